//! Players that are programs, by the name of their level.
//!
//! Invariant: a bot sees what a player in its seat sees, the view and the list of its actions, and
//! nothing else. It never meets the state of a table or another seat's view, so it cannot cheat: the
//! states it plays on are worlds it has imagined from its view. What it draws comes from a generator
//! of its own, so it cannot disturb the luck of a table either.
//!
//! Search and levels know no title. What is good in a title is told in one file of [`judgement`].

mod greedy;
pub mod judgement;
mod level;
mod random;
mod search;

pub use crate::{greedy::Greedy, judgement::Judged, level::Level, random::Random, search::Search};

use game::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What it does when `seat` is asked: one of `actions`, which is not empty.
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action;
}

/// Every level, the weakest first.
#[must_use]
pub const fn levels() -> &'static [Level] {
    &Level::ALL
}
