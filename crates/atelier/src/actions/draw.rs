//! Drawing two cards, one after the other (AT-3.1).

use game::Seat;

use super::Action;
use crate::{
    ring::{RING, Slot},
    round::{First, Nth, Step, Then},
    state::Atelier,
    switches::Drawing,
};

/// The most cards in hand after drawing (AT-3.2).
pub const HAND: usize = 10;

/// What can be drawn from a full ring and a deck: nearly always what there is.
const EVERY_DRAW: [Action; RING as usize + 1] = {
    let mut draws = [Action::Deck; RING as usize + 1];
    let mut number = 1;
    while number <= RING {
        if let Some(slot) = Slot::new(number) {
            draws[number as usize - 1] = Action::Ring(slot);
        }
        number += 1;
    }
    draws
};

impl Atelier {
    /// Any card of the ring, or the deck.
    #[inline]
    pub(crate) fn list_draws(&self, out: &mut Vec<Action>) {
        if self.studio.ring.gap().is_none() && self.has_deck() {
            return out.extend_from_slice(&EVERY_DRAW);
        }
        out.extend(self.studio.ring.filled().map(Action::Ring));
        if self.has_deck() {
            out.push(Action::Deck);
        }
    }

    /// After a card of the ring a neighbor of it, after a card of the deck any of the ring, and the
    /// deck in any case; experts do not mix (AT-7.2).
    #[inline]
    pub(crate) fn list_second(&self, first: First, out: &mut Vec<Action>) {
        let mixed = self.studio.rules.drawing == Drawing::Mixed;
        match first {
            First::Ring(slot) => {
                let is_there = |it: &Slot| self.studio.ring.at(*it).is_some();
                out.extend(slot.neighbors().into_iter().filter(is_there).map(Action::Ring));
                if mixed && self.has_deck() {
                    out.push(Action::Deck);
                }
            }
            First::Deck if mixed => self.list_draws(out),
            First::Deck if self.has_deck() => out.push(Action::Deck),
            First::Deck => (),
        }
    }

    #[inline]
    fn can_draw_second(&self, first: First) -> bool {
        let mixed = self.studio.rules.drawing == Drawing::Mixed;
        let ring = &self.studio.ring;
        match first {
            First::Ring(slot) => {
                slot.neighbors().into_iter().any(|it| ring.at(it).is_some())
                    || mixed && self.has_deck()
            }
            First::Deck => self.has_deck() || mixed && !ring.is_empty(),
        }
    }

    /// All see the card and remember it (AT-2.2).
    #[inline]
    pub(crate) fn draw_from_ring(&mut self, seat: Seat, slot: Slot) {
        let card = self.studio.ring.take(slot);
        self.hands[seat.idx()].add(card);
        self.studio.known.add(card);
        match self.nth_draw() {
            Nth::First => self.ask_second(seat, First::Ring(slot)),
            Nth::Second => self.refill(Then::Trim(seat)),
        }
    }

    #[inline]
    pub(crate) fn draw_from_deck(&mut self, seat: Seat) {
        let nth = self.nth_draw();
        self.deal(seat, nth);
    }

    #[inline]
    fn nth_draw(&mut self) -> Nth {
        if let Step::Second(..) = self.studio.step {
            return Nth::Second;
        }
        self.studio.passes = 0;
        Nth::First
    }

    /// After the first card a second one, if there is any; then the ring is refilled.
    #[inline]
    pub(crate) fn ask_second(&mut self, seat: Seat, first: First) {
        if self.can_draw_second(first) {
            self.studio.step = Step::Second(seat, first);
        } else {
            self.refill(Then::Trim(seat));
        }
    }
}
