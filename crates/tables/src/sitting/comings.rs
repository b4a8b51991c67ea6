//! Who came and went amid the game: the others are told, by name.

use bots::Level;
use game::Seat;

use super::Sitting;
use crate::{Holder, Row};

/// Somebody came or went amid the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coming {
    /// The number of its row.
    pub row: u64,
    /// How many events there were.
    pub at: usize,
    /// At which chair.
    pub seat: Seat,
    /// Who had the chair before, or has it now.
    pub who: Holder,
    /// What they did.
    pub what: What,
}

/// How somebody comes or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Got up for good.
    Left,
    /// Sat down on a chair that was left.
    SatDown,
    /// Is away, and this bot plays for them.
    Away(Level),
    /// Is back from where a bot played for them.
    CameBack,
}

impl Sitting {
    /// Who came and went since the game has begun, in order.
    #[must_use]
    pub fn comings(&self) -> &[Coming] {
        &self.comings
    }

    /// Whoever came before something that was taken back came before what is decided instead.
    pub(super) fn clamp_comings(&mut self) {
        let at = self.table.at();
        for coming in &mut self.comings {
            coming.at = coming.at.min(at);
        }
    }

    /// What a row that is about to be folded tells of comings and goings.
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
