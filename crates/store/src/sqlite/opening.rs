//! Opening a database file of SQLite: lock, settings, migrations.

use std::{
    fs::{self, File},
    io::ErrorKind,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OptionalExtension, TransactionBehavior};

use super::{
    files::OpenFiles,
    hashing,
    lock::Lock,
    mark::{self, Mark, MarkFile, StoreId},
    reader_pool::{self, ReaderPool},
};
use crate::{
    Error,
    migrations::{self, Hashes, Migration},
    number::{from_database, to_database},
};

/// A database file that this process may write to. The lock is released last.
#[derive(Debug)]
pub(crate) struct DatabaseFile {
    /// The path of the file, with symbolic links resolved.
    pub(crate) path: PathBuf,
    pub(crate) connection: Connection,
    pub(crate) files: OpenFiles,
    mark: MarkFile,
    /// The number of commits to the store so far.
    commits: u64,
    _lock: Lock,
}

pub(crate) fn open(path: PathBuf) -> Result<DatabaseFile, Error> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Error::file(folder))?;
    }
    // Two names of one file must not be two locks.
    let path = fs::canonicalize(&path).unwrap_or(path);
    let lock = Lock::take(&path)?;
    mark::refuse_missing(&path)?;
    make_private(&path)?;
    check_before_writing(&path)?;
    let mut connection = Connection::open(&path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    // NORMAL would lose answered appends when the power fails.
    connection.pragma_update(None, "synchronous", "full")?;
    // Before a new file has a write-ahead file, so that the file itself is a whole store from the first.
    migrate(&mut connection, migrations::SQLITE)?;
    // Readers do not wait for the writer, nor the writer for them.
    connection.pragma_update(None, "journal_mode", "wal")?;
    let (id, commits) = identity(&connection)?.ok_or_else(|| Error::Hollow(path.clone()))?;
    // A commit, so that a store that cannot be written to is not opened, and a write-ahead file is there.
    count_commit(&connection, commits + 1)?;
    let mark = MarkFile::open(&path, id, commits + 1).map_err(Error::file(&path))?;
    let files = OpenFiles::of(&path);
    let mut file = DatabaseFile { path, connection, files, mark, commits, _lock: lock };
    file.committed();
    Ok(file)
}

impl DatabaseFile {
    /// The number of the next commit, for [`count_commit`].
    pub(crate) fn next_commit(&self) -> u64 {
        self.commits + 1
    }

    /// Notes that the next commit is on disk.
    pub(crate) fn committed(&mut self) {
        self.commits += 1;
        self.mark.note(self.commits);
    }
}

/// Writes the number of a commit, as a part of it.
pub(crate) fn count_commit(connection: &Connection, commits: u64) -> rusqlite::Result<()> {
    let sql = "UPDATE store SET commits = ?1";
    connection.prepare_cached(sql)?.execute([to_database(commits)]).map(drop)
}

/// Looks at a database that exists without changing anything: what is found wrong can then still be put right.
fn check_before_writing(path: &Path) -> Result<(), Error> {
    let is_new = fs::metadata(path).map_err(Error::file(path))?.len() == 0;
    // Nor can a file be read whose first commit was interrupted; SQLite takes that back.
    if is_new || mark::beside(path, "-journal").exists() {
        return Ok(());
    }
    let mark = Mark::read(path);
    mark.map_or(Ok(()), |mark| mark.check_wal(path))?;
    let connection = reader_pool::connect(path)?;
    refuse_foreign(&connection, path)?;
    if connection.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0)) == Ok(0) {
        return Err(Error::Hollow(path.to_owned()));
    }
    match (mark, identity(&connection)?) {
        (Some(mark), Some((id, commits))) => mark.check(path, id, commits),
        // The store that has left its mark is newer than the one without an identity.
        (Some(_), None) => Err(Error::OtherStore(path.to_owned())),
        (None, Some(_) | None) => Ok(()),
    }
}

/// The id of a store and the number of its commits; `None` in a store of an older program.
fn identity(connection: &Connection) -> rusqlite::Result<Option<(StoreId, u64)>> {
    let is_there = "SELECT count(*) FROM sqlite_schema WHERE name = 'store'";
    if connection.query_row(is_there, (), |row| row.get(0)) == Ok(0) {
        return Ok(None);
    }
    let sql = "SELECT id, commits FROM store";
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, from_database(row.get(1)?)));
    connection.query_row(sql, (), read).optional()
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
pub(crate) fn migrate(connection: &mut Connection, all: &'static [Migration]) -> Result<(), Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY) STRICT",
    )?;
    let found = transaction.query_row(VERSION, (), |row| row.get(0))?;
    for (number, migration) in migrations::pending(all, found)? {
        match migration {
            Migration::Script(script) => transaction.execute_batch(script)?,
            Migration::HashRows => hashing::hash_rows(&transaction)?,
        }
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

/// Looks at a file that is opened read-only: whether it is a store that can be read, and whole as far as its mark tells.
pub(crate) fn check_version(readers: &ReaderPool, path: &Path) -> Result<Hashes, Error> {
    // SQLite deletes the write-ahead file of an empty database, even where it only reads.
    mark::refuse_missing(path)?;
    fs::metadata(path).map_err(Error::file(path))?;
    check_before_writing(path)?;
    let found = readers.with(|it| it.query_row(VERSION, (), |row| row.get(0)))?;
    Hashes::of_version(migrations::SQLITE, found)
}

const VERSION: &str = "SELECT coalesce(max(number), 0) FROM migration";

/// How long a statement waits for another process that has locked the file.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_migrations_find_what_earlier_ones_left() {
        let steps: &[Migration] = &[
            Migration::Script("CREATE TABLE a (x)"),
            Migration::Script("INSERT INTO a VALUES (1)"),
            Migration::Script("UPDATE a SET x = x + 1"),
        ];
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
        migrate(&mut connection, &[Migration::Script("CREATE TABLE a (x)")]).unwrap();
        let steps: &[Migration] = &[
            Migration::Script("CREATE TABLE a (x)"),
            Migration::Script("CREATE TABLE b (x); nonsense"),
        ];
        assert!(migrate(&mut connection, steps).is_err());
        let b = "SELECT count(*) FROM sqlite_schema WHERE name = 'b'";
        assert_eq!(connection.query_row(b, (), |row| row.get::<_, i64>(0)).unwrap(), 0);
        assert!(migrate(&mut connection, &steps[..1]).is_ok());
    }
}
