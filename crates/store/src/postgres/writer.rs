//! The one task that writes. It takes all waiting appends and sends them as one statement.

use std::{collections::HashSet, sync::Arc};

use deadpool_postgres::Pool;
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio_postgres::error::{Severity, SqlState};

use super::{
    batch::{self, APPEND, AppendColumns, EXPLAIN_CONFLICTS},
    heads::Heads,
    hints::Hint,
    opening,
};
use crate::{
    Appended, Change, Damage, DamageKind, Error,
    changes::ChangeSender,
    number::from_database,
    outcome::{AppendOutcome, next_to_announce},
    queue::{AppendRequest, MAX_BATCH_APPENDS},
};

/// Writes until the queue is closed and empty.
pub(crate) async fn run(
    pool: Pool,
    mut requests: Receiver<AppendRequest>,
    changes: ChangeSender,
    hints: UnboundedSender<Hint>,
) {
    let (mut waiting, mut heads) = (Vec::new(), Heads::default());
    while next(&mut requests, &mut waiting).await {
        for (request, outcome) in commit_each(&pool, &mut heads, batch::take(&mut waiting)).await {
            if let Some(next) = next_to_announce(&request.append, &outcome) {
                announce(&request, next, &changes, &hints);
            }
            request.answer(outcome.map(|outcome| outcome.result));
        }
    }
}

/// Adds new requests to the waiting ones; blocks only if there are none. False once the queue is closed
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
async fn commit_each(pool: &Pool, heads: &mut Heads, batch: Vec<AppendRequest>) -> Outcomes {
    match commit(pool, heads, &batch).await {
        Ok(outcomes) => {
            let mut outcomes: Outcomes = batch.into_iter().zip(outcomes).collect();
            for (request, outcome) in &mut outcomes {
                look_twice(pool, heads, request, outcome).await;
            }
            outcomes
        }
        Err(error) if batch.len() > 1 && was_refused(&error) => {
            commit_alone(pool, heads, batch).await
        }
        Err(error) => batch.into_iter().map(|request| (request, Err(error.clone()))).collect(),
    }
}

/// Tries an append to a log that seems to be damaged once more: the log may have grown to where the append begins
/// after its end was read, but that does not happen twice.
async fn look_twice(
    pool: &Pool,
    heads: &mut Heads,
    request: &AppendRequest,
    outcome: &mut Result<AppendOutcome, Error>,
) {
    if matches!(outcome, Err(Error::Damaged(_))) {
        let again = commit(pool, heads, std::slice::from_ref(request)).await;
        *outcome = again.and_then(|mut all| all.pop().expect("one is asked about"));
    }
}

async fn commit_alone(pool: &Pool, heads: &mut Heads, batch: Vec<AppendRequest>) -> Outcomes {
    let mut outcomes = Vec::with_capacity(batch.len());
    for request in batch {
        let outcome = commit(pool, heads, std::slice::from_ref(&request)).await;
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
    heads: &mut Heads,
    batch: &[AppendRequest],
) -> Result<Vec<Result<AppendOutcome, Error>>, Error> {
    let done = insert(pool, heads, batch).await?;
    let is_done = |request: &AppendRequest| done.contains(request.append.table.as_str());
    let conflicts: Vec<&AppendRequest> = batch.iter().filter(|it| !is_done(it)).collect();
    let explained = explain(pool, &conflicts).await;
    let mut explained = explained.as_ref().map(|all| all.iter());
    let outcomes = batch.iter().map(|request| match &mut explained {
        _ if is_done(request) => {
            Ok(AppendOutcome { result: Appended::Done, next: request.append.next() })
        }
        Ok(explained) => explained.next().expect("every conflict is explained").clone(),
        Err(error) => Err(error.clone()),
    });
    Ok(outcomes.collect())
}

/// Adds rows in one statement, which is one transaction, and returns the tables that got them.
async fn insert(
    pool: &Pool,
    heads: &mut Heads,
    batch: &[AppendRequest],
) -> Result<HashSet<String>, Error> {
    heads.learn(pool, batch).await?;
    let (it, after) = AppendColumns::of(batch, heads);
    let added = add(pool, &it).await;
    for (request, head) in batch.iter().zip(after) {
        match &added {
            Ok(done) if done.contains(&request.append.table) => heads.note(&request.append, head),
            Ok(_) | Err(_) => heads.forget(&request.append),
        }
    }
    added
}

async fn add(pool: &Pool, it: &AppendColumns<'_>) -> Result<HashSet<String>, Error> {
    let parameters: [&(dyn tokio_postgres::types::ToSql + Sync); 17] = [
        &it.tables,
        &it.first.numbers,
        &it.first.times,
        &it.keys,
        &it.first.texts,
        &it.first.hashes,
        &it.ends,
        &it.rest_tables,
        &it.rest.numbers,
        &it.rest.times,
        &it.rest.texts,
        &it.rest.hashes,
        &it.last.numbers,
        &it.last.times,
        &it.last.hashes,
        &it.labels,
        &it.labeled,
    ];
    let rows = opening::query(pool, APPEND, &parameters).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// The reasons of conflicts, from a new statement, which sees what other writers have committed. A log that goes on
/// at the number of the append, and has not taken it, is damaged.
async fn explain(
    pool: &Pool,
    conflicts: &[&AppendRequest],
) -> Result<Vec<Result<AppendOutcome, Error>>, Error> {
    if conflicts.is_empty() {
        return Ok(Vec::new());
    }
    let tables: Vec<&str> = conflicts.iter().map(|it| it.append.table.as_str()).collect();
    let keys: Vec<Option<&str>> = conflicts.iter().map(|it| it.append.key.as_deref()).collect();
    let rows = opening::query(pool, EXPLAIN_CONFLICTS, &[&tables, &keys]).await?;
    let outcomes = rows.iter().zip(conflicts).map(|(row, AppendRequest { append, .. })| {
        let next = from_database(row.get(0));
        let result = match row.get::<_, Option<i64>>(1) {
            Some(first) => Appended::Repeated { first: from_database(first) },
            None if next == append.at => {
                let (table, number) = (append.table.clone(), append.at);
                let damage = Damage { table, number, kind: DamageKind::Surplus };
                return Err(Error::Damaged(damage));
            }
            None => Appended::Conflict { next },
        };
        Ok(AppendOutcome { result, next })
    });
    Ok(outcomes.collect())
}
