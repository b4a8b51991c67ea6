//! Tests of migrations: a database of every released schema version is migrated, with all its rows.

use store::{Appended, Error, Page};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! { a_newer_database_is_left_alone }

async fn a_newer_database_is_left_alone(database: TestDatabase) {
    database.open().await.close().await;
    let migration = if database.path().exists() { "migration" } else { "impasto.migration" };
    database.sql(&format!("INSERT INTO {migration} VALUES (1000)")).await.unwrap();
    match database.try_open().await {
        Err(Error::Newer { found: 1000, known }) => assert!(known < 1000),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn version_1_in_a_file() {
    check(TestDatabase::file(), include_str!("../fixtures/version-1.sqlite.sql")).await;
}

#[tokio::test]
async fn version_1_on_a_server() {
    check(TestDatabase::postgres(), include_str!("../fixtures/version-1.postgres.sql")).await;
}

/// Opens the fixture, which holds the same rows in every schema version, and checks them.
async fn check(database: TestDatabase, fixture: &str) {
    database.sql(fixture).await.unwrap();
    for _ in 0..2 {
        let store = database.open().await;
        assert_eq!(texts(&store, "canvas-1").await, ["title    canvas, rules 1", "A take 3", "🎨"]);
        assert_eq!(store.read("canvas-1", 2).await.unwrap()[0].time, 1_794_787_203_000);
        assert_eq!(store.all_tables(None, 9).await.unwrap(), ["canvas-1", "paris-2"]);
        let open = store.tables("open", Page::first(9)).await.unwrap();
        assert_eq!(
            open.iter().map(|it| it.table.as_str()).collect::<Vec<_>>(),
            ["paris-2", "canvas-1"]
        );
        store.close().await;
    }
    let store = database.open().await;
    assert_eq!(
        add(&store, one("canvas-1", 9, "x").key("click")).await,
        Appended::Repeated { first: 1 }
    );
    assert_eq!(add(&store, one("canvas-1", 3, "B take 1").label("open")).await, Appended::Done);
    assert_eq!(add(&store, one("new", 0, "x").label("open")).await, Appended::Done);
    assert_eq!(store.tables("open", Page::first(1)).await.unwrap()[0].table, "new");
}
