//! A pool of read-only connections. They see committed rows and do not wait for the writer.

use std::{
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use rusqlite::{Connection, OpenFlags};

use super::opening::BUSY_TIMEOUT;
use crate::Error;

/// The largest number of connections that read at the same time.
pub(crate) const MAX_READERS: usize = 8;

/// The page cache of one reader, in KiB. A log is read once, from its beginning to its end, so a reader
/// needs little; the operating system caches the file for all of them.
const CACHE_KIB: i32 = 256;

#[derive(Debug)]
pub(crate) struct ReaderPool {
    path: PathBuf,
    /// The connections that are not in use; `None` once the store is closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl ReaderPool {
    pub(crate) fn new(path: PathBuf) -> ReaderPool {
        ReaderPool { path, idle: Mutex::new(Some(Vec::new())) }
    }

    pub(crate) fn with<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Error> {
        let idle = self.idle().as_mut().ok_or(Error::Closed)?.pop();
        let connection = idle.map_or_else(|| connect(&self.path), Ok)?;
        let answer = query(&connection)?;
        if let Some(idle) = self.idle().as_mut() {
            idle.push(connection);
        }
        Ok(answer)
    }

    pub(crate) fn close(&self) {
        self.idle().take();
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that only reads. It takes pages from the write-ahead file, but never writes them back.
pub(crate) fn connect(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    Ok(connection)
}
