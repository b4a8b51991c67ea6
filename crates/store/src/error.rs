//! The world failing: disks, files, servers.

use std::{io, path::PathBuf, sync::Arc, time::Duration};

use crate::Unfit;

/// Why the store could not do what it was asked. It can be cloned, because one failed commit is the
/// answer to everybody whose rows were in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The caller asked for something that no log takes.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// Somebody else writes to this file.
    #[error("{} is in use by another process: one process at a time writes to a file", .0.display())]
    InUse(PathBuf),
    /// A backup replaces nothing.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// A newer program has been here.
    #[error("the database has version {found}, this program knows up to {known}: take a newer one")]
    Newer {
        /// The version of the database.
        found: u32,
        /// The newest version that we know.
        known: u32,
    },
    /// An older program has made the store, and it was opened to look only.
    #[error("this store was made by an older program: start the table on it once")]
    Older,
    /// The database is of no use to those who only look.
    #[error("nothing is kept in this database yet")]
    Empty,
    /// The file is a database of another program.
    #[error("{} is a database of another program", .0.display())]
    Foreign(PathBuf),
    /// The server is set up so that we could not keep our word.
    #[error("this PostgreSQL has {setting} = {value}, and a log needs {needs}")]
    Unsuited {
        /// What is set.
        setting: &'static str,
        /// To what.
        value: String,
        /// What it ought to be.
        needs: &'static str,
    },
    /// Nothing is taken any more.
    #[error("the store is closed")]
    Closed,
    /// A file could not be read or written.
    #[error("{}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: Arc<io::Error>,
    },
    /// SQLite failed.
    #[error("SQLite failed")]
    Sqlite(#[source] Arc<rusqlite::Error>),
    /// PostgreSQL failed. Whether an append was carried out may be unknown: repeat it with its key.
    #[error("PostgreSQL failed")]
    Postgres(#[source] Arc<tokio_postgres::Error>),
    /// PostgreSQL is there and does not answer. Whether an append was carried out is unknown: repeat it
    /// with its key.
    #[error("PostgreSQL has not answered for {} seconds", .0.as_secs())]
    Silent(Duration),
    /// There is no connection to PostgreSQL.
    #[error("no connection to PostgreSQL")]
    NoConnection(#[source] Arc<deadpool_postgres::PoolError>),
}

impl Error {
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
