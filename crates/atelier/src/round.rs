//! The agenda: a list of steps, the next one last. Whom the table waits for and what it asks follow
//! from that step alone; steps in which nothing can be chosen settle themselves.

use game::{Seat, Seats, Turn};
use serde::Serialize;

use crate::{
    actions::draw::HAND,
    components::{Card, Kind},
    paying::Due,
    ring::Slot,
    scoring::End,
    state::{Atelier, Studio},
};

/// One step of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Luck names the first player (AT-2.1).
    Start,
    /// Luck deals the hands, to this player and then to the next (AT-2.1).
    Hands(Seat),
    /// Luck fills the gaps of the ring (AT-3.1).
    Refill,
    /// Luck deals a player a card from the deck (AT-3.1).
    Deal(Seat),
    /// A player draws or plays (AT-3).
    Turn(Seat),
    /// A player draws the second card, after this one (AT-3.1).
    Second(Seat, First),
    /// A player discards down to the limit (AT-3.2).
    Trim(Seat),
    /// A player may lay down more of a type, after so many (AT-3.3).
    Play(Seat, Kind, u8),
    /// A player chooses what to lay a canvas on (AT-3.4).
    Place(Seat, Card),
    /// A player pays for a canvas (AT-4).
    Pay(Due),
    /// A turn is over.
    Done(Seat),
    /// The game has ended.
    Over(End),
}

/// What was drawn first (AT-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// A card from the deck.
    Deck,
    /// The card of this slot.
    Ring(Slot),
}

impl Default for Step {
    fn default() -> Step {
        Step::Over(End::Paintings)
    }
}

impl Studio {
    /// The step that waits for somebody.
    #[must_use]
    #[inline]
    pub fn step(&self) -> Step {
        *self.agenda.last().expect("a game that is over stays over")
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.step() {
            Step::Start | Step::Hands(_) | Step::Refill | Step::Deal(_) => Turn::Chance,
            Step::Turn(seat)
            | Step::Second(seat, _)
            | Step::Trim(seat)
            | Step::Play(seat, ..)
            | Step::Place(seat, _)
            | Step::Done(seat)
            | Step::Pay(Due { seat, .. }) => Turn::Players(Seats::only(seat)),
            Step::Over(_) => Turn::Over,
        }
    }

    /// Who is in the midst of a play, with a hand that must be able to pay for it.
    pub(crate) fn busy(&self) -> Option<Seat> {
        match self.step() {
            Step::Place(seat, _) | Step::Pay(Due { seat, .. }) => Some(seat),
            Step::Start
            | Step::Hands(_)
            | Step::Refill
            | Step::Deal(_)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Done(_)
            | Step::Over(_) => None,
        }
    }

    /// Puts `step` in the place of the one that was asked.
    #[inline]
    pub(crate) fn ask_instead(&mut self, step: Step) {
        *self.agenda.last_mut().expect("a step was asked") = step;
    }
}

impl Atelier {
    /// Settles the steps that have nothing to ask.
    #[inline]
    pub(crate) fn proceed(&mut self) {
        loop {
            let done = match self.studio.step() {
                Step::Hands(seat) => {
                    if !self.is_dealt(seat) {
                        return;
                    }
                    let next = seat.next(self.studio.seats);
                    if next != self.studio.first {
                        self.studio.ask_instead(Step::Hands(next));
                        continue;
                    }
                    true
                }
                Step::Refill => self.studio.ring.gap().is_none() || !self.has_deck(),
                Step::Second(_, first) => !self.can_draw_second(first),
                Step::Trim(seat) => self.hands[seat.idx()].len() <= HAND,
                Step::Play(_, kind, laid) => laid == kind.limit(),
                Step::Place(seat, card) => {
                    if !self.settle_place(seat, card) {
                        return;
                    }
                    continue;
                }
                Step::Pay(due) => {
                    if !self.settle_payment(due) {
                        return;
                    }
                    continue;
                }
                Step::Done(seat) => {
                    self.end_turn(seat);
                    continue;
                }
                Step::Start | Step::Deal(_) | Step::Turn(_) | Step::Over(_) => false,
            };
            if !done {
                break;
            }
            self.studio.agenda.pop();
        }
        self.shuffle_if_needed();
    }

    /// Whether a card can be dealt, if need be from the discards (AT-6.4).
    #[inline]
    pub(crate) fn has_deck(&self) -> bool {
        !self.pile.is_empty() || !self.studio.discards.is_empty()
    }

    /// A card is needed and the deck is empty: the discards are the new deck (AT-6.4).
    #[inline]
    fn shuffle_if_needed(&mut self) {
        if self.pile.is_empty() && matches!(self.studio.step(), Step::Refill | Step::Deal(_)) {
            self.pile = std::mem::take(&mut self.studio.discards);
            self.studio.stock = self.pile;
        }
    }

    /// All cards stand again, the ring is tried again, and it is the next player's turn, unless the
    /// game is over (AT-4.1, AT-6).
    fn end_turn(&mut self, seat: Seat) {
        let studio = &mut self.studio;
        studio.turned = crate::Cards::EMPTY;
        let next = seat.next(studio.seats);
        if let Some(end) = studio.end_before(next) {
            return studio.ask_instead(Step::Over(end));
        }
        studio.round += u16::from(next == studio.first);
        studio.ask_instead(Step::Turn(next));
        studio.agenda.push(Step::Refill);
    }
}
