//! The store in a file of SQLite: one thread writes, several connections read.

mod lock;
mod mark;
mod files;
mod hashing;
mod opening;
mod checking;
mod writer;
mod reader_pool;
pub(crate) mod queries;
pub(crate) mod backup;

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError, Weak},
    thread::JoinHandle,
};

use tokio::sync::Semaphore;

use crate::{
    Append, Appended, Changes, Damage, Error, ListedTable, Page, Row,
    changes::ChangeSender,
    migrations::Hashes,
    queue::Queue,
    sqlite::{opening::DatabaseFile, reader_pool::ReaderPool},
};

#[derive(Debug)]
pub(crate) struct Sqlite {
    queue: Queue,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// The open file, which the writer owns for as long as it runs.
    file: Weak<Mutex<DatabaseFile>>,
    hashes: Hashes,
    readers: Arc<ReaderPool>,
    /// One permit for each reader, so that a thousand queries at once do not open a thousand files.
    reader_permits: Semaphore,
    changes: ChangeSender,
}

impl Sqlite {
    pub(crate) async fn open(path: PathBuf) -> Result<Sqlite, Error> {
        blocking(move || {
            let opened = opening::open(path)?;
            let readers = Arc::new(ReaderPool::new(opened.path.clone()));
            let (queue, requests) = Queue::new();
            let changes = ChangeSender::new();
            let (path, open) = (opened.path.clone(), Arc::new(Mutex::new(opened)));
            let file = Arc::downgrade(&open);
            let writer = writer::start(&path, open, requests, changes.clone())?;
            let (writer, reader_permits) =
                (Mutex::new(Some(writer)), Semaphore::new(reader_pool::MAX_READERS));
            let hashes = Hashes::Kept;
            Ok(Sqlite { queue, writer, file, hashes, readers, reader_permits, changes })
        })
        .await
    }

    /// A store without a writer: its queue is closed from the start.
    pub(crate) async fn open_read_only(path: PathBuf) -> Result<Sqlite, Error> {
        blocking(move || {
            let readers = Arc::new(ReaderPool::new(path.clone()));
            let hashes = opening::check_version(&readers, &path)?;
            let (queue, changes) = (Queue::closed(), ChangeSender::new());
            let (writer, reader_permits) =
                (Mutex::new(None), Semaphore::new(reader_pool::MAX_READERS));
            let file = Weak::new();
            Ok(Sqlite { queue, writer, file, hashes, readers, reader_permits, changes })
        })
        .await
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Error> {
        self.queue.append(append).await
    }

    pub(crate) async fn check_writes(&self) -> Result<(), Error> {
        let file = self.file.upgrade().ok_or(Error::Closed)?;
        blocking(move || writer::try_to_write(&file)).await
    }

    pub(crate) async fn read(&self, table: &str, from: u64) -> Result<Vec<Row>, Error> {
        let (table, hashes) = (table.to_owned(), self.hashes);
        let rows = self.query(move |it| queries::rows(it, hashes, &table, from)).await?;
        Ok(rows?)
    }

    pub(crate) async fn tables(&self, label: &str, page: Page) -> Result<Vec<ListedTable>, Error> {
        let label = label.to_owned();
        self.query(move |connection| queries::listed(connection, &label, page)).await
    }

    pub(crate) async fn all_tables(&self, after: &str, size: u32) -> Result<Vec<String>, Error> {
        let (after, hashes) = (after.to_owned(), self.hashes);
        self.query(move |connection| queries::names(connection, hashes, &after, size)).await
    }

    pub(crate) async fn check_quickly(&self) -> Result<(Vec<Damage>, Vec<String>), Error> {
        let (readers, hashes) = (Arc::clone(&self.readers), self.hashes);
        blocking(move || checking::quickly(&readers, hashes)).await
    }

    pub(crate) async fn check_database(&self) -> Result<Vec<String>, Error> {
        self.query(checking::thoroughly).await
    }

    pub(crate) fn changes(&self) -> Changes {
        self.changes.subscribe()
    }

    pub(crate) async fn backup(&self, path: PathBuf) -> Result<(), Error> {
        let readers = Arc::clone(&self.readers);
        blocking(move || {
            backup::write_atomically(&path, |part| readers.with(|it| backup::copy(it, part)))
        })
        .await
    }

    pub(crate) async fn close(&self) {
        self.queue.close();
        self.readers.close();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            // Where the writer has panicked there is nothing left to close.
            let _ = tokio::task::spawn_blocking(|| writer.join()).await;
        }
    }

    async fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&rusqlite::Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let _permit = self.reader_permits.acquire().await.map_err(|_| Error::Closed)?;
        let readers = Arc::clone(&self.readers);
        blocking(move || readers.with(query)).await
    }
}

/// Runs blocking work on files in a thread of its own, so that it does not block the tasks of a server.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    // Work is only ever cancelled with the whole runtime.
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Closed)?
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn add(store: &Sqlite, at: u64, bytes: usize) -> Result<Appended, Error> {
        store.append(Append::new("t", at).row(7, "x".repeat(bytes))).await
    }

    /// A limit of SQLite's own stands in for a full disk.
    #[tokio::test]
    async fn a_file_that_cannot_grow_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path().join("impasto.db")).await.unwrap();
        add(&store, 0, 10).await.unwrap();
        let grow = |pages: u32| {
            let file = store.file.upgrade().unwrap();
            writer::lock(&file).connection.pragma_update(None, "max_page_count", pages).unwrap();
        };
        // As many as there are.
        grow(1);
        assert!(matches!(add(&store, 1, 100_000).await, Err(Error::Sqlite(_))));
        assert!(store.check_writes().await.is_err(), "a trial does not fit either");
        assert_eq!(store.read("t", 0).await.unwrap().len(), 1, "reading goes on");
        grow(1_000_000);
        store.check_writes().await.unwrap();
        add(&store, 1, 100_000).await.unwrap();
        assert_eq!(store.all_tables("", 10).await.unwrap(), ["t"]);
    }
}
