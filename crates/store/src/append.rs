//! What is added to a log, and how that ends.

use crate::unfit::{self, Unfit};

/// Rows to be added to the log of one table: all of them, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub table: String,
    /// The number that the first row is to have: how many rows the caller knows of.
    pub at: u64,
    /// What is added, in order.
    pub rows: Vec<Row>,
    /// Whoever repeats an append with the same key is told what became of the first one.
    pub key: Option<String>,
    /// Where the table is listed from now on.
    pub labels: Vec<String>,
}

/// One row of a log. Its number is its place: rows are counted from 0, without gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// When the caller says that it happened, in milliseconds since 1970.
    pub time: i64,
    /// What happened, in words that the store does not understand.
    pub text: String,
}

/// How an append ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The rows are on disk.
    Done,
    /// Somebody was faster, or the caller is ahead of the log: nothing was added.
    Taken {
        /// The number at which the log goes on.
        next: u64,
    },
    /// An append with this key was carried out before: nothing was added now.
    Again {
        /// The number of its first row.
        first: u64,
    },
}

impl Append {
    /// Nothing yet, to be added to the log of `table` from number `at` on.
    pub fn new(table: impl Into<String>, at: u64) -> Append {
        Append { table: table.into(), at, rows: Vec::new(), key: None, labels: Vec::new() }
    }

    /// With one more row.
    #[must_use]
    pub fn row(mut self, time: i64, text: impl Into<String>) -> Append {
        self.rows.push(Row { time, text: text.into() });
        self
    }

    /// With a key, by which a repetition is recognized.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Append {
        self.key = Some(key.into());
        self
    }

    /// With one more label.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Append {
        self.labels.push(label.into());
        self
    }

    /// The number at which the log goes on once this is done.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.at.saturating_add(self.rows.len() as u64)
    }

    /// Both stores take the same texts, so what either could not take is refused beforehand.
    pub(crate) fn check(&self) -> Result<(), Unfit> {
        unfit::check_name("table", &self.table)?;
        self.key.iter().try_for_each(|key| unfit::check_name("key", key))?;
        self.labels.iter().try_for_each(|label| unfit::check_name("label", label))?;
        unfit::check_rows(&self.rows)?;
        unfit::check_number(self.next())
    }

    /// About how many bytes it takes.
    pub(crate) fn size(&self) -> usize {
        self.rows.iter().map(|row| row.text.len()).sum()
    }
}
