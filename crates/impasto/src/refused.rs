//! Why a file of the disk cannot be read.

use game::{Blank, Quote, reasons};

reasons! {
    /// Why a file is refused.
    pub enum Refused {
        File { path: Quote, why: Blank } = "no-disk-file", "«{path}»: {why}";
        NotAFile = "no-disk-folder", "this is not a file";
        LargeFile = "no-disk-large", "this file is too large: 1 MiB at most";
    }
}
