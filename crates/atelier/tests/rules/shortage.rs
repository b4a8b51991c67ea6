//! When cards run short (AT-6.4): the discards become the deck in the midst of a draw or of a refill,
//! gaps are tried again, and passes count only one after the other.

use game::{Clause, Game, Seat};

use crate::script::{AtelierScript, Decked, Script, opened, with_deck};

/// A table of two players with these hands, `blank` blank canvases, and an empty deck after the deal.
fn dealt_out(blank: &str, hands: &[&str]) -> Script {
    let script = opened(2, with_deck("", &Decked { blank, ..Decked::default() }), hands, "");
    assert_eq!((script.view().pile, script.discards().len()), (0, 0));
    script
}

/// AT-6.4: the gaps that a play leaves open are filled from what it discarded, at the end of the turn.
#[test]
fn gaps_are_filled_from_discards() {
    // A pays magenta for blank-01; eleven cards are in hands and two in the ring.
    let mut script = dealt_out(&format!("C:M M {}", "W:K ".repeat(11)), &["b1 b2"]);
    assert_eq!(script.view().studio.ring.cards().len(), 2);
    script.play("A lay blank-01");
    assert_eq!(script.discards(), ["blank-02"], "in the midst of the turn nothing is needed");
    script.play("A done");
    script.play("luck ring 3 blank-02");
    assert_eq!(script.asked(), Some(Seat(1)));
    assert!(script.discards().is_empty());
    assert_eq!(script.view().studio.ring.cards().len(), 3);
}

/// A table at B's turn with a full ring, one card in the deck, and one discard: blank-02.
fn one_in_the_deck() -> Script {
    let blank = format!("C:M M {}", "W:K ".repeat(18));
    let deck = Decked { blank: &blank, ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2"], "");
    script.play_all_settled(&["A lay blank-01", "A done"]);
    assert_eq!((script.view().pile, script.discards().len()), (1, 1));
    script
}

/// AT-6.4, AT-3.1: the last card of the deck is drawn, and the second card is one of the discards.
#[test]
fn the_deck_runs_out_between_two_cards() {
    let mut script = one_in_the_deck();
    script.play("B draw deck");
    assert_eq!(script.discards().len(), 1, "there was a card");
    script.settle();
    assert_eq!((script.view().pile, script.discards().len()), (0, 1));
    assert!(script.actions(1).contains(&"draw deck".into()), "there are discards");
    script.play("B draw deck");
    assert_eq!((script.view().pile, script.discards().len()), (1, 0), "they are the deck now");
    script.play("luck deal B blank-02");
    assert_eq!(script.asked(), Some(Seat(0)));
    // Neither deck nor discards: the whole ring is all that can be drawn.
    assert_eq!(script.actions_with(0, "draw").len(), 8);
    script.play("A draw ring 3");
    assert_eq!(script.actions(0), ["draw ring 2", "draw ring 4"]);
    script.play("A draw ring 4");
    assert_eq!(script.asked(), Some(Seat(1)), "the gaps stay");
    assert_eq!(script.view().studio.ring.cards().len(), 6);
}

/// AT-6.4: a ring is refilled from the last card of the deck and then from the discards.
#[test]
fn the_deck_runs_out_between_two_gaps() {
    let mut script = one_in_the_deck();
    script.play_all_settled(&["B draw ring 5", "B draw ring 6"]);
    let last = script.table().chances();
    assert_eq!(last.len(), 1, "the last card of the deck");
    script.table_mut().witness(game::Event::Chance(last[0].0)).unwrap();
    script.play("luck ring 6 blank-02");
    assert_eq!(script.asked(), Some(Seat(0)));
    assert!(script.discards().is_empty() && script.view().pile == 0);
}

/// AT-3.2, AT-6.4: a card discarded after a draw fills a gap that the draw has left in the ring.
#[test]
fn what_is_discarded_fills_gaps() {
    let deck = Decked { blank: &"W:K ".repeat(21), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &[], "");
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    assert_eq!(script.view().pile, 0);
    for (seat, slot) in [("B", 1), ("A", 3), ("B", 5), ("A", 7)] {
        script.play(&format!("{seat} draw ring {slot}"));
        script.play(&format!("{seat} draw ring {}", slot + 1));
    }
    assert_eq!((script.hand(0).len(), script.discards().len()), (11, 0));
    let discard = script.actions(0)[0].clone();
    script.play(&format!("A {discard}"));
    let card = discard.trim_start_matches("discard ");
    script.play(&format!("luck ring 1 {card}"));
    assert_eq!(script.actions(1), ["draw ring 1"], "the only card there is");
}

/// AT-6.4: a player who plays interrupts a row of passes.
#[test]
fn a_play_breaks_a_row_of_passes() {
    let mut script = dealt_out(&format!("{}C", "W:K ".repeat(10)), &["", "b11"]);
    script.play("A pass");
    script.play_all_settled(&["B lay blank-11", "B done"]);
    script.play("A pass");
    assert!(script.game().verdict().is_none(), "B has not passed");
    script.play("B pass");
    assert_eq!(script.game().verdict().unwrap().end, Clause("AT-6.4"));
}

/// AT-3.1, AT-7.2: after the last card of the deck players can still draw from the ring; under the expert rule
/// they cannot mix.
#[test]
fn after_the_last_card_of_the_deck() {
    for text in ["", "drawing=unmixed"] {
        let deck = Decked { blank: &"W:K ".repeat(20), ..Decked::default() };
        let mut script = opened(2, with_deck(text, &deck), &[], "");
        script.play("A draw deck");
        script.settle();
        assert_eq!((script.view().pile, script.discards().len()), (0, 0));
        if text.is_empty() {
            let ring: Vec<String> = (1..=8).map(|slot| format!("draw ring {slot}")).collect();
            assert_eq!(script.actions(0), ring);
            script.play("A draw ring 6");
        }
        assert_eq!(script.asked(), Some(Seat(1)), "there is nothing to fill a gap with");
        assert_eq!(script.hand(0).len(), if text.is_empty() { 7 } else { 6 });
    }
}

/// AT-3.5: a player who can draw nothing but can play cannot pass.
#[test]
fn no_pass_for_who_can_play() {
    let mut script = dealt_out(&format!("C {}", "W:K ".repeat(10)), &["b1"]);
    assert_eq!(script.actions(0), ["lay blank-01"]);
    assert_eq!(script.refusal("A pass"), "nobody passes who can draw or play (AT-3.5)");
}
