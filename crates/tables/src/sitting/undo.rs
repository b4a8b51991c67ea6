//! Undo: the game and its luck without the last decision of a player.

use game::{Irrevocable, Seat};
use shelf::{AnyTable, Refusal};

use super::Sitting;

/// The rest of a game without an undone decision.
struct AfterUndo {
    table: Box<dyn AnyTable>,
    /// The indexes, before the undo, of the events that remain.
    stayed: Vec<usize>,
    /// The number of draws to be made again. Nobody has seen them, so they keep their numbers and fall as before.
    falls_anew: u64,
}

impl Sitting {
    /// Whether `seat` can undo its last decision. Nobody can after the end, which shows everything: hands, and the
    /// luck that would follow.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> bool {
        !self.is_over() && self.without_last(seat).is_ok()
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let AfterUndo { table, stayed, falls_anew } = self.without_last(seat)?;
        self.table = table;
        self.numbers = stayed.into_iter().map(|at| self.numbers[at]).collect();
        self.draws -= falls_anew;
        Ok(())
    }

    /// The game without the last decision of `seat`.
    fn without_last(&self, seat: Seat) -> Result<AfterUndo, Refusal> {
        let mut table = self.table.copy();
        let stayed = table.take_back(seat)?;
        let first = stayed.iter().zip(0..).take_while(|(at, due)| **at == *due).count();
        let rest = self.table.events(first);
        let luck = (first..).zip(&rest).filter(|(_, event)| event.is_luck());
        let stays: Vec<bool> = luck.map(|(at, _)| stayed.contains(&at)).collect();
        // A remaining draw is proven by its number: no earlier draw may be missing.
        if !stays.is_sorted_by(|before, after| before >= after) {
            return Err(Irrevocable::BuiltOn(seat).into());
        }
        let falls_anew = stays.iter().filter(|stays| !**stays).count() as u64;
        Ok(AfterUndo { table, stayed, falls_anew })
    }
}
