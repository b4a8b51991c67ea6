//! Contests between bots over many games: seats rotated, luck paired, results with confidence
//! intervals.
//!
//! Invariant: a game follows from the contest's seed and its own number, and from nothing else. So
//! games can be played in any order and on any number of threads, and the standings are the same.

mod contest;
mod external;
mod player;
mod refused;
mod series;
mod standings;
mod statistics;
mod tuning;

pub use crate::{
    contest::{Contest, GameResult, PlayedGame, luck},
    external::{ExternalBot, ExternalCommand, ExternalProcess, Hello, Reuse},
    player::{ContestPlayer, Entrant, Forfeit, PlayerError, SeatAssignment},
    refused::Refused,
    series::Series,
    standings::{Comparison, EntrantStanding, reached, standings},
    statistics::{Elo, Estimate, Proportion, Quantiles},
    tuning::{Iteration, Tuning},
};
