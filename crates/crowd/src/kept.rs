//! Where a server of one's own keeps its games: in a folder or on a PostgreSQL that nobody else has,
//! both gone with the guard.

use std::fmt;

use postgres_for_tests::Server;
use tempfile::TempDir;

use crate::Error;

/// Where a server of one's own keeps its games.
#[derive(Debug)]
pub enum Kept {
    /// In a file of SQLite.
    Folder(TempDir),
    /// On a PostgreSQL, at this address.
    Postgres(Server, String),
}

impl Kept {
    /// A new folder.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    pub fn folder() -> Result<Kept, Error> {
        Ok(Kept::Folder(tempfile::Builder::new().prefix("impasto-crowd-").tempdir()?))
    }

    /// A new PostgreSQL.
    ///
    /// # Errors
    ///
    /// Says what is missing.
    pub fn postgres() -> Result<Kept, Error> {
        let server = Server::start()?;
        let url = server.database()?;
        Ok(Kept::Postgres(server, url))
    }

    /// What `impasto serve` has to be told.
    pub(crate) fn arguments(&self) -> [String; 2] {
        match self {
            Kept::Folder(folder) => ["--data".to_owned(), folder.path().display().to_string()],
            Kept::Postgres(_, url) => ["--database".to_owned(), url.clone()],
        }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kept::Folder(_) => "SQLite",
            Kept::Postgres(..) => "PostgreSQL",
        })
    }
}
