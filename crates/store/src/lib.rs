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
//! - Rows that are read are those that were added, all of them, or there is an error ([`Error::Damaged`]).
//! - The times of a log never decrease: a row gets the time of the one before it if the clock was set back.
//!
//! # How it works
//!
//! A log is rows of text under the key (table, number), numbers from 0 without gaps, rows added and never
//! changed: triggers in the database refuse that even to us. What a row means is the business of others. An
//! append says at which number it wants to stand. If that is where the log ends, its rows are added, all or
//! none; if not, the caller learns where the log goes on. That is all the coordination there is, between
//! threads as between servers. A repeated append is recognized by its key and told what became of the first.
//!
//! - *One writer, many appends a commit.* Whatever waits goes to the disk together, so 200 tables share the
//!   price of one flush. In SQLite this is a thread and a transaction (`synchronous=FULL`); each append
//!   is checked before it is added, so a late one does not hurt the others. On PostgreSQL it is a task and one
//!   statement of arrays: the first row of each append is inserted `ON CONFLICT DO NOTHING`, the other rows
//!   and the labels follow where it was. Tables stand in one order in every statement, so no two nodes
//!   wait for each other in a circle.
//! - *Labels* list tables (`public`, `person/ann`), the newest first. A label is never taken off: whoever shows
//!   the list looks into the log.
//! - *Hints*, not messages. After the commit, subscribers here are told, and a connection of its own tells
//!   other nodes by `NOTIFY`, many tables at a time: within the transaction of an append that would make all
//!   commits wait for each other (12,000 a second became 400). Of an append whose answer was lost, and of one
//!   that is repeated, others are told too. A hint may be lost; a listener that had to
//!   reconnect, or was too slow, hears that anything may have changed. The log is the truth.
//! - *A server that does not answer* is not waited for: a statement has eight seconds by its clock and ten by
//!   ours, then its connection is given up. Whether an append was carried out is then unknown; its key tells.
//! - *A chain of hashes* runs through each log, and its *head*, the number and hash of its last row, is written with
//!   every append. Whatever is read is compared with it: a row that was changed, exchanged, added or taken away, and rows
//!   cut off the end, are told by table and number, and other logs go on. Not noticed: a log that is gone together with
//!   its head, labels that are gone, and whoever computes the hashes anew. The chain has no key; it finds accidents.
//! - *A mark* beside a file of SQLite, written after each commit and never waited for, tells how many commits there
//!   were and which write-ahead file belongs to them. A database that is behind its mark has lost answered appends and is not
//!   opened: its write-ahead file is gone, shortened or exchanged, or an older backup is in its place. Not
//!   noticed: a loss of the mark with the rest, and on PostgreSQL a server that was put back to an older state.
//! - *Health is a write.* `check_writes` commits a number and looks whether the files are still at their path, so a full
//!   or read-only disk, a lock of another process and a deleted file are told before anybody tries to play.
//! - *One process a file.* A lock file beside it is held for as long as the store is open. Many processes
//!   share a PostgreSQL, all of it in the schema `impasto`.
//! - *A backup is a file of SQLite*, whatever the store: it opens as a store and carries one elsewhere.
//! - *Migrations* are numbered files, taken in order, recorded in the database. A newer database is refused.
//!
//! What is deliberately absent: updates, deletes, locks held across a question, meaning. And TLS to
//! PostgreSQL: a server elsewhere is reached through a tunnel.

mod append;
mod invalid;
mod damage;
mod chain;
mod error;
mod store;
mod listing;
mod changes;
mod queue;
mod outcome;
mod number;
mod migrations;
mod sqlite;
mod postgres;

pub use crate::{
    append::{Append, Appended, Row},
    changes::{Change, Changes},
    damage::{Damage, DamageKind},
    error::Error,
    invalid::{InvalidAppend, MAX_APPEND_BYTES, MAX_NAME_BYTES, MAX_ROW_BYTES},
    listing::{ListedTable, Page},
    store::{Store, StoreFuture},
};
