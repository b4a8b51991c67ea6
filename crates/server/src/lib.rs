//! The web server: HTTP and WebSockets, in this crate only.
//!
//! One request: the table's keeper is found (in memory, else folded from the log), the keeper checks the command
//! on a copy of the table, the rows of the command are written to disk, the copy replaces the table, and every viewer
//! is sent what *they* may know. A crash loses nothing that was answered.
//!
//! Invariant: a [`Sitting`](tables::Sitting) never leaves this process. What leaves it is a `Scene` or a page, made
//! of one viewer's view.
//!
//! # How it works
//!
//! What a request means is told in the crate `app`; this crate performs the effects that `app` asks for (`effects.rs`).
//!
//! A table is a log of rows of text: the opening, chairs taken, decisions, draws of luck, undone decisions,
//! chat (`tables::Row`). `tables::Sitting` is their fold. A command becomes rows or is denied
//! (`Sitting::ask`), on a copy; the rows are appended; the copy replaces the table. One task, the *keeper*, owns a
//! table while somebody uses it, so nothing is locked. Viewers are shown the state that the keeper published last, which is on
//! disk. A slow viewer gets the latest state, never a queue of older ones.
//!
//! - *Memory.* Most tables wait most of the time, so a waiting task is small: whatever is needed only during an event is
//!   boxed. Most of a viewer's memory is the buffer of the last message in the WebSocket library.
//! - *Several servers on one store.* One server may lag behind what another has answered. So a viewer is shown the end of
//!   the log, and nothing is refused before the log was read to its end. While somebody looks, the keeper reads on every
//!   twenty seconds or so, in case a hint was lost.
//! - *Presence.* Each server knows who looks at a table through it, and no other. A bot may play for somebody who is present
//!   after ten minutes, for somebody who is away after one.
//! - *Bots* think off the async workers, a few at a time, in turns that rotate among addresses, then among those who opened
//!   tables, tables with viewers first (`thinking/turns.rs`). They leave people time to take a decision back and to see what happens
//!   (`tables::Pace`); the server waits, so no page has to lag behind. `hurry` ends the wait and leaves no row.
//! - *Limits.* Everything has a bound (`Limits`, `tables::MAX_ROWS`): requests by person and by address, viewers, tables in an
//!   hour, chat, logs. No address has more than half of all connections. No bound of one person ends the game of others:
//!   a decision, and a bot for somebody who is gone, are accepted up to the last row of a log, everything else up to half.
//! - *Tests* kill real servers (`crates/impasto/tests/served`), one of two behind a proxy among them. Whoever got no answer
//!   asks again with the same key. `docs/API.md` and `openapi.json` are run against a real server.

mod app_state;
mod assets;
mod client_address;
mod clock;
mod effects;
mod file_cache;
mod foreign;
mod guard;
mod health;
mod keeper;
mod limits;
mod log;
mod metrics;
mod page_cache;
mod registry;
mod router;
mod serving;
mod socket;
mod thinking;
mod timed_stream;

pub use crate::{
    limits::Limits,
    log::log_filter,
    registry::{KEY_LOG, NoRegistry, TableRegistry, is_key},
    serving::{Config, Serving},
    thinking::BotSettings,
};
