//! The store: one log for each table, in a file of SQLite or on a PostgreSQL server.

use std::{
    path::{Path, PathBuf},
    pin::Pin,
    sync::Arc,
};

use crate::{
    Append, Appended, Changes, Damage, Error, ListedTable, Page, Row, postgres::Postgres,
    sqlite::Sqlite,
};

/// A future that is compiled in this crate: callers see a trait object. An `async fn` would be compiled again,
/// with all of the database client below it, in every crate that awaits it.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

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
    /// Fails if another process writes to the file, if the file is no store, if a newer program has
    /// written it, or if commits that were answered are missing from it.
    pub fn open_file(path: impl AsRef<Path>) -> StoreFuture<'static, Store> {
        open_file(path.as_ref().to_owned())
    }

    /// Opens the store in a file read-only; another process may write to it at the same time. Appends
    /// are refused.
    ///
    /// # Errors
    ///
    /// Fails if the file does not exist, is no store, was written by a newer program, or lacks commits. One
    /// that an older program has written is read as it is, without hashes.
    pub fn open_file_read_only(path: impl AsRef<Path>) -> StoreFuture<'static, Store> {
        open_file_read_only(path.as_ref().to_owned())
    }

    /// Opens the store in a PostgreSQL database: `postgres://user@host/database`. Any number of
    /// processes can open it at the same time.
    ///
    /// # Errors
    ///
    /// Fails if there is no connection, if the settings of the server could lose rows, or if a newer
    /// program has written the database.
    #[must_use]
    pub fn open_postgres(url: &str) -> StoreFuture<'_, Store> {
        Box::pin(async move {
            let postgres = Postgres::open(url).await?;
            Ok(Store(Backend::Postgres(Arc::new(postgres))))
        })
    }

    /// Opens the store in a PostgreSQL database read-only. Appends are refused.
    ///
    /// # Errors
    ///
    /// Fails if the database holds no store, or if a newer program has written it. One that an older
    /// program has written is read as it is, without hashes.
    #[must_use]
    pub fn open_postgres_read_only(url: &str) -> StoreFuture<'_, Store> {
        Box::pin(async move {
            let postgres = Postgres::open_read_only(url).await?;
            Ok(Store(Backend::Postgres(Arc::new(postgres))))
        })
    }

    /// Adds rows to the log of a table, if the number of the first one is the next number of the log.
    /// The rows are on disk when this returns. Dropping the future does not cancel the append.
    ///
    /// # Errors
    ///
    /// Fails if the append is invalid, or if the database fails. After a failure of the database the
    /// rows may be there or not: a caller who gave a key can repeat the append.
    #[must_use]
    pub fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.append(append).await,
                Backend::Postgres(it) => it.append(append).await,
            }
        })
    }

    /// Checks that rows can be added, by a trial write that adds nothing but is on disk when this returns: it
    /// costs as much as a small append.
    ///
    /// # Errors
    ///
    /// Returns the error of the trial write.
    #[must_use]
    pub fn check_writes(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.check_writes().await,
                Backend::Postgres(it) => it.check_writes().await,
            }
        })
    }

    /// The rows of a table from number `from` on; none if there is no such table.
    ///
    /// # Errors
    ///
    /// Fails if the database does, and with [`Error::Damaged`] if these rows are not those that were added,
    /// or not all of them.
    #[must_use]
    pub fn read<'a>(&'a self, table: &'a str, from: u64) -> StoreFuture<'a, Vec<Row>> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.read(table, from).await,
                Backend::Postgres(it) => it.read(table, from).await,
            }
        })
    }

    /// One page of the tables with a label, the most recently labeled first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    #[must_use]
    pub fn tables<'a>(&'a self, label: &'a str, page: Page) -> StoreFuture<'a, Vec<ListedTable>> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.tables(label, page).await,
                Backend::Postgres(it) => it.tables(label, page).await,
            }
        })
    }

    /// The names of all tables in order, page by page: the `size` names that follow `after`.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    #[must_use]
    pub fn all_tables<'a>(
        &'a self,
        after: Option<&'a str>,
        size: u32,
    ) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let after = after.unwrap_or("");
            match &self.0 {
                Backend::Sqlite(it) => it.all_tables(after, size).await,
                Backend::Postgres(it) => it.all_tables(after, size).await,
            }
        })
    }

    /// Looks for damage for a short time, however large the store is: at the ends of the newest logs, and in
    /// the file itself, whose damage is told in the words of SQLite.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    #[must_use]
    pub fn check_quickly(&self) -> StoreFuture<'_, (Vec<Damage>, Vec<String>)> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.check_quickly().await,
                Backend::Postgres(it) => Ok((it.check_quickly().await?, Vec::new())),
            }
        })
    }

    /// Looks for damage in the whole file, in the words of SQLite; on PostgreSQL there is none. It reads every page,
    /// but not the rows of logs: [`Store::read`] does.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    #[must_use]
    pub fn check_database(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.check_database().await,
                Backend::Postgres(_) => Ok(Vec::new()),
            }
        })
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
    pub fn backup(&self, path: impl AsRef<Path>) -> StoreFuture<'_, ()> {
        self.backup_to(path.as_ref().to_owned())
    }

    fn backup_to(&self, path: PathBuf) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.backup(path).await,
                Backend::Postgres(it) => it.backup(path).await,
            }
        })
    }

    /// Refuses new appends, finishes the waiting ones, and closes the file or the connections. All other
    /// handles then return [`Error::Closed`].
    #[must_use]
    pub fn close(self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            match &self.0 {
                Backend::Sqlite(it) => it.close().await,
                Backend::Postgres(it) => it.close().await,
            }
        })
    }
}

fn open_file(path: PathBuf) -> StoreFuture<'static, Store> {
    Box::pin(async move { Ok(Store(Backend::Sqlite(Arc::new(Sqlite::open(path).await?)))) })
}

fn open_file_read_only(path: PathBuf) -> StoreFuture<'static, Store> {
    Box::pin(
        async move { Ok(Store(Backend::Sqlite(Arc::new(Sqlite::open_read_only(path).await?)))) },
    )
}
