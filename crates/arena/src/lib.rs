//! Bots against bots, many games: seats rotated, luck paired, results with error bars.
//!
//! Invariant: a game follows from the contest's seed and its own number, and from nothing else. So
//! games can be played in any order, on any number of threads, and the standings are the same.

mod contest;
mod guest;
mod player;
mod refused;
mod series;
mod standings;
mod statistics;
mod tuning;

pub use crate::{
    contest::{Bout, Contest, Played, luck},
    guest::{Guest, Hello, Outsider, Program, Stay},
    player::{Entrant, Fault, Place, Player, Walkout},
    refused::Refused,
    series::Series,
    standings::{Against, Standing, reached, standings},
    statistics::{Elo, Estimate, Share, Spread},
    tuning::{Lesson, Tuning},
};
