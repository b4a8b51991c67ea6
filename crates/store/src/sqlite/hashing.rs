//! The migration that gives every row its hash and every log its head.

use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::queries::{self, LogRow};
use crate::{
    Row,
    chain::Head,
    number::{from_database, to_database},
};

/// The number of rows in one step.
const BATCH_ROWS: i64 = 1000;

/// The interval at which progress is logged.
const PROGRESS_EVERY: Duration = Duration::from_secs(5);

/// A log that is being hashed.
#[derive(Default)]
struct Hashing {
    table: String,
    head: Option<Head>,
}

/// Hashes all rows. The caller's transaction makes it all or nothing.
pub(crate) fn hash_rows(connection: &Connection) -> rusqlite::Result<()> {
    let all: i64 = connection.query_row("SELECT count(*) FROM log", (), |row| row.get(0))?;
    let (mut done, mut told) = (0, Instant::now());
    let (mut hashing, mut number) = (Hashing::default(), -1);
    loop {
        let rows = queries::log_rows_after(connection, &hashing.table, number, BATCH_ROWS)?;
        let Some(last) = rows.last() else { break };
        number = last.1;
        for row in &rows {
            hashing.add(connection, row)?;
        }
        done += rows.len();
        if PROGRESS_EVERY <= told.elapsed() {
            told = Instant::now();
            tracing::info!("the store is brought up to date: {done} of {all} rows");
        }
    }
    hashing.end(connection)
}

impl Hashing {
    fn add(
        &mut self,
        connection: &Connection,
        (table, number, time, key, text): &LogRow,
    ) -> rusqlite::Result<()> {
        if *table != self.table {
            self.end(connection)?;
            self.table.clone_from(table);
        }
        let row = Row { time: *time, text: text.clone() };
        let head = self.head.get_or_insert(Head::EMPTY);
        // What is there stays as it is: a log with a gap or with a time before the last one, too.
        head.next = from_database(*number);
        head.time = *time;
        head.add(table, key.as_deref(), &row);
        let sql = "UPDATE log SET hash = ?3 WHERE table_name = ?1 AND number = ?2";
        connection.prepare_cached(sql)?.execute((table, number, head.hash)).map(drop)
    }

    /// Writes the head of the log.
    fn end(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let Some(head) = self.head.take() else { return Ok(()) };
        let row = (to_database(head.next - 1), head.time, head.hash);
        queries::add_head_rows(connection, &[(self.table.clone(), row.0, row.1, row.2.to_vec())])
    }
}
