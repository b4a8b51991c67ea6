//! Bots against bots, many games: seats rotated, luck paired, results with error bars.
//!
//! Invariant: a game follows from the contest's seed and its own number, and from nothing else. So
//! games can be played in any order, on any number of threads, and the standings are the same.

mod contest;
mod standings;
mod tuning;

pub use crate::{
    contest::{Bout, Contest, Entrant},
    standings::{Estimate, Standing, standings},
    tuning::{Lesson, Tuning},
};
