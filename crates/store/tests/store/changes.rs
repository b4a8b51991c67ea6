//! Tests of hints within one process.

use std::time::Duration;

use store::{Change, Changes};

use crate::test_database::{TestDatabase, add, both, one};

both! { every_receiver_gets_hints_of_new_rows, a_slow_receiver_is_told_so }

/// The next hint; panics if none comes in time.
pub(crate) async fn next_hint(changes: &mut Changes) -> Change {
    let waited = tokio::time::timeout(Duration::from_secs(30), changes.next()).await;
    waited.expect("a hint is overdue").expect("the store is open")
}

/// Whether no hint arrives for a while.
pub(crate) async fn is_quiet(changes: &mut Changes) -> bool {
    tokio::time::timeout(Duration::from_millis(300), changes.next()).await.is_err()
}

pub(crate) fn log(table: &str, next: u64) -> Change {
    Change::Log { table: table.into(), next }
}

async fn every_receiver_gets_hints_of_new_rows(database: TestDatabase) {
    let store = database.open().await;
    let (mut first, mut second) = (store.changes(), store.changes());
    add(&store, one("t", 0, "a").row(7, "b")).await;
    add(&store, one("t", 0, "late")).await;
    add(&store, one("u", 0, "a").key("k")).await;
    add(&store, one("u", 1, "b")).await;
    // The hint of the first attempt may have been lost, so a repetition sends it again.
    add(&store, one("u", 0, "a").key("k")).await;
    for receiver in [&mut first, &mut second] {
        assert_eq!(next_hint(receiver).await, log("t", 2));
        for next in [1, 2, 2] {
            assert_eq!(next_hint(receiver).await, log("u", next));
        }
        assert!(is_quiet(receiver).await);
    }
}

async fn a_slow_receiver_is_told_so(database: TestDatabase) {
    let store = database.open().await;
    let mut changes = store.changes();
    for round in 0..50 {
        let tasks: Vec<_> = (0..100)
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move { add(&store, one(&format!("{table}"), round, "x")).await })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
    }
    assert_eq!(next_hint(&mut changes).await, Change::Anything);
}
