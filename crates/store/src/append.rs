//! An append to a log, its rows, and its result.

use crate::invalid::{self, InvalidAppend};

/// Rows to be added to the log of one table, atomically: all of them, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table whose log grows.
    pub table: String,
    /// The number of the first new row: the number of rows that the caller knows of.
    pub at: u64,
    /// The new rows, in order.
    pub rows: Vec<Row>,
    /// The idempotency key: a second append with the same key adds nothing and returns
    /// [`Appended::Repeated`].
    pub key: Option<String>,
    /// The labels under which the table is listed from now on.
    pub labels: Vec<String>,
}

/// One row of a log. Rows are numbered from 0, without gaps; the number is not part of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The time that the caller gives, in milliseconds since 1970.
    pub time: i64,
    /// The content of the row; the store does not interpret it.
    pub text: String,
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The rows are on disk.
    Done,
    /// The number of the append is not the next one of the log, so nothing was added: another writer
    /// was faster, or the caller is ahead of the log.
    Conflict {
        /// The next number of the log.
        next: u64,
    },
    /// An append with the same key was carried out before, so nothing was added now.
    Repeated {
        /// The number of the first row of the earlier append.
        first: u64,
    },
}

impl Append {
    /// An append without rows, to the log of `table` from number `at` on.
    pub fn new(table: impl Into<String>, at: u64) -> Append {
        Append { table: table.into(), at, rows: Vec::new(), key: None, labels: Vec::new() }
    }

    /// Adds one more row.
    #[must_use]
    pub fn row(mut self, time: i64, text: impl Into<String>) -> Append {
        self.rows.push(Row { time, text: text.into() });
        self
    }

    /// Sets the idempotency key.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Append {
        self.key = Some(key.into());
        self
    }

    /// Adds one more label.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Append {
        self.labels.push(label.into());
        self
    }

    /// The next number of the log after this append.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.at.saturating_add(self.rows.len() as u64)
    }

    /// Refuses what SQLite or PostgreSQL could not store, so that both accept the same appends.
    pub(crate) fn check(&self) -> Result<(), InvalidAppend> {
        invalid::check_name("table", &self.table)?;
        self.key.iter().try_for_each(|key| invalid::check_name("key", key))?;
        self.labels.iter().try_for_each(|label| invalid::check_name("label", label))?;
        invalid::check_rows(&self.rows)?;
        invalid::check_number(self.next())
    }

    /// The bytes of all row texts.
    pub(crate) fn size(&self) -> usize {
        self.rows.iter().map(|row| row.text.len()).sum()
    }
}
