//! The citations of a title's rulebook in its code and tests.

use std::collections::BTreeMap;

use super::{
    book::{Book, Clause},
    clause::ids,
};
use crate::tree::File;

/// The first citation of each clause: `path:line`, from the crate's folder.
pub(crate) type Citations = BTreeMap<String, String>;

/// The rulebook of one title, and its citations.
#[derive(Debug)]
pub(crate) struct Coverage<'a> {
    pub(crate) title: &'a str,
    pub(crate) book: Book,
    pub(crate) src: Citations,
    pub(crate) tests: Citations,
}

impl<'a> Coverage<'a> {
    pub(crate) fn new(title: &'a str, files: &[File]) -> Self {
        let folder = format!("crates/{title}/");
        let crate_files =
            || files.iter().filter_map(|file| Some((file.path.strip_prefix(&folder)?, file)));
        let rulebook = crate_files().find(|(path, _)| *path == "RULES.md");
        let src = crate_files()
            .filter(|(path, file)| path.starts_with("src/") && file.has_extension("rs"));
        let tests = crate_files().filter(|(path, _)| path.starts_with("tests/"));
        Self {
            title,
            book: rulebook.map(|(_, file)| Book::parse(&file.text)).unwrap_or_default(),
            src: citations(src),
            tests: citations(tests),
        }
    }

    /// The number of clauses of the rulebook that `place` cites.
    pub(crate) fn cited(&self, place: &Citations) -> usize {
        self.book.clauses().filter(|clause| place.contains_key(&clause.id)).count()
    }

    /// All problems, as `path:line: problem`.
    pub(crate) fn problems(&self) -> Vec<String> {
        let title = self.title;
        let flaws = self
            .book
            .flaws()
            .into_iter()
            .map(|(line, what)| format!("crates/{title}/RULES.md:{line}: {what}"));
        flaws
            .chain(self.gaps())
            .chain(self.stale(&self.src))
            .chain(self.stale(&self.tests))
            .collect()
    }

    fn gaps(&self) -> impl Iterator<Item = String> {
        self.book.clauses().filter_map(|Clause { id, line, .. }| {
            let places = match (self.src.contains_key(id), self.tests.contains_key(id)) {
                (true, true) => return None,
                (false, true) => "src",
                (true, false) => "tests",
                (false, false) => "src or tests",
            };
            Some(format!("crates/{}/RULES.md:{line}: {id} is not cited in {places}", self.title))
        })
    }

    fn stale(&self, place: &Citations) -> impl Iterator<Item = String> {
        let stale = place.iter().filter(|(id, _)| self.book.claims(id) && !self.book.defines(id));
        stale.map(|(id, at)| {
            format!("crates/{}/{at}: {id} is cited, but RULES.md does not define it", self.title)
        })
    }
}

fn citations<'a>(files: impl Iterator<Item = (&'a str, &'a File)>) -> Citations {
    let mut citations = Citations::new();
    for (path, file) in files {
        for (number, line) in file.lines() {
            for id in ids(line) {
                citations.entry(id.into()).or_insert_with(|| format!("{path}:{number}"));
            }
        }
    }
    citations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rules: &str, src: &str, tests: &str, expected: &[&str]) {
        let files = [
            File::new("crates/canvas/RULES.md", rules),
            File::new("crates/canvas/src/a.rs", src),
            File::new("crates/canvas/src/notes.txt", "CV-1.1 CV-1.2 CV-1.3"),
            File::new("crates/canvas/tests/transcripts/a.txt", tests),
            File::new("crates/game/src/a.rs", "CV-1.1 CV-1.2 CV-8.8"),
        ];
        assert_eq!(Coverage::new("canvas", &files).problems(), expected);
    }

    #[test]
    fn covered() {
        check(
            "- **CV-1.1** a\n- **CV-1.2** b",
            "// CV-1.1, UTF-8\n// CV-1.2",
            "CV-1.1 CV-1.2 CV-1",
            &[],
        );
    }

    #[test]
    fn gaps() {
        check(
            "- **CV-1.1** a\n- **CV-1.2** b\n- **CV-1.3** c",
            "// (CV-1.1)",
            "CV-1.2",
            &[
                "crates/canvas/RULES.md:1: CV-1.1 is not cited in tests",
                "crates/canvas/RULES.md:2: CV-1.2 is not cited in src",
                "crates/canvas/RULES.md:3: CV-1.3 is not cited in src or tests",
            ],
        );
    }

    #[test]
    fn a_longer_number_covers_nothing_shorter() {
        check(
            "- **CP-5.1** a\n- **CP-5.1a** b\n- **CP-5.12** c",
            "CP-5.1a CP-5.12",
            "CP-5.1 CP-5.1a CP-5.12",
            &["crates/canvas/RULES.md:1: CP-5.1 is not cited in src"],
        );
    }

    #[test]
    fn stale_citations() {
        check(
            "- **CV-1.1** a",
            "CV-1.1\nCV-1.7",
            "CV-1.1 CV-2.1",
            &[
                "crates/canvas/src/a.rs:2: CV-1.7 is cited, but RULES.md does not define it",
                "crates/canvas/tests/transcripts/a.txt:1: CV-2.1 is cited, but RULES.md does not define it",
            ],
        );
    }
}
