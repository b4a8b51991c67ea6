//! What becomes of appends when the world fails in the midst of them.

use std::time::{Duration, Instant};

use store::{Appended, Error, Store};

use crate::{
    changes::{heard, log},
    world::{World, add, both, one, texts},
};

both! { a_store_that_takes_no_rows_says_so }

/// Disks are full, databases read-only: whatever it is, reading goes on.
async fn a_store_that_takes_no_rows_says_so(world: World) {
    let store = world.open().await;
    add(&store, one("t", 0, "a")).await;
    store.check_writes().await.unwrap();
    world.sql(&world.refusing()).await.unwrap();
    store.check_writes().await.expect("nobody has tried yet");
    assert!(store.append(one("t", 1, "b")).await.is_err());
    for _ in 0..2 {
        store.check_writes().await.expect_err("nothing can be added");
    }
    assert_eq!(texts(&store, "t").await, ["a"]);
    world.sql(&world.taking()).await.unwrap();
    store.check_writes().await.expect("a trial shows it, before anybody adds a row");
    assert_eq!(store.all_tables(None, 10).await.unwrap(), ["t"], "a trial leaves nothing");
    add(&store, one("t", 1, "b")).await;
    store.check_writes().await.unwrap();
}

/// Where the answer is lost, nobody knows whether the rows are there. They are; so others are told.
#[tokio::test]
async fn what_may_have_been_added_is_told_to_others() {
    let world = World::postgres();
    let line = world.server().line().unwrap();
    let here = Store::open_postgres(&line.through(&world.address())).await.unwrap();
    let there = world.open().await;
    let mut far = there.changes();
    line.cut_at("the words");
    let append = one("t", 0, "the words").key("k");
    assert!(matches!(here.append(append.clone()).await, Err(Error::Postgres(_))));
    assert_eq!(heard(&mut far).await, log("t", 1));
    assert_eq!(texts(&there, "t").await, ["the words"]);
    assert_eq!(add(&here, append).await, Appended::Again { first: 0 });
    assert_eq!(heard(&mut far).await, log("t", 1), "and told again to whoever repeats it");
}

/// Two that are sent together: one is added, and the reason why the other was not is lost.
#[tokio::test]
async fn what_was_added_is_added_although_others_fail() {
    let world = World::postgres();
    let line = world.server().line().unwrap();
    let store = Store::open_postgres(&line.through(&world.address())).await.unwrap();
    line.cut_at("WITH ORDINALITY");
    let (early, fine) =
        tokio::join!(store.append(one("a", 7, "x")), store.append(one("b", 0, "x")));
    assert!(early.is_err(), "{early:?}");
    assert_eq!(fine.unwrap(), Appended::Done);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_answer_is_not_waited_for() {
    let world = World::postgres();
    let store = world.open().await;
    add(&store, one("t", 0, "a")).await;
    texts(&store, "t").await;
    let frozen = world.server().freeze(&world.address()).unwrap();
    let begun = Instant::now();
    let append = one("t", 1, "b").key("k");
    let (added, read) = tokio::join!(store.append(append.clone()), store.read("t", 0));
    assert!(matches!(added, Err(Error::Silent(_))), "{added:?}");
    assert!(matches!(read, Err(Error::Silent(_))), "{read:?}");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    // New connections are answered, so those that are not have been given up.
    assert_eq!(add(&store, append).await, Appended::Done);
    drop(frozen);
    assert_eq!(texts(&store, "t").await, ["a", "b"]);
}

/// Somebody keeps a lock: the server itself ends what waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_a_lock_for_ever() {
    let world = World::postgres();
    let store = world.open().await;
    let mut other = crate::world::client(&world.address()).await;
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
