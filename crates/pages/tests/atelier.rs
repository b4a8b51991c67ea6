//! Atelier in words: tables, questions, stories and results, as each viewer may know them.
//! `UPDATE_EXPECT=1` rewrites the texts.

mod told;

use atelier::{Atelier, Options};
use expect_test::expect_file;
use game::{Options as _, Seat, Viewer};
use pages::Telling;
use shelf::read_record;
use told::{names, story, table};
use tongues::Tongue;

/// A whole game played by hand in the terminal.
const BY_HAND: &str = include_str!("records/atelier-by-hand.impasto");
/// Whole games: with pairs and unmixed drawing, to the last painting, and to a standstill.
const EXPERT: &str = include_str!("records/atelier-expert.impasto");
const PAINTINGS: &str = include_str!("records/atelier-paintings.impasto");
const STANDSTILL: &str = include_str!("records/atelier-standstill.impasto");

#[test]
fn stories() {
    let you = Viewer::Seat(Seat(0));
    expect_file!["texts/atelier-by-hand-story.txt"].assert_eq(&story(BY_HAND, you));
    expect_file!["texts/atelier-expert-story.txt"].assert_eq(&story(EXPERT, you));
    expect_file!["texts/atelier-paintings-story.txt"].assert_eq(&story(PAINTINGS, you));
    expect_file!["texts/atelier-standstill-story.txt"].assert_eq(&story(STANDSTILL, you));
}

#[test]
fn tables() {
    expect_file!["texts/atelier-by-hand-table.txt"].assert_eq(&table(BY_HAND, 204, Seat(0)));
    expect_file!["texts/atelier-expert-table.txt"].assert_eq(&table(EXPERT, 80, Seat(0)));
    expect_file!["texts/atelier-paintings-table.txt"].assert_eq(&table(PAINTINGS, 110, Seat(1)));
}

/// AT-2.2: neither the story nor the table of one player names a card that another was dealt and
/// nobody has seen since.
#[test]
fn hands_of_others_are_not_told() {
    let whole = read_record(EXPERT).unwrap();
    let mut secrets = 0;
    for at in 0..whole.at() {
        let event = whole.events(at)[0].clone();
        let words: Vec<&str> = event.split_whitespace().collect();
        let ["luck", "deal", "B", card] = words[..] else { continue };
        let table = whole.rewound(at + 1);
        let told = table.story(at, Viewer::Seat(Seat(0)), &names());
        assert!(told.iter().all(|it| it.told.sentences.is_empty()), "{card} is told");
        assert!(!table.text(Viewer::Seat(Seat(0)), &names()).contains(card), "{card} is shown");
        assert!(table.text(Viewer::Seat(Seat(1)), &names()).contains(card));
        secrets += 1;
    }
    assert!(5 < secrets);
    assert!(whole.rewound(30).is_secret());
}

/// Every option has its words, and every way to play its sentence (AT-7, AT-8).
#[test]
fn every_switch_is_told() {
    for option in Options::describe() {
        assert!(Atelier::about_option(option.name, Tongue::English).is_some(), "{}", option.name);
        let is_value = |value: &&&str| !value.chars().all(|it| it.is_ascii_uppercase());
        for value in option.values.iter().filter(is_value) {
            assert!(
                Atelier::way(option.name, value, Tongue::English).is_some(),
                "{}={value}",
                option.name
            );
        }
    }
}

/// A primer is short, and speaks of what is at the table.
#[test]
fn a_game_is_introduced_in_a_few_sentences() {
    let [expert, base] =
        [EXPERT, PAINTINGS].map(|it| read_record(it).unwrap().primer(Tongue::English).join(" "));
    assert!(expert.contains("the blank one under it") && base.contains("pay their two parts"));
}

/// Nothing is wider than the screen.
#[test]
fn tables_fit_the_screen() {
    for record in [EXPERT, PAINTINGS, STANDSTILL] {
        let whole = read_record(record).unwrap();
        for at in (0..=whole.at()).step_by(7) {
            let text = whole.rewound(at).text(Viewer::Seat(Seat(0)), &names());
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{widest:?} in\n{text}");
        }
    }
}

/// What people read of a page: the text between tags, and what is said by attributes.
fn spoken(html: &str) -> String {
    let mut words = String::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        for attribute in ["title=\"", "alt=\"", "aria-label=\""] {
            words.extend(tag.split(attribute).nth(1).and_then(|it| it.split('"').next()));
            words.push(' ');
        }
        words += text;
        words.push(' ');
    }
    words
}

/// Everything that is told of a game: story, result, tables, questions, answers, boards.
fn told_whole(record: &str, tongue: Tongue) -> String {
    let (names, you) = (names().in_tongue(tongue), Viewer::Seat(Seat(0)));
    let whole = read_record(record).unwrap();
    let mut told = whole.primer(tongue).join("\n");
    for moment in whole.story(0, you, &names) {
        told.extend(moment.told.headline.map(|it| it + "\n"));
        told += &moment.told.sentences.join("\n");
    }
    told.extend(whole.result(you, &names));
    for at in (0..=whole.at()).step_by(5) {
        let table = whole.rewound(at);
        told += &(table.text(you, &names) + &table.prompt(you, &names));
        told.extend(table.choices(Seat(0), tongue).into_iter().map(|it| it.label + "\n"));
        let parts = table.board(you, &names);
        told += &spoken(&parts.shared.into_string());
        told += &spoken(&parts.own.unwrap().into_string());
        for panel in parts.panels {
            told += &spoken(&(panel.brief.into_string() + &panel.full.into_string()));
        }
    }
    told
}

/// Words that only English has.
const ENGLISH: [&str; 34] = [
    "the",
    "and",
    "of",
    "with",
    "from",
    "you",
    "your",
    "draw",
    "draws",
    "play",
    "plays",
    "pay",
    "pays",
    "turn",
    "turns",
    "turned",
    "discard",
    "discarded",
    "card",
    "cards",
    "canvas",
    "canvases",
    "blank",
    "drawn",
    "painted",
    "deck",
    "ring",
    "hand",
    "yellow",
    "white",
    "black",
    "round",
    "costs",
    "gives",
];

/// Whole games in every language: no message is told by its key, and nothing stays English.
#[test]
fn games_are_told_in_every_language() {
    for record in [BY_HAND, EXPERT, PAINTINGS, STANDSTILL] {
        for tongue in Tongue::ALL {
            let told = told_whole(record, tongue).to_lowercase();
            let key = told.split(|it: char| !it.is_alphanumeric() && it != '-').find(|it| {
                it.starts_with("at-")
                    && 3 < it.len()
                    && !it["at-".len()..].starts_with(char::is_numeric)
            });
            assert_eq!(key, None, "{tongue:?}");
            let english =
                told.split(|it: char| !it.is_alphabetic()).find(|it| ENGLISH.contains(it));
            assert_eq!(english.is_some(), tongue == Tongue::English, "{tongue:?}: {english:?}");
        }
    }
}

/// Every switch has its words in every language.
#[test]
fn switches_are_told_in_every_language() {
    for option in Options::describe() {
        for tongue in Tongue::ALL {
            let told = Atelier::about_option(option.name, tongue);
            let ways = option.values.iter().filter_map(|it| Atelier::way(option.name, it, tongue));
            let mut all = told.into_iter().chain(ways);
            assert!(all.all(|it| !it.starts_with("at-")), "{tongue:?} {}", option.name);
        }
    }
}
