//! The printed report: the rulebook with a tick for each citation.

use std::fmt::Write;

use super::{
    book::Clause,
    coverage::{Citations, Coverage},
};

/// The length of the excerpt of a clause, in characters.
const EXCERPT_CHARS: usize = 44;

/// The report of all chapters: for each clause two ticks, the number, an excerpt and the first
/// citations.
pub(crate) fn rulebook(coverage: &Coverage<'_>) -> String {
    let mut out = format!("{}\n", coverage.title);
    for chapter in coverage.book.chapters.iter().filter(|chapter| !chapter.clauses.is_empty()) {
        let _ = writeln!(out, "\n  {}", chapter.heading);
        for clause in &chapter.clauses {
            out.push_str(&row(clause, coverage));
        }
    }
    out.push('\n');
    out
}

fn row(Clause { id, text, .. }: &Clause, Coverage { src, tests, .. }: &Coverage<'_>) -> String {
    let tick = |place: &Citations| if place.contains_key(id) { '✓' } else { '·' };
    let at = |place: &Citations| place.get(id).cloned().unwrap_or_default();
    let row = format!(
        "    {} src  {} tests  {id:<8} {:<EXCERPT_CHARS$}  {:<28} {}",
        tick(src),
        tick(tests),
        excerpt(text),
        at(src),
        at(tests)
    );
    format!("{}\n", row.trim_end())
}

/// The beginning of a text: as many whole words as fit.
fn excerpt(text: &str) -> String {
    if text.chars().count() <= EXCERPT_CHARS {
        return text.into();
    }
    let mut words = String::new();
    for word in text.split(' ') {
        if words.chars().count() + word.chars().count() + 1 > EXCERPT_CHARS - 2 {
            break;
        }
        let _ = write!(words, "{word} ");
    }
    words + "…"
}

/// The summary: one line of totals, then the problems.
pub(crate) fn summary(coverage: &Coverage<'_>, problems: &[String]) -> String {
    let Coverage { title, book, src, tests } = coverage;
    let (all, src, tests) = (book.clauses().count(), coverage.cited(src), coverage.cited(tests));
    let mut out = format!("{title}: {all} clauses, {src} cited in src, {tests} in tests\n");
    for problem in problems {
        let _ = writeln!(out, "  {problem}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::File;

    fn coverage() -> Coverage<'static> {
        let files = [
            File::new(
                "crates/canvas/RULES.md",
                "## A turn\n- **CV-3.1** Take.\n- **CV-3.2** Stop.",
            ),
            File::new("crates/canvas/src/round.rs", "\n// CV-3.1"),
            File::new("crates/canvas/tests/rulebook.rs", "// CV-3.1 CV-3.2"),
        ];
        Coverage::new("canvas", &files)
    }

    #[test]
    fn the_rulebook_has_ticks() {
        let report = rulebook(&coverage());
        let words: Vec<Vec<_>> =
            report.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[2], ["A", "turn"]);
        assert_eq!(
            words[3],
            ["✓", "src", "✓", "tests", "CV-3.1", "Take.", "src/round.rs:2", "tests/rulebook.rs:1"]
        );
        assert_eq!(words[4], ["·", "src", "✓", "tests", "CV-3.2", "Stop.", "tests/rulebook.rs:1"]);
    }

    #[test]
    fn the_summary_counts_and_lists() {
        assert_eq!(
            summary(&coverage(), &["a gap".into()]),
            "canvas: 2 clauses, 1 cited in src, 2 in tests\n  a gap\n"
        );
    }

    #[test]
    fn first_words_end_at_a_word() {
        let long = "Choose exactly three cards of your hand and their order from bottom to top";
        assert_eq!(excerpt(long), "Choose exactly three cards of your hand …");
        assert_eq!(excerpt("At most 1."), "At most 1.");
    }
}
