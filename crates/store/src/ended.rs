//! How an append has ended, for those who write, and of what others are to hear.

use crate::{Append, Appended, Error};

/// How an append has ended, and where its log goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    pub(crate) how: Appended,
    pub(crate) next: u64,
}

/// Where the log goes on, if somebody may not know that yet. Of an append that has failed nobody knows
/// whether it was carried out; and whoever repeats one may be the only one to know of the first.
pub(crate) fn news(append: &Append, outcome: &Result<Ended, Error>) -> Option<u64> {
    match outcome {
        Ok(Ended { how: Appended::Done | Appended::Again { .. }, next }) => Some(*next),
        Ok(Ended { how: Appended::Taken { .. }, .. }) => None,
        Err(_) => Some(append.next()),
    }
}
