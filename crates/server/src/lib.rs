//! The web table: the only crate with HTTP.
//!
//! One request: it finds the table's keeper (in memory, else folded from the log), the keeper checks
//! it on a copy, the rows that come of it are on disk, the copy replaces the table, and every viewer
//! is told what *they* may know. A crash loses nothing that was answered.
//!
//! Invariant: a [`Sitting`](tables::Sitting) never leaves this process. What leaves is a `Scene`, which
//! is made of one viewer's view.

mod api;
mod hidden_tables;
mod clock;
mod registry;
mod identity;
mod keeper;
mod limits;
mod timed_stream;
mod foreign;
mod listing;
mod log;
mod metrics;
mod problem;
pub mod refused;
mod scene;
mod serving;
mod thinking;
mod web;

#[doc(hidden)]
pub use crate::api::read_message;
pub use crate::{
    identity::{KEY_LOG, NoRegistry, is_key},
    limits::Limits,
    log::log_filter,
    registry::TableRegistry,
    serving::{Config, Serving},
    thinking::BotSettings,
};
