//! The store of a test server: a temporary folder, or a temporary PostgreSQL server.

use std::fmt;

use postgres_for_tests::Server;
use tempfile::TempDir;

use crate::Error;

/// The store of a test server, deleted when this is dropped.
#[derive(Debug)]
pub enum TestStore {
    /// A file of SQLite in a temporary folder.
    Folder(TempDir),
    /// A temporary PostgreSQL server, and the URL of its database.
    Postgres(Server, String),
}

impl TestStore {
    /// Creates a temporary folder.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be created.
    pub fn folder() -> Result<TestStore, Error> {
        Ok(TestStore::Folder(tempfile::Builder::new().prefix("impasto-crowd-").tempdir()?))
    }

    /// Starts a temporary PostgreSQL server.
    ///
    /// # Errors
    ///
    /// Fails if PostgreSQL is missing, or does not start.
    pub fn postgres() -> Result<TestStore, Error> {
        let server = Server::start()?;
        let url = server.database()?;
        Ok(TestStore::Postgres(server, url))
    }

    /// The arguments by which `impasto serve` uses this store.
    pub(crate) fn arguments(&self) -> [String; 2] {
        match self {
            TestStore::Folder(folder) => ["--data".to_owned(), folder.path().display().to_string()],
            TestStore::Postgres(_, url) => ["--database".to_owned(), url.clone()],
        }
    }
}

impl fmt::Display for TestStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            TestStore::Folder(_) => "SQLite",
            TestStore::Postgres(..) => "PostgreSQL",
        })
    }
}
