//! Players that are programs, by the name of their level.
//!
//! Invariant: a bot sees what a player in its seat sees, the view and the list of its actions, and
//! nothing else. It never meets the state of a table or another seat's view, so it cannot cheat: the
//! states it plays on are worlds it has imagined from its view. What it draws comes from a generator
//! of its own, so it cannot disturb the luck of a table either.
//!
//! This crate does not depend on any title: it could not name one's state. What is good in a title is
//! told by [`judgement`], which looks at the imagined worlds.

mod greedy;
mod level;
mod promise;
mod random;
mod search;

pub use crate::{
    greedy::Greedy,
    level::Level,
    random::Random,
    search::{Beyond, Falls, Labor, Planner, Search, Temper, Thinker, Thought, confer},
};

pub use judgement::{Foresight, Judged, Patience, Skill};

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
