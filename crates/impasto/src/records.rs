//! The text of records, from files and from standard input.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use anyhow::{Context, Result};

/// The file name that stands for standard input.
pub(crate) const STDIN: &str = "-";

/// The text in the file at `path`.
pub(crate) fn text(path: &Path) -> Result<String> {
    decoded(fs::read(path)?)
}

/// The text in the file at `path`, or of standard input.
pub(crate) fn text_or_stdin(path: &Path) -> Result<String> {
    if path.as_os_str() != STDIN {
        return text(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    decoded(bytes)
}

fn decoded(bytes: Vec<u8>) -> Result<String> {
    String::from_utf8(bytes).ok().context("this is not a record: it is not UTF-8 text")
}
