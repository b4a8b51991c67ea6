//! Tests of `check_writes`: it fails whenever an append would, also if nobody has tried.

use std::{
    env, fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use postgres_for_tests::Server;
use store::{Error, Store};

use crate::test_database::{TestDatabase, add, both, one, texts};

both! { a_store_that_is_well_says_so_and_stays_as_it_is }

async fn a_store_that_is_well_says_so_and_stays_as_it_is(database: TestDatabase) {
    let store = database.open().await;
    add(&store, one("t", 0, "a")).await;
    for _ in 0..20 {
        store.check_writes().await.unwrap();
    }
    assert_eq!(store.all_tables(None, 9).await.unwrap(), ["t"]);
    assert_eq!(texts(&store, "").await, [""; 0]);
    store.close().await;
    assert_eq!(texts(&database.open().await, "t").await, ["a"]);
}

/// What is written to a file that was deleted is lost with the process, so nothing is answered any more.
#[tokio::test]
async fn a_file_that_was_deleted_takes_no_rows() {
    for extension in ["", "-wal"] {
        let database = TestDatabase::file();
        let store = database.open().await;
        add(&store, one("t", 0, "a")).await;
        let mut path = database.path().into_os_string();
        path.push(extension);
        let away = database.folder().join("away");
        fs::rename(&path, &away).unwrap();
        let refused = store.check_writes().await;
        assert!(matches!(refused, Err(Error::Replaced(_))), "{extension}: {refused:?}");
        assert!(matches!(store.append(one("t", 1, "b")).await, Err(Error::Replaced(_))));
        fs::copy(&away, &path).unwrap();
        assert!(store.check_writes().await.is_err(), "another file of the same name");
        fs::rename(&away, &path).unwrap();
        store.check_writes().await.unwrap();
        add(&store, one("t", 1, "b")).await;
    }
}

#[tokio::test]
async fn a_file_that_another_process_has_locked_takes_no_rows() {
    let database = TestDatabase::file();
    let store = database.open().await;
    let other = rusqlite::Connection::open(database.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(matches!(store.check_writes().await, Err(Error::Sqlite(_))));
    other.execute_batch("ROLLBACK").unwrap();
    store.check_writes().await.unwrap();
}

/// The environment variable with the path of the store of a child process.
const PATH_VARIABLE: &str = "IMPASTO_FULL_PATH";

/// A limit on the size of files, set before the process began, stands in for a full disk.
#[test]
fn a_full_disk_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let limited = "trap '' XFSZ; ulimit -f 600; exec \"$0\" \"$@\"";
    let mut call = Command::new("sh");
    call.args(["-c", limited]).arg(env::current_exe().unwrap());
    call.args(["--exact", "health::fills_its_disk", "--nocapture"]);
    call.env(PATH_VARIABLE, folder.path().join("impasto.db")).stderr(Stdio::inherit());
    let output = call.output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && told.contains("full, and says so"), "{told}");
}

/// The work of the child process; without the variable it does nothing.
#[tokio::test]
async fn fills_its_disk() {
    let Ok(path) = env::var(PATH_VARIABLE) else { return };
    let store = Store::open_file(path).await.unwrap();
    store.check_writes().await.unwrap();
    let mut at = 0;
    while store.append(one("t", at, &"x".repeat(5000))).await.is_ok() {
        at += 1;
        assert!(at < 1000, "the disk is never full");
    }
    assert!(store.check_writes().await.is_err());
    assert_eq!(texts(&store, "t").await.len() as u64, at, "reading goes on");
    println!("full, and says so");
}

#[tokio::test]
async fn a_server_that_has_become_read_only_takes_no_rows() {
    let server = Server::start().unwrap();
    let url = server.database().unwrap();
    let store = Store::open_postgres(&url).await.unwrap();
    add(&store, one("t", 0, "a")).await;
    store.check_writes().await.unwrap();
    for (setting, is_well) in [("on", false), ("off", true)] {
        let sql = format!("ALTER SYSTEM SET default_transaction_read_only = {setting}");
        server
            .sql(&url, &format!("SET default_transaction_read_only = off; {sql}"))
            .unwrap_or_else(|_| server.sql(&url, &sql).unwrap());
        server.sql(&url, "SELECT pg_reload_conf()").unwrap();
        let begun = Instant::now();
        while store.check_writes().await.is_ok() != is_well {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "read-only {setting} is not noticed"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert_eq!(texts(&store, "t").await, ["a"]);
}
