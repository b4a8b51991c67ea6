//! The steps of a turn. The turn and the actions follow from the step alone, and every step knows the next one.
//! A step in which the player has no choice is skipped.

use game::{Seat, Seats, Turn};
use serde::Serialize;

use crate::{
    actions::draw::MAX_HAND_CARDS,
    components::{Card, Cards, Kind},
    paying::{Due, Play},
    ring::Slot,
    scoring::End,
    state::{Atelier, Studio},
};

/// The step of a game: what is decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Luck names the first player (AT-2.1).
    Start,
    /// Luck deals the hands, to this player and then to the next (AT-2.1).
    Hands(Seat),
    /// Luck fills the gaps of the ring (AT-3.1, AT-6.4).
    Refill(Then),
    /// Luck deals a player a card from the deck (AT-3.1).
    Deal(Seat, Nth),
    /// A player draws or plays (AT-3).
    Turn(Seat),
    /// A player draws the second card, after this one (AT-3.1).
    Second(Seat, First),
    /// A player discards down to the limit (AT-3.2).
    Trim(Seat),
    /// A player may lay down more canvases of a type, after this number (AT-3.3).
    Play(Seat, Kind, u8),
    /// A player chooses what to lay a canvas on; the number says which canvas of the turn it is, from 1
    /// (AT-3.4).
    Place(Seat, Card, u8),
    /// A player pays for a canvas (AT-4).
    Pay(Due),
    /// The game has ended.
    Over(End),
}

/// What follows once the ring is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Then {
    /// This player, who has drawn, discards down to the limit.
    Trim(Seat),
    /// It is this player's turn.
    Turn(Seat),
}

/// The first or the second of two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Nth {
    /// The first of two cards.
    First,
    /// The second of two cards.
    Second,
}

/// The first card that was drawn (AT-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// A card from the deck.
    Deck,
    /// The card of this slot.
    Ring(Slot),
}

impl Studio {
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.step {
            Step::Start | Step::Hands(_) | Step::Refill(_) | Step::Deal(..) => Turn::Chance,
            Step::Turn(seat)
            | Step::Second(seat, _)
            | Step::Trim(seat)
            | Step::Play(seat, ..)
            | Step::Place(seat, ..)
            | Step::Pay(Due { play: Play { seat, .. }, .. }) => Turn::Players(Seats::only(seat)),
            Step::Over(_) => Turn::Over,
        }
    }

    /// The canvas in play and its player: it has left the hand and is not yet laid down.
    #[must_use]
    pub fn in_play(&self) -> Option<(Seat, Card)> {
        match self.step {
            Step::Place(seat, card, _) | Step::Pay(Due { play: Play { seat, card, .. }, .. }) => {
                Some((seat, card))
            }
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Over(_) => None,
        }
    }
}

impl Atelier {
    /// Begins to fill the gaps of the ring, as far as there are cards (AT-3.1, AT-6.4).
    #[inline]
    pub(crate) fn refill(&mut self, then: Then) {
        if self.studio.ring.gap().is_some() && self.has_deck() {
            self.shuffle_if_empty();
            self.studio.step = Step::Refill(then);
            return;
        }
        match then {
            Then::Trim(seat) => self.trim(seat),
            Then::Turn(seat) => self.studio.step = Step::Turn(seat),
        }
    }

    /// Deals a player the top card of the deck (AT-3.1).
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, nth: Nth) {
        self.shuffle_if_empty();
        self.studio.step = Step::Deal(seat, nth);
    }

    /// Whether a card can be dealt, from the deck or from the discards (AT-6.4).
    #[inline]
    pub(crate) fn has_deck(&self) -> bool {
        !self.pile.is_empty() || !self.studio.discards.is_empty()
    }

    /// Makes the discards the new deck if the deck is empty, when a card is needed (AT-6.4).
    #[inline]
    fn shuffle_if_empty(&mut self) {
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.studio.discards);
            self.studio.stock = self.pile;
        }
    }

    /// Asks `seat` to discard if it has too many cards in hand (AT-3.2).
    #[inline]
    pub(crate) fn trim(&mut self, seat: Seat) {
        if MAX_HAND_CARDS < self.hands[seat.idx()].len() {
            self.studio.step = Step::Trim(seat);
        } else {
            self.end_turn(seat);
        }
    }

    /// Ends the turn of `seat`: all canvases are turned back, gaps of the ring are filled, and it is the next
    /// player's turn unless the game is over (AT-4.1, AT-6).
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        let studio = &mut self.studio;
        studio.turned = Cards::EMPTY;
        let next = seat.next(studio.seats);
        if let Some(end) = studio.end_before(next) {
            studio.step = Step::Over(end);
            return;
        }
        studio.round = studio.round.saturating_add(u16::from(next == studio.first));
        self.refill(Then::Turn(next));
    }
}
