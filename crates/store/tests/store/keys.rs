//! Tests of idempotency keys: a repeated append returns the result of the first one.

use store::Appended;

use crate::test_database::{TestDatabase, add, both, one, texts};

both! {
    a_repetition_learns_what_became_of_the_first,
    two_clicks_at_once_are_one,
    keys_outlive_the_process,
}

async fn a_repetition_learns_what_became_of_the_first(database: TestDatabase) {
    let store = database.open().await;
    let again = Appended::Repeated { first: 1 };
    add(&store, one("t", 0, "a")).await;
    assert_eq!(add(&store, one("t", 1, "b").row(7, "c").key("k")).await, Appended::Done);
    for at in [0, 1, 2, 3, 9] {
        assert_eq!(add(&store, one("t", at, "x").key("k")).await, again);
    }
    // No append with this key succeeded, so the key can be used later.
    assert_eq!(add(&store, one("t", 0, "x").key("late")).await, Appended::Conflict { next: 3 });
    assert_eq!(add(&store, one("t", 3, "d").key("late")).await, Appended::Done);
    // Another table has keys of its own.
    assert_eq!(add(&store, one("u", 0, "a").key("k")).await, Appended::Done);
    assert_eq!(texts(&store, "t").await, ["a", "b", "c", "d"]);
}

async fn two_clicks_at_once_are_one(database: TestDatabase) {
    let store = database.open().await;
    for round in 0..10 {
        let clicks: Vec<_> = (0..6)
            .map(|_| {
                let (store, key) = (store.clone(), format!("click {round}"));
                tokio::spawn(async move { add(&store, one("t", round, "x").key(key)).await })
            })
            .collect();
        let mut done = 0;
        for click in clicks {
            match click.await.unwrap() {
                Appended::Done => done += 1,
                other => assert_eq!(other, Appended::Repeated { first: round }),
            }
        }
        assert_eq!(done, 1);
    }
}

async fn keys_outlive_the_process(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 0, "a").key("k")).await;
    store.close().await;
    let store = database.open().await;
    assert_eq!(add(&store, one("t", 0, "a").key("k")).await, Appended::Repeated { first: 0 });
}
