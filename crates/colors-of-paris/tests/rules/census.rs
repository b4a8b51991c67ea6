//! The census: the number of lines of play of each length from fixed starts, which any change of a rule
//! changes.

use colors_of_paris::Step;
use conformance::census;
use expect_test::{Expect, expect};
use game::Seat;

use crate::script::{self, ParisScript, Script, opened};

/// The counts of all lengths up to `longest`; `UPDATE_EXPECT=1` writes them anew.
fn check(script: &Script, longest: u32, expected: &Expect) {
    let counts: Vec<String> =
        (1..=longest).map(|length| census(script.game(), length).to_string()).collect();
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
    let mut script = opened(2, "cards=b", &["luck start A"]);
    script.play_all(&["A place imitator", "B place improve-tube", "A place paint"]);
    script.play_all(&["B place acquire-blue", "A place mix-violet", "B place rotate"]);
    check(&script, 7, &expect!["5 27 92 299 688 1528 3063"]);
}

/// CP-9.2: the deal and the picks of a draft.
#[test]
fn drafting() {
    let start = script::fresh(2, "variant=j");
    check(&start, 7, &expect!["2 4 8 16 64 256 1024"]);
    let mut script = script::fresh(2, "variant=j tiles=on texts=j");
    script.go_on(&[], |step| step == Step::Pick(0));
    check(&script, 5, &expect!["4 16 16 48 144"]);
}

/// CP-6.4: phase 3, from the last assistant laid down.
#[test]
fn preparing() {
    let mut script = opened(3, "variant=j board=rich.toml", &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "acquire-blue", "rotate"]);
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("acquire-blue");
    script.lay_for_a("rotate");
    script.go_on(&[], |step| matches!(step, Step::Turn(_)));
    assert_eq!(script.asked(), Some(Seat(0)));
    check(&script, 6, &expect!["2 6 16 40 96 224"]);
}
