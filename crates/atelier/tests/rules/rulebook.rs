//! The rulebook's worked examples.

use crate::easel::{self, Decked, Easel, boxed, cards, names, opened, with_deck};

/// AT-3.1: Simona takes a card of the ring, weighs its two neighbors and the deck, takes a neighbor,
/// and both gaps are filled.
#[test]
fn simona_draws() {
    let mut easel = opened(2, boxed(""), &[], "b1 b2 b3 b4 b5 b6 b7 b8");
    easel.say("A draw ring 1");
    assert_eq!(easel.actions(0), ["draw ring 2", "draw ring 8", "draw deck"]);
    easel.say("A draw ring 8");
    assert!(
        easel.hand(0).contains(&"blank-01".into()) && easel.hand(0).contains(&"blank-08".into())
    );
    easel.say_all(&["luck ring 1 blank-11", "luck ring 8 blank-18"]);
    assert_eq!(easel.asked(), Some(game::Seat(1)), "the turn is over");
    let ring = names(easel.view().studio.ring.cards());
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
    let mut easel = opened(2, with_deck("", &deck), &["b1 b2 b3 b4 d1"], "");
    easel.say_all(&["A lay blank-01", "A lay blank-02", "A lay blank-03"]);
    easel.idle(1);
    easel.say_all(&["A lay drawn-01", "A on blank-01"]);
    assert_eq!(easel.turned(), ["blank-01", "blank-02", "blank-03"]);
    assert_eq!(easel.discards(), ["blank-04"]);
    assert_eq!(easel.palette(0), ["blank-01", "blank-02", "blank-03", "drawn-01"]);
    easel.say("A done");
    assert!(easel.turned().is_empty(), "all stand again");
}

/// AT-4.1: the one known cost is that of a drawing in the box.
#[test]
fn federicos_drawing_is_in_the_box() {
    let drawing = easel::card("d4");
    assert_eq!(atelier::Deck::standard().cost(drawing), "MWKK");
}

/// A holds magenta, yellow and a painting that asks for red; the palette has magenta and yellow.
fn before_red() -> Easel {
    let deck = Decked {
        blank: &format!("M Y M Y {}", "C ".repeat(30)),
        drawn: "rose/C",
        painted: "rose/C:R",
        ..Decked::default()
    };
    let mut easel = opened(2, with_deck("", &deck), &["b1 b2 d1 p1 b3"], "b4");
    easel.say_all(&["A lay blank-01", "A lay blank-02", "A done"]);
    easel.idle(1);
    easel.say_all(&["A lay drawn-01", "A on blank-01", "A done"]);
    easel.idle(1);
    easel.say_all(&["A draw ring 1", "A draw deck"]);
    easel.idle(1);
    easel
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
        let mut easel = before_red();
        let before = easel.discards();
        easel.say("A lay painted-01");
        assert_eq!(easel.actions(0), ["turn magenta", "pay blank-03"]);
        easel.say(magenta);
        assert_eq!(easel.actions(0), ["turn yellow", "pay blank-04"]);
        easel.say(yellow);
        let new: Vec<_> = easel.discards().into_iter().filter(|it| !before.contains(it)).collect();
        assert_eq!(new, discarded);
        assert_eq!(easel.palette(0), ["blank-01", "blank-02", "drawn-01", "painted-01"]);
        assert_eq!(easel.asked(), Some(game::Seat(1)), "one painting is a turn");
    }
}
