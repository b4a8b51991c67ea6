//! Hints to those who listen in the same process.

use std::time::Duration;

use store::{Change, Changes};

use crate::world::{World, add, both, one};

both! { whoever_listens_hears_of_new_rows, a_slow_listener_is_told_so }

/// The next hint, which has to come.
pub(crate) async fn heard(changes: &mut Changes) -> Change {
    let waited = tokio::time::timeout(Duration::from_secs(30), changes.next()).await;
    waited.expect("a hint is overdue").expect("the store is open")
}

/// Whether nothing is to be heard for a while.
pub(crate) async fn is_quiet(changes: &mut Changes) -> bool {
    tokio::time::timeout(Duration::from_millis(300), changes.next()).await.is_err()
}

pub(crate) fn log(table: &str, next: u64) -> Change {
    Change::Log { table: table.into(), next }
}

async fn whoever_listens_hears_of_new_rows(world: World) {
    let store = world.open().await;
    let (mut one_ear, mut other_ear) = (store.changes(), store.changes());
    add(&store, one("t", 0, "a").row(7, "b")).await;
    add(&store, one("t", 0, "late")).await;
    add(&store, one("u", 0, "a").key("k")).await;
    add(&store, one("u", 1, "b")).await;
    // Whoever repeats has heard nothing of the first time; it may be that nobody has.
    add(&store, one("u", 0, "a").key("k")).await;
    for ear in [&mut one_ear, &mut other_ear] {
        assert_eq!(heard(ear).await, log("t", 2));
        for next in [1, 2, 2] {
            assert_eq!(heard(ear).await, log("u", next));
        }
        assert!(is_quiet(ear).await);
    }
}

async fn a_slow_listener_is_told_so(world: World) {
    let store = world.open().await;
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
    assert_eq!(heard(&mut changes).await, Change::Anything);
}
