//! Tests of opening and closing a store, and of the files and databases that are refused.

use std::fs;

use store::{Appended, Error, Store};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! { what_was_added_is_there_after_reopening, a_closed_store_says_so }

async fn what_was_added_is_there_after_reopening(database: TestDatabase) {
    for round in 0..3 {
        let store = database.open().await;
        assert_eq!(add(&store, one("t", round, "x")).await, Appended::Done);
        store.close().await;
    }
    assert_eq!(texts(&database.open().await, "t").await.len(), 3);
}

async fn a_closed_store_says_so(database: TestDatabase) {
    let store = database.open().await;
    let other = store.clone();
    let last = {
        let store = store.clone();
        tokio::spawn(async move { add(&store, one("t", 0, "a")).await })
    };
    assert_eq!(last.await.unwrap(), Appended::Done);
    store.close().await;
    assert!(matches!(other.append(one("t", 1, "b")).await, Err(Error::Closed)));
    assert!(other.read("t", 0).await.is_err());
    other.close().await;
}

#[tokio::test]
async fn a_file_is_written_by_one_at_a_time() {
    let database = TestDatabase::file();
    let store = database.open().await;
    let refusal = database.try_open().await.unwrap_err();
    let path = fs::canonicalize(database.path()).unwrap();
    let expected = "is in use by another process: one process at a time writes to a file";
    assert_eq!(refusal.to_string(), format!("{} {expected}", path.display()));
    let link = database.folder().join("link.sqlite");
    std::os::unix::fs::symlink(database.path(), &link).unwrap();
    assert!(matches!(Store::open_file(&link).await, Err(Error::InUse(_))));
    store.close().await;
    database.open().await;
}

#[tokio::test]
async fn folders_are_made() {
    let database = TestDatabase::file();
    let path = database.folder().join("a/b/c.sqlite");
    Store::open_file(&path).await.unwrap();
    assert!(path.exists());
}

/// The file holds the secrets of tables and the server's key.
#[tokio::test]
async fn only_its_owner_can_read_a_file() {
    use std::os::unix::fs::PermissionsExt;
    let database = TestDatabase::file();
    let store = database.open().await;
    add(&store, one("t", 0, "x")).await;
    store.backup(database.folder().join("backup.sqlite")).await.unwrap();
    for file in fs::read_dir(database.folder()).unwrap().map(Result::unwrap) {
        let path = file.path();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        let is_lock = path.extension().is_some_and(|it| it == "lock");
        assert!(is_lock || mode == 0o600, "{} has mode {mode:o}", path.display());
    }
}

#[tokio::test]
async fn what_is_no_store_is_left_alone() {
    let database = TestDatabase::file();
    database.sql("CREATE TABLE bills (amount)").await.unwrap();
    assert!(matches!(database.try_open().await, Err(Error::Foreign(_))));
    let text = "not a database ".repeat(100);
    fs::write(database.path(), &text).unwrap();
    assert!(matches!(database.try_open().await, Err(Error::Sqlite(_))));
    assert_eq!(fs::read_to_string(database.path()).unwrap(), text);
}

#[tokio::test]
async fn a_server_that_could_lose_rows_is_refused() {
    let database = TestDatabase::postgres();
    database.open().await.close().await;
    let name = database.address();
    let name = name.split(['/', '?']).nth(3).unwrap();
    database.sql(&format!("ALTER DATABASE {name} SET synchronous_commit = off")).await.unwrap();
    let refusal = database.try_open().await.unwrap_err().to_string();
    let expected = "this PostgreSQL has synchronous_commit = off, but impasto needs on, or more";
    assert_eq!(refusal, expected);
}

#[tokio::test]
async fn a_read_only_store_changes_nothing() {
    let database = TestDatabase::postgres();
    let address = database.address();
    let open = || Store::open_postgres_read_only(&address);
    assert!(matches!(open().await, Err(Error::Empty)));
    assert!(database.sql("SELECT * FROM impasto.migration").await.is_err(), "nothing was made");
    let store = database.open().await;
    add(&store, one("t", 0, "x")).await;
    let read_only = open().await.unwrap();
    assert_eq!(texts(&read_only, "t").await, ["x"]);
    assert!(matches!(read_only.append(one("t", 1, "y")).await, Err(Error::Closed)));
    read_only.close().await;
    database.sql("DELETE FROM impasto.migration").await.unwrap();
    assert!(matches!(open().await, Err(Error::Older)));
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_as_the_cause() {
    for url in ["nonsense", "postgres://nobody@127.0.0.1:1/nothing"] {
        assert!(Store::open_postgres(url).await.is_err(), "{url}");
    }
}
