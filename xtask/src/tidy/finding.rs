//! What tidy finds: a place, and what is wrong there and why.

use std::fmt;

use crate::tree::File;

/// One thing to mend.
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

/// The same remark on each line that deserves it.
pub(crate) fn on_lines(file: &File, what: &str, deserves: impl Fn(&str) -> bool) -> Vec<Finding> {
    let lines = file.lines().filter(|(_, line)| deserves(line));
    lines.map(|(number, _)| Finding::new(&file.path, number, what)).collect()
}

/// Asserts on which lines a check finds something in a file of that path and text.
#[cfg(test)]
#[track_caller]
pub(crate) fn check(check: super::Check, path: &str, text: &str, lines: &[usize]) {
    let found: Vec<_> = check(&File::new(path, text)).iter().map(|it| it.line).collect();
    assert_eq!(found, lines, "in {path}: {text:?}");
}
