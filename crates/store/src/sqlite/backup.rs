//! A backup: a snapshot of the store in a new file, which appears complete or not at all.

use std::{
    fs::{self, File},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use rusqlite::Connection;

use super::opening;
use crate::{Error, migrations};

/// Lets `write` fill a temporary file beside `path`, and renames it once it is on disk.
pub(crate) fn write_atomically(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<(), Error>,
) -> Result<(), Error> {
    if path.exists() {
        return Err(Error::Exists(path.to_owned()));
    }
    let part = part(path);
    // The leftover of a process that was killed during a backup.
    let _ = fs::remove_file(&part);
    opening::make_private(&part)?;
    let written = write(&part).and_then(|()| publish(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

/// Copies the database as this connection sees it, while others write.
pub(crate) fn copy(connection: &Connection, to: &Path) -> rusqlite::Result<()> {
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()]).map(drop)
}

/// Creates an empty database of our schema version. It is temporary until it is renamed, so it is
/// written without a journal.
pub(crate) fn create(path: &Path) -> Result<Connection, Error> {
    let mut connection = Connection::open(path)?;
    connection.pragma_update(None, "journal_mode", "memory")?;
    connection.pragma_update(None, "synchronous", "off")?;
    opening::migrate(&mut connection, migrations::SQLITE)?;
    Ok(connection)
}

fn part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn publish(part: &Path, path: &Path) -> Result<(), Error> {
    File::open(part).and_then(|file| file.sync_all()).map_err(Error::file(part))?;
    rename_without_replacing(part, path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Error::Exists(path.to_owned()),
        _ => Error::file(path)(error),
    })?;
    // The name too must outlive a loss of power.
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    File::open(folder).and_then(|it| it.sync_all()).map_err(Error::file(folder))
}

/// Renames a file unless the new name exists: a hard link fails then, while a rename would replace the
/// other file. File systems without hard links get an empty file first, which reserves the name.
fn rename_without_replacing(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        Ok(()) => fs::remove_file(part),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        Err(_) => {
            File::create_new(path)?;
            fs::rename(part, path).inspect_err(|_| drop(fs::remove_file(path)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_appears_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("backup.sqlite");
        let written = write_atomically(&path, |part| {
            fs::write(part, "ours").map_err(Error::file(part))?;
            fs::write(&path, "theirs").map_err(Error::file(&path))
        });
        assert!(matches!(written, Err(Error::Exists(_))), "{written:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "theirs");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
    }
}
