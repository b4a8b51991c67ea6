//! The store on a server: any number of processes share it, and the unique key of a row is all the
//! coordination they need.

mod opening;
mod batch;
mod writer;
mod hints;
mod notifier;
mod listener;
mod queries;
mod backup;

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use deadpool_postgres::Pool;
use tokio::{sync::mpsc, task::JoinHandle};

use crate::{
    Append, Appended, Changes, Error, Listed, Page, Row, changes::Crier, queue::Queue,
    standing::Standing, unfit,
};

#[derive(Debug)]
pub(crate) struct Postgres {
    pool: Pool,
    queue: Queue,
    standing: Arc<Standing>,
    tasks: Mutex<Option<Tasks>>,
    crier: Crier,
}

/// What goes on in the background.
#[derive(Debug)]
struct Tasks {
    writer: JoinHandle<()>,
    notifier: JoinHandle<()>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, Error> {
        let config = opening::config(url)?;
        let pool = opening::pool(&config, opening::READERS);
        let writers = opening::pool(&config, 1);
        opening::prepare(&pool).await?;
        let (queue, requests) = Queue::new();
        let (hints, hinted) = mpsc::unbounded_channel();
        let crier = Crier::new();
        let node = hints::node();
        let listener = listener::start(config.clone(), crier.clone(), node).await?;
        let notifier = tokio::spawn(notifier::run(config, node, hinted));
        let standing = Arc::<Standing>::default();
        let writing = writer::run(writers, requests, crier.clone(), hints, standing.clone());
        let writer = tokio::spawn(writing);
        let tasks = Mutex::new(Some(Tasks { writer, notifier, listener }));
        Ok(Postgres { pool, queue, standing, tasks, crier })
    }

    pub(crate) async fn look_into(url: &str) -> Result<Postgres, Error> {
        let pool = opening::pool(&opening::config(url)?, opening::READERS);
        opening::check_version(&pool).await?;
        let (queue, standing) = (Queue::closed(), Arc::default());
        Ok(Postgres { pool, queue, standing, tasks: Mutex::new(None), crier: Crier::new() })
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Error> {
        self.queue.append(append).await
    }

    pub(crate) async fn check_writes(&self) -> Result<(), Error> {
        if !self.standing.has_failed() {
            return Ok(());
        }
        let tried = opening::ask(&self.pool, batch::TRIAL, &[]).await.map(drop);
        self.standing.note(&tried);
        tried
    }

    pub(crate) async fn read(&self, table: &str, from: u64) -> Result<Vec<Row>, Error> {
        // A name that no table can have is not worth a question, and may be none that can be asked.
        if unfit::check_name("table", table).is_err() {
            return Ok(Vec::new());
        }
        queries::rows(&self.pool, table, from).await
    }

    pub(crate) async fn tables(&self, label: &str, page: Page) -> Result<Vec<Listed>, Error> {
        if unfit::check_name("label", label).is_err() {
            return Ok(Vec::new());
        }
        queries::listed(&self.pool, label, page).await
    }

    pub(crate) async fn all_tables(&self, after: &str, size: u32) -> Result<Vec<String>, Error> {
        queries::names(&self.pool, after, size).await
    }

    pub(crate) fn changes(&self) -> Changes {
        self.crier.listen()
    }

    pub(crate) async fn backup(&self, path: PathBuf) -> Result<(), Error> {
        backup::write(&self.pool, path).await
    }

    /// The writer ends after the last append, the notifier after the last hint.
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
    /// The other tasks end by themselves when nobody can ask for an append any more.
    fn drop(&mut self) {
        if let Ok(Some(tasks)) = self.tasks.get_mut() {
            tasks.listener.abort();
        }
    }
}
