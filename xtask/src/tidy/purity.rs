//! The convention that titles, and whatever answers requests, do no I/O: no disk, no clock, no terminal.

use super::finding::{Finding, on_lines};
use crate::tree::{File, titles};

/// Texts in a source file that mean I/O. Titles have few dependencies, so this list is enough.
const IO_PATTERNS: [&str; 10] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::time",
    "std::thread",
    "from_path(",
    "println!(",
    "eprintln!(",
];

/// The crates beside the titles that reach nothing: what a request means, what a table is, and how both are shown.
const PURE_CRATES: [&str; 7] = ["app", "art", "display", "languages", "pages", "site", "tables"];

pub(crate) fn pure_crates_reach_nothing(files: &[File]) -> Vec<Finding> {
    let pure = titles(files).into_iter().chain(PURE_CRATES);
    let sources: Vec<String> = pure.map(|name| format!("crates/{name}/src/")).collect();
    let is_pure = |file: &&File| sources.iter().any(|folder| file.path.starts_with(folder));
    files.iter().filter(is_pure).flat_map(reaches_nothing).collect()
}

fn reaches_nothing(file: &File) -> Vec<Finding> {
    let what = "a title, or what answers requests, does no I/O: no disk, no clock, no terminal";
    on_lines(file, what, |line| IO_PATTERNS.iter().any(|needle| line.contains(needle)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_the_crate_of_requests_are_bound() {
        let files = [
            File::new("crates/canvas/RULES.md", ""),
            File::new("crates/canvas/src/deck.rs", "use std::sync::Mutex;\nuse std::fs;\n"),
            File::new("crates/canvas/tests/deck.rs", "use std::fs;\n"),
            File::new("crates/impasto/src/disk.rs", "use std::fs;\n"),
            File::new("crates/app/src/clock.rs", "use std::time::SystemTime;\n"),
        ];
        let found: Vec<_> =
            pure_crates_reach_nothing(&files).iter().map(Finding::to_string).collect();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("crates/canvas/src/deck.rs:2: "));
        assert!(found[1].starts_with("crates/app/src/clock.rs:1: "));
    }
}
