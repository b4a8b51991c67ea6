//! The one task that writes. It takes all appends that wait and sends them as one statement.

use std::{collections::HashSet, sync::Arc};

use deadpool_postgres::{Client, Pool};
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio_postgres::error::Severity;

use super::{
    batch::{self, APPEND, Columns, LATE},
    hints::Hint,
};
use crate::{
    Appended, Change, Error,
    changes::Crier,
    number::counted,
    queue::{BATCH, Request},
};

/// Ends when the queue is closed and empty.
pub(crate) async fn run(
    pool: Pool,
    mut requests: Receiver<Request>,
    crier: Crier,
    hints: UnboundedSender<Hint>,
) {
    let mut waiting = Vec::new();
    while next(&mut requests, &mut waiting).await {
        for (request, outcome) in commit_each(&pool, batch::take(&mut waiting)).await {
            if let Ok(Appended::Done) = outcome {
                tell(&request, &crier, &hints);
            }
            request.answer(outcome);
        }
    }
}

/// Waits for something to do; where there is some already, only sees what else has come.
async fn next(requests: &mut Receiver<Request>, waiting: &mut Vec<Request>) -> bool {
    if waiting.is_empty() {
        return requests.recv_many(waiting, BATCH).await > 0;
    }
    while waiting.len() < BATCH
        && let Ok(request) = requests.try_recv()
    {
        waiting.push(request);
    }
    true
}

fn tell(request: &Request, crier: &Crier, hints: &UnboundedSender<Hint>) {
    let (table, next) = (Arc::from(request.append.table.as_str()), request.append.next());
    crier.tell(Change::Log { table: Arc::clone(&table), next });
    // An error means that the notifier has ended, with the store.
    let _ = hints.send(Hint { table, next });
}

type Outcomes = Vec<(Request, Result<Appended, Error>)>;

/// Commits all at once; where the server refuses that, each by itself, so that what it dislikes in
/// one does not hurt the others.
async fn commit_each(pool: &Pool, batch: Vec<Request>) -> Outcomes {
    match commit(pool, &batch).await {
        Ok(outcomes) => batch.into_iter().zip(outcomes.into_iter().map(Ok)).collect(),
        Err(error) if batch.len() > 1 && was_refused(&error) => commit_alone(pool, batch).await,
        Err(error) => batch.into_iter().map(|request| (request, Err(error.clone()))).collect(),
    }
}

async fn commit_alone(pool: &Pool, batch: Vec<Request>) -> Outcomes {
    let mut outcomes = Vec::with_capacity(batch.len());
    for request in batch {
        let outcome = commit(pool, std::slice::from_ref(&request)).await;
        outcomes.push((request, outcome.map(|all| all[0])));
    }
    outcomes
}

/// Whether nothing has happened for certain: not so where the connection was lost.
fn was_refused(error: &Error) -> bool {
    let Error::Postgres(error) = error else { return false };
    error.as_db_error().is_some_and(|error| error.parsed_severity() == Some(Severity::Error))
}

async fn commit(pool: &Pool, batch: &[Request]) -> Result<Vec<Appended>, Error> {
    let client = pool.get().await?;
    let done = insert(&client, &Columns::of(batch)).await?;
    let is_late = |request: &&Request| !done.contains(request.append.table.as_str());
    let late: Vec<&Request> = batch.iter().filter(is_late).collect();
    let mut late = explain(&client, &late).await?.into_iter();
    let outcomes = batch.iter().map(|request| {
        if done.contains(request.append.table.as_str()) {
            Appended::Done
        } else {
            late.next().expect("everybody who is late is told why")
        }
    });
    Ok(outcomes.collect())
}

/// The tables that rows were added to. One statement is one transaction.
async fn insert(client: &Client, it: &Columns<'_>) -> Result<HashSet<String>, Error> {
    let statement = client.prepare_cached(APPEND).await?;
    let parameters: [&(dyn tokio_postgres::types::ToSql + Sync); 11] = [
        &it.tables,
        &it.numbers,
        &it.times,
        &it.keys,
        &it.texts,
        &it.rest_tables,
        &it.rest_numbers,
        &it.rest_times,
        &it.rest_texts,
        &it.labels,
        &it.labeled,
    ];
    let rows = client.query(&statement, &parameters).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// A new statement sees what those who were faster have committed meanwhile.
async fn explain(client: &Client, late: &[&Request]) -> Result<Vec<Appended>, Error> {
    if late.is_empty() {
        return Ok(Vec::new());
    }
    let tables: Vec<&str> = late.iter().map(|it| it.append.table.as_str()).collect();
    let keys: Vec<Option<&str>> = late.iter().map(|it| it.append.key.as_deref()).collect();
    let statement = client.prepare_cached(LATE).await?;
    let rows = client.query(&statement, &[&tables, &keys]).await?;
    let outcomes = rows.iter().map(|row| match row.get::<_, Option<i64>>(1) {
        Some(first) => Appended::Again { first: counted(first) },
        None => Appended::Taken { next: counted(row.get(0)) },
    });
    Ok(outcomes.collect())
}
