//! The discard of a hand down to its limit (AT-3.2).

use game::Seat;

use crate::{
    components::{Card, Cards, JOKERS},
    state::{Atelier, Studio},
};

impl Atelier {
    #[inline]
    pub(crate) fn discards(&self, seat: Seat) -> Cards {
        let hand = self.hands[seat.idx()];
        let canvases = self.studio.different(hand - JOKERS, hand);
        canvases | self.studio.next_joker(hand)
    }

    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.throw(seat, card);
        self.trim(seat);
    }

    /// Moves a card from the hand to the discards, face up.
    #[inline]
    pub(crate) fn throw(&mut self, seat: Seat, card: Card) {
        self.hands[seat.idx()].take(card);
        self.studio.known.take(card);
        self.studio.discards.add(card);
    }
}

impl Studio {
    /// One of each group of equivalent canvases among `canvases`, namely the lowest of those in `hand` that are
    /// printed alike and equally known to the other players. Discarding any canvas of a group leads to the same
    /// table.
    #[inline]
    pub(crate) fn different(&self, canvases: Cards, hand: Cards) -> Cards {
        let doubles = self.deck.doubles(canvases);
        if doubles.is_empty() {
            return canvases;
        }
        let has_twin = |card: &Card| !self.twins_in(hand, *card).is_empty();
        canvases - doubles.iter().filter(has_twin).collect()
    }

    /// The cards of `hand` with a lower number that are equivalent to `canvas`.
    pub(crate) fn twins_in(&self, hand: Cards, canvas: Card) -> Cards {
        let twins = self.deck.twins(canvas) & hand;
        if self.known.contains(canvas) { twins & self.known } else { twins - self.known }
    }

    /// The joker that leaves `hand` first, as a set; empty if there is none. Jokers are all alike, so the
    /// player is not asked: a joker that all players have seen goes before one that nobody has seen (AT-2.2).
    #[inline]
    pub(crate) fn next_joker(&self, hand: Cards) -> Cards {
        let jokers = hand & JOKERS;
        let known = jokers & self.known;
        (if known.is_empty() { jokers } else { known }).first()
    }
}
