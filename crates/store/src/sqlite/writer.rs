//! The one thread that writes. It takes all appends that wait and commits them together, so that
//! many tables share the price of one write to the disk.

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::{opening::Opened, queries};
use crate::{
    Append, Appended, Change, Error,
    changes::Crier,
    ended::{Ended, news},
    number::stored,
    queue::{BATCH, Request},
    standing::Standing,
};

pub(crate) fn start(
    path: &Path,
    file: Arc<Mutex<Opened>>,
    requests: mpsc::Receiver<Request>,
    crier: Crier,
    standing: Arc<Standing>,
) -> Result<JoinHandle<()>, Error> {
    let thread = thread::Builder::new().name("store-writer".into());
    let writing = move || run(&file, requests, &crier, &standing);
    thread.spawn(writing).map_err(Error::file(path))
}

/// Ends when the queue is closed and empty, and lets go of the file.
fn run(
    file: &Mutex<Opened>,
    mut requests: mpsc::Receiver<Request>,
    crier: &Crier,
    standing: &Standing,
) {
    let mut batch = Vec::new();
    while requests.blocking_recv_many(&mut batch, BATCH) > 0 {
        let outcome = commit(&mut lock(file).connection, &batch);
        standing.note(&outcome);
        answer(std::mem::take(&mut batch), outcome, crier);
    }
}

/// Whoever panicked with it has left a transaction that was rolled back.
pub(crate) fn lock(file: &Mutex<Opened>) -> MutexGuard<'_, Opened> {
    file.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How long the row is that is tried, in bytes: some pages of the file.
const TRIAL: usize = 16 << 10;

/// Tries to add a row, which is taken back, and to commit something that says what is said already. So a
/// disk that is full is noticed, and nothing is there that was not. No table has an empty name.
pub(crate) fn try_to_write(file: &Mutex<Opened>) -> Result<(), Error> {
    let connection = &mut lock(file).connection;
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let row = transaction.savepoint()?;
    let insert = "INSERT INTO log VALUES ('', 0, 0, NULL, ?1)";
    row.execute(insert, ["x".repeat(TRIAL)])?;
    row.finish()?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |it| it.get(0))?;
    transaction.pragma_update(None, "user_version", version)?;
    Ok(transaction.commit()?)
}

fn commit(connection: &mut Connection, batch: &[Request]) -> Result<Vec<Ended>, Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let outcomes = batch.iter().map(|request| append(&transaction, &request.append));
    let outcomes = outcomes.collect::<rusqlite::Result<Vec<_>>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

/// Asks before it adds, so that one who is late does not spoil the commit of the others.
fn append(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<Ended> {
    let next = queries::next(transaction, &append.table)?;
    if let Some(key) = &append.key
        && let Some(first) = queries::first_of(transaction, &append.table, key)?
    {
        return Ok(Ended { how: Appended::Again { first }, next });
    }
    if next != append.at {
        return Ok(Ended { how: Appended::Taken { next }, next });
    }
    add_rows(transaction, append)?;
    add_labels(transaction, append)?;
    Ok(Ended { how: Appended::Done, next: append.next() })
}

fn add_rows(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let keys = append.key.as_deref().map(Some).into_iter().chain(std::iter::repeat(None));
    for ((number, row), key) in (append.at..).zip(&append.rows).zip(keys) {
        insert.execute((&append.table, stored(number), row.time, key, &row.text))?;
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

fn answer(batch: Vec<Request>, outcome: Result<Vec<Ended>, Error>, crier: &Crier) {
    let outcomes: Vec<Result<Ended, Error>> = match outcome {
        Ok(all) => all.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error); batch.len()],
    };
    for (request, outcome) in batch.into_iter().zip(outcomes) {
        if let Some(next) = news(&request.append, &outcome) {
            crier.tell(Change::Log { table: Arc::from(request.append.table.as_str()), next });
        }
        request.answer(outcome.map(|ended| ended.how));
    }
}
