//! Tests of damage: whatever is done to the rows of a log, it is noticed, and other logs go on.

use store::{Append, Appended, Damage, DamageKind, Error, Row, Store};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! {
    damage_is_noticed_and_others_go_on,
    a_log_that_was_cut_off_is_found_quickly,
    rows_that_nobody_added_are_not_added_to,
    times_never_decrease,
    a_backup_brings_the_hashes_along,
}

/// What is done to a log of four rows, and what is found: the number of the row, and what is wrong.
const DAMAGES: [(&str, u64, DamageKind); 9] = [
    ("UPDATE log SET text = 'C' WHERE table_name = 't' AND number = 2", 2, DamageKind::Changed),
    ("UPDATE log SET time = 8 WHERE table_name = 't' AND number = 3", 3, DamageKind::Changed),
    ("UPDATE log SET key = 'l' WHERE table_name = 't' AND number = 1", 1, DamageKind::Changed),
    ("DELETE FROM log WHERE table_name = 't' AND number = 1", 1, DamageKind::Missing),
    ("DELETE FROM log WHERE table_name = 't' AND number = 0", 0, DamageKind::Missing),
    ("DELETE FROM log WHERE table_name = 't' AND number > 1", 2, DamageKind::CutOff { length: 4 }),
    ("DELETE FROM log WHERE table_name = 't'", 0, DamageKind::CutOff { length: 4 }),
    ("DELETE FROM head WHERE table_name = 't'", 0, DamageKind::NoHead),
    (
        // Two rows exchanged, with their hashes.
        "UPDATE log SET number = 100 WHERE table_name = 't' AND number = 1;
         UPDATE log SET number = 1 WHERE table_name = 't' AND number = 2;
         UPDATE log SET number = 2 WHERE table_name = 't' AND number = 100",
        1,
        DamageKind::Changed,
    ),
];

/// A log of four rows, the second one with a key.
async fn fill(store: &Store, table: &str) {
    add(store, one(table, 0, "a")).await;
    add(store, one(table, 1, "b").row(7, "c").key("k")).await;
    add(store, one(table, 3, "d")).await;
}

async fn damage_is_noticed_and_others_go_on(database: TestDatabase) {
    let store = database.open().await;
    fill(&store, "whole").await;
    for (nth, (change, number, kind)) in (0..).zip(DAMAGES) {
        let table = format!("t-{nth}");
        fill(&store, &table).await;
        let change = change.replace("'t'", &format!("'{table}'"));
        database.sql(&database.damage_sql(&change)).await.unwrap();
        let expected = Damage { table: table.clone(), number, kind };
        match store.read(&table, 0).await {
            Err(Error::Damaged(found)) => assert_eq!(found, expected, "{change}"),
            other => panic!("{change}: {other:?}"),
        }
        let named = store.all_tables(None, 100).await.unwrap();
        assert!(named.contains(&table), "{change}: it can still be looked for");
        assert_eq!(texts(&store, "whole").await, ["a", "b", "c", "d"]);
    }
    store.close().await;
    let store = database.open().await;
    assert_eq!(texts(&store, "whole").await, ["a", "b", "c", "d"]);
    assert_eq!(add(&store, one("whole", 4, "e")).await, Appended::Done);
    let damaged = store.read("t-0", 0).await.unwrap_err().to_string();
    let expected = "the log t-0 is damaged at row 2: it is not the row that was written there";
    assert_eq!(damaged, expected);
    for from in [3, 4, 9] {
        let rows = store.read("t-0", from).await.unwrap();
        assert!(rows.len() <= 1, "what comes after it can be read");
    }
}

async fn a_log_that_was_cut_off_is_found_quickly(database: TestDatabase) {
    let store = database.open().await;
    for table in ["cut", "whole"] {
        fill(&store, table).await;
    }
    assert_eq!(store.check_quickly().await.unwrap(), (Vec::new(), Vec::new()));
    let cut = "DELETE FROM log WHERE table_name = 'cut' AND number > 2";
    database.sql(&database.damage_sql(cut)).await.unwrap();
    let (found, _) = store.check_quickly().await.unwrap();
    let found: Vec<&str> = found.iter().map(|it| it.table.as_str()).collect();
    assert_eq!(found, ["cut"]);
}

async fn rows_that_nobody_added_are_not_added_to(database: TestDatabase) {
    let store = database.open().await;
    for table in ["long", "whole"] {
        fill(&store, table).await;
    }
    let row =
        "INSERT INTO log (table_name, number, time, text, hash) VALUES ('long', 4, 7, 'x', '')";
    let row = if database.path().exists() { row.replace("'')", "x'')") } else { row.to_owned() };
    database.sql(&database.damage_sql(&row)).await.unwrap();
    let (to_long, to_whole) =
        tokio::join!(store.append(one("long", 4, "y")), store.append(one("whole", 4, "y")));
    match to_long {
        Err(Error::Damaged(damage)) => assert_eq!(damage.number, 4),
        other => panic!("{other:?}"),
    }
    assert_eq!(to_whole.unwrap(), Appended::Done);
    assert!(store.read("long", 0).await.is_err());
}

/// The clock was set back between two appends, and within one.
async fn times_never_decrease(database: TestDatabase) {
    let store = database.open().await;
    add(&store, Append::new("t", 0).row(1000, "a").row(900, "b")).await;
    add(&store, Append::new("t", 2).row(-5, "c").row(1001, "d")).await;
    let times = |rows: Vec<Row>| rows.iter().map(|row| row.time).collect::<Vec<_>>();
    assert_eq!(times(store.read("t", 0).await.unwrap()), [1000, 1000, 1000, 1001]);
    store.close().await;
    let store = database.open().await;
    add(&store, Append::new("t", 4).row(3, "e")).await;
    assert_eq!(times(store.read("t", 3).await.unwrap()), [1001, 1001]);
}

async fn a_backup_brings_the_hashes_along(database: TestDatabase) {
    let store = database.open().await;
    for table in ["damaged", "whole"] {
        fill(&store, table).await;
    }
    let change = "UPDATE log SET text = 'C' WHERE table_name = 'damaged' AND number = 2";
    database.sql(&database.damage_sql(change)).await.unwrap();
    let path = database.folder().join("backup.sqlite");
    store.backup(&path).await.unwrap();
    let copy = Store::open_file(&path).await.unwrap();
    assert_eq!(texts(&copy, "whole").await, ["a", "b", "c", "d"]);
    assert!(matches!(copy.read("damaged", 0).await, Err(Error::Damaged(_))));
}

/// A byte of the file itself is changed, where SQLite has no checksum: in the text of a row.
#[tokio::test]
async fn a_byte_of_the_file_that_has_changed_is_noticed() {
    let database = TestDatabase::file();
    let store = database.open().await;
    add(&store, one("t", 0, "the words of a row")).await;
    add(&store, one("whole", 0, "others")).await;
    store.close().await;
    for byte in [b'T', 0xff] {
        let mut bytes = std::fs::read(database.path()).unwrap();
        let found = bytes.windows(8).position(|it| it == b"he words").unwrap();
        bytes[found - 1] = byte;
        std::fs::write(database.path(), &bytes).unwrap();
        let store = database.open().await;
        match store.read("t", 0).await {
            Err(Error::Damaged(damage)) => assert_eq!(damage.kind, DamageKind::Changed),
            other => panic!("{other:?}"),
        }
        assert_eq!(texts(&store, "whole").await, ["others"]);
        store.close().await;
    }
}
