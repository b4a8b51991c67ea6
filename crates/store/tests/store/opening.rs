//! Opening, closing, and being refused.

use std::fs;

use store::{Appended, Error, Store};

use crate::world::{World, add, both, one, texts};

both! { what_was_added_is_there_after_reopening, a_closed_store_says_so }

async fn what_was_added_is_there_after_reopening(world: World) {
    for round in 0..3 {
        let store = world.open().await;
        assert_eq!(add(&store, one("t", round, "x")).await, Appended::Done);
        store.close().await;
    }
    assert_eq!(texts(&world.open().await, "t").await.len(), 3);
}

async fn a_closed_store_says_so(world: World) {
    let store = world.open().await;
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
    let world = World::file();
    let store = world.open().await;
    let refusal = world.try_open().await.unwrap_err();
    let path = fs::canonicalize(world.path()).unwrap();
    let expected = "is in use by another process: one process at a time writes to a file";
    assert_eq!(refusal.to_string(), format!("{} {expected}", path.display()));
    let link = world.folder().join("link.sqlite");
    std::os::unix::fs::symlink(world.path(), &link).unwrap();
    assert!(matches!(Store::open_file(&link).await, Err(Error::InUse(_))));
    store.close().await;
    world.open().await;
}

#[tokio::test]
async fn folders_are_made() {
    let world = World::file();
    let path = world.folder().join("a/b/c.sqlite");
    Store::open_file(&path).await.unwrap();
    assert!(path.exists());
}

/// It holds secrets, and the key by which people are known.
#[tokio::test]
async fn only_its_owner_can_read_a_file() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::file();
    let store = world.open().await;
    add(&store, one("t", 0, "x")).await;
    store.backup(world.folder().join("backup.sqlite")).await.unwrap();
    for file in fs::read_dir(world.folder()).unwrap().map(Result::unwrap) {
        let path = file.path();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        let is_lock = path.extension().is_some_and(|it| it == "lock");
        assert!(is_lock || mode == 0o600, "{} has mode {mode:o}", path.display());
    }
}

#[tokio::test]
async fn what_is_no_store_is_left_alone() {
    let world = World::file();
    world.sql("CREATE TABLE bills (amount)").await.unwrap();
    assert!(matches!(world.try_open().await, Err(Error::Foreign(_))));
    let text = "not a database ".repeat(100);
    fs::write(world.path(), &text).unwrap();
    assert!(matches!(world.try_open().await, Err(Error::Sqlite(_))));
    assert_eq!(fs::read_to_string(world.path()).unwrap(), text);
}

#[tokio::test]
async fn a_server_that_could_lose_rows_is_refused() {
    let world = World::postgres();
    world.open().await.close().await;
    let name = world.address();
    let name = name.split(['/', '?']).nth(3).unwrap();
    world.sql(&format!("ALTER DATABASE {name} SET synchronous_commit = off")).await.unwrap();
    let refusal = world.try_open().await.unwrap_err().to_string();
    let expected = "this PostgreSQL has synchronous_commit = off, and a log needs on, or more";
    assert_eq!(refusal, expected);
}

#[tokio::test]
async fn whoever_looks_into_a_server_changes_nothing() {
    let world = World::postgres();
    let address = world.address();
    let look = || Store::look_into_postgres(&address);
    assert!(matches!(look().await, Err(Error::Empty)));
    assert!(world.sql("SELECT * FROM impasto.migration").await.is_err(), "nothing was made");
    let store = world.open().await;
    add(&store, one("t", 0, "x")).await;
    let looking = look().await.unwrap();
    assert_eq!(texts(&looking, "t").await, ["x"]);
    assert!(matches!(looking.append(one("t", 1, "y")).await, Err(Error::Closed)));
    looking.close().await;
    world.sql("DELETE FROM impasto.migration").await.unwrap();
    assert!(matches!(look().await, Err(Error::Older)));
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_as_the_cause() {
    for url in ["nonsense", "postgres://nobody@127.0.0.1:1/nothing"] {
        assert!(Store::open_postgres(url).await.is_err(), "{url}");
    }
}
