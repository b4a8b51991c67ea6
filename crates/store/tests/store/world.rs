//! Where a test has its store: in a fresh file, or in a fresh database of a real server.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use postgres_for_tests::Server;
use store::{Append, Appended, Store};
use tempfile::TempDir;

/// A place for one store, removed afterwards.
pub(crate) struct World {
    folder: TempDir,
    place: Place,
}

enum Place {
    File,
    Postgres { url: String, server: Arc<Server> },
}

impl World {
    pub(crate) fn file() -> World {
        World { folder: tempfile::tempdir().unwrap(), place: Place::File }
    }

    pub(crate) fn postgres() -> World {
        let server = Server::shared().unwrap();
        let place = Place::Postgres { url: server.database().unwrap(), server };
        World { folder: tempfile::tempdir().unwrap(), place }
    }

    /// Opens the store; on a server, that is one more node.
    pub(crate) async fn open(&self) -> Store {
        self.try_open().await.unwrap()
    }

    pub(crate) async fn try_open(&self) -> Result<Store, store::Error> {
        match &self.place {
            Place::File => Store::open_file(self.path()).await,
            Place::Postgres { url, .. } => Store::open_postgres(url).await,
        }
    }

    /// The server, where the store is on one.
    pub(crate) fn server(&self) -> &Server {
        match &self.place {
            Place::File => panic!("this store is in a file"),
            Place::Postgres { server, .. } => server,
        }
    }

    /// The file, where the store is one.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder().join("impasto.sqlite")
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where the store is, as a text for another process.
    pub(crate) fn address(&self) -> String {
        match &self.place {
            Place::File => self.path().display().to_string(),
            Place::Postgres { url, .. } => url.clone(),
        }
    }

    /// What has the database take no rows any more, though it can be read.
    pub(crate) fn refusing(&self) -> String {
        let refuse = match &self.place {
            Place::File => "BEGIN SELECT RAISE (ABORT, 'full'); END",
            Place::Postgres { .. } => "FOR EACH STATEMENT EXECUTE FUNCTION impasto.refuse_change()",
        };
        format!("CREATE TRIGGER no_rows BEFORE INSERT ON {} {refuse}", self.log())
    }

    /// And take them again.
    pub(crate) fn taking(&self) -> String {
        match &self.place {
            Place::File => "DROP TRIGGER no_rows".to_owned(),
            Place::Postgres { .. } => format!("DROP TRIGGER no_rows ON {}", self.log()),
        }
    }

    fn log(&self) -> &'static str {
        match &self.place {
            Place::File => "log",
            Place::Postgres { .. } => "impasto.log",
        }
    }

    /// Speaks to the database behind the back of the store.
    pub(crate) async fn sql(&self, text: &str) -> Result<(), String> {
        match &self.place {
            Place::File => {
                let connection = rusqlite::Connection::open(self.path()).unwrap();
                connection.execute_batch(text).map_err(|error| error.to_string())
            }
            Place::Postgres { url, .. } => {
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

/// One row, at a time that nobody asks about.
pub(crate) fn one(table: &str, at: u64, text: &str) -> Append {
    Append::new(table, at).row(7, text)
}

/// The texts of a log.
pub(crate) async fn texts(store: &Store, table: &str) -> Vec<String> {
    store.read(table, 0).await.unwrap().into_iter().map(|row| row.text).collect()
}

/// Appends, and says how it ended.
pub(crate) async fn add(store: &Store, append: Append) -> Appended {
    store.append(append).await.unwrap()
}

/// Makes a test of each function for both kinds of store.
macro_rules! both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            use crate::world::World;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test(World::file()).await; })+
        }
        mod postgres {
            use crate::world::World;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test(World::postgres()).await; })+
        }
    };
}
pub(crate) use both;
