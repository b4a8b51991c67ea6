//! The findings of `cargo xtask tidy`.

use std::fmt;

use crate::tree::File;

/// A violation of a convention: the file, the line, and what is wrong.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    pub(crate) fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A finding for each line that matches.
pub(crate) fn on_lines(file: &File, what: &str, matches: impl Fn(&str) -> bool) -> Vec<Finding> {
    let lines = file.lines().filter(|(_, line)| matches(line));
    lines.map(|(number, _)| Finding::new(&file.path, number, what)).collect()
}

/// Asserts that a check has findings on exactly these lines of a file.
#[cfg(test)]
#[track_caller]
pub(crate) fn check(check: super::Check, path: &str, text: &str, lines: &[usize]) {
    let found: Vec<_> = check(&File::new(path, text)).iter().map(|it| it.line).collect();
    assert_eq!(found, lines, "in {path}: {text:?}");
}
