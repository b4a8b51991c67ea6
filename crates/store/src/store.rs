//! The store: one log for each table, in a file of SQLite or on a PostgreSQL server.

use std::{path::Path, sync::Arc};

use crate::{
    Append, Appended, Changes, Error, ListedTable, Page, Row, postgres::Postgres, sqlite::Sqlite,
};

/// The logs of all tables. A clone is another handle to the same store.
#[derive(Clone, Debug)]
pub struct Store(Backend);

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
}

impl Store {
    /// Opens the store in a file, which is created if it does not exist. Only one process at a time can
    /// open it.
    ///
    /// # Errors
    ///
    /// Fails if another process writes to the file, if the file is no store, or if a newer program has
    /// written it.
    pub async fn open_file(path: impl AsRef<Path>) -> Result<Store, Error> {
        let sqlite = Sqlite::open(path.as_ref().to_owned()).await?;
        Ok(Store(Backend::Sqlite(Arc::new(sqlite))))
    }

    /// Opens the store in a file read-only; another process may write to it at the same time. Appends
    /// are refused.
    ///
    /// # Errors
    ///
    /// Fails if the file does not exist, is no store, or has another schema version.
    pub async fn open_file_read_only(path: impl AsRef<Path>) -> Result<Store, Error> {
        let sqlite = Sqlite::open_read_only(path.as_ref().to_owned()).await?;
        Ok(Store(Backend::Sqlite(Arc::new(sqlite))))
    }

    /// Opens the store in a PostgreSQL database: `postgres://user@host/database`. Any number of
    /// processes can open it at the same time.
    ///
    /// # Errors
    ///
    /// Fails if there is no connection, if the settings of the server could lose rows, or if a newer
    /// program has written the database.
    pub async fn open_postgres(url: &str) -> Result<Store, Error> {
        let postgres = Postgres::open(url).await?;
        Ok(Store(Backend::Postgres(Arc::new(postgres))))
    }

    /// Opens the store in a PostgreSQL database read-only. Appends are refused.
    ///
    /// # Errors
    ///
    /// Fails if the database holds no store, or has another schema version.
    pub async fn open_postgres_read_only(url: &str) -> Result<Store, Error> {
        let postgres = Postgres::open_read_only(url).await?;
        Ok(Store(Backend::Postgres(Arc::new(postgres))))
    }

    /// Adds rows to the log of a table, if the number of the first one is the next number of the log.
    /// The rows are on disk when this returns. Dropping the future does not cancel the append.
    ///
    /// # Errors
    ///
    /// Fails if the append is invalid, or if the database fails. After a failure of the database the
    /// rows may be there or not: a caller who gave a key can repeat the append.
    pub async fn append(&self, append: Append) -> Result<Appended, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.append(append).await,
            Backend::Postgres(it) => it.append(append).await,
        }
    }

    /// Checks that rows can be added: the last commit succeeded, or else a trial write does, which adds
    /// nothing.
    ///
    /// # Errors
    ///
    /// Returns the error of the trial write.
    pub async fn check_writes(&self) -> Result<(), Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.check_writes().await,
            Backend::Postgres(it) => it.check_writes().await,
        }
    }

    /// The rows of a table from number `from` on; none if there is no such table.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn read(&self, table: &str, from: u64) -> Result<Vec<Row>, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.read(table, from).await,
            Backend::Postgres(it) => it.read(table, from).await,
        }
    }

    /// One page of the tables with a label, the most recently labeled first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn tables(&self, label: &str, page: Page) -> Result<Vec<ListedTable>, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.tables(label, page).await,
            Backend::Postgres(it) => it.tables(label, page).await,
        }
    }

    /// The names of all tables in order, page by page: the `size` names that follow `after`.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn all_tables(&self, after: Option<&str>, size: u32) -> Result<Vec<String>, Error> {
        let after = after.unwrap_or("");
        match &self.0 {
            Backend::Sqlite(it) => it.all_tables(after, size).await,
            Backend::Postgres(it) => it.all_tables(after, size).await,
        }
    }

    /// A receiver of hints of all rows that are added from now on, by this process and by others on the
    /// same PostgreSQL.
    #[must_use]
    pub fn changes(&self) -> Changes {
        match &self.0 {
            Backend::Sqlite(it) => it.changes(),
            Backend::Postgres(it) => it.changes(),
        }
    }

    /// Whether other processes may add rows too, so that a log can be longer than this process knows.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        match &self.0 {
            Backend::Sqlite(_) => false,
            Backend::Postgres(_) => true,
        }
    }

    /// Writes a snapshot of the whole store into a new file, while appends go on. The backup is always a
    /// file for [`Store::open_file`], also that of a PostgreSQL database.
    ///
    /// # Errors
    ///
    /// Fails if the file exists already, or if it cannot be written.
    pub async fn backup(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        let path = path.as_ref().to_owned();
        match &self.0 {
            Backend::Sqlite(it) => it.backup(path).await,
            Backend::Postgres(it) => it.backup(path).await,
        }
    }

    /// Refuses new appends, finishes the waiting ones, and closes the file or the connections. All other
    /// handles then return [`Error::Closed`].
    pub async fn close(self) {
        match &self.0 {
            Backend::Sqlite(it) => it.close().await,
            Backend::Postgres(it) => it.close().await,
        }
    }
}
