//! Connections that only read. They see what was committed and wait for nobody.

use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};

use crate::Error;

/// How many read at once.
pub(crate) const AT_ONCE: usize = 8;

/// How much of the file a reader keeps in memory, in KiB. A log is read once, from its beginning to its
/// end; the system keeps the file for all of them.
const CACHE: i32 = 256;

#[derive(Debug)]
pub(crate) struct Readers {
    path: PathBuf,
    /// None once the store is closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    pub(crate) fn new(path: PathBuf) -> Readers {
        Readers { path, idle: Mutex::new(Some(Vec::new())) }
    }

    pub(crate) fn with<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Error> {
        let idle = self.idle().as_mut().ok_or(Error::Closed)?.pop();
        let connection = idle.map_or_else(|| self.connect(), Ok)?;
        let answer = question(&connection)?;
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

    fn connect(&self) -> Result<Connection, Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "cache_size", -CACHE)?;
        Ok(connection)
    }
}
