//! The store: one log for each table, in a file or on a server.

use std::{path::Path, sync::Arc};

use crate::{
    Append, Appended, Changes, Error, Listed, Page, Row, postgres::Postgres, sqlite::Sqlite,
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
    /// The store in a file, which is made where there is none. One process at a time has it.
    ///
    /// # Errors
    ///
    /// Refuses a file that another process writes to, that is no store, or that a newer program has
    /// made.
    pub async fn open_file(path: impl AsRef<Path>) -> Result<Store, Error> {
        let sqlite = Sqlite::open(path.as_ref().to_owned()).await?;
        Ok(Store(Backend::Sqlite(Arc::new(sqlite))))
    }

    /// The store in a file, to look at it only, while another process may write to it. It takes no
    /// appends.
    ///
    /// # Errors
    ///
    /// Refuses a file that is not there, that is no store, or that is of another version.
    pub async fn look_into_file(path: impl AsRef<Path>) -> Result<Store, Error> {
        let sqlite = Sqlite::look_into(path.as_ref().to_owned()).await?;
        Ok(Store(Backend::Sqlite(Arc::new(sqlite))))
    }

    /// The store in a database of PostgreSQL: `postgres://user@host/database`. Any number of
    /// processes may have it at once.
    ///
    /// # Errors
    ///
    /// Says why there is no connection, or why this database will not do.
    pub async fn open_postgres(url: &str) -> Result<Store, Error> {
        let postgres = Postgres::open(url).await?;
        Ok(Store(Backend::Postgres(Arc::new(postgres))))
    }

    /// The same to look at it only: nothing is changed, and it takes no appends.
    ///
    /// # Errors
    ///
    /// Refuses a database that has never been a store, or that is of another version.
    pub async fn look_into_postgres(url: &str) -> Result<Store, Error> {
        let postgres = Postgres::look_into(url).await?;
        Ok(Store(Backend::Postgres(Arc::new(postgres))))
    }

    /// Adds rows to the log of a table, if the number they begin with is the next. They are on disk
    /// when this returns. Who stops waiting has not taken anything back.
    ///
    /// # Errors
    ///
    /// Says what no log takes, or what failed. After a failure the rows may be there or not:
    /// whoever gave a key may ask again.
    pub async fn append(&self, append: Append) -> Result<Appended, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.append(append).await,
            Backend::Postgres(it) => it.append(append).await,
        }
    }

    /// Whether rows can be added, as far as the last commit tells; where it failed, one is tried that adds
    /// nothing.
    ///
    /// # Errors
    ///
    /// Says why none can be added.
    pub async fn check_writes(&self) -> Result<(), Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.check_writes().await,
            Backend::Postgres(it) => it.check_writes().await,
        }
    }

    /// The rows of a table from number `from` on; none where there is no such table.
    ///
    /// # Errors
    ///
    /// Says what failed.
    pub async fn read(&self, table: &str, from: u64) -> Result<Vec<Row>, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.read(table, from).await,
            Backend::Postgres(it) => it.read(table, from).await,
        }
    }

    /// The tables that bear a label, the one that got it last first.
    ///
    /// # Errors
    ///
    /// Says what failed.
    pub async fn tables(&self, label: &str, page: Page) -> Result<Vec<Listed>, Error> {
        match &self.0 {
            Backend::Sqlite(it) => it.tables(label, page).await,
            Backend::Postgres(it) => it.tables(label, page).await,
        }
    }

    /// All tables, in the order of their names, `size` of them from behind `after` on.
    ///
    /// # Errors
    ///
    /// Says what failed.
    pub async fn all_tables(&self, after: Option<&str>, size: u32) -> Result<Vec<String>, Error> {
        let after = after.unwrap_or("");
        match &self.0 {
            Backend::Sqlite(it) => it.all_tables(after, size).await,
            Backend::Postgres(it) => it.all_tables(after, size).await,
        }
    }

    /// Hints of what is added from now on: here, and by others who use the same PostgreSQL.
    #[must_use]
    pub fn changes(&self) -> Changes {
        match &self.0 {
            Backend::Sqlite(it) => it.changes(),
            Backend::Postgres(it) => it.changes(),
        }
    }

    /// Whether other processes may add rows too, so that a log can be longer than we have heard.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        match &self.0 {
            Backend::Sqlite(_) => false,
            Backend::Postgres(_) => true,
        }
    }

    /// Writes everything as it is at one moment into a new file, while appends go on. Whatever the
    /// store is, the backup is a file for [`Store::open_file`].
    ///
    /// # Errors
    ///
    /// Refuses to replace a file, and says what failed.
    pub async fn backup(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        let path = path.as_ref().to_owned();
        match &self.0 {
            Backend::Sqlite(it) => it.backup(path).await,
            Backend::Postgres(it) => it.backup(path).await,
        }
    }

    /// Takes no more appends, finishes those that were asked for, and lets go of file or server.
    /// Other handles then hear that the store is closed.
    pub async fn close(self) {
        match &self.0 {
            Backend::Sqlite(it) => it.close().await,
            Backend::Postgres(it) => it.close().await,
        }
    }
}
