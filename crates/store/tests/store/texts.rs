//! Tests of texts: both databases store any text unchanged, or refuse it with the same error.

use store::{Append, Error, InvalidAppend, MAX_ROW_BYTES};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! { texts_come_back_exactly, names_come_back_exactly, invalid_appends_are_refused, long_rows }

const TEXTS: [&str; 8] = [
    "",
    "  spaces \t and\r\n lines\n",
    "'; DROP TABLE log; -- \"quoted\" \\ \\x00 \\0 $1 ?1 %s",
    "🎨👩‍🎨 Impasto: ocra, bleu ciel, e\u{301}",
    "\u{202e}backwards\u{feff}",
    "\u{1}\u{7f}\u{10ffff}",
    "NULL",
    "{\"json\": [1, \"two\"]}",
];

async fn texts_come_back_exactly(database: TestDatabase) {
    let store = database.open().await;
    let append = TEXTS.iter().fold(Append::new("t", 0), |it, text| it.row(7, *text));
    add(&store, append).await;
    for (at, text) in (TEXTS.len() as u64..).zip(TEXTS) {
        add(&store, one("t", at, text)).await;
    }
    assert_eq!(texts(&store, "t").await, [TEXTS, TEXTS].concat());
}

async fn names_come_back_exactly(database: TestDatabase) {
    let store = database.open().await;
    for name in ["'; DROP TABLE log; --", "🎨", "a b", "%", "\\"] {
        add(&store, one(name, 0, name).key(name).label(name)).await;
        assert_eq!(texts(&store, name).await, [name]);
        let listed = store.tables(name, store::Page::first(9)).await.unwrap();
        assert_eq!(listed.iter().map(|it| it.table.as_str()).collect::<Vec<_>>(), [name]);
    }
    // A query for an invalid name finds nothing; it is no error.
    for name in ["", "a\0b"] {
        assert_eq!(texts(&store, name).await, [""; 0]);
        assert_eq!(store.tables(name, store::Page::first(9)).await.unwrap(), []);
    }
}

async fn invalid_appends_are_refused(database: TestDatabase) {
    let store = database.open().await;
    let long = "x".repeat(MAX_ROW_BYTES + 1);
    let name = |what, name: &str| InvalidAppend::Name { what, name: name.into() };
    let refused = [
        (Append::new("t", 0), InvalidAppend::Empty),
        (one("", 0, "a"), name("table", "")),
        (one("a\nb", 0, "a"), name("table", "a\nb")),
        (one("t", 0, "a").key("\0"), name("key", "\0")),
        (one("t", 0, "a").label(""), name("label", "")),
        (one("t", 0, "a").row(7, "nul \0 inside"), InvalidAppend::NulCharacter),
        (one("t", 0, &long), InvalidAppend::RowTooLong { bytes: MAX_ROW_BYTES + 1 }),
        (one("t", u64::MAX, "a"), InvalidAppend::NumberTooLarge(u64::MAX)),
    ];
    for (append, why) in refused {
        match store.append(append).await {
            Err(Error::Invalid(found)) => assert_eq!(found, why),
            other => panic!("{why}: {other:?}"),
        }
    }
    assert_eq!(texts(&store, "t").await, [""; 0]);
}

async fn long_rows(database: TestDatabase) {
    let store = database.open().await;
    let long = "🎨".repeat((1 << 20) / 4);
    let tasks: Vec<_> = (0..12)
        .map(|table| {
            let (store, long) = (store.clone(), long.clone());
            tokio::spawn(async move { add(&store, one(&format!("{table}"), 0, &long)).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for table in 0..12 {
        assert!(texts(&store, &format!("{table}")).await == [long.as_str()]);
    }
    let longest = "x".repeat(MAX_ROW_BYTES);
    add(&store, one("longest", 0, &longest)).await;
    assert!(texts(&store, "longest").await == [longest]);
}
