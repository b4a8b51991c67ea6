//! The one list of titles, and a table of any title behind one trait: to play, to record, to run bots. The
//! crate needs no messages, no HTML and no pictures, so that a small program can use it alone.
//!
//! Servers, engines and terminals know no title: they find one by its slug, open an [`AnyTable`] and pass it
//! actions in notation.
//!
//! Invariant: only [`titles!`] lists the titles.

mod titles;
mod any_table;
mod any_bot;
mod seated;
mod refusal;
mod refused;
mod hash;
mod opening;
mod rules;
mod house;

pub use crate::{
    any_bot::{AnyBot, bot},
    any_table::{ActionAnalysis, AnyTable},
    house::{HouseRules, house_rules},
    opening::{AnyFiles, no_title, open, read_record},
    refusal::{Refusal, RefusalKind},
    refused::Refused,
    rules::{BySeats, OptionValues, bounded, is_file, is_shorthand, playable},
    titles::{SLUGS, Shelved, TitleVisitor, with_title},
};
