//! Taking back: what is left of a game, and of its luck.

use game::{Irrevocable, Seat};
use shelf::{AnyTable, Refusal};

use super::Sitting;

/// What is left of a game when a decision is taken back.
struct AfterUndo {
    table: Box<dyn AnyTable>,
    /// Which events have stayed, by the places they had.
    stayed: Vec<usize>,
    /// How often luck falls anew. It falls as before, because nobody has seen it: it is the same draw.
    falls_anew: u64,
}

impl Sitting {
    /// Whether `seat` can take its last decision back. The end shows everything: hands, and what luck
    /// would follow.
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
        // Luck that stays is proven by its number: none that came before it may be missing.
        if !stays.is_sorted_by(|before, after| before >= after) {
            return Err(Irrevocable::BuiltOn(seat).into());
        }
        let falls_anew = stays.iter().filter(|stays| !**stays).count() as u64;
        Ok(AfterUndo { table, stayed, falls_anew })
    }
}
