//! Drawing two cards, one after the other (AT-3.1).

use game::Seat;

use super::Action;
use crate::{
    ring::{RING, Slot, Slots},
    round::{First, Nth, Step, Then},
    state::Atelier,
    switches::Drawing,
};

/// The most cards in hand after drawing (AT-3.2).
pub const HAND: usize = 10;

/// What can be drawn from a full ring.
const EVERY_SLOT: [Action; RING as usize] = {
    let mut draws = [Action::Deck; RING as usize];
    let mut number = 1;
    while number <= RING {
        if let Some(slot) = Slot::new(number) {
            draws[number as usize - 1] = Action::Ring(slot);
        }
        number += 1;
    }
    draws
};

/// What can be drawn: cards of the ring, then the deck.
#[derive(Clone, Copy)]
pub(crate) struct Draws {
    slots: Slots,
    deck: bool,
}

impl Draws {
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.slots.len() + u32::from(self.deck)
    }

    /// The slot of the `n`th of them, from 0; none if it is the deck.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Option<Slot> {
        (n < self.slots.len()).then(|| self.slots.nth(n))
    }

    #[inline]
    pub(crate) fn list(self, out: &mut Vec<Action>) {
        // Nearly always the ring is full.
        if self.slots == Slots::ALL {
            out.extend_from_slice(&EVERY_SLOT);
        } else {
            out.extend(self.slots.iter().map(Action::Ring));
        }
        if self.deck {
            out.push(Action::Deck);
        }
    }
}

impl Atelier {
    /// Any card of the ring, or the deck.
    #[inline]
    pub(crate) fn draws(&self) -> Draws {
        Draws { slots: self.studio.ring.slots(), deck: self.has_deck() }
    }

    /// After a card of the ring a neighbor of it, after a card of the deck any of the ring, and the
    /// deck in any case; experts do not mix (AT-7.2).
    #[inline]
    pub(crate) fn second_draws(&self, first: First) -> Draws {
        let Draws { slots, deck } = self.draws();
        let mixed = self.studio.rules.drawing == Drawing::Mixed;
        match first {
            First::Ring(slot) => Draws { slots: slots.beside(slot), deck: deck & mixed },
            First::Deck => Draws { slots: if mixed { slots } else { Slots::NONE }, deck },
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
        if self.second_draws(first).len() == 0 {
            self.refill(Then::Trim(seat));
        } else {
            self.studio.step = Step::Second(seat, first);
        }
    }
}
