//! `impasto titles`: what there is to play, and with which options.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use game::OptionInfo;
use shelf::TitleInfo;

use crate::{json, status::Status, story};

/// List the titles with their presets and options.
#[derive(Args, Debug)]
pub(crate) struct Titles {
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
}

impl Titles {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let titles = shelf::titles();
        if self.json {
            writeln!(out, "{}", json::line(&titles))?;
        } else {
            titles.iter().try_for_each(|title| write!(out, "{}", description(title)))?;
        }
        Ok(Status::Fine)
    }
}

fn description(title: &TitleInfo) -> String {
    let [fewest, most] = title.seats;
    let mut lines = vec![format!("{}: {}, {fewest} to {most} players", title.slug, title.name)];
    lines.push("  presets".to_owned());
    for preset in &title.presets {
        let [fewest, most] = preset.seats;
        let seats = if fewest == most { fewest.to_string() } else { format!("{fewest}-{most}") };
        let first = format!("    {:<18} {seats:<3} ", preset.name);
        lines.extend(story::hanging(&first, &preset.options));
    }
    lines.push("  options".to_owned());
    for (option, about) in title.options.iter().zip(&title.about) {
        let first = format!("    {:<18} ", option.name);
        lines.extend(story::hanging(&first, &meaning(option, *about)));
    }
    lines.join("\n") + "\n"
}

/// `off | on; usually off (CV-4.3)`.
fn meaning(option: &OptionInfo, about: Option<&str>) -> String {
    let (values, clause) = (option.values.join(" | "), option.clause);
    let usual = Some(option.default).filter(|default| !default.is_empty());
    let usual = usual.map(|default| format!("usually {default}"));
    let more = [usual.as_deref(), about].into_iter().flatten().map(|more| format!("; {more}"));
    format!("{values}{} ({clause})", more.collect::<String>())
}
