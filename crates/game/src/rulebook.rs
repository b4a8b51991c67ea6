//! A title's `RULES.md`, read as chapters and numbered clauses, for help at the table.

use std::{iter::Peekable, str::Lines};

/// The rules of a title in our own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its heading.
    pub heading: String,
    /// Its clauses, in order.
    pub clauses: Vec<Entry>,
}

/// One clause and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, such as `CV-3.3`.
    pub id: String,
    /// What it says, in one line, without the number.
    pub text: String,
}

impl Rulebook {
    /// Reads the text of a `RULES.md`: `##` opens a chapter, `- **CV-3.3` a clause, which goes on
    /// over the indented lines that follow.
    #[must_use]
    pub fn read(text: &str) -> Rulebook {
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(heading) = line.strip_prefix("## ") {
                chapters.push(Chapter { heading: heading.to_owned(), clauses: Vec::new() });
            }
            let entry = line.strip_prefix("- **").and_then(|item| entry(item, &mut lines));
            if let (Some(entry), Some(chapter)) = (entry, chapters.last_mut()) {
                chapter.clauses.push(entry);
            }
        }
        Rulebook { chapters }
    }

    /// The clause called `id`, in any case of letters.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Entry> {
        let mut clauses = self.chapters.iter().flat_map(|chapter| &chapter.clauses);
        clauses.find(|entry| entry.id.eq_ignore_ascii_case(id))
    }
}

fn entry(item: &str, lines: &mut Peekable<Lines<'_>>) -> Option<Entry> {
    let mut item = item.to_owned();
    while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
        item.push(' ');
        item += more.trim();
    }
    let (bold, rest) = item.split_once("**")?;
    let (id, name) = bold.split_once(' ').unwrap_or((bold, ""));
    let text = format!("{name} {}", rest.trim_start()).replace("**", "");
    Some(Entry { id: id.to_owned(), text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_chapters_and_clauses() {
        let text = "# Toy\n\nAbout.\n\n## A turn\n- **TY-1.1 Take.** Take a card\n  or two.\n- \
                    **TY-1.2** Pass.\n- TY-1.1: a remark\n";
        let book = Rulebook::read(text);
        assert_eq!(book.chapters.len(), 1);
        assert_eq!(book.chapters[0].heading, "A turn");
        assert_eq!(book.chapters[0].clauses.len(), 2);
        assert_eq!(book.clause("ty-1.1").unwrap().text, "Take. Take a card or two.");
        assert_eq!(book.clause("TY-1.2").unwrap().text, "Pass.");
        assert_eq!(book.clause("TY-1.3"), None);
    }
}
