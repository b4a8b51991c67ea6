//! Discarding down to the limit (AT-3.2).

use game::Seat;

use super::Action;
use crate::{
    components::{Card, Cards, JOKERS},
    state::Atelier,
};

impl Atelier {
    #[inline]
    pub(crate) fn list_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat.idx()];
        let different = self.different(hand - JOKERS, hand);
        out.extend(different.iter().map(Action::Discard));
        out.extend(self.next_joker(seat).map(Action::Discard));
    }

    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat.idx()].take(card);
        self.studio.known.take(card);
        self.studio.discards.add(card);
    }

    /// The `canvases` that lead to different tables: of those in `hand` that are printed alike, and
    /// of which all know or nobody does, the first stands for all.
    #[inline]
    pub(crate) fn different(&self, canvases: Cards, hand: Cards) -> Cards {
        let doubles = self.studio.deck.doubles(canvases);
        if doubles.is_empty() {
            return canvases;
        }
        let has_twin = |card: &Card| !self.twins_in(hand, *card).is_empty();
        canvases - doubles.iter().filter(has_twin).collect()
    }

    /// The cards of `hand` that stand for `canvas`.
    pub(crate) fn twins_in(&self, hand: Cards, canvas: Card) -> Cards {
        let twins = self.studio.deck.twins(canvas) & hand;
        if self.studio.known.contains(canvas) {
            twins & self.studio.known
        } else {
            twins - self.studio.known
        }
    }

    /// Jokers are all alike, so which of them leaves the hand is no question: one that all know of
    /// before one that nobody has seen (AT-2.2).
    #[inline]
    pub(crate) fn next_joker(&self, seat: Seat) -> Option<Card> {
        let jokers = self.hands[seat.idx()] & JOKERS;
        (jokers & self.studio.known).lowest().or_else(|| jokers.lowest())
    }
}
