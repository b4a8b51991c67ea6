//! Whole games of every title in Italian and in French: no message is missing (its key would be shown), and
//! nothing stays English.

mod spoken;

use display::ShownTable;
use std::{
    collections::{BTreeSet, HashSet},
    fs,
    path::Path,
    sync::LazyLock,
};

use game::{Seat, Viewer};
use languages::Language;
use pages::{Names, PlayerName};
use shelf::{AnyTable, read_record};

/// Common English words of the games that neither Italian nor French has.
static ENGLISH_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| WORDS.split_whitespace().collect());

const WORDS: &str = "the you your and of with from for card cards takes take lays token tokens ribbon ribbons \
                       painting paintings background backgrounds row deck hand free wins turn turns turned \
                       bottom top hue shape tone variety repetition emphasis red yellow green white black draw draws \
                       play plays pay pays discard discarded canvases blank drawn painted ring costs \
                       gives wheel worth";

/// The prefixes of message keys.
const KEYS: [&str; 3] = ["cv-", "cp-", "at-"];

/// Every title of the shelf, in every language but English: the story, and at every moment the table, the
/// prompt, the labels and the page.
#[test]
fn nothing_stays_english() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut told = BTreeSet::new();
    for file in fs::read_dir(records).unwrap() {
        let whole = read_record(&fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
        told.insert(whole.title().slug);
        for language in Language::ALL.into_iter().filter(|it| *it != Language::English) {
            check_game(&*whole, language);
        }
    }
    let titles = display::titles().iter().map(|it| it.slug).collect();
    assert_eq!(told, titles, "every title has a record");
}

/// The English texts contain the words that this test looks for, so the test would find them.
#[test]
fn english_is_english() {
    let record = include_str!("records/atelier-by-hand.impasto");
    let whole = read_record(record).unwrap();
    let moments = whole.story(0, Viewer::Seat(Seat(0)), &names());
    assert!(moments.iter().any(|it| english_word(&it.told.sentences.join(" ")).is_some()));
}

/// Names for tests: the reader at seat A, people with names elsewhere.
fn names() -> Names {
    let called = ["Berthe", "Camille", "Dora"].map(|name| PlayerName::Called(name.to_owned()));
    Names::new([PlayerName::You].into_iter().chain(called).collect())
}

fn check_game(whole: &dyn AnyTable, language: Language) {
    let names = names().in_language(language);
    for viewer in Viewer::all(whole.seats()) {
        for moment in whole.story(0, viewer, &names) {
            check(&moment.told.headline.unwrap_or_default());
            check(&moment.told.sentences.join(" "));
        }
    }
    check(&whole.primer(language).join(" "));
    for at in 0..=whole.at() {
        check_moment(&*whole.rewound(at), &names, language);
    }
}

fn check_moment(table: &dyn AnyTable, names: &Names, language: Language) {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        check(&table.text(viewer, names));
        check(&table.prompt(viewer, names));
        check(&table.focus(viewer, language).unwrap_or_default());
        check(&table.result(viewer, names).unwrap_or_default());
        check(&spoken::words_of(&spoken::page(table, viewer, names)));
    }
    for seat in Seat::first(table.seats().into()) {
        table.choices(seat, names).iter().for_each(|it| check(&it.label));
    }
}

#[track_caller]
fn check(text: &str) {
    let mut tokens = text.split(|it: char| !it.is_alphanumeric() && it != '-');
    let is_key = |it: &&str| {
        let rest = KEYS.iter().find_map(|key| it.strip_prefix(key));
        rest.is_some_and(|it| it.starts_with(|next: char| next.is_ascii_lowercase()))
    };
    assert_eq!(tokens.find(is_key), None, "no such message, in: {text}");
    assert_eq!(english_word(text), None, "in: {text}");
    assert!(!text.contains('\''), "a straight apostrophe in: {text}");
}

/// The names of the titles in lower case: they are English in every language.
static TITLES: LazyLock<Vec<String>> =
    LazyLock::new(|| display::titles().iter().map(|it| it.name.to_lowercase()).collect());

/// The first English word of a text, apart from the names of titles.
fn english_word(text: &str) -> Option<String> {
    let text = TITLES.iter().fold(text.to_lowercase(), |text, title| text.replace(title, ""));
    let mut words = text.split(|it: char| !it.is_alphabetic());
    words.find(|it| ENGLISH_WORDS.contains(it)).map(str::to_owned)
}
