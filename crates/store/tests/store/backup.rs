//! Tests of backups, made while rows are added: always a file that opens as a store.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use store::{Appended, Error, Page, Store};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! { a_backup_is_a_whole_store, backups_while_rows_are_added, a_backup_replaces_nothing }

async fn a_backup_is_a_whole_store(database: TestDatabase) {
    let store = database.open().await;
    for table in 0..300 {
        add(&store, one(&format!("{table:03}"), 0, "🎨").row(8, "'b'").label("open")).await;
    }
    add(&store, one("000", 2, "c").key("k").label("person/ann")).await;
    let path = database.folder().join("backup.sqlite");
    store.backup(&path).await.unwrap();
    add(&store, one("000", 3, "later")).await;
    let copy = Store::open_file(&path).await.unwrap();
    let tables = store.all_tables(None, 1000).await.unwrap();
    assert_eq!(copy.all_tables(None, 1000).await.unwrap(), tables);
    for table in &tables[1..] {
        assert_eq!(copy.read(table, 0).await.unwrap(), store.read(table, 0).await.unwrap());
    }
    assert_eq!(texts(&copy, "000").await, ["🎨", "'b'", "c"]);
    for label in ["open", "person/ann"] {
        let page = Page::first(1000);
        assert_eq!(
            copy.tables(label, page).await.unwrap(),
            store.tables(label, page).await.unwrap()
        );
    }
    assert_eq!(add(&copy, one("000", 3, "x").key("k")).await, Appended::Repeated { first: 2 });
    assert_eq!(add(&copy, one("000", 3, "x").label("new")).await, Appended::Done);
}

async fn backups_while_rows_are_added(database: TestDatabase) {
    let store = database.open().await;
    let goes_on = Arc::new(AtomicBool::new(true));
    let writers: Vec<_> = (0..10)
        .map(|table| {
            let (store, goes_on) = (store.clone(), Arc::clone(&goes_on));
            tokio::spawn(async move { write(&store, &format!("{table}"), &goes_on).await })
        })
        .collect();
    for number in 0..3 {
        let known = lengths(&store).await;
        let path = database.folder().join(format!("{number}.sqlite"));
        store.backup(&path).await.unwrap();
        check(&path, &known).await;
    }
    goes_on.store(false, Ordering::Relaxed);
    for writer in writers {
        assert!(writer.await.unwrap() > 0);
    }
}

/// Appends pairs of rows, and returns the number of pairs.
async fn write(store: &Store, table: &str, goes_on: &AtomicBool) -> u64 {
    let mut at = 0;
    while goes_on.load(Ordering::Relaxed) {
        let pair = one(table, at, &at.to_string()).row(7, (at + 1).to_string());
        assert_eq!(add(store, pair).await, Appended::Done);
        at += 2;
    }
    at / 2
}

async fn lengths(store: &Store) -> Vec<(String, usize)> {
    let mut lengths = Vec::new();
    for table in store.all_tables(None, 100).await.unwrap() {
        lengths.push((table.clone(), texts(store, &table).await.len()));
    }
    lengths
}

/// Checks that the backup holds at least the rows that were known before it, whole pairs, and no gap.
async fn check(path: &std::path::Path, known: &[(String, usize)]) {
    let copy = Store::open_file(path).await.unwrap();
    for (table, length) in known {
        let rows = texts(&copy, table).await;
        assert!(rows.len() >= *length && rows.len().is_multiple_of(2), "{table}: {}", rows.len());
        assert!(rows.iter().enumerate().all(|(number, text)| *text == number.to_string()));
    }
}

async fn a_backup_replaces_nothing(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 0, "a")).await;
    let path = database.folder().join("there.sqlite");
    std::fs::write(&path, "mine").unwrap();
    assert!(matches!(store.backup(&path).await, Err(Error::Exists(_))));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    let nowhere = database.folder().join("no-such-folder/backup.sqlite");
    assert!(store.backup(&nowhere).await.is_err());
    assert_eq!(add(&store, one("t", 1, "b")).await, Appended::Done);
}
