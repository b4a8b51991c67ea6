//! The sets of rules that are compared: presets, options, or files of house rules.

use std::path::Path;

use game::{BadSetup, Files, house_rules};
use shelf::Refusal;

use crate::disk::Disk;

/// A set of rules, as it is named on the command line.
#[derive(Clone, Copy, Debug)]
pub(super) enum RulesSide<'t> {
    /// A file of house rules.
    File(&'t Path),
    /// A preset, options, or the path of a file; which of them depends on the title.
    Named(&'t str),
}

/// One set of rules or two. Options name a file as `0/rules.toml` or `1/rules.toml`, by the number of
/// its side, because a real path may contain spaces. Other files are looked up in the folder of that
/// file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides<'t>(pub(super) &'t [RulesSide<'t>]);

const FILE: &str = "rules.toml";

impl Sides<'_> {
    /// The options of the side with this number, for the title `slug`.
    pub(super) fn options(self, at: usize, slug: &str) -> Result<String, Refusal> {
        let file = || format!("rules={at}/{FILE}");
        match self.0[at] {
            RulesSide::File(_) => Ok(file()),
            RulesSide::Named(options) if options.contains('=') => Ok(options.to_owned()),
            RulesSide::Named(name) => match display::preset(slug, name) {
                Ok(preset) => Ok(preset.options),
                Err(_) if is_file(name) => Ok(file()),
                Err(why) => Err(why),
            },
        }
    }

    /// The title that one of the files names, if any; every file must exist.
    pub(super) fn title(self) -> Result<Option<String>, BadSetup> {
        let mut found = None;
        for side in self.0 {
            let path = match side {
                RulesSide::File(path) => path,
                RulesSide::Named(name) if is_file(name) && !name.contains('=') => Path::new(name),
                RulesSide::Named(_) => continue,
            };
            found = found.or(house_rules::title(&Disk.text(&path.to_string_lossy())?));
        }
        Ok(found)
    }

    fn path(&self, side: &str) -> Option<&Path> {
        match self.0.get(side.parse::<usize>().ok()?)? {
            RulesSide::File(path) => Some(path),
            RulesSide::Named(name) => Some(Path::new(name)),
        }
    }
}

/// Whether the name is that of a file: one that exists, or any that ends with `.toml`.
fn is_file(name: &str) -> bool {
    let path = Path::new(name);
    path.extension().is_some_and(|it| it == "toml") || path.is_file()
}

impl Files for Sides<'_> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        let side = name.split_once('/').and_then(|(side, rest)| Some((self.path(side)?, rest)));
        match side {
            None => Disk.text(name),
            Some((path, FILE)) => Disk.text(&path.to_string_lossy()),
            Some((path, rest)) => Disk.text(&path.with_file_name(rest).to_string_lossy()),
        }
    }
}
