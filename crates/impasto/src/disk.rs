//! Files on disk: those that options name, and the atomic replacement of a file.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use game::{BadSetup, Blank, Files, Quote};

use crate::refused::Refused;

/// The files of this machine, by path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disk;

/// The largest file that options may name, in bytes. The largest deck is far smaller.
const MAX_FILE_BYTES: u64 = 1 << 20;

impl Files for Disk {
    fn text(&self, path: &str) -> Result<String, BadSetup> {
        let refuse = |why: Blank| BadSetup::new(Refused::File { path: Quote::new(path), why });
        let failed = |error: io::Error| refuse(error.to_string().into());
        let found = fs::metadata(path).map_err(failed)?;
        // A pipe or a device could block for ever.
        if !found.is_file() {
            return Err(refuse(Refused::NotAFile.into()));
        }
        if MAX_FILE_BYTES < found.len() {
            return Err(refuse(Refused::LargeFile.into()));
        }
        fs::read_to_string(path).map_err(failed)
    }
}

/// Replaces a file atomically: a crash leaves the old text or the new one. Symbolic links and
/// permissions stay as they were.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let (file, part) = beside(path);
    let written = write(&file, &part, text);
    if written.is_err() {
        // The part may not exist, which is fine.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Checks that a file can be replaced, as far as that can be known beforehand, without changing it.
pub(crate) fn check_replaceable(path: &Path) -> io::Result<()> {
    let (file, part) = beside(path);
    if file.exists() {
        fs::OpenOptions::new().append(true).open(&file)?;
    }
    fs::File::create(&part)?;
    fs::remove_file(&part)
}

/// The file with symbolic links resolved, and the temporary file beside it.
fn beside(path: &Path) -> (PathBuf, PathBuf) {
    let file = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut part = OsString::from(&file);
    part.push(".part");
    (file, part.into())
}

fn write(file: &Path, part: &Path, text: &str) -> io::Result<()> {
    fs::write(part, text)?;
    if let Ok(found) = fs::metadata(file) {
        fs::set_permissions(part, found.permissions())?;
    }
    fs::rename(part, file)
}
