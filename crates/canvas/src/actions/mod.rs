//! The actions of players (CV-3), one file for each kind.

use game::Seat;

use crate::{
    components::{Background, Card},
    jury::Ballot,
    round::Step,
    state::Canvas,
};

pub mod take;
pub mod complete;
mod stride;

use complete::LAYERS;
use take::MAX_HAND_CARDS;

/// An action: one small decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take the card at this position, from 1 (CV-3.3).
    Take(u8),
    /// Lay this card as the next layer of a painting (CV-3.4).
    Lay(Card),
    /// Finish the painting with this background (CV-3.4).
    Frame(Background),
    /// Vote for this exhibition (CV-4.3).
    Vote(Seat),
    /// Vote for no exhibition (CV-4.3).
    Abstain,
}

impl Canvas {
    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step() {
            Step::Turn(asked) if asked == seat => self.list_turns(seat, out),
            Step::Lay(asked) if asked == seat => self.list_layers(seat, out),
            Step::Frame(asked) if asked == seat => self.list_backgrounds(seat, out),
            Step::Jury => self.list_votes(seat, out),
            Step::Turn(_)
            | Step::Lay(_)
            | Step::Frame(_)
            | Step::Scoring
            | Step::Refill
            | Step::Deal
            | Step::Start
            | Step::Toss
            | Step::Exhibition
            | Step::Standstill => (),
        }
    }

    /// Lists the actions of a turn: to take with fewer than five cards in hand, to paint with three or more
    /// (CV-3.2).
    #[inline]
    fn list_turns(&self, seat: Seat, out: &mut Vec<Action>) {
        let painter = &self.painters[seat.idx()];
        let held = painter.hand.len();
        if held < MAX_HAND_CARDS {
            self.list_takes(painter.tokens, out);
        }
        if LAYERS <= held {
            self.list_layers(seat, out);
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take(position) => self.take(seat, position),
            Action::Lay(card) => self.lay(seat, card),
            Action::Frame(background) => self.complete(seat, background),
            Action::Vote(tied) => self.vote(seat, Ballot::For(tied)),
            Action::Abstain => self.vote(seat, Ballot::Abstained),
        }
        self.proceed();
    }
}
