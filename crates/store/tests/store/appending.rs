//! Tests of row numbers: from 0, without gaps, each given once.

use store::{Append, Appended, Row, Store};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! {
    numbers_have_no_gaps,
    rows_keep_their_times,
    every_number_has_one_winner,
    a_conflict_does_not_fail_other_appends,
    many_appends_to_one_table_in_one_batch,
    rows_are_never_changed,
}

async fn numbers_have_no_gaps(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(add(&store, one("t", 1, "ahead")).await, Appended::Conflict { next: 0 });
    assert_eq!(add(&store, one("t", 0, "a").row(7, "b").row(7, "c")).await, Appended::Done);
    for at in [0, 1, 2, 4, 1 << 40] {
        assert_eq!(
            add(&store, one("t", at, "x").row(7, "y")).await,
            Appended::Conflict { next: 3 }
        );
    }
    assert_eq!(add(&store, one("t", 3, "d")).await, Appended::Done);
    assert_eq!(texts(&store, "t").await, ["a", "b", "c", "d"]);
    assert_eq!(texts(&store, "other").await, [""; 0]);
}

async fn rows_keep_their_times(database: TestDatabase) {
    let store = database.open().await;
    let rows = [Row { time: -1, text: "a".into() }, Row { time: i64::MAX, text: "b".into() }];
    add(&store, Append { rows: rows.to_vec(), ..Append::new("t", 0) }).await;
    assert_eq!(store.read("t", 0).await.unwrap(), rows);
    assert_eq!(store.read("t", 1).await.unwrap(), rows[1..]);
    for from in [2, 1 << 40, u64::MAX] {
        assert_eq!(store.read("t", from).await.unwrap(), []);
    }
}

async fn every_number_has_one_winner(database: TestDatabase) {
    let store = database.open().await;
    race(&[store.clone(), store], 40).await;
}

/// A race of eight writers for the same numbers, with appends of one to three rows, until the log is
/// `length` rows long. Each row names its append.
pub(crate) async fn race(stores: &[Store], length: u64) {
    let writers = (0..8).map(|writer| {
        let store = stores[writer % stores.len()].clone();
        tokio::spawn(async move { write_until(&store, writer, length).await })
    });
    let mut won = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        won.extend(writer.await.unwrap());
    }
    won.sort();
    let expected: Vec<String> = won.into_iter().flat_map(|(_, rows)| rows).collect();
    assert_eq!(texts(&stores[0], "t").await, expected);
}

/// One writer of the race: the appends that succeeded, by their numbers.
async fn write_until(store: &Store, writer: usize, length: u64) -> Vec<(u64, Vec<String>)> {
    let (mut at, mut won) = (0, Vec::new());
    while at < length {
        let rows: Vec<String> =
            (0..=(writer % 3)).map(|row| format!("{writer} at {at}: {row}")).collect();
        let append = rows.iter().fold(Append::new("t", at), |it, row| it.row(7, row));
        let next = append.next();
        match add(store, append).await {
            Appended::Done => {
                won.push((at, rows));
                at = next;
            }
            Appended::Conflict { next } => at = next,
            Appended::Repeated { .. } => panic!("no key was given"),
        }
    }
    won
}

async fn a_conflict_does_not_fail_other_appends(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("late", 0, "first")).await;
    let tasks = (0..100).map(|number| {
        let store = store.clone();
        let table = if number % 2 == 0 { "late".into() } else { format!("table {number}") };
        tokio::spawn(async move { (number, add(&store, one(&table, 0, "x")).await) })
    });
    for task in tasks.collect::<Vec<_>>() {
        let (number, outcome) = task.await.unwrap();
        let late = Appended::Conflict { next: 1 };
        assert_eq!(outcome, if number % 2 == 0 { late } else { Appended::Done });
    }
    assert_eq!(texts(&store, "late").await, ["first"]);
}

async fn many_appends_to_one_table_in_one_batch(database: TestDatabase) {
    let store = database.open().await;
    let tasks: Vec<_> = (0..50)
        .map(|at| {
            let store = store.clone();
            tokio::spawn(async move {
                while add(&store, one("t", at, &at.to_string())).await != Appended::Done {
                    tokio::task::yield_now().await;
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let expected: Vec<String> = (0..50).map(|at| at.to_string()).collect();
    assert_eq!(texts(&store, "t").await, expected);
}

async fn rows_are_never_changed(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 0, "a")).await;
    let log = if database.path().exists() { "log" } else { "impasto.log" };
    for change in [format!("UPDATE {log} SET text = 'b'"), format!("DELETE FROM {log}")] {
        let refusal = database.sql(&change).await.unwrap_err();
        assert!(refusal.contains("rows of a log are never"), "{refusal}");
    }
    assert_eq!(texts(&store, "t").await, ["a"]);
}
