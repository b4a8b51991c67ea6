//! Contests between bots over many games: seats rotated, luck paired, results with confidence
//! intervals.
//!
//! Invariant: a game follows from the contest's seed and its own number, and from nothing else. So
//! games can be played in any order and on any number of threads, and the standings are the same.

mod conduct;
mod contest;
mod external;
mod level_entrant;
mod player;
mod refused;
mod series;
mod standings;
mod tuning;

pub use crate::{
    conduct::{conduct, is_conduct_known},
    contest::{Contest, GameResult, PlayedGame, luck},
    external::{ExternalBot, ExternalCommand, ExternalProcess, Hello, Reuse},
    level_entrant::LevelEntrant,
    player::{ContestPlayer, Entrant, Forfeit, PlayerError, SeatAssignment},
    refused::Refused,
    series::Series,
    standings::{Comparison, EntrantStanding, reached, standings},
    tuning::{Iteration, Tuning},
};
pub use statistics::{Elo, Estimate, Proportion, Quantiles};
