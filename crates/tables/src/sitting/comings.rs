//! Arrivals and departures during a game, shown by name to the other players.

use bots::Level;
use game::Seat;

use super::Sitting;
use crate::{Holder, Row};

/// An arrival or departure during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coming {
    /// The number of its row.
    pub row: u64,
    /// The number of events of the game at that time.
    pub at: usize,
    /// The chair.
    pub seat: Seat,
    /// The holder of the chair: the new one after an arrival, the old one after a departure.
    pub who: Holder,
    /// The kind of arrival or departure.
    pub what: What,
}

/// A kind of arrival or departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The holder left for good.
    Left,
    /// A new holder took a chair that was left.
    SatDown,
    /// The holder is away, and this bot plays for them.
    Away(Level),
    /// The holder took the seat back from a stand-in.
    CameBack,
}

impl Sitting {
    /// The arrivals and departures since the game began, in order.
    #[must_use]
    pub fn comings(&self) -> &[Coming] {
        &self.comings
    }

    /// Moves arrivals and departures to the present end of the events, if the events before them were undone.
    pub(super) fn clamp_comings(&mut self) {
        let at = self.table.at();
        for coming in &mut self.comings {
            coming.at = coming.at.min(at);
        }
    }

    /// The arrival or departure that `row` means, before the row is folded.
    pub(super) fn coming(&self, row: &Row) -> Option<Coming> {
        let (seat, what) = match row {
            Row::Leave(seat) => (*seat, What::Left),
            Row::Sit(seat, _) => (*seat, What::SatDown),
            Row::Substitute(seat, level) => (*seat, What::Away(*level)),
            Row::Return(seat) => (*seat, What::CameBack),
            Row::Open(_)
            | Row::Begin
            | Row::Undo(_)
            | Row::Say(..)
            | Row::Rename(..)
            | Row::Pace(_)
            | Row::Rematch(..)
            | Row::Move(..)
            | Row::Luck(_) => return None,
        };
        let who = match row {
            Row::Sit(_, holder) => holder.clone(),
            _ => self.chair(seat)?.holder.clone(),
        };
        let is_told = self.has_begun() && !self.is_over() && who != Holder::Nobody;
        is_told.then(|| Coming { row: self.rows, at: self.table.at(), seat, who, what })
    }
}
