//! The convention that titles do no I/O: no disk, no clock, no terminal.

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

pub(crate) fn titles_reach_nothing(files: &[File]) -> Vec<Finding> {
    let sources: Vec<String> =
        titles(files).iter().map(|title| format!("crates/{title}/src/")).collect();
    let in_title = |file: &&File| sources.iter().any(|folder| file.path.starts_with(folder));
    files.iter().filter(in_title).flat_map(reaches_nothing).collect()
}

fn reaches_nothing(file: &File) -> Vec<Finding> {
    let what = "a title does no I/O: no disk, no clock, no terminal";
    on_lines(file, what, |line| IO_PATTERNS.iter().any(|needle| line.contains(needle)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_alone_are_bound() {
        let files = [
            File::new("crates/canvas/RULES.md", ""),
            File::new("crates/canvas/src/deck.rs", "use std::sync::Mutex;\nuse std::fs;\n"),
            File::new("crates/canvas/tests/deck.rs", "use std::fs;\n"),
            File::new("crates/impasto/src/disk.rs", "use std::fs;\n"),
        ];
        let found: Vec<_> = titles_reach_nothing(&files).iter().map(Finding::to_string).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/canvas/src/deck.rs:2: "));
    }
}
