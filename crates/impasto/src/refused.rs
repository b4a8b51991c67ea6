//! The reasons why a file on disk cannot be read.

use game::{Blank, Quote, reasons};

reasons! {
    /// A reason why a file on disk cannot be read.
    pub enum Refused {
        File { path: Quote, why: Blank } = "no-disk-file", "«{path}»: {why}";
        NotAFile = "no-disk-folder", "this is not a file";
        LargeFile = "no-disk-large", "this file is too large: 1 MiB at most";
    }
}
