//! Tests of appends during failures: full disks, broken connections, servers that do not answer.

use std::time::{Duration, Instant};

use store::{Appended, Error, Store};

use crate::{
    changes::{log, next_hint},
    test_database::{TestDatabase, add, both, one, texts},
};

both! { a_store_that_takes_no_rows_says_so }

/// A trigger refuses rows, as a full disk or a read-only database would. Reading goes on.
async fn a_store_that_takes_no_rows_says_so(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 0, "a")).await;
    store.check_writes().await.unwrap();
    database.sql(&database.refuse_rows_sql()).await.unwrap();
    store.check_writes().await.expect_err("nobody has added a row yet, but nobody could");
    assert!(store.append(one("t", 1, "b")).await.is_err());
    for _ in 0..2 {
        store.check_writes().await.expect_err("nothing can be added");
    }
    assert_eq!(texts(&store, "t").await, ["a"]);
    database.sql(&database.accept_rows_sql()).await.unwrap();
    store.check_writes().await.expect("a trial shows it, before anybody adds a row");
    assert_eq!(store.all_tables(None, 10).await.unwrap(), ["t"], "a trial leaves nothing");
    add(&store, one("t", 1, "b")).await;
    store.check_writes().await.unwrap();
}

/// The answer to an append is lost, so its caller does not know whether the rows are there. They are, so
/// other nodes get a hint.
#[tokio::test]
async fn an_append_with_a_lost_answer_is_announced_to_others() {
    let database = TestDatabase::postgres();
    let proxy = database.server().breakable_proxy().unwrap();
    let here = Store::open_postgres(&proxy.url(&database.address())).await.unwrap();
    let there = database.open().await;
    let mut far = there.changes();
    proxy.cut_at("the words");
    let append = one("t", 0, "the words").key("k");
    assert!(matches!(here.append(append.clone()).await, Err(Error::Postgres(_))));
    assert_eq!(next_hint(&mut far).await, log("t", 1));
    assert_eq!(texts(&there, "t").await, ["the words"]);
    assert_eq!(add(&here, append).await, Appended::Repeated { first: 0 });
    assert_eq!(next_hint(&mut far).await, log("t", 1), "and told again to whoever repeats it");
}

/// Two appends in one statement: one is added, and the explanation of the other's conflict is lost.
#[tokio::test]
async fn an_append_succeeds_although_another_in_its_batch_fails() {
    let database = TestDatabase::postgres();
    let proxy = database.server().breakable_proxy().unwrap();
    let store = Store::open_postgres(&proxy.url(&database.address())).await.unwrap();
    proxy.cut_at("WITH ORDINALITY");
    let (early, fine) =
        tokio::join!(store.append(one("a", 7, "x")), store.append(one("b", 0, "x")));
    assert!(early.is_err(), "{early:?}");
    assert_eq!(fine.unwrap(), Appended::Done);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_answer_is_not_waited_for() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    add(&store, one("t", 0, "a")).await;
    texts(&store, "t").await;
    let paused = database.server().pause_all(&database.address()).unwrap();
    let begun = Instant::now();
    let append = one("t", 1, "b").key("k");
    let (added, read) = tokio::join!(store.append(append.clone()), store.read("t", 0));
    assert!(matches!(added, Err(Error::Timeout(_))), "{added:?}");
    assert!(matches!(read, Err(Error::Timeout(_))), "{read:?}");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    // New connections are answered, so those that are not have been given up.
    assert_eq!(add(&store, append).await, Appended::Done);
    drop(paused);
    assert_eq!(texts(&store, "t").await, ["a", "b"]);
}

/// Another client holds a lock: the statement timeout of the server ends the appends that wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_a_lock_for_ever() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    let mut other = crate::test_database::client(&database.address()).await;
    let transaction = other.transaction().await.unwrap();
    transaction.batch_execute("LOCK TABLE impasto.log IN EXCLUSIVE MODE").await.unwrap();
    let all = (0..3).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(one(&format!("{number}"), 0, "x")).await })
    });
    let begun = Instant::now();
    for added in all.collect::<Vec<_>>() {
        assert!(matches!(added.await.unwrap(), Err(Error::Postgres(_))));
    }
    // Not one after the other.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    transaction.rollback().await.unwrap();
    add(&store, one("t", 0, "a")).await;
}
