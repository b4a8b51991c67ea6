//! Tests of several nodes on one PostgreSQL: they get hints of each other's rows, and race for numbers.

use std::{collections::HashSet, time::Duration};

use store::{Change, Store};

use crate::{
    appending::race,
    changes::{is_quiet, log, next_hint},
    test_database::{TestDatabase, add, client, one, texts},
};

async fn two_nodes() -> (TestDatabase, Store, Store) {
    let database = TestDatabase::postgres();
    let (here, there) = (database.open().await, database.open().await);
    (database, here, there)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_get_hints_of_each_others_rows() {
    let (_world, here, there) = two_nodes().await;
    let (mut near, mut far) = (here.changes(), there.changes());
    add(&here, one("t", 0, "a").row(7, "b")).await;
    assert_eq!(next_hint(&mut far).await, log("t", 2));
    assert_eq!(texts(&there, "t").await, ["a", "b"]);
    add(&there, one("a b 🎨", 0, "x")).await;
    assert_eq!(next_hint(&mut near).await, log("t", 2));
    assert_eq!(next_hint(&mut near).await, log("a b 🎨", 1));
    assert_eq!(next_hint(&mut far).await, log("a b 🎨", 1));
    assert!(is_quiet(&mut near).await && is_quiet(&mut far).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_new_rows_give_a_hint_for_every_table() {
    let (_world, here, there) = two_nodes().await;
    let mut far = there.changes();
    let tasks = (0..1000).map(|table| {
        let here = here.clone();
        tokio::spawn(async move { add(&here, one(&format!("table {table}"), 0, "x")).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let mut tables = HashSet::new();
    while tables.len() < 1000 {
        match next_hint(&mut far).await {
            Change::Log { table, .. } => tables.insert(table),
            Change::Anything => panic!("nothing was lost"),
        };
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_together_make_one_database() {
    let database = TestDatabase::postgres();
    let stores = tokio::join!(database.open(), database.open(), database.open(), database.open());
    add(&stores.0, one("t", 0, "a")).await;
    assert_eq!(texts(&stores.3, "t").await, ["a"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_race_for_numbers() {
    let (_world, here, there) = two_nodes().await;
    race(&[here, there], 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_race_for_many_tables_without_a_deadlock() {
    let (_world, here, there) = two_nodes().await;
    let mut done = 0;
    for round in 0..5 {
        let tasks = (0..200).map(|number| {
            let store = if number % 2 == 0 { here.clone() } else { there.clone() };
            // Both nodes want the same tables, in opposite orders.
            let table = if number % 2 == 0 { number / 2 } else { 99 - number / 2 };
            tokio::spawn(async move { add(&store, one(&format!("{table}"), round, "x")).await })
        });
        for task in tasks.collect::<Vec<_>>() {
            done += u32::from(task.await.unwrap() == store::Appended::Done);
        }
    }
    assert_eq!(done, 500);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_reconnects() {
    let (database, here, there) = two_nodes().await;
    let mut far = there.changes();
    // The connections of both listeners are ended, and both must reconnect.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    assert_eq!(client(&database.address()).await.query(cut, &[]).await.unwrap().len(), 2);
    assert_eq!(next_hint(&mut far).await, Change::Anything);
    add(&here, one("t", 0, "a")).await;
    assert_eq!(next_hint(&mut far).await, log("t", 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_connection_is_made_again() {
    let (database, here, there) = two_nodes().await;
    let mut far = there.changes();
    add(&here, one("t", 0, "a")).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    client(&database.address()).await.query(cut, &[]).await.unwrap();
    while next_hint(&mut far).await != Change::Anything {}
    // An append may fail when its connection breaks; with its key it can be repeated.
    let append = one("t", 1, "b").key("k");
    while here.append(append.clone()).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(texts(&here, "t").await, ["a", "b"]);
    while next_hint(&mut far).await != log("t", 2) {}
}
