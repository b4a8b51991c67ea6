//! The one thread that writes. It commits all waiting appends together, so that many tables share the
//! cost of one write to the disk.

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use rusqlite::{Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::{
    opening::{self, DatabaseFile},
    queries,
};
use crate::{
    Append, Appended, Change, Damage, DamageKind, Error,
    chain::Head,
    changes::ChangeSender,
    number::to_database,
    outcome::{AppendOutcome, next_to_announce},
    queue::{AppendRequest, MAX_BATCH_APPENDS},
};

pub(crate) fn start(
    path: &Path,
    file: Arc<Mutex<DatabaseFile>>,
    requests: mpsc::Receiver<AppendRequest>,
    changes: ChangeSender,
) -> Result<JoinHandle<()>, Error> {
    let thread = thread::Builder::new().name("store-writer".into());
    let writing = move || run(&file, requests, &changes);
    thread.spawn(writing).map_err(Error::file(path))
}

/// Writes until the queue is closed and empty, then closes the file.
fn run(
    file: &Mutex<DatabaseFile>,
    mut requests: mpsc::Receiver<AppendRequest>,
    changes: &ChangeSender,
) {
    let mut batch = Vec::new();
    while requests.blocking_recv_many(&mut batch, MAX_BATCH_APPENDS) > 0 {
        let outcome = commit(&mut lock(file), &batch);
        answer(std::mem::take(&mut batch), outcome, changes);
    }
}

/// Locks the file. A poisoned mutex is fine: the transaction of the thread that panicked was rolled back.
pub(crate) fn lock(file: &Mutex<DatabaseFile>) -> MutexGuard<'_, DatabaseFile> {
    file.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The size of the row of a trial write, in bytes: some pages of the file.
const TRIAL_ROW_BYTES: usize = 16 << 10;

/// A trial write: adds a row and rolls it back, then commits nothing but the number of the commit. It notices a
/// full or read-only disk, a lock of another process and a deleted file. No table has an empty name, so the row
/// collides with no other.
pub(crate) fn try_to_write(file: &Mutex<DatabaseFile>) -> Result<(), Error> {
    let file = &mut *lock(file);
    file.files.check()?;
    let next = file.next_commit();
    let behavior = TransactionBehavior::Immediate;
    let mut transaction = file.connection.transaction_with_behavior(behavior)?;
    let row = transaction.savepoint()?;
    let insert = "INSERT INTO log VALUES ('', 0, 0, NULL, ?1, x'')";
    row.execute(insert, ["x".repeat(TRIAL_ROW_BYTES)])?;
    row.finish()?;
    opening::count_commit(&transaction, next)?;
    transaction.commit()?;
    file.committed();
    Ok(())
}

type Outcomes = Vec<Result<AppendOutcome, Error>>;

fn commit(file: &mut DatabaseFile, batch: &[AppendRequest]) -> Result<Outcomes, Error> {
    file.files.check()?;
    let next = file.next_commit();
    let behavior = TransactionBehavior::Immediate;
    let transaction = file.connection.transaction_with_behavior(behavior)?;
    let outcomes = batch.iter().map(|request| append(&transaction, &request.append));
    let outcomes = outcomes.collect::<rusqlite::Result<Outcomes>>()?;
    let is_done = |it: &Result<AppendOutcome, Error>| {
        matches!(it, Ok(AppendOutcome { result: Appended::Done, .. }))
    };
    if outcomes.iter().any(is_done) {
        opening::count_commit(&transaction, next)?;
        transaction.commit()?;
        file.committed();
    }
    Ok(outcomes)
}

/// Adds an append unless there is a conflict, which is looked for first: an error would fail the whole
/// commit. So would damage, which only the appends to the damaged log are answered with.
fn append(
    transaction: &Transaction<'_>,
    append: &Append,
) -> rusqlite::Result<Result<AppendOutcome, Error>> {
    let (place, head) = queries::head(transaction, &append.table)?.unzip();
    let head = head.unwrap_or(Head::EMPTY);
    if head.next == append.at && add_rows(transaction, append, place, head)? {
        add_labels(transaction, append)?;
        return Ok(Ok(AppendOutcome { result: Appended::Done, next: append.next() }));
    }
    let next = head.next;
    if let Some(key) = &append.key
        && let Some(first) = queries::first_of(transaction, &append.table, key)?
    {
        return Ok(Ok(AppendOutcome { result: Appended::Repeated { first }, next }));
    }
    if next != append.at {
        return Ok(Ok(AppendOutcome { result: Appended::Conflict { next }, next }));
    }
    let (table, number) = (append.table.clone(), append.at);
    Ok(Err(Error::Damaged(Damage { table, number, kind: DamageKind::Surplus })))
}

/// Adds the rows of an append, and moves the head of the log past them; returns false, and adds nothing, if the
/// number of the first one or the key is taken.
fn add_rows(
    transaction: &Transaction<'_>,
    append: &Append,
    place: Option<i64>,
    mut head: Head,
) -> rusqlite::Result<bool> {
    let table = &append.table;
    let mut insert = transaction.prepare_cached(queries::ADD_ROW)?;
    let keys = append.key.as_deref().map(Some).into_iter().chain(std::iter::repeat(None));
    for (row, key) in append.rows.iter().zip(keys) {
        let number = head.next;
        head.add(table, key, row);
        let values = (table, to_database(number), head.time, key, &row.text, head.hash);
        if insert.execute(values)? == 0 {
            if number == append.at {
                return Ok(false);
            }
            // The rows before it were added: the whole commit is taken back.
            return Err(rusqlite::Error::StatementChangedRows(0));
        }
    }
    queries::put_head(transaction, table, place, &head)?;
    Ok(true)
}

fn add_labels(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    let sql = "INSERT INTO label (label, table_name) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    for label in &append.labels {
        transaction.prepare_cached(sql)?.execute((label, &append.table))?;
    }
    Ok(())
}

fn answer(batch: Vec<AppendRequest>, outcome: Result<Outcomes, Error>, changes: &ChangeSender) {
    let outcomes = outcome.unwrap_or_else(|error| vec![Err(error); batch.len()]);
    for (request, outcome) in batch.into_iter().zip(outcomes) {
        if let Some(next) = next_to_announce(&request.append, &outcome) {
            changes.send(Change::Log { table: Arc::from(request.append.table.as_str()), next });
        }
        request.answer(outcome.map(|outcome| outcome.result));
    }
}
