//! The draw of two cards, one after the other (AT-3.1).

use game::Seat;

use super::Action;
use crate::{
    ring::{RING_SLOTS, Slot, Slots},
    round::{First, Nth, Step, Then},
    state::Atelier,
    switches::Drawing,
};

/// The greatest number of cards in hand after drawing (AT-3.2).
pub const MAX_HAND_CARDS: usize = 10;

/// The draws from the ring when every slot has a card, slot by slot.
const EVERY_SLOT: [Action; RING_SLOTS as usize] = {
    let mut draws = [Action::Deck; RING_SLOTS as usize];
    let mut number = 1;
    while number <= RING_SLOTS {
        if let Some(slot) = Slot::new(number) {
            draws[number as usize - 1] = Action::Ring(slot);
        }
        number += 1;
    }
    draws
};

/// The possible draws: slots of the ring, then the deck.
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

    /// The slot of the `n`th possible draw, from 0; `None` if that draw is from the deck.
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
    /// The first draws: any card of the ring, or the deck.
    #[inline]
    pub(crate) fn draws(&self) -> Draws {
        Draws { slots: self.studio.ring.slots(), deck: self.has_deck() }
    }

    /// The possible second draws: after a card of the ring one of its neighbors or the deck, after a card of
    /// the deck anything. Under the expert rule both cards come from the ring or both from the deck (AT-7.2).
    #[inline]
    pub(crate) fn second_draws(&self, first: First) -> Draws {
        let Draws { slots, deck } = self.draws();
        let mixed = self.studio.rules.drawing == Drawing::Mixed;
        match first {
            First::Ring(slot) => Draws { slots: slots.beside(slot), deck: deck & mixed },
            First::Deck => Draws { slots: if mixed { slots } else { Slots::NONE }, deck },
        }
    }

    /// Draws the card of a slot, which all players see and remember (AT-2.2).
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

    /// Asks for the second card, if there is any; otherwise refills the ring.
    #[inline]
    pub(crate) fn ask_second(&mut self, seat: Seat, first: First) {
        if self.second_draws(first).len() == 0 {
            self.refill(Then::Trim(seat));
        } else {
            self.studio.step = Step::Second(seat, first);
        }
    }
}
