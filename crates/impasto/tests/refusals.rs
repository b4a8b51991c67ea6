//! The declared reasons of all crates: each exists in every language, and its English text is the declared one.
//!
//! This crate is on top of the workspace, so it sees the lists of all crates, and every message without a
//! declared reason.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use game::{Reason, Reasons, Sentence};
use languages::Language;

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The lists of all crates. One that is missing here is found by
/// [`every_list_in_the_sources_is_here`].
const LISTS: [&[Sentence]; 23] = [
    game::Refused::ALL,
    game::Irrevocable::ALL,
    canvas::Objection::ALL,
    canvas::Refused::ALL,
    colors_of_paris::Objection::ALL,
    colors_of_paris::Asked::ALL,
    colors_of_paris::Takes::ALL,
    colors_of_paris::Refused::ALL,
    atelier::Objection::ALL,
    atelier::Refused::ALL,
    arena::Refused::ALL,
    pages::Refused::ALL,
    shelf::Refused::ALL,
    tables::Forbidden::ALL,
    tables::Untimely::ALL,
    site::Refused::ALL,
    app::refused::Forbidden::ALL,
    app::refused::Missing::ALL,
    app::refused::Malformed::ALL,
    app::refused::Untimely::ALL,
    app::refused::Trouble::ALL,
    impasto::engine::refused::Refused::ALL,
    impasto::refused::Refused::ALL,
];

fn sentences() -> impl Iterator<Item = &'static Sentence> {
    LISTS.into_iter().flatten()
}

/// The names that fill blanks and have words of their own.
fn words() -> Vec<Reason> {
    [colors_of_paris::words(), atelier::words()].concat()
}

#[test]
fn every_sentence_is_told_in_every_language_with_its_blanks() {
    for Sentence { key, english, blanks } in sentences() {
        let marks: Vec<_> = blanks.iter().map(|name| (*name, format!("{{{name}}}"))).collect();
        let args: Vec<_> = marks.iter().map(|(name, mark)| (*name, mark.as_str().into())).collect();
        assert_eq!(Language::English.tell(key, &args), *english, "{key}");
        for language in [Language::Italian, Language::French] {
            let told = language.tell(key, &args);
            assert_ne!(told, *key, "{language:?} has no words for «{english}»");
            for (name, mark) in &marks {
                assert!(told.contains(mark), "{language:?}, {key} does not tell {name}: {told}");
            }
        }
    }
}

#[test]
fn every_name_in_a_blank_is_told_in_every_language() {
    for word in words() {
        for language in Language::ALL {
            let told = language.say(word.key());
            assert_ne!(told, word.key(), "{language:?} has no word for {word}");
            assert!(language != Language::English || told == word.text, "{word}");
        }
    }
}

#[test]
fn there_are_no_other_words_for_refusals() {
    let mut declared = BTreeMap::new();
    for Sentence { key, english, .. } in sentences() {
        let other = declared.insert((*key).to_owned(), *english);
        assert_eq!(other, None, "{key} is declared twice");
    }
    let words = words().into_iter().map(|it| it.key().to_owned());
    let declared: BTreeSet<String> = declared.into_keys().chain(words).collect();
    let file = format!("{CRATES}/languages/words/en/refusals.ftl");
    let text = fs::read_to_string(file).unwrap();
    let keys = text.lines().filter_map(|line| line.split_once(" = "));
    let written: BTreeSet<String> = keys.map(|(key, _)| key.to_owned()).collect();
    assert_eq!(declared, written);
}

#[test]
fn every_list_in_the_sources_is_here() {
    let mut declared = 0;
    for entry in fs::read_dir(CRATES).unwrap() {
        declared += lists_in(&entry.unwrap().path().join("src"));
    }
    assert_eq!(declared, LISTS.len());
}

/// How often `reasons!` is called in the files of a folder.
fn lists_in(folder: &Path) -> usize {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let count = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        let is_call = |line: &&str| matches!(*line, "reasons! {" | "game::reasons! {");
        text.lines().filter(is_call).count()
    };
    let paths = entries.map(|it| it.unwrap().path());
    paths.map(|it| if it.is_dir() { lists_in(&it) } else { count(&it) }).sum()
}
