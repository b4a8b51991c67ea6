//! The one thread that writes. It commits all waiting appends together, so that many tables share the
//! cost of one write to the disk.

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::{opening::DatabaseFile, queries};
use crate::{
    Append, Appended, Change, Error,
    changes::ChangeSender,
    number::to_database,
    outcome::{AppendOutcome, next_to_announce},
    queue::{AppendRequest, MAX_BATCH_APPENDS},
    write_health::WriteHealth,
};

pub(crate) fn start(
    path: &Path,
    file: Arc<Mutex<DatabaseFile>>,
    requests: mpsc::Receiver<AppendRequest>,
    changes: ChangeSender,
    write_health: Arc<WriteHealth>,
) -> Result<JoinHandle<()>, Error> {
    let thread = thread::Builder::new().name("store-writer".into());
    let writing = move || run(&file, requests, &changes, &write_health);
    thread.spawn(writing).map_err(Error::file(path))
}

/// Writes until the queue is closed and empty, then closes the file.
fn run(
    file: &Mutex<DatabaseFile>,
    mut requests: mpsc::Receiver<AppendRequest>,
    changes: &ChangeSender,
    write_health: &WriteHealth,
) {
    let mut batch = Vec::new();
    while requests.blocking_recv_many(&mut batch, MAX_BATCH_APPENDS) > 0 {
        let outcome = commit(&mut lock(file).connection, &batch);
        write_health.record(&outcome);
        answer(std::mem::take(&mut batch), outcome, changes);
    }
}

/// Locks the file. A poisoned mutex is fine: the transaction of the thread that panicked was rolled back.
pub(crate) fn lock(file: &Mutex<DatabaseFile>) -> MutexGuard<'_, DatabaseFile> {
    file.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The size of the row of a trial write, in bytes: some pages of the file.
const TRIAL_ROW_BYTES: usize = 16 << 10;

/// A trial write: adds a row and rolls it back, then commits an unchanged `user_version`. It notices a
/// full disk and leaves nothing behind. No table has an empty name, so the row collides with no other.
pub(crate) fn try_to_write(file: &Mutex<DatabaseFile>) -> Result<(), Error> {
    let connection = &mut lock(file).connection;
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let row = transaction.savepoint()?;
    let insert = "INSERT INTO log VALUES ('', 0, 0, NULL, ?1)";
    row.execute(insert, ["x".repeat(TRIAL_ROW_BYTES)])?;
    row.finish()?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |it| it.get(0))?;
    transaction.pragma_update(None, "user_version", version)?;
    Ok(transaction.commit()?)
}

fn commit(
    connection: &mut Connection,
    batch: &[AppendRequest],
) -> Result<Vec<AppendOutcome>, Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let outcomes = batch.iter().map(|request| append(&transaction, &request.append));
    let outcomes = outcomes.collect::<rusqlite::Result<Vec<_>>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

/// Adds an append unless there is a conflict, which is looked for first: an error would fail the whole
/// commit.
fn append(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<AppendOutcome> {
    let next = queries::next(transaction, &append.table)?;
    if let Some(key) = &append.key
        && let Some(first) = queries::first_of(transaction, &append.table, key)?
    {
        return Ok(AppendOutcome { result: Appended::Repeated { first }, next });
    }
    if next != append.at {
        return Ok(AppendOutcome { result: Appended::Conflict { next }, next });
    }
    add_rows(transaction, append)?;
    add_labels(transaction, append)?;
    Ok(AppendOutcome { result: Appended::Done, next: append.next() })
}

fn add_rows(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let keys = append.key.as_deref().map(Some).into_iter().chain(std::iter::repeat(None));
    for ((number, row), key) in (append.at..).zip(&append.rows).zip(keys) {
        insert.execute((&append.table, to_database(number), row.time, key, &row.text))?;
    }
    Ok(())
}

fn add_labels(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    let sql = "INSERT INTO label (label, table_name) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    for label in &append.labels {
        transaction.prepare_cached(sql)?.execute((label, &append.table))?;
    }
    Ok(())
}

fn answer(
    batch: Vec<AppendRequest>,
    outcome: Result<Vec<AppendOutcome>, Error>,
    changes: &ChangeSender,
) {
    let outcomes: Vec<Result<AppendOutcome, Error>> = match outcome {
        Ok(all) => all.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error); batch.len()],
    };
    for (request, outcome) in batch.into_iter().zip(outcomes) {
        if let Some(next) = next_to_announce(&request.append, &outcome) {
            changes.send(Change::Log { table: Arc::from(request.append.table.as_str()), next });
        }
        request.answer(outcome.map(|outcome| outcome.result));
    }
}
