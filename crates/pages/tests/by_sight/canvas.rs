//! Canvas for readers who see the board, and stories in Italian and in French.

use display::ShownTable;
use expect_test::expect_file;
use game::{Seat, Viewer};
use languages::Language;
use pages::Names;
use shelf::read_record;

use super::{JURY, PUZZLE, TOGETHER, VINCENT, record_texts, spoken};

const RECORDS: [&str; 4] = [TOGETHER, VINCENT, PUZZLE, JURY];

/// The words for numbered things in each language.
const NUMBERED: [&str; 9] = [
    "#",
    "card ",
    "background ",
    "backgrounds ",
    "carta ",
    "sfondo ",
    "sfondi ",
    "carte ",
    "fond ",
];

/// Whether a text calls a thing by its number.
fn has_number(text: &str) -> bool {
    let is_numbered = |thing: &&str| {
        text.split(*thing).skip(1).any(|it| it.starts_with(|next: char| next.is_ascii_digit()))
    };
    NUMBERED.iter().any(is_numbered)
}

/// All texts of a game: the story, the result, and the page with the labels at every moment.
fn all_told(record: &str, names: &Names) -> String {
    let (whole, you) = (read_record(record).unwrap(), Viewer::Seat(Seat(0)));
    let story = whole.story(0, you, names).into_iter().map(|it| it.told.sentences.join(" "));
    let mut told: Vec<String> = story.chain(whole.result(you, names)).collect();
    for at in 0..=whole.at() {
        let table = whole.rewound(at);
        told.push(spoken::words_of(&spoken::page(&*table, you, names)));
        told.extend(table.choices(Seat(0), names).into_iter().map(|it| it.label));
    }
    told.join("\n")
}

/// Texts name cards and backgrounds by their pictures for readers who see the board, and by number for those
/// who type.
#[test]
fn cards_are_told_by_what_is_seen_on_them() {
    let seen = ["“Harbor”", "la carta «Porto»", "la carte «\u{a0}Port\u{a0}»"];
    for (language, seen) in Language::ALL.into_iter().zip(seen) {
        let names = record_texts::names().in_language(language);
        for record in RECORDS {
            let (typed, by_sight) =
                (all_told(record, &names), all_told(record, &names.clone().by_sight()));
            assert!(has_number(&typed));
            let line = by_sight.lines().find(|it| has_number(it));
            assert_eq!(line, None);
        }
        assert!(all_told(PUZZLE, &names.by_sight()).contains(seen), "{language:?}");
        for number in 1..=20 {
            let key = format!("cv-background-{number}");
            assert_ne!(language.say(&key), key);
        }
    }
}

/// The story of a game in Italian and in French; `UPDATE_EXPECT=1` rewrites them.
#[test]
fn a_story_in_each() {
    let story = |record, language| record_texts::story_in(record, Viewer::Seat(Seat(0)), language);
    expect_file!["../texts/together-story-it.txt"].assert_eq(&story(TOGETHER, Language::Italian));
    expect_file!["../texts/together-story-fr.txt"].assert_eq(&story(TOGETHER, Language::French));
    expect_file!["../texts/vincent-story-it.txt"].assert_eq(&story(VINCENT, Language::Italian));
    expect_file!["../texts/jury-story-fr.txt"].assert_eq(&story(JURY, Language::French));
}
