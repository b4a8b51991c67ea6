//! The texts of Colors of Paris: tables, prompts, labels, stories and results, as each viewer may know them.
//! `UPDATE_EXPECT=1` rewrites the expected texts.

#[path = "boards/colors_of_paris.rs"]
mod boards;
mod record_texts;

use colors_of_paris::{ColorsOfParis, Options};
use display::ShownTable;
use expect_test::expect_file;
use game::{Options as _, Seat, Viewer};
use languages::Language;
use pages::Telling;
use record_texts::{names, story, table};
use shelf::read_record;

/// Whole games played by hand in the terminal: the base game, and Variant J.
const BASE: &str = include_str!("records/paris-base.impasto");
const VARIANT_J: &str = include_str!("records/paris-variant-j.impasto");

#[test]
fn stories() {
    let you = Viewer::Seat(Seat(0));
    expect_file!["texts/paris-base-story.txt"].assert_eq(&story(BASE, you));
    expect_file!["texts/paris-variant-j-story.txt"].assert_eq(&story(VARIANT_J, you));
}

#[test]
fn tables() {
    expect_file!["texts/paris-base-table.txt"].assert_eq(&table(BASE, 60, Seat(0)));
    expect_file!["texts/paris-draft-table.txt"].assert_eq(&table(VARIANT_J, 40, Seat(0)));
    expect_file!["texts/paris-variant-j-table.txt"].assert_eq(&table(VARIANT_J, 120, Seat(1)));
}

/// CP-9.2: the story and the table of one player never name a card that only others hold.
#[test]
fn grids_of_others_are_not_told() {
    let whole = read_record(VARIANT_J).unwrap();
    let picks: Vec<(usize, String)> = (0..whole.at())
        .map(|at| (at, whole.events(at)[0].line()))
        .filter(|(_, event)| event.starts_with("B pick"))
        .collect();
    assert_eq!(picks.len(), 3, "the last card is kept unasked");
    for (at, event) in picks {
        let card = event.rsplit(' ').next().unwrap();
        let moments = whole.rewound(at + 1).story(at, Viewer::Seat(Seat(0)), &names());
        let told = moments[0].told.sentences.join(" ");
        assert_eq!(told, "Berthe has chosen a card.");
        assert!(!told.contains(&format!("#{card}")), "{told}");
    }
    let opening = whole.rewound(20);
    assert!(opening.is_secret());
}

/// Every option has a description, and every value a sentence (CP-9).
#[test]
fn every_switch_is_told() {
    for option in Options::describe() {
        assert!(
            ColorsOfParis::about_option(option.name, Language::English).is_some(),
            "{}",
            option.name
        );
        let is_word = |value: &&&str| value.chars().all(char::is_lowercase);
        for value in option.values.iter().filter(is_word) {
            let is_shorthand = option.name == "variant";
            let way = ColorsOfParis::way(option.name, value, Language::English);
            assert_eq!(way.is_some(), !is_shorthand, "{}={value}", option.name);
        }
    }
}

/// The introduction is short, and fits the options of the table.
#[test]
fn a_game_is_introduced_in_a_few_sentences() {
    let [base, variant_j] =
        [BASE, VARIANT_J].map(|it| read_record(it).unwrap().primer(Language::English).join(" "));
    assert!(base.contains("from the easels") && !base.contains("Bonus cards"), "{base}");
    assert!(variant_j.contains("draft") && variant_j.contains("Bonus cards"), "{variant_j}");
}

/// Words that only English has: a story in another language must not contain one.
const ENGLISH_WORDS: [&str; 15] = [
    " the ", "you ", "You ", " and ", " with ", " of ", "yellow", "green", "white", "wheel",
    "painting", "card ", "cards", "worth", "token",
];

#[track_caller]
fn check_spoken(language: Language, text: &str) {
    assert!(!text.contains("cp-"), "{language:?}, a message without words: {text}");
    let leftover = ENGLISH_WORDS.iter().find(|it| text.contains(**it));
    assert_eq!(leftover, None, "{language:?}: {text}");
    assert!(!text.contains('\''), "{language:?}, a straight apostrophe: {text}");
}

/// Texts name paintings by their picture for readers who see the board, and by number for those who type.
#[test]
fn paintings_are_told_by_what_is_seen_on_them() {
    let you = Viewer::Seat(Seat(0));
    for (language, seen) in Language::ALL.into_iter().zip(["worth", "da", "valeur"]) {
        let names = names().in_language(language);
        let told = |names: &pages::Names| {
            let whole = read_record(BASE).unwrap();
            let story =
                whole.story(0, you, names).into_iter().map(|it| it.told.sentences.join(" "));
            story.chain(whole.result(you, names)).collect::<Vec<String>>().join("\n")
        };
        let (typed, by_sight) = (told(&names), told(&names.clone().by_sight()));
        assert!(typed.contains('#') && !by_sight.contains('#'), "{by_sight}");
        assert!(by_sight.contains(&format!("Gauguin, {seen} 14")), "{by_sight}");
    }
}

/// Every option has a description, and every value a sentence, in every language.
#[test]
fn every_switch_is_told_in_every_language() {
    for language in [Language::Italian, Language::French] {
        for option in Options::describe() {
            check_spoken(language, &ColorsOfParis::about_option(option.name, language).unwrap());
            for value in option.values {
                check_spoken(
                    language,
                    &ColorsOfParis::way(option.name, value, language).unwrap_or_default(),
                );
            }
        }
    }
}
