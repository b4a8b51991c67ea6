//! The event log of every table, and the only crate with SQL.
//!
//! A log is rows of text under the key (table, number). Numbers begin at 0 and have no gaps; rows
//! are added and never changed. What they say is the business of others: a choice, luck, an undo, a
//! word of chat, somebody sitting down are all rows, so the number of rows is the event counter of
//! the table.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::Error> {
//! use store::{Append, Appended, Store};
//!
//! let store = Store::open_file("impasto.sqlite").await?;
//! let move_41 = Append::new("table-one", 41).row(1_794_787_200_000, "A take 3").key("click-7");
//! match store.append(move_41).await? {
//!     Appended::Done => println!("on disk"),
//!     Appended::Taken { next } => println!("the log goes on at {next}: show the page anew"),
//!     Appended::Again { first } => println!("this click came before, as row {first}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Invariants:
//! - What was answered with [`Appended::Done`] is on disk.
//! - Of those who want the same number, one gets it. This is the only coordination there is,
//!   between threads and between servers.
//! - A key is used once in a table; whoever repeats it learns what became of the first time.
//! - A hint ([`Change`]) may be lost or repeated: whoever hears one reads the log.

mod append;
mod unfit;
mod error;
mod store;
mod listing;
mod changes;
mod queue;
mod ended;
mod standing;
mod number;
mod migrations;
mod sqlite;
mod postgres;

pub use crate::{
    append::{Append, Appended, Row},
    changes::{Change, Changes},
    error::Error,
    listing::{Listed, Page},
    store::Store,
    unfit::{LONGEST_APPEND, LONGEST_NAME, LONGEST_ROW, Unfit},
};
