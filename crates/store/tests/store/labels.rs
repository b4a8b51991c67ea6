//! Tests of lists of tables: by label, the newest first, and all of them by name.

use store::{Page, Store};

use crate::test_database::{TestDatabase, add, both, one};

both! { the_newest_comes_first, pages_have_no_gaps, only_what_is_done_is_listed, all_tables_by_name }

async fn listed(store: &Store, label: &str) -> Vec<String> {
    let all = store.tables(label, Page::first(1000)).await.unwrap();
    all.into_iter().map(|it| it.table).collect()
}

async fn the_newest_comes_first(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("a", 0, "x").label("open").label("person/ann")).await;
    add(&store, one("b", 0, "x").label("open")).await;
    add(&store, one("c", 0, "x")).await;
    add(&store, one("c", 1, "x").label("person/ann")).await;
    // A label that a table has already changes nothing.
    add(&store, one("a", 1, "x").label("open").label("open").label("person/bob")).await;
    assert_eq!(listed(&store, "open").await, ["b", "a"]);
    assert_eq!(listed(&store, "person/ann").await, ["c", "a"]);
    assert_eq!(listed(&store, "person/bob").await, ["a"]);
    assert_eq!(listed(&store, "person").await, [""; 0]);
}

async fn pages_have_no_gaps(database: TestDatabase) {
    let store = database.open().await;
    for number in 0..25 {
        let other = if number % 3 == 0 { "odd" } else { "even" };
        add(&store, one(&format!("{number:02}"), 0, "x").label("open").label(other)).await;
    }
    let (mut page, mut seen) = (Page::first(10), Vec::new());
    loop {
        let tables = store.tables("open", page).await.unwrap();
        assert!(tables.len() <= 10);
        let Some(last) = tables.last() else { break };
        page = Page::after(last, 10);
        seen.extend(tables.into_iter().map(|it| it.table));
    }
    let expected: Vec<String> = (0..25).rev().map(|it| format!("{it:02}")).collect();
    assert_eq!(seen, expected);
}

async fn only_what_is_done_is_listed(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 1, "ahead").label("open")).await;
    assert_eq!(listed(&store, "open").await, [""; 0]);
    add(&store, one("t", 0, "x").key("k")).await;
    add(&store, one("t", 1, "again").key("k").label("open")).await;
    assert_eq!(listed(&store, "open").await, [""; 0]);
}

async fn all_tables_by_name(database: TestDatabase) {
    let store = database.open().await;
    let sorted = ["B", "a", "aa", "b-2", "b_1", "z", "ä", "🎨"];
    for name in sorted.iter().rev() {
        add(&store, one(name, 0, "x").row(7, "y")).await;
    }
    assert_eq!(store.all_tables(None, 100).await.unwrap(), sorted);
    assert_eq!(store.all_tables(None, 3).await.unwrap(), sorted[..3]);
    assert_eq!(store.all_tables(Some("aa"), 3).await.unwrap(), sorted[3..6]);
    assert_eq!(store.all_tables(Some("🎨"), 3).await.unwrap(), [""; 0]);
}
