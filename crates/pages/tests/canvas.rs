//! The texts of Canvas: tables, prompts, labels, stories and results, in every mode, as each viewer may know
//! them. `UPDATE_EXPECT=1` rewrites the expected texts.

#[path = "by_sight/canvas.rs"]
mod by_sight;
#[path = "boards/canvas.rs"]
mod boards;
mod spoken;
mod record_texts;

use display::ShownTable;
use expect_test::{ExpectFile, expect_file};
use game::{Seat, Viewer};
use languages::Language;
use record_texts::{names, story, table};
use shelf::read_record;

const TOGETHER: &str = include_str!("records/together.impasto");
const VINCENT: &str = include_str!("records/vincent.impasto");
const PUZZLE: &str = include_str!("records/puzzle.impasto");
const JURY: &str = include_str!("records/jury.impasto");

#[track_caller]
fn check_story(record: &str, viewer: Viewer, expected: &ExpectFile) {
    expected.assert_eq(&story(record, viewer));
}

#[test]
fn stories() {
    let you = Viewer::Seat(Seat(0));
    check_story(TOGETHER, you, &expect_file!["texts/together-story.txt"]);
    check_story(VINCENT, you, &expect_file!["texts/vincent-story.txt"]);
    check_story(PUZZLE, you, &expect_file!["texts/puzzle-story.txt"]);
    check_story(JURY, you, &expect_file!["texts/jury-story.txt"]);
}

#[test]
fn tables() {
    expect_file!["texts/together-table.txt"].assert_eq(&table(TOGETHER, 69, Seat(0)));
    expect_file!["texts/together-painting.txt"].assert_eq(&table(TOGETHER, 72, Seat(0)));
    expect_file!["texts/vincent-table.txt"].assert_eq(&table(VINCENT, 30, Seat(0)));
    expect_file!["texts/puzzle-table.txt"].assert_eq(&table(PUZZLE, 30, Seat(0)));
    expect_file!["texts/jury-table.txt"].assert_eq(&table(JURY, 24, Seat(3)));
}

/// With two layers on the desk, the label of the third tells the gain, unless the table plays without
/// previews.
#[test]
fn a_table_may_do_without_previews() {
    let (whole, you) = (read_record(TOGETHER).unwrap(), Viewer::Seat(Seat(0)));
    let labels = |table: &dyn shelf::AnyTable, names: &pages::Names| {
        table.choices(Seat(0), names).into_iter().map(|it| it.label).collect::<Vec<_>>()
    };
    let mut tables = (0..whole.at()).map(|at| whole.rewound(at));
    let is_third = |it: &String| it.contains(" on top: ");
    let table = tables.find(|it| labels(&**it, &names()).iter().any(is_third)).unwrap();
    let told = |names: &pages::Names| {
        let labels = labels(&*table, names);
        let board = table.board(you, names).own.unwrap().into_string();
        labels.join("\n") + &board + &table.text(you, names)
    };
    for sign in ["points: ", "class=\"price\"", "class=\"total\""] {
        assert!(told(&names()).contains(sign), "{sign}");
        assert!(!told(&names().without_previews()).contains(sign), "{sign}");
    }
}

/// The vote «A vote B» as each viewer is told of it, before and after the votes are opened.
#[test]
fn a_vote_is_told_to_its_juror_only_until_all_are_opened() {
    let whole = read_record(JURY).unwrap();
    let (voted, opened) = (whole.rewound(24), whole);
    for viewer in Viewer::all(4) {
        let before = voted.story(23, viewer, &names());
        let is_own = viewer.is(Seat(0));
        assert_eq!(before[0].text.as_deref(), is_own.then_some("vote B"));
        assert_eq!(before[0].told.sentences == ["You have voted."], !is_own, "{before:?}");
        let told = story(&voted.record(), viewer) + &voted.view(viewer).to_string();
        assert_eq!(told.contains("vote for Berthe"), is_own, "{told}");
        assert!(story(JURY, viewer).contains("you for Berthe and Dora for nobody"));
    }
    assert!(voted.is_secret() && !opened.is_secret());
}

#[test]
fn a_game_is_introduced_in_a_few_sentences() {
    for (record, words) in [
        (TOGETHER, &["three cards", "most points wins"][..]),
        (VINCENT, &["three cards", "Vincent", "40 as best in show"]),
        (PUZZLE, &["three cards", "reserve", "25 points"]),
    ] {
        let primer = read_record(record).unwrap().primer(Language::English);
        assert!(primer.len() <= 5);
        assert!(words.iter().all(|it| primer.join(" ").contains(it)), "{primer:?}");
    }
}

/// Cards #1, #25 and #28 are in hand, #43 lies in the row, #2 is elsewhere. A wish is a list of clicks: a
/// card of the plan is removed, a fourth replaces the third, and a raised one changes places.
#[test]
fn a_plan_lays_what_can_be_had_and_is_for_players_only() {
    let whole = read_record(TOGETHER).unwrap();
    let table = whole.rewound(69);
    let plan = |wish| table.plan(Viewer::Seat(Seat(0)), wish, &names()).unwrap().into_string();
    for (wish, laid) in [
        ("28,1,25", "28,1,25"),
        ("43,1", "43,1"),
        ("2,1,999,x,-25,025,,28,2^,^,x^", "1,28"),
        ("1,25,28,43", "1,25,43"),
        ("1,25,28,25,43,25", "1,28,25"),
        ("1,25,1", "25"),
        ("1,25,28,1^", "25,1,28"),
        ("1,25,28,1^,1^,1^,43^", "25,28,1"),
        ("", ""),
    ] {
        assert!(plan(wish).contains(&format!("data-cards=\"{laid}\"")), "{wish}");
    }
    assert!(!plan("1,25,28").contains("data-action"), "a plan does nothing");
    // Without scripts a button asks for all that lies then, with scripts it only says what is touched.
    for (value, touch) in [("1,25,28", "28"), ("1", "25"), ("25,1", "1^"), ("", "")] {
        let button = format!("value=\"{value}\" data-touch=\"{touch}\"");
        assert!(plan("1,25").contains(&button), "{button}");
    }
    assert!(plan("28,1,25").contains("Moonlit") && plan("28,1,25").contains("points"));
    assert!(table.plan(Viewer::Public, "1", &names()).is_none());
    assert!(whole.plan(Viewer::Seat(Seat(0)), "1", &names()).is_none());
}
