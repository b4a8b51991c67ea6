//! The high-water mark: a file beside the database that tells which store it is, how many commits it has seen, and
//! of which generation its write-ahead file is.
//!
//! It is written after each commit and never waited for, so it is never ahead of the database, whatever crashes.
//! If it is ahead all the same, commits have been lost: the write-ahead file was deleted, shortened or exchanged, or
//! an older database was put in the place of this one. SQLite itself takes all of these for a whole database.

use std::{
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use crate::Error;

/// The number of times a write-ahead file may begin anew between two marks that reach the disk. Its first salt grows
/// by one each time; that of another database is somewhere else among four billions.
const MAX_GENERATIONS: u32 = 1 << 20;

/// How a write-ahead file begins, but for its last bit, and where its first salt stands.
const WAL_MAGIC: u32 = 0x377f_0682;
const SALT_PLACE: usize = 16;

/// The random id of a store.
pub(crate) type StoreId = [u8; 16];

/// A mark, as it is written: `5e.. 00000000000000000042 3f00ab17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) id: StoreId,
    pub(crate) commits: u64,
    /// The first salt of the write-ahead file; `None` if it is not known yet.
    pub(crate) salt: Option<u32>,
}

/// The file of the mark, and the write-ahead file whose salt it tells.
#[derive(Debug)]
pub(crate) struct MarkFile {
    file: File,
    wal: File,
    id: StoreId,
}

/// The path of a file beside the database.
pub(crate) fn beside(database: &Path, extension: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(extension);
    name.into()
}

/// The path of the write-ahead file.
pub(crate) fn wal(database: &Path) -> PathBuf {
    beside(database, "-wal")
}

/// The path of the mark.
fn path(database: &Path) -> PathBuf {
    beside(database, ".mark")
}

impl Mark {
    /// The mark beside a database. One that cannot be read, as after a loss of power, is none.
    pub(crate) fn read(database: &Path) -> Option<Mark> {
        parsed(&fs::read_to_string(path(database)).ok()?)
    }

    /// Refuses a database that lacks commits, or belongs to another store.
    pub(crate) fn check(&self, database: &Path, id: StoreId, commits: u64) -> Result<(), Error> {
        let file = database.to_owned();
        if id != self.id {
            return Err(Error::OtherStore(file));
        }
        match self.commits.checked_sub(commits) {
            None | Some(0) => Ok(()),
            Some(commits) => Err(Error::LostCommits { file, commits }),
        }
    }

    /// Refuses a write-ahead file of another database, before SQLite takes pages from it.
    pub(crate) fn check_wal(&self, database: &Path) -> Result<(), Error> {
        let found = File::open(wal(database)).ok().and_then(|mut file| salt(&mut file));
        match (self.salt, found) {
            (Some(known), Some(found)) if MAX_GENERATIONS <= found.wrapping_sub(known) => {
                Err(Error::OtherWal(database.to_owned()))
            }
            (Some(_) | None, Some(_) | None) => Ok(()),
        }
    }

    fn text(&self) -> String {
        let id =
            blake3::Hash::from([self.id, self.id].concat().first_chunk().copied().expect("32"));
        let salt = self.salt.map_or_else(|| "-".repeat(8), |salt| format!("{salt:08x}"));
        format!("{} {:020} {salt}\n", &id.to_hex()[..32], self.commits)
    }
}

fn parsed(text: &str) -> Option<Mark> {
    let mut words = text.strip_suffix('\n')?.split(' ');
    let (id, commits, salt) = (words.next()?, words.next()?, words.next()?);
    let id = blake3::Hash::from_hex(id.repeat(2)).ok()?;
    Some(Mark {
        id: *id.as_bytes().first_chunk()?,
        commits: commits.parse().ok()?,
        salt: u32::from_str_radix(salt, 16).ok(),
    })
}

/// Refuses to begin anew where a database was: its file is missing or empty, but not those beside it.
pub(crate) fn refuse_missing(database: &Path) -> Result<(), Error> {
    let length = |path: &Path| fs::metadata(path).map_or(0, |it| it.len());
    if 0 < length(database) {
        return Ok(());
    }
    for sibling in [wal(database), path(database)] {
        if 0 < length(&sibling) {
            return Err(Error::Missing { file: database.to_owned(), sibling });
        }
    }
    Ok(())
}

impl MarkFile {
    /// Opens the mark of a database that is open, and forgets the salt of an earlier write-ahead file for good.
    pub(crate) fn open(database: &Path, id: StoreId, commits: u64) -> io::Result<MarkFile> {
        super::opening::make_private(&path(database)).map_err(io::Error::other)?;
        let file = File::options().write(true).open(path(database))?;
        let mut mark = MarkFile { file, wal: File::open(wal(database))?, id };
        mark.put(Mark { id, commits, salt: None })?;
        let end = mark.file.stream_position()?;
        mark.file.set_len(end)?;
        mark.file.sync_all()?;
        Ok(mark)
    }

    /// Notes a commit. A mark that cannot be written lags behind, which says nothing wrong.
    pub(crate) fn note(&mut self, commits: u64) {
        let mark = Mark { id: self.id, commits, salt: salt(&mut self.wal) };
        if let Err(error) = self.put(mark) {
            tracing::warn!(%error, "the mark of the store cannot be written");
        }
    }

    fn put(&mut self, mark: Mark) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(mark.text().as_bytes())
    }
}

/// The first salt of a write-ahead file; `None` if it does not begin as one.
fn salt(wal: &mut File) -> Option<u32> {
    let mut bytes = [0; SALT_PLACE + 4];
    wal.seek(SeekFrom::Start(0)).ok()?;
    wal.read_exact(&mut bytes).ok()?;
    let number = |place: usize| Some(u32::from_be_bytes(*bytes.get(place..)?.first_chunk()?));
    (number(0)? & !1 == WAL_MAGIC).then(|| number(SALT_PLACE))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_read_back() {
        let mark = Mark { id: [0x5e; 16], commits: 42, salt: Some(0x3f00_ab17) };
        let text = format!("{} 00000000000000000042 3f00ab17\n", "5e".repeat(16));
        assert_eq!((mark.text(), parsed(&text)), (text, Some(mark)));
        let fresh = Mark { salt: None, ..mark };
        assert_eq!(parsed(&fresh.text()), Some(fresh));
        assert_eq!(fresh.text().len(), mark.text().len(), "one is written over the other");
        for torn in ["", "\n", "5e 42 -\n", &mark.text()[..40]] {
            assert_eq!(parsed(torn), None, "{torn}");
        }
    }

    #[test]
    fn a_database_may_be_ahead_of_its_mark() {
        let (mark, path) = (Mark { id: [1; 16], commits: 7, salt: None }, Path::new("x"));
        for commits in [7, 8, 1000] {
            mark.check(path, [1; 16], commits).unwrap();
        }
        let lost = mark.check(path, [1; 16], 5);
        assert!(matches!(lost, Err(Error::LostCommits { commits: 2, .. })), "{lost:?}");
        assert!(matches!(mark.check(path, [2; 16], 9), Err(Error::OtherStore(_))));
    }
}
