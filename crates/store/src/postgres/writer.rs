//! The one task that writes. It takes all waiting appends and sends them as one statement.

use std::{collections::HashSet, sync::Arc};

use deadpool_postgres::Pool;
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio_postgres::error::{Severity, SqlState};

use super::{
    batch::{self, APPEND, AppendColumns, EXPLAIN_CONFLICTS},
    hints::Hint,
    opening,
};
use crate::{
    Appended, Change, Error,
    changes::ChangeSender,
    number::from_database,
    outcome::{AppendOutcome, next_to_announce},
    queue::{AppendRequest, MAX_BATCH_APPENDS},
    write_health::WriteHealth,
};

/// Writes until the queue is closed and empty.
pub(crate) async fn run(
    pool: Pool,
    mut requests: Receiver<AppendRequest>,
    changes: ChangeSender,
    hints: UnboundedSender<Hint>,
    write_health: Arc<WriteHealth>,
) {
    let mut waiting = Vec::new();
    while next(&mut requests, &mut waiting).await {
        for (request, outcome) in commit_each(&pool, batch::take(&mut waiting)).await {
            write_health.record(&outcome);
            if let Some(next) = next_to_announce(&request.append, &outcome) {
                announce(&request, next, &changes, &hints);
            }
            request.answer(outcome.map(|outcome| outcome.result));
        }
    }
}

/// Adds new requests to the waiting ones; waits only if there are none. Returns false once the queue is closed
/// and nothing waits.
async fn next(requests: &mut Receiver<AppendRequest>, waiting: &mut Vec<AppendRequest>) -> bool {
    if waiting.is_empty() {
        return requests.recv_many(waiting, MAX_BATCH_APPENDS).await > 0;
    }
    while waiting.len() < MAX_BATCH_APPENDS
        && let Ok(request) = requests.try_recv()
    {
        waiting.push(request);
    }
    true
}

/// Sends a hint to this process and to the others.
fn announce(
    request: &AppendRequest,
    next: u64,
    changes: &ChangeSender,
    hints: &UnboundedSender<Hint>,
) {
    let table: Arc<str> = Arc::from(request.append.table.as_str());
    changes.send(Change::Log { table: Arc::clone(&table), next });
    // An error means that the notifier has ended, with the store.
    let _ = hints.send(Hint { table, next });
}

type Outcomes = Vec<(AppendRequest, Result<AppendOutcome, Error>)>;

/// Commits all requests together; if the server refuses that, each by itself, so that one bad append
/// does not fail the others.
async fn commit_each(pool: &Pool, batch: Vec<AppendRequest>) -> Outcomes {
    match commit(pool, &batch).await {
        Ok(outcomes) => batch.into_iter().zip(outcomes).collect(),
        Err(error) if batch.len() > 1 && was_refused(&error) => commit_alone(pool, batch).await,
        Err(error) => batch.into_iter().map(|request| (request, Err(error.clone()))).collect(),
    }
}

async fn commit_alone(pool: &Pool, batch: Vec<AppendRequest>) -> Outcomes {
    let mut outcomes = Vec::with_capacity(batch.len());
    for request in batch {
        let outcome = commit(pool, std::slice::from_ref(&request)).await;
        let outcome = outcome.and_then(|mut all| all.pop().expect("one is asked about"));
        outcomes.push((request, outcome));
    }
    outcomes
}

/// Whether the server has refused the statement itself, so that certainly nothing was added. A lost
/// connection is no refusal, nor is a timeout, which every single append would run into again.
fn was_refused(error: &Error) -> bool {
    let Error::Postgres(error) = error else { return false };
    error.as_db_error().is_some_and(|error| {
        error.parsed_severity() == Some(Severity::Error)
            && *error.code() != SqlState::QUERY_CANCELED
    })
}

/// The outcome of every request. If the explanation of the conflicts fails, the appends that succeeded
/// still count.
async fn commit(
    pool: &Pool,
    batch: &[AppendRequest],
) -> Result<Vec<Result<AppendOutcome, Error>>, Error> {
    let done = insert(pool, &AppendColumns::of(batch)).await?;
    let is_done = |request: &AppendRequest| done.contains(request.append.table.as_str());
    let conflicts: Vec<&AppendRequest> = batch.iter().filter(|it| !is_done(it)).collect();
    let explained = explain(pool, &conflicts).await;
    let mut explained = explained.as_ref().map(|all| all.iter());
    let outcomes = batch.iter().map(|request| match &mut explained {
        _ if is_done(request) => {
            Ok(AppendOutcome { result: Appended::Done, next: request.append.next() })
        }
        Ok(explained) => Ok(*explained.next().expect("every conflict is explained")),
        Err(error) => Err(error.clone()),
    });
    Ok(outcomes.collect())
}

/// Adds rows in one statement, which is one transaction, and returns the tables that got them.
async fn insert(pool: &Pool, it: &AppendColumns<'_>) -> Result<HashSet<String>, Error> {
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
    let rows = opening::query(pool, APPEND, &parameters).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// The reasons of conflicts, from a new statement, because a new statement sees what other writers have
/// committed.
async fn explain(pool: &Pool, conflicts: &[&AppendRequest]) -> Result<Vec<AppendOutcome>, Error> {
    if conflicts.is_empty() {
        return Ok(Vec::new());
    }
    let tables: Vec<&str> = conflicts.iter().map(|it| it.append.table.as_str()).collect();
    let keys: Vec<Option<&str>> = conflicts.iter().map(|it| it.append.key.as_deref()).collect();
    let rows = opening::query(pool, EXPLAIN_CONFLICTS, &[&tables, &keys]).await?;
    let outcomes = rows.iter().map(|row| {
        let next = from_database(row.get(0));
        let result = match row.get::<_, Option<i64>>(1) {
            Some(first) => Appended::Repeated { first: from_database(first) },
            None => Appended::Conflict { next },
        };
        AppendOutcome { result, next }
    });
    Ok(outcomes.collect())
}
