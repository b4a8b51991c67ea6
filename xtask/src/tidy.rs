//! `cargo xtask tidy`: checks the conventions of this repository that a program can check.

mod finding;
mod words;
mod source;
mod leftovers;
mod layout;
mod manifest;
mod documents;
mod purity;

use anyhow::{Result, ensure};
use clap::Args;

use crate::tree::{self, File};
use finding::Finding;

/// Check the conventions of this repository that a program can check.
///
/// Each finding is `path:line: what and why`. Files that Git ignores are skipped.
#[derive(Args, Debug)]
pub(crate) struct Tidy {}

impl Tidy {
    #[expect(clippy::unused_self, reason = "every task is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let files = tree::files()?;
        let mut findings = findings(&files);
        findings.sort();
        for finding in &findings {
            println!("{finding}");
        }
        ensure!(findings.is_empty(), "tidy: {} findings", findings.len());
        println!("{} files are tidy", files.len());
        Ok(())
    }
}

/// A convention for single files.
type Check = fn(&File) -> Vec<Finding>;

/// A convention for several files together.
type Agreement = fn(&[File]) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    source::opens_with_its_subject,
    source::is_short,
    source::unwraps_in_tests_only,
    source::is_safe,
    leftovers::nothing_unfinished,
    leftovers::no_test_is_skipped,
    leftovers::nobodys_machine,
    layout::no_trailing_space,
    layout::no_tabs,
    layout::ends_with_one_newline,
    manifest::folder_is_package,
];

const AGREEMENTS: &[Agreement] = &[
    manifest::titles_depend_on_little,
    manifest::bots_know_no_title,
    manifest::requests_need_no_system,
    purity::pure_crates_reach_nothing,
    documents::architecture_names_dependencies,
    documents::architecture_names_crates,
    documents::front_page_links_crates,
    documents::readme_names_the_gate,
    documents::named_paths_exist,
];

fn findings(files: &[File]) -> Vec<Finding> {
    let of_each = files.iter().flat_map(|file| CHECKS.iter().flat_map(|check| check(file)));
    let of_all = AGREEMENTS.iter().flat_map(|agreement| agreement(files));
    of_each.chain(of_all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_is_asked() {
        let files = [
            File::new("README.md", "`cargo xtask test`\n"),
            File::new("ARCHITECTURE.md", "`xtask`: chores\n"),
            File::new(".ci/run", "cargo xtask test\n"),
            File::new("Cargo.toml", "[workspace]\n"),
            File::new("xtask/Cargo.toml", "[package]\nname = 'xtask'\n"),
            File::new("xtask/src/main.rs", "//! Chores.\n"),
        ];
        assert_eq!(findings(&files), []);
        let untidy = File::new("xtask/src/main.rs", "fn main() {}\t \n\n");
        assert_eq!(findings(&[&files[..5], &[untidy]].concat()).len(), 4);
    }
}
