//! Atelier in words: tables, questions, stories and results, as each viewer may know them.
//! `UPDATE_EXPECT=1` rewrites the texts.

mod told;
#[path = "abroad/atelier.rs"]
mod abroad;

use atelier::{Atelier, Options};
use expect_test::expect_file;
use game::{BadSetup, Files, Options as _, Seat, Viewer};
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

/// A table of one's own, in which red is made of other parts.
struct OwnMixes;

impl Files for OwnMixes {
    fn text(&self, _name: &str) -> Result<String, BadSetup> {
        let printed = <Atelier as Telling>::printed("secondaries").unwrap();
        Ok(printed.replace(r#"["M", "Y"]"#, r#"["M", "W"]"#))
    }
}

/// AT-1.3, AT-8.1: the legend tells what this table mixes its colors from.
#[test]
fn mixed_colors_are_explained() {
    let legend = |options: &str| {
        let table = shelf::open("atelier", 2, options, &OwnMixes).unwrap();
        let board = table.board(Viewer::Seat(Seat(0)), &names()).shared.into_string();
        board.split("id=\"legend\"").nth(1).unwrap().split("</details>").next().unwrap().to_owned()
    };
    assert!(legend("").contains("Red: magenta and yellow"));
    assert!(legend("").contains("each from hand or palette"));
    assert!(legend("secondaries=own.toml mixing=pairs").contains("Red: magenta and white"));
    assert!(legend("mixing=pairs").contains("by turning a drawn canvas"));
}

/// AT-4: whoever looks on is told what the other pays, and not asked.
#[test]
fn only_the_payer_is_asked() {
    let whole = read_record(BY_HAND).unwrap();
    let mut seen = 0;
    for at in 0..whole.at() {
        let table = whole.rewound(at);
        let prompt = table.prompt(Viewer::Seat(Seat(0)), &names());
        let is_theirs = prompt.starts_with("Berthe pays");
        assert!(!is_theirs || prompt.ends_with('.'), "{prompt}");
        seen += usize::from(is_theirs);
    }
    assert!(5 < seen, "{seen}");
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
