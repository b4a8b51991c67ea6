//! The commands, a file each.

pub(crate) mod welcome;
pub(crate) mod titles;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod check;
pub(crate) mod hint;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod arena;
pub(crate) mod ladder;
pub(crate) mod engine;
pub(crate) mod serve;
pub(crate) mod verify;

use clap::builder::PossibleValuesParser;

/// Accepts the slug of a title.
pub(crate) fn title_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(shelf::SLUGS)
}
