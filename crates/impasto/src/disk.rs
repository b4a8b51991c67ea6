//! The disk: files that options name, and files that are replaced as a whole.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use game::{BadSetup, Blank, Files, Quote};

use crate::refused::Refused;

/// The files of the machine, by path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disk;

/// A deck of the most cards is far smaller.
const LARGEST: u64 = 1 << 20;

impl Files for Disk {
    fn text(&self, path: &str) -> Result<String, BadSetup> {
        let refuse = |why: Blank| BadSetup::new(Refused::File { path: Quote::new(path), why });
        let failed = |error: io::Error| refuse(error.to_string().into());
        let found = fs::metadata(path).map_err(failed)?;
        // A pipe or a device could keep us waiting for ever.
        if !found.is_file() {
            return Err(refuse(Refused::NotAFile.into()));
        }
        if LARGEST < found.len() {
            return Err(refuse(Refused::LargeFile.into()));
        }
        fs::read_to_string(path).map_err(failed)
    }
}

/// Replaces the file as a whole: a crash leaves the old one or the new one, never half of it. A
/// link stays one, and the file's permissions stay what they were.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let (file, part) = beside(path);
    let written = write(&file, &part, text);
    if written.is_err() {
        // It may not be there at all, which is as well.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Whether the file can be replaced, by all that can be known beforehand; nothing is changed.
pub(crate) fn check_replaceable(path: &Path) -> io::Result<()> {
    let (file, part) = beside(path);
    if file.exists() {
        fs::OpenOptions::new().append(true).open(&file)?;
    }
    fs::File::create(&part)?;
    fs::remove_file(&part)
}

/// The file itself, whatever leads to it, and what is written before it takes its place.
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
