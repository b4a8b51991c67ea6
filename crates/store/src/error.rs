//! The errors of the store: invalid appends, and failures of files, SQLite and PostgreSQL.

use std::{io, path::PathBuf, sync::Arc, time::Duration};

use crate::{Damage, InvalidAppend};

/// An error of the store. It can be cloned, because one failed commit is the answer to every append
/// in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The append is invalid, whatever the log holds.
    #[error(transparent)]
    Invalid(#[from] InvalidAppend),
    /// The log is damaged; other logs go on.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The file of the database is gone, though files beside it tell that there was one.
    #[error(
        "{} is missing or empty, but {} tells that games were kept there: put the file back, or restore a \
         backup; to begin anew, move the files that begin with its name to another folder",
        .file.display(), .sibling.display()
    )]
    Missing {
        /// The file of the database.
        file: PathBuf,
        /// The file beside it.
        sibling: PathBuf,
    },
    /// The file of the database lacks commits that were answered.
    #[error(
        "{} lacks the last {commits} commits, as when its write-ahead file {}-wal was lost, shortened or exchanged, \
         or when a backup was put in its place: put the missing file back, or restore a backup to another \
         folder; to go on without what is missing, delete {}.mark",
        .file.display(), .file.display(), .file.display()
    )]
    LostCommits {
        /// The file of the database.
        file: PathBuf,
        /// How many commits it lacks.
        commits: u64,
    },
    /// The file of the database is that of another store than the one that was there.
    #[error(
        "{} is not the store that was there before: put that one back; to go on with this one, delete {}.mark",
        .0.display(), .0.display()
    )]
    OtherStore(PathBuf),
    /// The write-ahead file belongs to another database.
    #[error(
        "{}-wal is not the write-ahead file of {}: put the right one back; without it the last commits are missing",
        .0.display(), .0.display()
    )]
    OtherWal(PathBuf),
    /// The file of the database holds nothing, as when it was never more than its write-ahead file.
    #[error(
        "{} holds nothing, as when its write-ahead file {}-wal was lost: put that file back, or restore a backup; \
         to begin anew, move {} to another folder",
        .0.display(), .0.display(), .0.display()
    )]
    Hollow(PathBuf),
    /// A file of the open store was deleted or replaced; what is written to it is lost with this process.
    #[error("{} was deleted or replaced while it was open: stop the server, and put it back", .0.display())]
    Replaced(PathBuf),
    /// Another process writes to this file.
    #[error("{} is in use by another process: one process at a time writes to a file", .0.display())]
    InUse(PathBuf),
    /// The file of a backup exists already; a backup replaces nothing.
    #[error("{} already exists", .0.display())]
    Exists(PathBuf),
    /// The schema of the database is newer than this program.
    #[error(
        "the database has schema version {found}, but this program only knows versions up to \
         {known}: use a newer impasto"
    )]
    Newer {
        /// The schema version of the database.
        found: u32,
        /// The newest schema version that this program knows.
        known: u32,
    },
    /// The schema of the database is older than this program, and it was opened read-only, so it cannot
    /// be migrated.
    #[error("this database was made by an older impasto: start `impasto serve` on it once")]
    Older,
    /// The PostgreSQL database holds no store, and it was opened read-only, so none can be created.
    #[error("this database holds no games yet")]
    Empty,
    /// The file is a database of another program.
    #[error("{} is a database of another program", .0.display())]
    Foreign(PathBuf),
    /// A setting of the PostgreSQL server would let answered appends be lost, or texts be changed.
    #[error("this PostgreSQL has {setting} = {value}, but impasto needs {needs}")]
    UnsupportedSetting {
        /// The name of the setting.
        setting: &'static str,
        /// Its value on this server.
        value: String,
        /// The value that it must have.
        needs: &'static str,
    },
    /// The store is closed, or was opened read-only: it takes no appends.
    #[error("the store is closed")]
    Closed,
    /// A file could not be read or written.
    #[error("{}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: Arc<io::Error>,
    },
    /// SQLite failed.
    #[error("SQLite failed")]
    Sqlite(#[source] Arc<rusqlite::Error>),
    /// PostgreSQL failed. An append may have been carried out or not: repeat it with its key.
    #[error("PostgreSQL failed")]
    Postgres(#[source] Arc<tokio_postgres::Error>),
    /// PostgreSQL did not answer in time. An append may have been carried out or not: repeat it with its
    /// key.
    #[error("PostgreSQL has not answered for {} seconds", .0.as_secs())]
    Timeout(Duration),
    /// No connection to PostgreSQL could be made.
    #[error("no connection to PostgreSQL")]
    NoConnection(#[source] Arc<deadpool_postgres::PoolError>),
}

impl Error {
    /// Turns an I/O error on `path` into an [`Error::File`].
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Error {
        let path = path.into();
        |source| Error::File { path, source: Arc::new(source) }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        Error::Sqlite(Arc::new(error))
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Error {
        Error::Postgres(Arc::new(error))
    }
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Error {
        Error::NoConnection(Arc::new(error))
    }
}
