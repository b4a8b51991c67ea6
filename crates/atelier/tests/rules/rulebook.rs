//! The rulebook's worked examples.

use crate::script::{self, AtelierScript, Decked, Script, boxed, cards, names, opened, with_deck};

/// AT-3.1: Simona takes a card of the ring, weighs its two neighbors and the deck, takes a neighbor,
/// and both gaps are filled.
#[test]
fn simona_draws() {
    let mut script = opened(2, boxed(""), &[], "b1 b2 b3 b4 b5 b6 b7 b8");
    script.play("A draw ring 1");
    assert_eq!(script.actions(0), ["draw ring 2", "draw ring 8", "draw deck"]);
    script.play("A draw ring 8");
    assert!(
        script.hand(0).contains(&"blank-01".into()) && script.hand(0).contains(&"blank-08".into())
    );
    script.play_all_settled(&["luck ring 1 blank-11", "luck ring 8 blank-18"]);
    assert_eq!(script.asked(), Some(game::Seat(1)), "the turn is over");
    let ring = names(script.view().studio.ring.cards());
    assert_eq!(ring, names(cards("b2 b3 b4 b5 b6 b7 b11 b18").into_iter().collect()));
}

/// AT-4.1: Federico draws for white, magenta and two black: three canvases of his palette turn, and
/// the second black is discarded from his hand.
#[test]
fn federico_pays() {
    let deck = Decked {
        blank: &format!("W M K K {}", "C ".repeat(30)),
        drawn: "night/C:MWKK",
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 b4 d1"], "");
    script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A lay blank-03"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A on blank-01"]);
    assert_eq!(script.turned(), ["blank-01", "blank-02", "blank-03"]);
    assert_eq!(script.discards(), ["blank-04"]);
    assert_eq!(script.palette(0), ["blank-01", "blank-02", "blank-03", "drawn-01"]);
    script.play("A done");
    assert!(script.turned().is_empty(), "all stand again");
}

/// AT-4.1: the one known cost is that of a drawing in the box.
#[test]
fn federicos_drawing_is_in_the_box() {
    let drawing = script::card("d4");
    assert_eq!(atelier::Deck::standard().cost(drawing), "MWKK");
}

/// A holds magenta, yellow and a painting that asks for red; the palette has magenta and yellow.
fn before_red() -> Script {
    let deck = Decked {
        blank: &format!("M Y M Y {}", "C ".repeat(30)),
        drawn: "rose/C",
        painted: "rose/C:R",
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 d1 p1 b3"], "b4");
    script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A draw ring 1", "A draw deck"]);
    script.idle(1);
    script
}

/// AT-4.5: red is magenta and yellow, both from the hand, both from the palette, or one from each.
#[test]
fn four_ways_to_red() {
    let ways: [([&str; 2], &[&str]); 4] = [
        (["A pay blank-03", "A pay blank-04"], &["blank-03", "blank-04"]),
        (["A pay blank-03", "A turn yellow"], &["blank-03"]),
        (["A turn magenta", "A pay blank-04"], &["blank-04"]),
        (["A turn magenta", "A turn yellow"], &[]),
    ];
    for ([magenta, yellow], discarded) in ways {
        let mut script = before_red();
        let before = script.discards();
        script.play("A lay painted-01");
        assert_eq!(script.actions(0), ["turn magenta", "pay blank-03"]);
        script.play(magenta);
        assert_eq!(script.actions(0), ["turn yellow", "pay blank-04"]);
        script.play(yellow);
        let new: Vec<_> = script.discards().into_iter().filter(|it| !before.contains(it)).collect();
        assert_eq!(new, discarded);
        assert_eq!(script.palette(0), ["blank-01", "blank-02", "drawn-01", "painted-01"]);
        assert_eq!(script.asked(), Some(game::Seat(1)), "one painting is a turn");
    }
}
