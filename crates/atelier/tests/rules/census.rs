//! The census: the number of lines of play from fixed starts, which any change of a rule changes.

use conformance::census;
use game::Game;

use crate::script::{Decked, Script, boxed, opened, with_deck};

#[track_caller]
fn check(script: &Script, counts: &[u64]) {
    let found: Vec<u64> =
        (1..).zip(counts).map(|(length, _)| census(script.game(), length)).collect();
    assert_eq!(found, counts);
}

/// AT-2.1: the choice of the first player, then the cards of the first hand.
#[test]
fn the_set_up() {
    let start = atelier::Atelier::new(3, &boxed("")).unwrap();
    assert_eq!(census(&start, 1), 3);
    assert_eq!(census(&start, 3), 3 * 105 * 104);
}

/// AT-3.1: a first turn has nine draws and five canvases to play. Then there are three draws after each of
/// eight cards of the ring, 86 cards that can be dealt from the deck, and twelve continuations of a play.
#[test]
fn the_first_draws() {
    let hands = ["b1 b9 b10 b25 b33", "b2 b3 b4 b5 b6 b7"];
    let script = opened(2, boxed(""), &hands, "p1 p2 p3 p4 p5 p6 p7 p8");
    assert_eq!(script.actions_with(0, "draw").len(), 9);
    check(&script, &[14, 122, 2_890, 241_843]);
    let script = opened(2, boxed("drawing=unmixed"), &hands, "p1 p2 p3 p4 p5 p6 p7 p8");
    check(&script, &[14, 114, 1_514, 124_843]);
}

/// AT-4: a hand that can pay in many ways.
#[test]
fn the_first_payments() {
    let deck = Decked {
        blank: "C:MM M Y:CM M:Y C:Y W:CMY K M:K C:K Y:K Y:W W:K W:C K:W C:W M:W Y:M K:C K:Y M:C W:M",
        jokers: 5,
        ..Decked::default()
    };
    let script = opened(2, with_deck("", &deck), &["b1 b2 b3 b4 j1"], "b5 b6 b7 b8 b9 b10 b11 b12");
    check(&script, &[13, 41, 265, 1_497, 15_865]);
}
