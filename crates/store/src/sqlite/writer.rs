//! The one thread that writes. It takes all appends that wait and commits them together, so that
//! many tables share the price of one write to the disk.

use std::{
    sync::Arc,
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::{opening::Opened, queries};
use crate::{
    Append, Appended, Change, Error,
    changes::Crier,
    number::stored,
    queue::{BATCH, Request},
};

pub(crate) fn start(
    opened: Opened,
    requests: mpsc::Receiver<Request>,
    crier: Crier,
) -> Result<JoinHandle<()>, Error> {
    let path = opened.path.clone();
    let thread = thread::Builder::new().name("store-writer".into());
    thread.spawn(move || run(opened, requests, &crier)).map_err(Error::file(path))
}

/// Ends when the queue is closed and empty. The lock is let go of last.
fn run(opened: Opened, mut requests: mpsc::Receiver<Request>, crier: &Crier) {
    let Opened { mut connection, lock, .. } = opened;
    let mut batch = Vec::new();
    while requests.blocking_recv_many(&mut batch, BATCH) > 0 {
        let outcome = commit(&mut connection, &batch);
        answer(std::mem::take(&mut batch), outcome, crier);
    }
    drop(connection);
    drop(lock);
}

fn commit(connection: &mut Connection, batch: &[Request]) -> Result<Vec<Appended>, Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let outcomes = batch.iter().map(|request| append(&transaction, &request.append));
    let outcomes = outcomes.collect::<rusqlite::Result<Vec<_>>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

/// Asks before it adds, so that one who is late does not spoil the commit of the others.
fn append(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<Appended> {
    if let Some(key) = &append.key
        && let Some(first) = queries::first_of(transaction, &append.table, key)?
    {
        return Ok(Appended::Again { first });
    }
    let next = queries::next(transaction, &append.table)?;
    if next != append.at {
        return Ok(Appended::Taken { next });
    }
    add_rows(transaction, append)?;
    add_labels(transaction, append)?;
    Ok(Appended::Done)
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

fn answer(batch: Vec<Request>, outcome: Result<Vec<Appended>, Error>, crier: &Crier) {
    match outcome {
        Err(error) => batch.into_iter().for_each(|request| request.answer(Err(error.clone()))),
        Ok(outcomes) => {
            for (request, outcome) in batch.into_iter().zip(outcomes) {
                if outcome == Appended::Done {
                    let table = Arc::from(request.append.table.as_str());
                    crier.tell(Change::Log { table, next: request.append.next() });
                }
                request.answer(Ok(outcome));
            }
        }
    }
}
