//! Conventions for white space in files that are written by hand.

use super::finding::{Finding, on_lines};
use crate::tree::File;

pub(crate) fn no_trailing_space(file: &File) -> Vec<Finding> {
    on_lines(file, "white space at the end of the line", |line| {
        is_by_hand(file) && line.ends_with(char::is_whitespace)
    })
}

pub(crate) fn no_tabs(file: &File) -> Vec<Finding> {
    on_lines(file, "a tab: it looks different everywhere; use spaces", |line| {
        is_by_hand(file) && line.contains('\t')
    })
}

pub(crate) fn ends_with_one_newline(file: &File) -> Vec<Finding> {
    let (text, last) = (&file.text, file.text.lines().count().max(1));
    let wrong =
        is_by_hand(file) && !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n"));
    let what = "does not end with one newline";
    wrong.then(|| Finding::new(&file.path, last, what)).into_iter().collect()
}

/// Whether a file is written by hand. Others are data or expected outputs, where every character may
/// count.
fn is_by_hand(file: &File) -> bool {
    ["rs", "md", "toml"].iter().any(|extension| file.has_extension(extension))
}

#[cfg(test)]
mod tests {
    use super::{super::finding::check, *};

    #[test]
    fn trailing_space() {
        check(no_trailing_space, "a.md", "a \nb\nc\t\n  \n", &[1, 3, 4]);
        check(no_trailing_space, "a.txt", "a \n", &[]);
    }

    #[test]
    fn tabs() {
        check(no_tabs, "a.rs", "a\n\tb\n", &[2]);
        check(no_tabs, "a.csv", "a\tb\n", &[]);
    }

    #[test]
    fn last_newline() {
        check(ends_with_one_newline, "a.toml", "a\nb", &[2]);
        check(ends_with_one_newline, "a.toml", "a\n\n", &[2]);
        check(ends_with_one_newline, "a.toml", "a\n", &[]);
        check(ends_with_one_newline, "a.html", "a", &[]);
    }
}
