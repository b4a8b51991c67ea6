//! The one list of titles, and a table of any title behind one trait.
//!
//! Servers, engines and terminals know no title: they find one by its slug, open an [`AnyTable`]
//! and speak to it in notation.
//!
//! Invariant: only [`with_title`] has a `match` over titles.

mod titles;
mod any_table;
mod any_bot;
mod seated;
mod story;
mod refusal;
mod refused;
mod hash;
mod conduct;
mod fingerprint;
mod ladder;
mod opening;
mod rules;
mod house;
mod brought;
mod agreement;
mod switches;

pub use crate::{
    agreement::{Agreement, agreement, nearest},
    any_bot::{AnyBot, bot},
    any_table::{ActionAnalysis, AnyTable, Choice},
    conduct::{conduct, is_conduct_known},
    fingerprint::fingerprint,
    house::{HouseRules, house_rules},
    ladder::{
        CONFIGURATIONS, LevelInfo, Role, Rung, StepResult, ladder, level, levels, read_ladder,
        write_ladder,
    },
    opening::{calculator, open, preset, read_record},
    refusal::{Kind, Refusal, tell},
    refused::Refused,
    rules::{
        BySeats, Difference, Way, bounded, collected, differences, is_file, laid_out, playable,
        printed, rulebook,
    },
    story::Moment,
    switches::{Switch, SwitchKind, switches},
    titles::{PresetInfo, SLUGS, Shelved, TitleInfo, Visitor, poster, title, titles, with_title},
};
