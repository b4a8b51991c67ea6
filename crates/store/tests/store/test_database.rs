//! A fresh database for one test: a file of SQLite, or a database on a real PostgreSQL server.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use postgres_for_tests::Server;
use store::{Append, Appended, Store};
use tempfile::TempDir;

/// A database for one store, removed afterwards.
pub(crate) struct TestDatabase {
    folder: TempDir,
    backend: Backend,
}

enum Backend {
    File,
    Postgres { url: String, server: Arc<Server> },
}

impl TestDatabase {
    pub(crate) fn file() -> TestDatabase {
        TestDatabase { folder: tempfile::tempdir().unwrap(), backend: Backend::File }
    }

    pub(crate) fn postgres() -> TestDatabase {
        let server = Server::shared().unwrap();
        let backend = Backend::Postgres { url: server.database().unwrap(), server };
        TestDatabase { folder: tempfile::tempdir().unwrap(), backend }
    }

    /// Opens the store; on PostgreSQL each call is one more node. A store that was closed may still be locked for a
    /// moment: a process that another test starts holds all our files between `fork` and `exec`.
    pub(crate) async fn open(&self) -> Store {
        for _ in 0..200 {
            match self.try_open().await {
                Err(store::Error::InUse(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
                opened => return opened.unwrap(),
            }
        }
        panic!("the store stays locked");
    }

    pub(crate) async fn try_open(&self) -> Result<Store, store::Error> {
        match &self.backend {
            Backend::File => Store::open_file(self.path()).await,
            Backend::Postgres { url, .. } => Store::open_postgres(url).await,
        }
    }

    /// The PostgreSQL server; panics if the database is a file.
    pub(crate) fn server(&self) -> &Server {
        match &self.backend {
            Backend::File => panic!("this store is in a file"),
            Backend::Postgres { server, .. } => server,
        }
    }

    /// The path of the file of SQLite.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder().join("impasto.sqlite")
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The path of the file, or the URL of the database.
    pub(crate) fn address(&self) -> String {
        match &self.backend {
            Backend::File => self.path().display().to_string(),
            Backend::Postgres { url, .. } => url.clone(),
        }
    }

    /// The SQL that makes the database refuse new rows, though it can be read.
    pub(crate) fn refuse_rows_sql(&self) -> String {
        let refuse = match &self.backend {
            Backend::File => "BEGIN SELECT RAISE (ABORT, 'full'); END",
            Backend::Postgres { .. } => {
                "FOR EACH STATEMENT EXECUTE FUNCTION impasto.refuse_change()"
            }
        };
        format!("CREATE TRIGGER no_rows BEFORE INSERT ON {} {refuse}", self.log())
    }

    /// The SQL that makes the database accept rows again.
    pub(crate) fn accept_rows_sql(&self) -> String {
        match &self.backend {
            Backend::File => "DROP TRIGGER no_rows".to_owned(),
            Backend::Postgres { .. } => format!("DROP TRIGGER no_rows ON {}", self.log()),
        }
    }

    /// The SQL that changes rows as no store does.
    pub(crate) fn damage_sql(&self, change: &str) -> String {
        match &self.backend {
            Backend::File => format!(
                "DROP TRIGGER IF EXISTS log_is_not_changed;
                 DROP TRIGGER IF EXISTS log_is_not_shortened; {change}"
            ),
            Backend::Postgres { .. } => format!(
                "ALTER TABLE impasto.log DISABLE TRIGGER USER; SET search_path TO impasto; {change}"
            ),
        }
    }

    /// The table of the rows.
    pub(crate) fn log(&self) -> &'static str {
        match &self.backend {
            Backend::File => "log",
            Backend::Postgres { .. } => "impasto.log",
        }
    }

    /// Runs SQL on the database, on a connection that is not the store's.
    pub(crate) async fn sql(&self, text: &str) -> Result<(), String> {
        match &self.backend {
            Backend::File => {
                let connection = rusqlite::Connection::open(self.path()).unwrap();
                connection.execute_batch(text).map_err(|error| error.to_string())
            }
            Backend::Postgres { url, .. } => {
                let client = client(url).await;
                let done = client.batch_execute(text).await;
                done.map_err(|error| error.as_db_error().unwrap().message().to_owned())
            }
        }
    }
}

pub(crate) async fn client(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// An append of one row, with an arbitrary time.
pub(crate) fn one(table: &str, at: u64, text: &str) -> Append {
    Append::new(table, at).row(7, text)
}

/// The texts of a log.
pub(crate) async fn texts(store: &Store, table: &str) -> Vec<String> {
    store.read(table, 0).await.unwrap().into_iter().map(|row| row.text).collect()
}

/// The result of an append, which must not fail.
pub(crate) async fn add(store: &Store, append: Append) -> Appended {
    store.append(append).await.unwrap()
}

/// Makes two tests of each function, one in a file and one on PostgreSQL.
macro_rules! both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            use crate::test_database::TestDatabase;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test(TestDatabase::file()).await; })+
        }
        mod postgres {
            use crate::test_database::TestDatabase;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test(TestDatabase::postgres()).await; })+
        }
    };
}
pub(crate) use both;
