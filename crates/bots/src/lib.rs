//! The bots: programs that play, by the name of their level.
//!
//! Invariant: a bot sees what a player in its seat sees, the view and the list of its actions, and
//! nothing else. It never gets the state of a table or another seat's view, so it cannot cheat: the
//! states it searches are imagined from its view. It has a random generator of its own, so it cannot
//! disturb the luck of a table either.
//!
//! This crate depends on no title, so it cannot name the state of one. Everything a bot has to know
//! about a title is in [`judgement`], which evaluates the imagined states.

mod evaluate;
mod greedy;
mod level;
mod random;
mod search;

pub use crate::{
    greedy::Greedy,
    level::Level,
    random::Random,
    search::{
        Analysis, Analyzer, ChanceNodes, Planner, RolloutPolicy, Search, SearchSettings,
        SearchStats, analyze_parallel,
    },
};

pub use judgement::{Algorithm, Judged, PlannerSettings, RolloutLimit};

use game::{Game, Seat};

/// A program that plays.
pub trait Bot<G: Game>: Send {
    /// The action it takes when `seat` is asked: one of `actions`, which is not empty.
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action;
}

/// Every level, the weakest first.
#[must_use]
pub const fn levels() -> &'static [Level] {
    &Level::ALL
}
