//! Files that options name, from the disk.

use std::fs;

use game::{BadSetup, Files};

/// The files of the machine, by path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disk;

/// A deck of the most cards is far smaller.
const LARGEST: u64 = 1 << 20;

impl Files for Disk {
    fn text(&self, path: &str) -> Result<String, BadSetup> {
        let refuse = |why: &dyn std::fmt::Display| BadSetup::new(format!("«{path}»: {why}"));
        let found = fs::metadata(path).map_err(|error| refuse(&error))?;
        // A pipe or a device could keep us waiting for ever.
        if !found.is_file() {
            return Err(refuse(&"this is not a file"));
        }
        if LARGEST < found.len() {
            return Err(refuse(&"this file is too large: 1 MiB at most"));
        }
        fs::read_to_string(path).map_err(|error| refuse(&error))
    }
}
