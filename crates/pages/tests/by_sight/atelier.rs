//! Atelier for readers who see the board: cards by what is seen on them, labels with points; and stories in
//! Italian and in French.

use atelier::{Atelier, Options};
use display::ShownTable;
use expect_test::expect_file;
use game::{Event, Options as _, Seat, Viewer};
use languages::Language;
use pages::Telling;
use shelf::read_record;

use super::{
    BY_HAND, EXPERT, PAINTINGS,
    record_texts::{moments, names, story_in},
    spoken,
};

/// Whether a text contains the file name of a card: `blank-07`.
fn names_a_card(text: &str) -> bool {
    let is_name = |it: &str| {
        it.split_once('-').is_some_and(|(kind, number)| {
            kind.ends_with(char::is_alphabetic)
                && number.len() == 2
                && number.chars().all(|it| it.is_ascii_digit())
        })
    };
    text.split(|it: char| !it.is_alphanumeric() && it != '-').any(is_name)
}

/// The story, the prompts, the labels and the board describe cards by what is seen on them, not by file name.
#[test]
fn cards_are_called_by_what_is_seen() {
    assert!(names_a_card("You draw drawn-05 (night)") && !names_a_card("joker-, 12-13"));
    for record in [BY_HAND, EXPERT, PAINTINGS] {
        let whole = read_record(record).unwrap();
        for language in Language::ALL {
            let (names, you) = (names().in_language(language), Viewer::Seat(Seat(0)));
            for moment in whole.story(0, you, &names) {
                let told = moment.told.sentences.join(" ");
                assert!(!names_a_card(&told), "{told}");
            }
            for at in (0..=whole.at()).step_by(3) {
                let table = whole.rewound(at);
                let mut told = table.prompt(you, &names);
                told.extend(table.choices(Seat(0), &names).into_iter().map(|it| it.label + "\n"));
                told += &spoken::words_of(&spoken::page(&*table, you, &names));
                assert!(!names_a_card(&told), "{told}");
            }
        }
    }
}

/// The points in a label are the points that the action changes.
#[test]
fn labels_foresee_points() {
    let mut foreseen = 0;
    for record in [BY_HAND, EXPERT, PAINTINGS] {
        let whole = read_record(record).unwrap();
        for at in 0..whole.at() {
            let Event::Choice { seat, action } = whole.events(at).swap_remove(0) else { continue };
            let (before, after) = (whole.rewound(at), whole.rewound(at + 1));
            let [then, now] = [before, after].map(|it| {
                let panels = it.board(Viewer::Seat(seat), &names()).panels;
                let points = panels.iter().find(|it| it.seat == seat).unwrap().points;
                (points, it.choices(seat, &names()))
            });
            let choice = then.1.iter().find(|it| it.text == action).unwrap();
            let told = points_told(&choice.label);
            assert_eq!(
                told.iter().sum::<i32>(),
                now.0 - then.0,
                "{seat} {action}: {}",
                choice.label
            );
            foreseen += told.len();
        }
    }
    assert!(20 < foreseen);
}

/// The points in a label, each with its source: `−1 point for the blank canvas in sight`.
fn points_told(label: &str) -> Vec<i32> {
    let parts = label.split(['—', '·', ':']).filter(|it| it.contains(" point"));
    let points = parts.map(|it| it.split_whitespace().next().unwrap().replace('\u{2212}', "-"));
    points.map(|it| it.parse().unwrap()).collect()
}

/// The cost of a blank canvas is named as such, not attributed to the card that pays for it.
#[test]
fn labels_tell_what_points_are_for() {
    let choices = moments([BY_HAND]).flat_map(|(it, _)| it.choices(Seat(0), &names()));
    let mut all = choices.map(|it| it.label);
    assert!(all.any(|it| it.ends_with("\u{2212}1 point for the blank canvas in sight")));
}

/// Every option has its messages in every language.
#[test]
fn switches_are_told_in_every_language() {
    for option in Options::describe() {
        for language in Language::ALL {
            let told = Atelier::about_option(option.name, language);
            let ways =
                option.values.iter().filter_map(|it| Atelier::way(option.name, it, language));
            let mut all = told.into_iter().chain(ways);
            assert!(all.all(|it| !it.starts_with("at-")), "{language:?} {}", option.name);
        }
    }
}

/// The story of a game in Italian and in French; `UPDATE_EXPECT=1` rewrites them.
#[test]
fn a_story_in_each() {
    let story = |language| story_in(BY_HAND, Viewer::Seat(Seat(0)), language);
    expect_file!["../texts/atelier-by-hand-story-it.txt"].assert_eq(&story(Language::Italian));
    expect_file!["../texts/atelier-by-hand-story-fr.txt"].assert_eq(&story(Language::French));
}
