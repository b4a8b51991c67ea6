//! The one task that writes. It takes all appends that wait and sends them as one statement.

use std::{collections::HashSet, sync::Arc};

use deadpool_postgres::Pool;
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio_postgres::error::{Severity, SqlState};

use super::{
    batch::{self, APPEND, Columns, LATE},
    hints::Hint,
    opening,
};
use crate::{
    Appended, Change, Error,
    changes::Crier,
    ended::{Ended, news},
    number::counted,
    queue::{BATCH, Request},
    standing::Standing,
};

/// Ends when the queue is closed and empty.
pub(crate) async fn run(
    pool: Pool,
    mut requests: Receiver<Request>,
    crier: Crier,
    hints: UnboundedSender<Hint>,
    standing: Arc<Standing>,
) {
    let mut waiting = Vec::new();
    while next(&mut requests, &mut waiting).await {
        for (request, outcome) in commit_each(&pool, batch::take(&mut waiting)).await {
            standing.note(&outcome);
            if let Some(next) = news(&request.append, &outcome) {
                tell(&request, next, &crier, &hints);
            }
            request.answer(outcome.map(|ended| ended.how));
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

fn tell(request: &Request, next: u64, crier: &Crier, hints: &UnboundedSender<Hint>) {
    let table: Arc<str> = Arc::from(request.append.table.as_str());
    crier.tell(Change::Log { table: Arc::clone(&table), next });
    // An error means that the notifier has ended, with the store.
    let _ = hints.send(Hint { table, next });
}

type Outcomes = Vec<(Request, Result<Ended, Error>)>;

/// Commits all at once; where the server refuses that, each by itself, so that what it dislikes in
/// one does not hurt the others.
async fn commit_each(pool: &Pool, batch: Vec<Request>) -> Outcomes {
    match commit(pool, &batch).await {
        Ok(outcomes) => batch.into_iter().zip(outcomes).collect(),
        Err(error) if batch.len() > 1 && was_refused(&error) => commit_alone(pool, batch).await,
        Err(error) => batch.into_iter().map(|request| (request, Err(error.clone()))).collect(),
    }
}

async fn commit_alone(pool: &Pool, batch: Vec<Request>) -> Outcomes {
    let mut outcomes = Vec::with_capacity(batch.len());
    for request in batch {
        let outcome = commit(pool, std::slice::from_ref(&request)).await;
        let outcome = outcome.and_then(|mut all| all.pop().expect("one is asked about"));
        outcomes.push((request, outcome));
    }
    outcomes
}

/// Whether nothing has happened for certain, because of what was asked for: not so where the connection
/// was lost, nor where the server took too long, which it would with every single one of them.
fn was_refused(error: &Error) -> bool {
    let Error::Postgres(error) = error else { return false };
    error.as_db_error().is_some_and(|error| {
        error.parsed_severity() == Some(Severity::Error)
            && *error.code() != SqlState::QUERY_CANCELED
    })
}

/// What was added is added, even if nobody can be told why the rest was not.
async fn commit(pool: &Pool, batch: &[Request]) -> Result<Vec<Result<Ended, Error>>, Error> {
    let done = insert(pool, &Columns::of(batch)).await?;
    let is_done = |request: &Request| done.contains(request.append.table.as_str());
    let late: Vec<&Request> = batch.iter().filter(|it| !is_done(it)).collect();
    let explained = explain(pool, &late).await;
    let mut late = explained.as_ref().map(|all| all.iter());
    let outcomes = batch.iter().map(|request| match &mut late {
        _ if is_done(request) => Ok(Ended { how: Appended::Done, next: request.append.next() }),
        Ok(late) => Ok(*late.next().expect("everybody who is late is told why")),
        Err(error) => Err(error.clone()),
    });
    Ok(outcomes.collect())
}

/// The tables that rows were added to. One statement is one transaction.
async fn insert(pool: &Pool, it: &Columns<'_>) -> Result<HashSet<String>, Error> {
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
    let rows = opening::ask(pool, APPEND, &parameters).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// A new statement sees what those who were faster have committed meanwhile.
async fn explain(pool: &Pool, late: &[&Request]) -> Result<Vec<Ended>, Error> {
    if late.is_empty() {
        return Ok(Vec::new());
    }
    let tables: Vec<&str> = late.iter().map(|it| it.append.table.as_str()).collect();
    let keys: Vec<Option<&str>> = late.iter().map(|it| it.append.key.as_deref()).collect();
    let rows = opening::ask(pool, LATE, &[&tables, &keys]).await?;
    let outcomes = rows.iter().map(|row| {
        let next = counted(row.get(0));
        let how = match row.get::<_, Option<i64>>(1) {
            Some(first) => Appended::Again { first: counted(first) },
            None => Appended::Taken { next },
        };
        Ended { how, next }
    });
    Ok(outcomes.collect())
}
