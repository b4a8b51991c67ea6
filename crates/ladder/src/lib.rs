//! The ladder of levels: the measured strength of each level against the one below it, and the fingerprints
//! that show whether a measurement still is about today's bots.

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
