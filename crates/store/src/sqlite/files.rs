//! The files of an open database: whether they are still those at its path. What is written to a file that was
//! deleted is gone with the process, and SQLite does not notice.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::mark;
use crate::Error;

/// The database and its write-ahead file, as they were when they were opened.
#[derive(Debug)]
pub(crate) struct OpenFiles([(PathBuf, Option<FileId>); 2]);

/// What tells a file from another of the same name; nothing where the system has no such thing.
#[cfg(unix)]
type FileId = (u64, u64);
#[cfg(not(unix))]
type FileId = ();

impl OpenFiles {
    pub(crate) fn of(database: &Path) -> OpenFiles {
        OpenFiles([database.to_owned(), mark::wal(database)].map(|path| {
            let id = id(&path);
            (path, id)
        }))
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        match self.0.iter().find(|(path, known)| id(path) != *known) {
            None => Ok(()),
            Some((path, _)) => Err(Error::Replaced(path.clone())),
        }
    }
}

#[cfg(unix)]
fn id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|it| (it.dev(), it.ino()))
}

#[cfg(not(unix))]
fn id(path: &Path) -> Option<FileId> {
    fs::metadata(path).ok().map(drop)
}
