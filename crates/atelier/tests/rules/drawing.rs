//! Set-up and drawing (AT-2, AT-3.1, AT-3.2), drawing without mixing (AT-7.2), and decks that run out (AT-6.4).

use atelier::{Atelier, Step};
use game::{Game, Seat, Table};

use crate::script::{AtelierScript, Decked, Script, boxed, opened, with_deck};

/// AT-2.1: hands of 5, 6, 6, 7 and 7 cards from the first player on, then a ring of eight.
#[test]
fn hands_and_ring() {
    for seats in 2..=5_u8 {
        for first in 0..seats {
            let mut script = Script::open(seats, boxed(""));
            script.play(&format!("luck start {}", Seat(first)));
            script.settle();
            let sizes: Vec<usize> =
                script.view().hands.iter().map(atelier::SeenHand::len).collect();
            let mut expected = vec![0; usize::from(seats)];
            for (place, size) in [5, 6, 6, 7, 7].into_iter().take(usize::from(seats)).enumerate() {
                expected[(usize::from(first) + place) % usize::from(seats)] = size;
            }
            assert_eq!(sizes, expected);
            assert_eq!(script.view().studio.ring.cards().len(), 8);
            assert_eq!(script.asked(), Some(Seat(first)));
            let dealt: usize = expected.iter().sum();
            assert_eq!(script.view().pile, 105 - 8 - dealt);
        }
    }
}

/// AT-1.1: the game is for two to five players.
#[test]
fn players() {
    for seats in [0, 1, 6] {
        assert!(Table::<Atelier>::open(seats, boxed("")).is_err(), "{seats}");
    }
}

/// AT-3.1: the first draw is free; after a card of the ring the second is a neighbor or the deck, after a card
/// of the deck anything.
#[test]
fn two_cards() {
    let ring: Vec<String> = (1..=8).map(|slot| format!("draw ring {slot}")).collect();
    let mut script = opened(2, boxed(""), &[], "");
    let draws = script.actions_with(0, "draw");
    assert_eq!(draws[..8], ring);
    assert_eq!(draws[8..], ["draw deck"]);
    script.play("A draw ring 4");
    assert_eq!(script.actions(0), ["draw ring 3", "draw ring 5", "draw deck"]);
    let why = "slot 6 is not beside the card drawn first (AT-3.1)";
    assert_eq!(script.refusal("A draw ring 6"), why);
    assert_eq!(
        script.refusal("A draw ring 4"),
        "slot 4 is not beside the card drawn first (AT-3.1)"
    );
    let why = "a card has been drawn: draw the second one (AT-3.1)";
    assert_eq!(script.refusal("A done"), why);

    let mut script = opened(2, boxed(""), &[], "");
    script.play("A draw deck");
    script.settle();
    assert_eq!(script.actions(0).len(), 9);
    script.play("A draw ring 7");
    assert!(matches!(script.step(), Step::Refill(_)), "the gap is filled");
}

/// AT-3.1: the ring is filled after both cards, slot 1 first.
#[test]
fn refilling() {
    let mut script = opened(2, boxed(""), &[], "b1 b2 b3 b4 b5 b6 b7 b8");
    script.play_all_settled(&["A draw ring 8", "A draw ring 1"]);
    assert_eq!(script.refusal("luck ring 8 blank-20"), "luck cannot fall like that now");
    script.play_all_settled(&["luck ring 1 blank-20", "luck ring 8 blank-21"]);
    assert_eq!(script.asked(), Some(Seat(1)));
}

/// AT-7.2: both cards come from the ring, or both from the deck.
#[test]
fn no_mixed_drawing() {
    let mut script = opened(2, boxed("drawing=unmixed"), &[], "");
    assert_eq!(script.actions_with(0, "draw").len(), 9);
    script.play("A draw ring 1");
    assert_eq!(script.actions(0), ["draw ring 2", "draw ring 8"]);
    let why = "both cards are drawn from the ring, or both from the deck (AT-7.2)";
    assert_eq!(script.refusal("A draw deck"), why);

    let mut script = opened(2, boxed("drawing=unmixed"), &[], "");
    script.play("A draw deck");
    script.settle();
    assert_eq!(script.actions(0), ["draw deck"]);
    assert_eq!(script.refusal("A draw ring 3"), why);
}

/// AT-3.2: a player with more than ten cards discards cards of their choice, face up.
#[test]
fn the_limit_of_a_hand() {
    let mut script = opened(2, boxed(""), &["b1 b2 b3 b4 b5"], "");
    for _ in 0..2 {
        script.idle(0);
        script.idle(1);
    }
    assert_eq!(script.hand(0).len(), 9);
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    assert_eq!(script.step(), Step::Trim(Seat(0)));
    assert_eq!(script.actions_with(0, "discard").len(), script.actions(0).len());
    let why = "there are more than ten cards in hand: discard one (AT-3.2)";
    assert_eq!(script.refusal("A draw deck"), why);
    assert_eq!(script.refusal("A discard painted-25"), "painted-25 is not in hand (AT-3.2)");
    script.play("A discard blank-03");
    assert!(script.discards().contains(&"blank-03".into()));
    assert_eq!((script.hand(0).len(), script.asked()), (10, Some(Seat(1))));
    let why = "cards are discarded only after drawing, down to ten (AT-3.2)";
    let hand = script.hand(1);
    assert_eq!(script.refusal(&format!("B discard {}", hand[0])), why);
}

/// AT-3.2: a player with twelve cards discards two.
#[test]
fn two_too_many() {
    let mut script = opened(2, boxed(""), &[], "");
    for _ in 0..3 {
        script.idle(0);
        script.idle(1);
    }
    assert_eq!(script.hand(0).len(), 10);
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    for left in [12, 11] {
        assert_eq!((script.hand(0).len(), script.step()), (left, Step::Trim(Seat(0))));
        let first = script.actions(0)[0].clone();
        script.play(&format!("A {first}"));
    }
    assert_eq!((script.hand(0).len(), script.asked()), (10, Some(Seat(1))));
}

/// AT-3.1, AT-3.2: the ring is refilled before a player has to discard.
#[test]
fn the_ring_is_filled_before_discarding() {
    for draws in [["ring 1", "ring 2"], ["ring 1", "deck"], ["deck", "ring 1"], ["deck", "deck"]] {
        let mut script = opened(2, boxed(""), &[], "");
        for _ in 0..3 {
            script.idle(0);
            script.idle(1);
        }
        script.play_all_settled(&draws.map(|it| format!("A draw {it}")).each_ref().map(|it| &**it));
        script.settle();
        assert_eq!(script.step(), Step::Trim(Seat(0)), "{draws:?}");
        assert_eq!(script.view().studio.ring.cards().len(), 8, "{draws:?}");
    }
}

/// AT-3.2: jokers can be discarded too, and one action stands for all of them.
#[test]
fn jokers_are_discarded() {
    let ring = "b10 b11 b12 b13 b14 b15 b16 b17";
    let mut script = opened(2, boxed(""), &["b1 b2 b3 j1 j2"], ring);
    for _ in 0..2 {
        script.idle(0);
        script.idle(1);
    }
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    assert_eq!(script.actions_with(0, "discard joker"), ["discard joker-01"]);
    let why = "joker-02 is like another one, which is named in its place (AT-2.2)";
    assert_eq!(script.refusal("A discard joker-02"), why);
    script.play("A discard joker-01");
    assert!(script.discards().contains(&"joker-01".into()));
}

/// A table with fifteen cards: eleven in the hands of two players, four in the ring, none in the deck.
fn bare() -> Script {
    let deck = Decked { blank: &"C:M ".repeat(15), ..Decked::default() };
    opened(2, with_deck("", &deck), &["b1 b2 b3 b4 b5", "b6 b7 b8 b9 b10 b11"], "b12 b13 b14 b15")
}

/// AT-6.4: gaps of the ring stay, and the slots on both sides of a gap are not neighbors; if there is no second
/// card to draw, one is enough.
#[test]
fn gaps() {
    let mut script = bare();
    assert_eq!(script.view().pile, 0);
    assert_eq!(script.refusal("A draw ring 5"), "slot 5 of the ring is empty (AT-3.1)");
    let why = "the deck is empty, and there are no discards to make a new one of (AT-6.4)";
    assert_eq!(script.refusal("A draw deck"), why);
    script.play_all_settled(&["A draw ring 2", "A draw ring 3"]);
    assert_eq!(script.asked(), Some(Seat(1)), "nothing to fill the gaps with");
    script.play("B draw ring 1");
    assert_eq!(script.asked(), Some(Seat(0)), "slot 4 is no neighbor of slot 1: one card is all");
    assert_eq!(script.actions(0), ["draw ring 4"]);
}

/// AT-6.4: the discards become the deck only when a card is needed, and gaps of the ring are filled at the end
/// of the turn.
#[test]
fn the_discards_are_shuffled() {
    let deck = Decked { blank: &format!("{}C C", "C:M ".repeat(17)), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 b4 b5", "b6"], "");
    assert_eq!(script.view().pile, 0, "eleven and eight are dealt");
    for line in ["A draw ring 1", "A draw ring 2", "B draw ring 3", "B draw ring 4"] {
        script.play(line);
    }
    for line in ["A draw ring 5", "A draw ring 6", "B draw ring 7", "B draw ring 8"] {
        script.play(line);
    }
    assert_eq!(script.asked(), Some(Seat(0)), "B has ten cards and A nine");
    assert!(script.view().studio.ring.is_empty() && script.discards().is_empty());
    let why = "the deck is empty, and there are no discards to make a new one of (AT-6.4)";
    assert_eq!(script.refusal("A draw deck"), why);
    // Only blanks 18 and 19 cost nothing; nobody has magenta to pay for another.
    assert!(script.actions_with(0, "lay").len() + script.actions_with(1, "lay").len() <= 2);
}

/// AT-6.4: the new deck is made of the discards, which all players remember.
#[test]
fn the_new_deck() {
    let mut script = Script::open(2, boxed(""));
    script.settle();
    let mut shuffles = 0;
    for turn in 0..60 {
        let before = (script.view().pile, script.view().studio.discards);
        script.idle(turn % 2);
        let view = script.view();
        if before.0 < view.pile {
            shuffles += 1;
            assert!(view.studio.stock.len() >= view.pile);
            assert!(before.1.bits() & !view.studio.stock.bits() == 0, "all discards are in it");
        }
        assert!(script.game().audit().is_ok());
    }
    assert!(shuffles > 0, "sixty turns see the deck run out");
}
