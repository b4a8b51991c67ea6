//! The commands of `impasto`, a module each.

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
pub(crate) mod health;
pub(crate) mod verify;
pub(crate) mod backup;
pub(crate) mod export;
pub(crate) mod import;

pub(crate) mod strength;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use display::PresetInfo;

/// A parser that accepts the slugs of the titles.
pub(crate) fn title_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(shelf::SLUGS)
}

/// The options of a table: those of `preset`, overridden by `options`.
pub(crate) fn agreed(
    title: &str,
    preset: Option<&str>,
    options: &str,
) -> Result<(String, Option<PresetInfo>)> {
    let preset = preset.map(|name| display::preset(title, name)).transpose()?;
    let options = preset.as_ref().map_or(options.to_owned(), |it| it.overridden(options));
    Ok((options, preset))
}
