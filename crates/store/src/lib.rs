//! The event log of every table, and the only crate with SQL.
//!
//! A log is a list of rows of text under the key (table, number). Numbers begin at 0 and have no gaps;
//! rows are added and never changed. The store does not interpret them: a choice, luck, an undo, a chat
//! message and somebody sitting down are all rows.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::Error> {
//! use store::{Append, Appended, Store};
//!
//! let store = Store::open_file("impasto.sqlite").await?;
//! let move_41 = Append::new("table-one", 41).row(1_794_787_200_000, "A take 3").key("click-7");
//! match store.append(move_41).await? {
//!     Appended::Done => println!("on disk"),
//!     Appended::Conflict { next } => println!("the next row is {next}: read the log again"),
//!     Appended::Repeated { first } => println!("this click was stored before, as row {first}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Invariants:
//! - The rows of an append that was answered with [`Appended::Done`] are on disk.
//! - Of several appends at the same number, one succeeds. This is the only coordination between
//!   threads and between servers.
//! - A key is used once in a table; an append that repeats it learns the result of the first one.
//! - A hint ([`Change`]) may be lost or repeated: its receiver reads the log.

mod append;
mod invalid;
mod error;
mod store;
mod listing;
mod changes;
mod queue;
mod outcome;
mod write_health;
mod number;
mod migrations;
mod sqlite;
mod postgres;

pub use crate::{
    append::{Append, Appended, Row},
    changes::{Change, Changes},
    error::Error,
    invalid::{InvalidAppend, MAX_APPEND_BYTES, MAX_NAME_BYTES, MAX_ROW_BYTES},
    listing::{ListedTable, Page},
    store::Store,
};
