//! The census: the number of lines of play from fixed starts, which any change of a rule changes.

use conformance::census;

use crate::script::{Script, opened};

#[track_caller]
fn check(script: &Script, counts: &[u64]) {
    let found: Vec<u64> =
        (1..).zip(counts).map(|(length, _)| census(script.game(), length)).collect();
    assert_eq!(found, counts);
}

/// The first turns of a game of two: five cards can be taken, then one of 55 is revealed, five can be taken,
/// one of 54 is revealed; then A has 0 to 4 tokens.
#[test]
fn the_first_turns_of_two() {
    check(&opened(2, "", [1, 2, 3, 4, 5], "A"), &[5, 275, 1_375, 74_250, 222_750]);
}

#[test]
fn the_first_turns_with_vincent() {
    check(&opened(1, "", [1, 2, 3, 4, 5], ""), &[5, 275, 1_375, 74_250]);
}

#[test]
fn the_first_turns_of_the_puzzle() {
    check(&opened(1, "solo=puzzle", [1, 2, 3, 4, 5], ""), &[5, 275, 12_155, 498_960]);
}

/// A painting from four cards in hand: the player takes one of five cards or lays one of four, then a second,
/// then a third.
#[test]
fn a_painting() {
    let mut script = opened(1, "solo=puzzle", [1, 2, 3, 4, 5], "");
    for new in 6..10 {
        script.play("A take 1");
        script.play(&format!("luck row 5 #{new}"));
    }
    check(&script, &[9, 267, 10_479, 388_692]);
}

/// The draws of the set-up: scoring cards, the row, backgrounds, the first player.
#[test]
fn the_set_up() {
    let options = game::Options::read("scenario=random", &game::NoFiles).unwrap();
    let start: canvas::Canvas = game::Game::new(2, &options).unwrap();
    assert_eq!(census(&start, 4), 12 * 11 * 10 * 9);
    assert_eq!(census(&start, 5), 12 * 11 * 10 * 9 * 60);
}
