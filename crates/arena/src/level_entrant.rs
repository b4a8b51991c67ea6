//! A level as an entrant of a contest.

use bots::Level;
use shelf::Shelved;

use crate::{ContestPlayer, Entrant, PlayerError, SeatAssignment};

/// A level that takes part in a contest. Its bots are the ones that `shelf` has compiled, because a contest
/// with bots of its own would compile every search of every title once more.
#[derive(Clone, Copy, Debug)]
pub struct LevelEntrant(pub Level);

impl<G: Shelved> Entrant<G> for LevelEntrant {
    fn display_name(&self) -> String {
        self.0.name().to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError> {
        Ok(Box::new(G::bot(self.0, assignment.seats, assignment.seed)))
    }
}
