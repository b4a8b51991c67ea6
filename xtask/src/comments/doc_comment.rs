//! Doc comments in the text of a Rust file.

use std::fmt;

use crate::tree::File;

/// A doc comment, with the item that it documents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DocComment {
    /// `path:line` of the comment's first line.
    pub(crate) place: String,
    /// The first line of the documented item; empty for a `//!` comment, whose item is the whole file.
    item: String,
    text: Vec<String>,
}

impl fmt::Display for DocComment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.place)?;
        writeln!(f, "    {}", if self.item.is_empty() { "(the file)" } else { &self.item })?;
        self.text.iter().try_for_each(|line| writeln!(f, "        {line}"))
    }
}

/// The doc comments of `file`, in their order.
pub(crate) fn of_file(file: &File) -> Vec<DocComment> {
    let lines: Vec<&str> = file.text.lines().map(str::trim).collect();
    let starts = (0..lines.len()).filter(|&at| {
        marker(lines[at]).is_some() && (at == 0 || marker(lines[at - 1]) != marker(lines[at]))
    });
    starts.map(|at| at_line(&file.path, &lines[at..], at + 1)).collect()
}

/// The doc comment that begins with the first of `lines`.
fn at_line(path: &str, lines: &[&str], number: usize) -> DocComment {
    let marker = marker(lines[0]);
    let length = lines.iter().take_while(|line| self::marker(line) == marker).count();
    let (comment, rest) = lines.split_at(length);
    let item = if marker == Some("//!") { "" } else { item(rest) };
    DocComment {
        place: format!("{path}:{number}"),
        item: item.into(),
        text: comment.iter().map(|line| line[3..].trim().into()).collect(),
    }
}

/// The marker of a line of a doc comment: `///` or `//!`.
fn marker(line: &str) -> Option<&'static str> {
    let is_divider = line.starts_with("////");
    ["///", "//!"].into_iter().find(|marker| line.starts_with(marker) && !is_divider)
}

/// The first line that is neither empty nor an attribute nor a comment.
fn item<'a>(lines: &[&'a str]) -> &'a str {
    let mut depth = 0;
    for line in lines {
        if depth > 0 || line.starts_with("#[") {
            depth += brackets(line);
        } else if !line.is_empty() && !line.starts_with("//") {
            return line;
        }
    }
    ""
}

/// How many square brackets `line` opens and leaves open; negative if it closes more.
fn brackets(line: &str) -> isize {
    line.chars().map(|letter| isize::from(letter == '[') - isize::from(letter == ']')).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_comes_with_the_line_of_its_item() {
        let text = "//! The deck.\n//! Fifty cards.\n\n//// A divider.\n/// A card.\n///\n/// One of \
                    fifty.\n#[derive(\n    [Debug],\n)]\npub struct Card {\n    /// The number.\n    \
                    number: u8,\n}\n";
        let comments = of_file(&File::new("crates/a/src/deck.rs", text));
        let printed: Vec<String> = comments.iter().map(ToString::to_string).collect();
        assert_eq!(
            printed,
            [
                "crates/a/src/deck.rs:1\n    (the file)\n        The deck.\n        Fifty cards.\n",
                "crates/a/src/deck.rs:5\n    pub struct Card {\n        A card.\n        \n        \
                 One of fifty.\n",
                "crates/a/src/deck.rs:12\n    number: u8,\n        The number.\n",
            ]
        );
    }
}
