//! The census: how many lines of play of each length there are from fixed starts. Whatever changes
//! a rule changes a number here.

use colors_of_paris::Step;
use conformance::census;
use expect_test::{Expect, expect};
use game::Seat;

use crate::studio::{self, Play, opened};

/// The counts of all lengths up to `longest`; `UPDATE_EXPECT=1` writes them anew.
fn check(play: &Play, longest: u32, expected: &Expect) {
    let counts: Vec<String> =
        (1..=longest).map(|length| census(play.game(), length).to_string()).collect();
    expected.assert_eq(&counts.join(" "));
}

/// CP-3.1: placing, with two and with four players.
#[test]
fn placing() {
    let two = opened(2, "", &["luck start A"]);
    check(&two, 5, &expect!["11 124 1194 11761 98019"]);
    let four = opened(4, "", &["luck start A"]);
    check(&four, 4, &expect!["13 176 2297 28888"]);
}

/// CP-3.3: acting, each action once within reach.
#[test]
fn acting() {
    let mut play = opened(2, "cards=b", &["luck start A"]);
    play.say_all(&["A place imitator", "B place improve-tube", "A place paint"]);
    play.say_all(&["B place acquire-blue", "A place mix-violet", "B place rotate"]);
    check(&play, 7, &expect!["5 27 92 299 688 1528 3063"]);
}

/// CP-9.2: the deal and the picks of a draft.
#[test]
fn drafting() {
    let start = studio::fresh(2, "variant=j");
    check(&start, 7, &expect!["2 4 8 16 64 256 1024"]);
    let mut play = studio::fresh(2, "variant=j tiles=on texts=j");
    play.go_on(&[], |step| step == Step::Pick(0));
    check(&play, 5, &expect!["4 16 16 48 144"]);
}

/// CP-6.4: phase 3, from the last assistant laid down.
#[test]
fn preparing() {
    let mut play = opened(3, "variant=j board=rich.toml", &["luck start A"]);
    play.place_for_a(&["acquire-yellow", "acquire-blue", "rotate"]);
    play.lay_for_a("acquire-yellow");
    play.lay_for_a("acquire-blue");
    play.lay_for_a("rotate");
    play.go_on(&[], |step| matches!(step, Step::Turn(_)));
    assert_eq!(play.asked(), Some(Seat(0)));
    check(&play, 6, &expect!["2 6 16 40 96 224"]);
}
