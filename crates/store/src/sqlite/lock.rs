//! One process at a time writes to a file. The lock is a file beside it, which stays: SQLite's own
//! locks last for a statement, and would let two processes take turns without knowing of each other.

use std::{
    fs::{File, TryLockError},
    path::Path,
};

use crate::Error;

/// Held while the store is open. The system lets go of it however the process ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    pub(crate) fn take(database: &Path) -> Result<Lock, Error> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        // Never the database itself: to close a file lets go of all locks that SQLite has on it.
        let opened = File::options().write(true).create(true).truncate(false).open(&name);
        let file = opened.map_err(Error::file(&name))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(Error::file(&name)(error)),
        }
    }
}
