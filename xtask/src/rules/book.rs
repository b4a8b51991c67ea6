//! The rulebook in a RULES.md: chapters of clauses.

use std::collections::BTreeSet;

use super::clause::{chapter, ids, leading_id, prefix};

/// The rulebook in one RULES.md.
#[derive(Debug, Default)]
pub(crate) struct Book {
    pub(crate) chapters: Vec<Chapter>,
    /// Chapter numbers that a heading names, as in `## Scenarios (CV-7)`.
    named: BTreeSet<String>,
    /// Clause numbers in bold that begin neither a list item nor a table row: (number, line).
    bold: Vec<(String, usize)>,
}

#[derive(Debug, Default)]
pub(crate) struct Chapter {
    pub(crate) heading: String,
    pub(crate) clauses: Vec<Clause>,
}

#[derive(Debug)]
pub(crate) struct Clause {
    pub(crate) id: String,
    /// The rest of the line that defines the clause.
    pub(crate) text: String,
    pub(crate) line: usize,
}

impl Book {
    pub(crate) fn parse(text: &str) -> Self {
        let mut book = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(heading) = line.strip_prefix("## ") {
                book.named.extend(ids(heading).filter(|id| chapter(id) == *id).map(String::from));
                book.chapters.push(Chapter { heading: heading.into(), clauses: Vec::new() });
            } else {
                book.read(line, number);
            }
        }
        book
    }

    fn read(&mut self, line: &str, number: usize) {
        let defined = definition(line);
        self.bold.extend(bold_ids(line).skip(defined.iter().len()).map(|id| (id.into(), number)));
        if let Some((id, text)) = defined {
            if self.chapters.is_empty() {
                self.chapters.push(Chapter::default());
            }
            let chapter = self.chapters.last_mut().expect("one was just made");
            chapter.clauses.push(Clause { id: id.into(), text, line: number });
        }
    }

    pub(crate) fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// Whether the number is that of a clause or of a chapter, so that code may cite it.
    pub(crate) fn defines(&self, id: &str) -> bool {
        self.named.contains(id)
            || self.clauses().any(|clause| clause.id == id || chapter(&clause.id) == id)
    }

    /// Whether the number has the prefix of this rulebook, unlike `UTF-8`.
    pub(crate) fn claims(&self, id: &str) -> bool {
        self.clauses().any(|clause| prefix(&clause.id) == prefix(id))
    }

    /// The errors in the rulebook itself: (line, error).
    pub(crate) fn flaws(&self) -> Vec<(usize, String)> {
        if self.clauses().next().is_none() {
            return vec![(1, "defines no clause, so there is nothing to cite".into())];
        }
        let mut seen = BTreeSet::new();
        let twice = self.clauses().filter(|clause| !seen.insert(&clause.id));
        let mut flaws: Vec<_> =
            twice.map(|it| (it.line, format!("{} is defined twice", it.id))).collect();
        let hidden =
            self.bold.iter().filter(|(id, _)| !self.clauses().any(|clause| clause.id == *id));
        flaws.extend(hidden.map(|(id, line)| {
            (
                *line,
                format!("{id} is in bold but opens no list item or table row, so nobody checks it"),
            )
        }));
        flaws
    }
}

/// The number of the clause that a line defines, and the rest of the line without markup.
fn definition(line: &str) -> Option<(&str, String)> {
    let item = line.trim_start();
    let bold = item.strip_prefix("- **").or_else(|| item.strip_prefix("| **"))?;
    let id = leading_id(bold)?;
    let rest = bold[id.len()..].replace("**", "").replace('|', "·");
    let text = rest.trim_matches(|c: char| c.is_whitespace() || "·:".contains(c));
    Some((id, text.to_owned()))
}

fn bold_ids(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("**").filter_map(|(at, stars)| leading_id(&line[at + stars.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Canvas
## A turn
- **CV-3.3 Take.** Take the card at position k,
  as in CV-9.9, or not.
- **CV-3.4** Choose.
## Variant J (CP-9)
| **CP-9.1** | values | 10 12 |
## Scenarios (CV-7)
1. **CV-7.1** is no list item of ours.
";

    #[test]
    fn chapters_and_clauses() {
        let book = Book::parse(BOOK);
        let seen: Vec<_> = book.clauses().map(|it| (&*it.id, &*it.text, it.line)).collect();
        assert_eq!(
            seen,
            [
                ("CV-3.3", "Take. Take the card at position k,", 3),
                ("CV-3.4", "Choose.", 5),
                ("CP-9.1", "values · 10 12", 7),
            ]
        );
        assert_eq!(book.chapters[1].heading, "Variant J (CP-9)");
    }

    #[test]
    fn code_may_cite_clauses_and_chapters() {
        let book = Book::parse(BOOK);
        assert!(["CV-3.3", "CV-3", "CP-9", "CV-7"].iter().all(|id| book.defines(id)));
        assert!(!["CV-9.9", "CV-9", "CV-3.5", "CV-3.3a"].iter().any(|id| book.defines(id)));
        assert!(book.claims("CV-99.1") && !book.claims("UTF-8"));
    }

    #[test]
    fn a_bold_number_inside_a_line_is_a_flaw() {
        let book = Book::parse("- **AT-8.1** a; **AT-8.2** b; see **AT-8.1**");
        assert_eq!(book.flaws().len(), 1);
        assert!(book.flaws()[0].1.starts_with("AT-8.2 is in bold"));
    }

    #[test]
    fn a_book_without_clauses_is_a_flaw() {
        assert_eq!(Book::parse("## A turn\n- CV-3.1 Take.\n").flaws().len(), 1);
    }

    #[test]
    fn a_clause_defined_twice_is_a_flaw() {
        let book = Book::parse("- **CV-1.1** a\n- **CV-1.2** b\n- **CV-1.1** c\n");
        assert_eq!(book.flaws(), [(3, "CV-1.1 is defined twice".to_owned())]);
    }
}
