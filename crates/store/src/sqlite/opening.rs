//! Opening a database file of SQLite: lock, settings, migrations.

use std::{
    fs::{self, File},
    io::ErrorKind,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, TransactionBehavior};

use super::{lock::Lock, reader_pool::ReaderPool};
use crate::{Error, migrations};

/// A database file that this process may write to. The lock is released last.
#[derive(Debug)]
pub(crate) struct DatabaseFile {
    /// The path of the file, with symbolic links resolved.
    pub(crate) path: PathBuf,
    pub(crate) connection: Connection,
    _lock: Lock,
}

pub(crate) fn open(path: PathBuf) -> Result<DatabaseFile, Error> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    // Two names of one file must not be two locks.
    let path = fs::canonicalize(&path).unwrap_or(path);
    let lock = Lock::take(&path)?;
    make_private(&path)?;
    let mut connection = Connection::open(&path)?;
    refuse_foreign(&connection, &path)?;
    configure(&connection)?;
    migrate(&mut connection, migrations::SQLITE)?;
    Ok(DatabaseFile { path, connection, _lock: lock })
}

/// Creates a file that only its owner can read, if there is none: it will hold the secrets of tables and
/// the server's key. SQLite gives the files beside it the same permissions.
pub(crate) fn make_private(path: &Path) -> Result<(), Error> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(Error::file(path)(error)),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Applies the pending migrations, all of them in a new file.
pub(crate) fn migrate(
    connection: &mut Connection,
    all: &'static [&'static str],
) -> Result<(), Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY) STRICT",
    )?;
    let found = transaction.query_row(VERSION, (), |row| row.get(0))?;
    for (number, migration) in migrations::pending(all, found)? {
        transaction.execute_batch(migration)?;
        transaction.execute("INSERT INTO migration VALUES (?1)", [number])?;
    }
    Ok(transaction.commit()?)
}

/// Refuses a database of another program: the file name may be a typing error.
fn refuse_foreign(connection: &Connection, path: &Path) -> Result<(), Error> {
    let query = "SELECT count(*) > 0 AND sum(name = 'migration') = 0 FROM sqlite_schema";
    let foreign = connection.query_row(query, (), |row| row.get::<_, Option<bool>>(0))?;
    if foreign == Some(true) { Err(Error::Foreign(path.to_owned())) } else { Ok(()) }
}

/// Refuses a file whose schema version is not ours: a read-only store cannot migrate it.
pub(crate) fn check_version(readers: &ReaderPool, path: &Path) -> Result<(), Error> {
    fs::metadata(path).map_err(Error::file(path))?;
    readers.with(|connection| Ok(refuse_foreign(connection, path)))??;
    let found = readers.with(|it| it.query_row(VERSION, (), |row| row.get(0)))?;
    match migrations::pending(migrations::SQLITE, found)?.next() {
        None => Ok(()),
        Some(_) => Err(Error::Older),
    }
}

const VERSION: &str = "SELECT coalesce(max(number), 0) FROM migration";

fn configure(connection: &Connection) -> Result<(), Error> {
    connection.busy_timeout(Duration::from_secs(10))?;
    // ReaderPool do not wait for the writer, nor the writer for them.
    connection.pragma_update(None, "journal_mode", "wal")?;
    // NORMAL would lose answered appends when the power fails.
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_migrations_find_what_earlier_ones_left() {
        let steps: &[&str] =
            &["CREATE TABLE a (x)", "INSERT INTO a VALUES (1)", "UPDATE a SET x = x + 1"];
        let mut connection = Connection::open_in_memory().unwrap();
        for known in 1..=3 {
            migrate(&mut connection, &steps[..known]).unwrap();
        }
        migrate(&mut connection, steps).unwrap();
        let x: i64 = connection.query_row("SELECT x FROM a", (), |row| row.get(0)).unwrap();
        assert_eq!(x, 2);
    }

    #[test]
    fn a_migration_that_fails_leaves_nothing_behind() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &["CREATE TABLE a (x)"]).unwrap();
        let steps: &[&str] = &["CREATE TABLE a (x)", "CREATE TABLE b (x); nonsense"];
        assert!(migrate(&mut connection, steps).is_err());
        let b = "SELECT count(*) FROM sqlite_schema WHERE name = 'b'";
        assert_eq!(connection.query_row(b, (), |row| row.get::<_, i64>(0)).unwrap(), 0);
        assert!(migrate(&mut connection, &steps[..1]).is_ok());
    }
}
