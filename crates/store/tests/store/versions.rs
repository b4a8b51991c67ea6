//! Tests of migrations: a database of every released schema version is migrated, with all its rows.

use store::{Appended, Error, Page, Store};

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

/// Before it is brought up to date, an old store can be read, for a check or a backup.
#[tokio::test]
async fn an_old_store_is_read_as_it_is() {
    let file = TestDatabase::file();
    file.sql(include_str!("../fixtures/version-1.sqlite.sql")).await.unwrap();
    let server = TestDatabase::postgres();
    server.sql(include_str!("../fixtures/version-1.postgres.sql")).await.unwrap();
    let opened = [
        Store::open_file_read_only(file.path()).await.unwrap(),
        Store::open_postgres_read_only(&server.address()).await.unwrap(),
    ];
    for store in opened {
        assert_eq!(store.all_tables(None, 9).await.unwrap(), ["canvas-1", "paris-2"]);
        assert_eq!(texts(&store, "canvas-1").await, ["title    canvas, rules 1", "A take 3", "🎨"]);
        assert_eq!(store.check_quickly().await.unwrap(), (Vec::new(), Vec::new()));
        store.close().await;
    }
    for database in [file, server] {
        assert!(database.sql(&format!("SELECT hash FROM {}", database.log())).await.is_err());
    }
}

/// Rows of an old store are hashed as they are, also where no append could have written them.
#[tokio::test]
async fn many_old_rows_are_hashed() {
    let fill = "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 2999)";
    for (database, fixture) in [
        (TestDatabase::file(), include_str!("../fixtures/version-1.sqlite.sql")),
        (TestDatabase::postgres(), include_str!("../fixtures/version-1.postgres.sql")),
    ] {
        database.sql(fixture).await.unwrap();
        let into = format!("INSERT INTO {} (table_name, number, time, text)", database.log());
        let rows = "'t' || (n % 7), n / 7, 1000 - n, 'row ' || n FROM n";
        database.sql(&format!("{into} {fill} SELECT {rows}")).await.unwrap();
        let store = database.open().await;
        for table in 0..7 {
            let table = format!("t{table}");
            let rows = store.read(&table, 0).await.unwrap();
            assert!(428 <= rows.len(), "{}", rows.len());
            let end = rows.len() as u64;
            assert_eq!(add(&store, one(&table, end, "x")).await, Appended::Done);
            assert_eq!(store.read(&table, end).await.unwrap()[0].time, 7);
        }
        assert_eq!(store.check_quickly().await.unwrap(), (Vec::new(), Vec::new()));
        assert_eq!(store.check_database().await.unwrap(), [""; 0]);
    }
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
