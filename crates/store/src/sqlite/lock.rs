//! The lock by which one process at a time writes to a store: a file beside the database, which is never
//! deleted. SQLite's own locks last for a transaction only, so two processes could write in turns.

use std::{
    fs::{File, TryLockError},
    path::Path,
};

use crate::Error;

/// A lock that is held while the store is open. The system releases it however the process ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    pub(crate) fn take(database: &Path) -> Result<Lock, Error> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        // Never the database itself: closing a file would release all locks that SQLite has on it.
        let opened = File::options().write(true).create(true).truncate(false).open(&name);
        let file = opened.map_err(Error::file(&name))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(Error::file(&name)(error)),
        }
    }
}
