//! The rulebook at the table: the list of clauses, a chapter, one clause.

use display::ShownTable;
use game::{
    Rulebook, Title,
    rulebook::{Chapter, ClauseEntry},
};
use languages::Language;
use shelf::AnyTable;

use crate::story::{hanging, indented};

const MORE: &str = "`rules NUMBER` shows a clause, `rules WORD` all clauses that mention a word.";

/// The clauses about `subject`: the clause of that number, those whose number begins so, a chapter, or
/// the clauses that mention the word. An empty subject gives an overview of all clauses.
pub(super) fn look_up(book: &Rulebook, subject: &str) -> Vec<String> {
    if subject.is_empty() {
        return book.chapters.iter().flat_map(overview).chain([MORE.to_owned()]).collect();
    }
    let found = entries(book, subject);
    if found.is_empty() {
        return vec![format!("The rules have no clause «{subject}»; `rules` lists them all.")];
    }
    found.iter().flat_map(|entry| indented(&format!("{}  {}", entry.id, entry.text))).collect()
}

/// The introduction to a game: its primer, or else the first paragraph of its rules.
pub(super) fn preface(table: &dyn AnyTable) -> Vec<String> {
    let Title { name, rules, .. } = table.title();
    let paragraphs = rules.split("\n\n").map(str::trim);
    let about = || paragraphs.filter(|text| !text.starts_with('#')).take(1).map(str::to_owned);
    let primer = table.primer(Language::English);
    let told = if primer.is_empty() { about().collect() } else { primer };
    [format!("{name}, an unofficial table")]
        .into_iter()
        .chain(told.iter().flat_map(|it| indented(it)))
        .collect()
}

fn entries<'b>(book: &'b Rulebook, subject: &str) -> Vec<&'b ClauseEntry> {
    if let Some(entry) = book.clause(subject) {
        return vec![entry];
    }
    let subject = subject.to_lowercase();
    let beginning = format!("{subject}.");
    let begins = |_: &Chapter, entry: &ClauseEntry| entry.id.to_lowercase().starts_with(&beginning);
    let is_in_chapter = |chapter: &Chapter, _: &ClauseEntry| contains(&chapter.heading, &subject);
    let mentions = |_: &Chapter, entry: &ClauseEntry| contains(&entry.text, &subject);
    let ways: [ClauseFilter<'_>; 3] = [&begins, &is_in_chapter, &mentions];
    let mut found = ways.into_iter().map(|way| matching(book, way));
    found.find(|entries| !entries.is_empty()).unwrap_or_default()
}

/// A test whether a clause of a chapter is meant.
type ClauseFilter<'w> = &'w dyn Fn(&Chapter, &ClauseEntry) -> bool;

fn matching<'b>(book: &'b Rulebook, is_meant: ClauseFilter<'_>) -> Vec<&'b ClauseEntry> {
    let of_chapter =
        |chapter: &'b Chapter| chapter.clauses.iter().filter(move |it| is_meant(chapter, it));
    book.chapters.iter().flat_map(of_chapter).collect()
}

fn contains(text: &str, word: &str) -> bool {
    text.to_lowercase().contains(word)
}

fn overview(chapter: &Chapter) -> Vec<String> {
    let mut lines = Vec::new();
    if !chapter.clauses.is_empty() {
        lines.push(chapter.heading.clone());
    }
    for entry in &chapter.clauses {
        let first = entry.text.split_once(". ").map_or(entry.text.as_str(), |(first, _)| first);
        lines.extend(hanging(&format!("  {:<8} ", entry.id), first.trim_end_matches('.')));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## A turn\n- **TY-3.1 Take.** A card. Or two.\n- **TY-3.2** Pass on.\n";

    fn check(subject: &str, expected: &[&str]) {
        assert_eq!(look_up(&Rulebook::read(RULES), subject), expected);
    }

    #[test]
    fn clauses_and_chapters() {
        check("", &["A turn", "  TY-3.1   Take", "  TY-3.2   Pass on", MORE]);
        check("ty-3.1", &["  TY-3.1 Take. A card. Or two."]);
        check("TY-3", &["  TY-3.1 Take. A card. Or two.", "  TY-3.2 Pass on."]);
        check("turn", &["  TY-3.1 Take. A card. Or two.", "  TY-3.2 Pass on."]);
        check("pass", &["  TY-3.2 Pass on."]);
        check("TY-9", &["The rules have no clause «TY-9»; `rules` lists them all."]);
    }
}
