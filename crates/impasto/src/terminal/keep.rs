//! Keeping the game: nothing that was decided is lost.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use jiff::Zoned;
use shelf::AnyTable;

/// Where the game is kept while it goes on.
#[derive(Clone, Debug)]
pub(crate) enum Keep {
    /// In this file, written after every event.
    In(PathBuf),
    /// Nowhere yet; in a file of its own once somebody has decided something.
    OnceBegun,
}

impl Keep {
    /// Keeps a new game in `path`, where nothing may be yet.
    pub(crate) fn new(path: Option<&Path>) -> Result<Keep> {
        let Some(path) = path else { return Ok(Keep::OnceBegun) };
        if path.exists() {
            bail!("{0} is there already; `--resume {0}` goes on with it", path.display());
        }
        Ok(Keep::In(path.to_owned()))
    }

    /// Keeps what has happened so far.
    pub(super) fn update(&mut self, table: &dyn AnyTable) -> Result<()> {
        match self {
            Keep::In(path) => write(path, &table.record())?,
            Keep::OnceBegun if has_begun(table) => {
                // If no file can be written now, the game goes on, and it is tried again at its end.
                if let Ok(path) = write_anew(&table.record(), table.title().slug) {
                    *self = Keep::In(path);
                }
            }
            Keep::OnceBegun => (),
        }
        Ok(())
    }

    /// Keeps the game for good, and gives back where.
    pub(super) fn finish(&self, table: &dyn AnyTable) -> Result<PathBuf> {
        match self {
            Keep::In(path) => {
                write(path, &table.record())?;
                Ok(path.clone())
            }
            Keep::OnceBegun => write_anew(&table.record(), table.title().slug),
        }
    }
}

/// Whether anybody has decided anything.
pub(super) fn has_begun(table: &dyn AnyTable) -> bool {
    table.events(0).iter().any(|event| !event.starts_with("luck "))
}

/// Keeps a copy in a file that is not there yet.
pub(super) fn copy(table: &dyn AnyTable, path: &str) -> io::Result<()> {
    create(Path::new(path), &table.record())
}

/// Replaces the file as a whole: a crash leaves the old one or the new one, never half of it.
fn write(path: &Path, record: &str) -> Result<()> {
    let mut part = OsString::from(path);
    part.push(".part");
    let written = fs::write(&part, record).and_then(|()| fs::rename(&part, path));
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// A file named for the title and the time, which nobody has used.
fn write_anew(record: &str, slug: &str) -> Result<PathBuf> {
    let time = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    let names = (1..).map(|n: u32| match n {
        1 => format!("{slug}-{time}.impasto"),
        _ => format!("{slug}-{time}-{n}.impasto"),
    });
    for path in names.map(PathBuf::from) {
        match create(&path, record) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot write {}", path.display()));
            }
        }
    }
    bail!("there are too many games of this second")
}

fn create(path: &Path, record: &str) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    io::Write::write_all(&mut file, record.as_bytes())
}
