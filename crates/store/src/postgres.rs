//! The store on a PostgreSQL server: any number of processes share it, and the unique key of a row is
//! their only coordination.

mod opening;
mod hashing;
mod batch;
mod heads;
mod writer;
mod hints;
mod notifier;
mod listener;
mod queries;
mod backup;

use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use deadpool_postgres::Pool;
use tokio::{sync::mpsc, task::JoinHandle};

use crate::{
    Append, Appended, Changes, Damage, Error, ListedTable, Page, Row, changes::ChangeSender,
    invalid, migrations::Hashes, queue::Queue,
};

/// The number of logs, the newest ones, whose last rows a quick check reads, one question each.
const QUICK_CHECK_LOGS: u32 = 200;

#[derive(Debug)]
pub(crate) struct Postgres {
    pool: Pool,
    /// The pool of the writer's one connection; none if the store is read-only.
    writers: Option<Pool>,
    hashes: Hashes,
    queue: Queue,
    tasks: Mutex<Option<BackgroundTasks>>,
    changes: ChangeSender,
}

/// The background tasks of an open store.
#[derive(Debug)]
struct BackgroundTasks {
    writer: JoinHandle<()>,
    notifier: JoinHandle<()>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, Error> {
        let config = opening::config(url)?;
        let pool = opening::pool(&config, opening::MAX_READERS);
        let writers = opening::pool(&config, 1);
        opening::prepare(&pool).await?;
        let (queue, requests) = Queue::new();
        let (hints, hinted) = mpsc::unbounded_channel();
        let changes = ChangeSender::new();
        let node = hints::node();
        let listener = listener::start(config.clone(), changes.clone(), node).await?;
        let notifier = tokio::spawn(notifier::run(config, node, hinted));
        let writing = writer::run(writers.clone(), requests, changes.clone(), hints);
        let writer = tokio::spawn(writing);
        let tasks = Mutex::new(Some(BackgroundTasks { writer, notifier, listener }));
        let (writers, hashes) = (Some(writers), Hashes::Kept);
        Ok(Postgres { pool, writers, hashes, queue, tasks, changes })
    }

    pub(crate) async fn open_read_only(url: &str) -> Result<Postgres, Error> {
        let pool = opening::pool(&opening::config(url)?, opening::MAX_READERS);
        let hashes = opening::check_version(&pool).await?;
        let (queue, tasks, changes) = (Queue::closed(), Mutex::new(None), ChangeSender::new());
        Ok(Postgres { pool, writers: None, hashes, queue, tasks, changes })
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Error> {
        self.queue.append(append).await
    }

    pub(crate) async fn check_writes(&self) -> Result<(), Error> {
        // On the connection on which rows are added: another one may have other settings.
        let writers = self.writers.as_ref().ok_or(Error::Closed)?;
        opening::query(writers, batch::TRIAL_WRITE, &[]).await.map(drop)
    }

    pub(crate) async fn read(&self, table: &str, from: u64) -> Result<Vec<Row>, Error> {
        // No table has such a name, and PostgreSQL refuses some of them, so there is no query.
        if invalid::check_name("table", table).is_err() {
            return Ok(Vec::new());
        }
        queries::rows(&self.pool, self.hashes, table, from).await
    }

    pub(crate) async fn tables(&self, label: &str, page: Page) -> Result<Vec<ListedTable>, Error> {
        if invalid::check_name("label", label).is_err() {
            return Ok(Vec::new());
        }
        queries::listed(&self.pool, label, page).await
    }

    pub(crate) async fn all_tables(&self, after: &str, size: u32) -> Result<Vec<String>, Error> {
        queries::names(&self.pool, self.hashes, after, size).await
    }

    /// The newest logs whose last row is not the one that their head tells.
    pub(crate) async fn check_quickly(&self) -> Result<Vec<Damage>, Error> {
        let mut damaged = Vec::new();
        if self.hashes == Hashes::None {
            return Ok(damaged);
        }
        for (table, next) in queries::newest(&self.pool, QUICK_CHECK_LOGS).await? {
            match queries::rows(&self.pool, self.hashes, &table, next).await {
                Ok(_) => (),
                Err(Error::Damaged(damage)) => damaged.push(damage),
                Err(error) => return Err(error),
            }
        }
        Ok(damaged)
    }

    pub(crate) fn changes(&self) -> Changes {
        self.changes.subscribe()
    }

    pub(crate) async fn backup(&self, path: PathBuf) -> Result<(), Error> {
        match self.hashes {
            Hashes::Kept => backup::write(&self.pool, path).await,
            Hashes::None => Err(Error::Older),
        }
    }

    /// Closes the queue and waits until the last append is written and the last hint is sent.
    pub(crate) async fn close(&self) {
        self.queue.close();
        let tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(tasks) = tasks {
            // Where a task has panicked there is nothing left to close.
            let _ = tasks.writer.await;
            let _ = tasks.notifier.await;
            tasks.listener.abort();
        }
        self.pool.close();
    }
}

impl Drop for Postgres {
    /// Ends the listener; the other tasks end by themselves when the queue is dropped.
    fn drop(&mut self) {
        if let Ok(Some(tasks)) = self.tasks.get_mut() {
            tasks.listener.abort();
        }
    }
}
