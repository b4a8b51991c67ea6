//! The entrants of a contest, and the players they seat. Bots of this workspace always have an
//! answer; an external program may fail, so every question returns a `Result`.

use bots::{Bot, Judged, Level};
use game::{Game, Outcome, Seat};

/// A participant of a contest, which seats a new player for every game.
pub trait Entrant<G: Game>: Send + Sync {
    /// The name in standings and records.
    fn display_name(&self) -> String;

    /// A new player for one seat in one game.
    ///
    /// # Errors
    ///
    /// Gives the reason why there is no player.
    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError>;
}

/// A seat in one game of a contest.
#[derive(Clone, Copy, Debug)]
pub struct SeatAssignment<'t, G: Game> {
    /// The seat.
    pub seat: Seat,
    /// The number of seats at the table.
    pub seats: u8,
    /// The options of the game.
    pub options: &'t G::Options,
    /// The number of the deal: games of one deal have the same luck, with the seats rotated.
    pub deal: u64,
    /// The seed of the player's own random choices.
    pub seed: u64,
}

/// A player in one seat for one game.
pub trait ContestPlayer<G: Game>: Send {
    /// The action that the player takes when `seat` is asked: one of `actions`, which is not empty.
    ///
    /// # Errors
    ///
    /// Gives the reason why the player has no such answer.
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, PlayerError>;

    /// Tells the player how the game ended.
    fn over(&mut self, _outcome: &Outcome) {}
}

/// Why a player cannot go on, in words that continue a sentence after its name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct PlayerError(pub String);

/// The error of a game that cannot be finished, because a player failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, seat {seat}: «{name}» {error}")]
pub struct Forfeit {
    /// The number of the game, from 0, as in the names of records.
    pub game: u64,
    /// The seat of the player.
    pub seat: Seat,
    /// The name of the entrant.
    pub name: String,
    /// The error of the player.
    pub error: PlayerError,
}

/// Every bot of this workspace is a player that never fails.
impl<G: Game> ContestPlayer<G> for Box<dyn Bot<G>> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, PlayerError> {
        Ok(self.as_mut().choose(seat, view, actions))
    }
}

impl<G: Judged> Entrant<G> for Level {
    fn display_name(&self) -> String {
        Level::name(*self).to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError> {
        Ok(Box::new(self.bot::<G>(assignment.seats, assignment.seed)))
    }
}
