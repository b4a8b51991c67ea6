//! The ladder of levels: how strong each is against the one below it, measured, and the fingerprints by
//! which a measurement is known to be of today's bots.

mod ladder;
mod conduct;
mod fingerprint;

pub use crate::{
    conduct::RECORDED_CONDUCT,
    fingerprint::fingerprint,
    ladder::{
        CONFIGURATIONS, LevelInfo, Role, Rung, StepResult, ladder, level, levels, read_ladder,
        write_ladder,
    },
};
