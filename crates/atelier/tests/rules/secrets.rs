//! Secrets (AT-2.2): hands are secret, except for cards that were taken from the ring.

use atelier::{Atelier, Cards, SeenHand};
use game::{Game, Seat, Sight, Viewer, record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::script::{AtelierScript, Decked, Script, boxed, cards, opened, with_deck};

fn bag(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

fn sight(script: &Script, viewer: Viewer, line: &str) -> Sight {
    script.game().sight(viewer, &record::event::<Atelier>(line).unwrap())
}

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

/// AT-2.2: a player sees their own cards, and the number of cards of every other player.
#[test]
fn hands_are_secret() {
    let script = opened(2, boxed(""), &["b1 b2 b3 b4 b5"], "");
    assert_eq!(script.view_of(0).hands[0].cards, bag("b1 b2 b3 b4 b5"));
    let seen = SeenHand { cards: Cards::EMPTY, recent: 5, older: 0 };
    assert_eq!(script.view_of(1).hands[0], seen);
    assert_eq!(script.view().hands[0], seen);
    assert!((bag("b1 b2 b3 b4 b5") - script.view_of(1).unseen).is_empty());
    assert!((script.view_of(0).unseen & bag("b1 b2 b3 b4 b5")).is_empty());
}

/// AT-2.2: a card taken from the ring is known to all until all see it leave the hand.
#[test]
fn what_all_have_seen() {
    let mut script = opened(2, boxed(""), &["b9 b10 b11 b12 b13"], "b1 b2");
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    assert_eq!(script.view_of(1).hands[0], SeenHand { cards: bag("b1 b2"), recent: 5, older: 0 });
    for seed in 0..20 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let world = Atelier::imagine(&script.view_of(1), &mut luck);
        let hand = world.view(A).hands[0].cards;
        assert!((bag("b1 b2") - hand).is_empty() && hand.len() == 7, "{hand:?}");
    }
    script.idle(1);
    for _ in 0..2 {
        script.idle(0);
        script.idle(1);
    }
    // A holds ten: the next two force two out, and those are seen to leave.
    script.play_all_settled(&["A draw deck", "A draw deck"]);
    script.settle();
    script.play("A discard blank-01");
    assert_eq!(script.view_of(1).hands[0].cards, bag("b2"));
    assert!(script.discards().contains(&"blank-01".into()));
}

/// AT-2.2: cards are dealt in secret, and everything else is open; a play shows what its player can pay.
#[test]
fn sights() {
    let mut script = opened(2, boxed(""), &["b1 b9 b10 b25 b33"], "");
    for (line, theirs) in [
        ("A draw ring 3", Sight::Open),
        ("A draw deck", Sight::Open),
        ("A lay blank-01", Sight::Unveils),
    ] {
        assert_eq!(sight(&script, A, line), Sight::Open, "{line}");
        assert_eq!(sight(&script, B, line), theirs, "{line}");
    }
    script.play("A draw deck");
    assert_eq!(sight(&script, A, "luck deal A blank-02"), Sight::Open);
    assert_eq!(sight(&script, B, "luck deal A blank-02"), Sight::Hidden);
    assert_eq!(sight(&script, Viewer::Public, "luck deal A blank-02"), Sight::Hidden);
}

/// AT-2.2: two states in which A holds different cards look the same to B, and so do the same events in both.
#[test]
fn different_hands_look_the_same() {
    let mut here = opened(2, boxed(""), &["b1 b2 b3 b4 b5", "b6 b7 b8 b9 b10 b11"], "b12");
    let mut there = opened(2, boxed(""), &["b13 b14 b15 b16 b17", "b6 b7 b8 b9 b10 b11"], "b12");
    assert_ne!(here.game(), there.game());
    assert_eq!(here.view_of(1), there.view_of(1));
    assert_ne!(here.view_of(0), there.view_of(0));
    for (ours, theirs) in [("A draw ring 1", "A draw ring 1"), ("A draw deck", "A draw deck")] {
        here.play(ours);
        there.play(theirs);
    }
    here.play("luck deal A blank-18");
    there.play("luck deal A blank-19");
    assert_eq!(here.view_of(1), there.view_of(1));
    assert_eq!(here.actions(1), there.actions(1));
}

/// AT-6.4: a view remembers which cards became the new deck, so that cards held in hands since before are not
/// expected in it.
#[test]
fn the_new_deck_is_remembered() {
    let mut script = opened(2, boxed(""), &[], "");
    let mut turn = 0;
    // Cards from before and cards from since then, in one hand.
    while !script.view().hands.iter().any(|it| it.older != 0 && it.recent != 0) {
        script.idle(turn % 2);
        turn += 1;
    }
    let view = script.view();
    let older: Cards = view.unseen - view.studio.stock;
    assert_eq!(older.len(), view.hands.iter().map(|it| it.older).sum::<usize>());
    for seed in 0..50 {
        let world = Atelier::imagine(&view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let held = [0, 1].map(|seat| world.view(Viewer::Seat(Seat(seat))).hands[usize::from(seat)]);
        assert!((older - (held[0].cards | held[1].cards)).is_empty(), "they are in hands");
        assert_eq!(world.view(Viewer::Public), view);
    }
}

/// AT-4: a player who is imagined in the midst of a play can pay for it.
#[test]
fn imagined_payers_can_pay() {
    let deck =
        Decked { blank: &format!("W:KK K K:C K:M {}", "C ".repeat(30)), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 b4"], "");
    script.play("A lay blank-01");
    assert_eq!(script.actions(0), ["pay blank-02", "pay blank-03"]);
    let view = script.view_of(1);
    for seed in 0..50 {
        let world = Atelier::imagine(&view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let hand = world.view(A).hands[0].cards;
        assert!((bag("b2 b3 b4") - hand).is_empty(), "nothing else leaves a choice: {hand:?}");
    }
}

/// AT-2.2: jokers are all alike, and a joker that all players know of leaves the hand first.
#[test]
fn a_known_joker_leaves_first() {
    let deck =
        Decked { blank: &format!("W:C {}", "W ".repeat(30)), jokers: 3, ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 j1"], "j3");
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.idle(1);
    script.play("A lay blank-01");
    assert_eq!(script.discards(), ["joker-03"]);
}

/// AT-4.1: a state is imagined even if only one hand in millions can pay.
#[test]
fn a_rare_hand_is_imagined() {
    let blank = format!("M:KKKK K:C K:M K:Y K:W K:CM{}", " C".repeat(42));
    let deck = Decked { blank: &blank, ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["", "b1 b2 b3 b4 b5 b6"], "");
    script.idle(0);
    script.play("B lay blank-01");
    assert!(1 < script.actions(1).len(), "four of five blacks pay");
    let seen = script.view_of(0);
    for seed in 0..20 {
        let world = Atelier::imagine(&seen, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        assert_eq!(world.view(A), seen);
        assert!((bag("b2 b3 b4 b5 b6") - world.view(B).hands[1].cards).is_empty());
    }
}

/// AT-2.2: all players see which cards leave a hand when a canvas is laid down and paid for.
#[test]
fn what_is_played_is_seen_to_leave() {
    let deck = Decked { blank: &format!("C:M M {}", "W:K ".repeat(30)), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &[], "b1 b2");
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.idle(1);
    assert_eq!(script.view_of(1).hands[0].cards, bag("b1 b2"));
    script.play("A lay blank-01");
    assert_eq!(script.discards(), ["blank-02"]);
    assert_eq!(script.view_of(1).hands[0], SeenHand { cards: Cards::EMPTY, recent: 5, older: 0 });
    assert!(script.view().studio.known.is_empty());
}
