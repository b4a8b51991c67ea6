//! Tests of files that are lost, shortened or exchanged after a process was killed: it is told, nothing is begun
//! anew, and what is there is left as it is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use store::{Error, Store};
use tempfile::TempDir;

use crate::test_database::{add, one, texts};

/// A folder with the files of a store whose process was killed: a copy of what was there while it was open.
struct Killed {
    folder: TempDir,
    /// The number of rows.
    rows: usize,
}

impl Killed {
    async fn new() -> Killed {
        let open = tempfile::tempdir().unwrap();
        let store = Store::open_file(open.path().join("impasto.db")).await.unwrap();
        let rows = 60;
        for number in 0..rows {
            add(&store, one("t", number as u64, &format!("row {number} {}", "x".repeat(200))))
                .await;
        }
        let folder = tempfile::tempdir().unwrap();
        for file in fs::read_dir(open.path()).unwrap().map(Result::unwrap) {
            fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
        }
        fs::remove_file(folder.path().join("impasto.db-shm")).unwrap();
        store.close().await;
        Killed { folder, rows }
    }

    fn path(&self, extension: &str) -> PathBuf {
        self.folder.path().join(format!("impasto.db{extension}"))
    }

    async fn open(&self) -> Result<Store, Error> {
        Store::open_file(self.path("")).await
    }

    /// Checks that the store is refused, also read-only, and that no file that matters is touched.
    async fn refusal(&self) -> Error {
        let before = self.files();
        let refusal = self.open().await.expect_err("it is not opened");
        assert!(self.files() == before, "something was changed: {refusal}");
        if self.path("").exists() {
            assert!(Store::open_file_read_only(self.path("")).await.is_err());
        }
        assert!(self.files() == before, "reading changed something: {refusal}");
        refusal
    }

    /// The contents of the files that hold rows, or tell of them; nothing of those that are not there.
    fn files(&self) -> Vec<Vec<u8>> {
        ["", "-wal", ".mark"].map(|it| fs::read(self.path(it)).unwrap_or_default()).to_vec()
    }

    async fn check_whole(&self) {
        let store = self.open().await.unwrap();
        assert_eq!(texts(&store, "t").await.len(), self.rows);
        store.close().await;
    }
}

#[tokio::test]
async fn a_killed_process_loses_nothing() {
    let killed = Killed::new().await;
    assert!(0 < fs::metadata(killed.path("-wal")).unwrap().len());
    for _ in 0..3 {
        killed.check_whole().await;
    }
}

/// Every way to lose the write-ahead file, and the way out: to put it back, or to delete the mark.
#[tokio::test]
async fn a_write_ahead_file_that_is_lost_is_told() {
    let ways: [fn(&Path); 5] = [
        |wal| fs::remove_file(wal).unwrap(),
        |wal| fs::write(wal, "").unwrap(),
        |wal| fs::write(wal, vec![0; 100_000]).unwrap(),
        |wal| fs::write(wal, &fs::read(wal).unwrap()[..20]).unwrap(),
        |wal| {
            let bytes = fs::read(wal).unwrap();
            fs::write(wal, &bytes[..bytes.len() / 2]).unwrap();
        },
    ];
    for (nth, way) in ways.into_iter().enumerate() {
        let killed = Killed::new().await;
        let wal = fs::read(killed.path("-wal")).unwrap();
        way(&killed.path("-wal"));
        let refusal = killed.refusal().await;
        assert!(matches!(refusal, Error::LostCommits { .. }), "{nth}: {refusal:?}");
        fs::write(killed.path("-wal"), wal).unwrap();
        killed.check_whole().await;
    }
    let killed = Killed::new().await;
    fs::remove_file(killed.path("-wal")).unwrap();
    let refusal = killed.refusal().await.to_string();
    assert!(refusal.contains("lacks the last") && refusal.contains("impasto.db.mark"), "{refusal}");
    fs::remove_file(killed.path(".mark")).unwrap();
    let store = killed.open().await.unwrap();
    assert!(texts(&store, "t").await.len() < killed.rows);
}

#[tokio::test]
async fn a_write_ahead_file_of_another_store_is_not_read() {
    let (killed, other) = (Killed::new().await, Killed::new().await);
    fs::copy(other.path("-wal"), killed.path("-wal")).unwrap();
    let refusal = killed.refusal().await;
    assert!(matches!(refusal, Error::OtherWal(_)), "{refusal:?}");
}

#[tokio::test]
async fn a_database_that_is_gone_is_not_begun_anew() {
    for files in [&[""][..], &["", "-wal"], &["", ".mark"]] {
        let killed = Killed::new().await;
        for file in files {
            fs::remove_file(killed.path(file)).unwrap();
        }
        let refusal = killed.refusal().await;
        assert!(matches!(refusal, Error::Missing { .. }), "{files:?}: {refusal:?}");
        assert!(!killed.path("").exists());
        fs::write(killed.path(""), "").unwrap();
        assert!(matches!(killed.refusal().await, Error::Missing { .. }), "{files:?}: empty");
    }
}

/// A file of an older version that had nothing but its header, since everything was in its write-ahead file.
#[tokio::test]
async fn a_database_without_anything_in_it_is_not_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let connection = rusqlite::Connection::open(folder.path().join("open.db")).unwrap();
    connection.pragma_update(None, "journal_mode", "wal").unwrap();
    let fixture = include_str!("../fixtures/version-1.sqlite.sql");
    connection.execute_batch(&format!("BEGIN; {fixture} COMMIT;")).unwrap();
    let path = folder.path().join("impasto.db");
    fs::copy(folder.path().join("open.db"), &path).unwrap();
    let refusal = Store::open_file(&path).await.unwrap_err();
    assert!(matches!(refusal, Error::Hollow(_)), "{refusal:?}");
    fs::copy(folder.path().join("open.db-wal"), folder.path().join("impasto.db-wal")).unwrap();
    assert_eq!(texts(&Store::open_file(&path).await.unwrap(), "canvas-1").await.len(), 3);
}

#[tokio::test]
async fn an_older_backup_or_another_store_in_its_place_is_told() {
    let (killed, other) = (Killed::new().await, Killed::new().await);
    let store = killed.open().await.unwrap();
    store.backup(killed.path(".backup")).await.unwrap();
    add(&store, one("t", killed.rows as u64, "later")).await;
    store.close().await;
    fs::copy(killed.path(".backup"), killed.path("")).unwrap();
    let refusal = killed.refusal().await;
    assert!(matches!(refusal, Error::LostCommits { .. }), "{refusal:?}");
    let elsewhere = killed.folder.path().join("elsewhere.db");
    fs::copy(killed.path(".backup"), &elsewhere).unwrap();
    assert_eq!(texts(&Store::open_file(&elsewhere).await.unwrap(), "t").await.len(), killed.rows);
    other.open().await.unwrap().close().await;
    fs::copy(other.path(""), killed.path("")).unwrap();
    let refusal = killed.refusal().await;
    assert!(matches!(refusal, Error::OtherStore(_)), "{refusal:?}");
}

/// A mark that was torn or is gone, as after a loss of power, is none.
#[tokio::test]
async fn a_mark_that_cannot_be_read_says_nothing() {
    for torn in [None, Some(""), Some("5e5e"), Some("\0\0\0")] {
        let killed = Killed::new().await;
        fs::remove_file(killed.path(".mark")).unwrap();
        if let Some(it) = torn {
            fs::write(killed.path(".mark"), it).unwrap();
        }
        killed.check_whole().await;
        fs::remove_file(killed.path("")).unwrap();
        assert!(matches!(killed.refusal().await, Error::Missing { .. }), "there is one again");
    }
}
