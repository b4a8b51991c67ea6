//! The repository: its root, its text files, its title crates.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};

/// A text file of the repository.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The path from the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.into(), text: text.into() }
    }

    /// The lines with their numbers, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }
}

/// Makes the root of the repository the current folder.
///
/// The folder of this crate comes from Cargo's environment variable at run time; the one at compile
/// time may be that of another checkout with the same target folder.
pub(crate) fn enter_root() -> Result<()> {
    let folder = env::var_os("CARGO_MANIFEST_DIR").context("start me by `cargo xtask`")?;
    let root = PathBuf::from(folder).parent().context("xtask has no parent folder")?.to_owned();
    env::set_current_dir(&root).with_context(|| format!("cannot enter {}", root.display()))
}

/// All text files that Git tracks or would track, sorted by path.
pub(crate) fn files() -> Result<Vec<File>> {
    let listing = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
        .output()
        .context("cannot start git")?;
    ensure!(listing.status.success(), "git: {}", String::from_utf8_lossy(&listing.stderr).trim());
    let paths = String::from_utf8(listing.stdout).context("a file name is not UTF-8")?;
    let mut files: Vec<File> = paths.split_terminator('\0').filter_map(read).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Reads a file; `None` if it is not text, or if it is tracked but deleted.
fn read(path: &str) -> Option<File> {
    let text = fs::read_to_string(path).ok()?;
    (!text.contains('\0')).then(|| File { path: path.into(), text })
}

/// The title crates: the folders in `crates/` that have a rulebook.
pub(crate) fn titles(files: &[File]) -> Vec<&str> {
    files
        .iter()
        .filter_map(|file| file.path.strip_prefix("crates/")?.strip_suffix("/RULES.md"))
        .filter(|title| !title.contains('/'))
        .collect()
}

/// The title with this name, or all titles.
pub(crate) fn chosen<'a>(titles: Vec<&'a str>, name: Option<&str>) -> Result<Vec<&'a str>> {
    let Some(name) = name else { return Ok(titles) };
    match titles.iter().find(|title| **title == name) {
        Some(title) => Ok(vec![title]),
        None => bail!("no title crate is called {name}; there are: {}", titles.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_a_crate_with_a_rulebook() {
        let paths = ["crates/canvas/RULES.md", "crates/game/README.md", "crates/a/tests/RULES.md"];
        let files = paths.map(|path| File::new(path, ""));
        assert_eq!(titles(&files), ["canvas"]);
    }

    #[test]
    fn an_unknown_title_is_refused_with_the_known_ones() {
        let error = chosen(vec!["atelier", "canvas"], Some("catan")).unwrap_err();
        assert!(error.to_string().ends_with("there are: atelier, canvas"));
        assert_eq!(chosen(vec!["atelier", "canvas"], Some("canvas")).unwrap(), ["canvas"]);
        assert_eq!(chosen(vec!["atelier", "canvas"], None).unwrap().len(), 2);
    }
}
