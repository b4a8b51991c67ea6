//! Who takes part in a contest, and who sits at one of its tables. Bots of this house always have an
//! answer; a program from outside may fail, so whoever asks has to expect that.

use bots::{Bot, Judged, Level};
use game::{Game, Outcome, Seat};

/// One who takes part: takes a seat at many tables, each time as somebody new.
pub trait Entrant<G: Game>: Send + Sync {
    /// What it is called, in standings and records.
    fn called(&self) -> String;

    /// Its player for one seat in one game.
    ///
    /// # Errors
    ///
    /// Says why nobody comes.
    fn sit(&self, place: &Place<'_, G>) -> Result<Box<dyn Player<G>>, Fault>;
}

/// A seat that is to be taken, for one game.
#[derive(Clone, Copy, Debug)]
pub struct Place<'t, G: Game> {
    /// Which seat.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: u8,
    /// What is played.
    pub options: &'t G::Options,
    /// Which deal: games of one deal have the same luck, with the seats changed.
    pub deal: u64,
    /// What the player's whims follow from.
    pub seed: u64,
}

/// Somebody in a seat, for one game.
pub trait Player<G: Game>: Send {
    /// What it does when `seat` is asked: one of `actions`, which is not empty.
    ///
    /// # Errors
    ///
    /// Says why there is no such answer.
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, Fault>;

    /// Hears how the game ended.
    fn over(&mut self, _outcome: &Outcome) {}
}

/// Why a player does not play on, as the rest of a sentence that begins with its name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Fault(pub String);

/// A player failed: the game cannot be finished.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, seat {seat}: «{name}» {fault}")]
pub struct Walkout {
    /// The number of the game, from 0, as in the names of its records.
    pub game: u64,
    /// Where it sat.
    pub seat: Seat,
    /// What the entrant is called.
    pub name: String,
    /// What it did.
    pub fault: Fault,
}

/// Every bot of this house is a player that never fails.
impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Result<G::Action, Fault> {
        Ok(self.as_mut().choose(seat, view, actions))
    }
}

impl<G: Judged> Entrant<G> for Level {
    fn called(&self) -> String {
        Level::name(*self).to_owned()
    }

    fn sit(&self, place: &Place<'_, G>) -> Result<Box<dyn Player<G>>, Fault> {
        Ok(Box::new(self.bot::<G>(place.seats, place.seed)))
    }
}
