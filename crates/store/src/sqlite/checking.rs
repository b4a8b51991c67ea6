//! Checks of a database file: a quick one, and a thorough one.

use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Duration,
};

use rusqlite::{Connection, ErrorCode};

use super::{queries, reader_pool::ReaderPool};
use crate::{Damage, Error, migrations::Hashes};

/// The longest time of the quick check of the file.
const QUICK_CHECK_TIME: Duration = Duration::from_millis(500);

/// The number of logs, the newest ones, whose last rows a quick check reads.
pub(crate) const QUICK_CHECK_LOGS: u32 = 1000;

/// Checks the newest logs, and as much of the file as there is time for.
pub(crate) fn quickly(
    readers: &ReaderPool,
    hashes: Hashes,
) -> Result<(Vec<Damage>, Vec<String>), Error> {
    let damaged = match hashes {
        Hashes::Kept => readers.with(damaged_ends)?,
        Hashes::None => Vec::new(),
    };
    Ok((damaged, readers.with(limited)?))
}

/// The newest logs whose last row is not the one that their head tells.
fn damaged_ends(connection: &Connection) -> rusqlite::Result<Vec<Damage>> {
    let mut damaged = Vec::new();
    for table in queries::newest(connection, QUICK_CHECK_LOGS)? {
        let Some((_, head)) = queries::head(connection, &table)? else { continue };
        damaged.extend(queries::rows(connection, Hashes::Kept, &table, head.next)?.err());
    }
    Ok(damaged)
}

/// What SQLite finds wrong with the file within a limited time.
fn limited(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let (interrupt, (done, is_done)) = (connection.get_interrupt_handle(), mpsc::channel::<()>());
    thread::scope(|scope| {
        scope.spawn(move || {
            if is_done.recv_timeout(QUICK_CHECK_TIME) == Err(RecvTimeoutError::Timeout) {
                interrupt.interrupt();
            }
        });
        let found = findings(connection, "PRAGMA quick_check(10)");
        drop(done);
        match found {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
                Ok(Vec::new())
            }
            found => found,
        }
    })
}

/// What SQLite finds wrong with the whole file.
pub(crate) fn thoroughly(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    findings(connection, "PRAGMA integrity_check(100)")
}

fn findings(connection: &Connection, pragma: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare(pragma)?;
    let all: Vec<String> = query.query_map((), |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(all.into_iter().filter(|it| it != "ok").collect())
}
