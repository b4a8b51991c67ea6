//! The outcome of an append inside the writer, and the hint that follows from it.

use crate::{Append, Appended, Error};

/// The result of an append, and the next number of its log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AppendOutcome {
    pub(crate) result: Appended,
    pub(crate) next: u64,
}

/// The next number of the log that other nodes have to be told, if any. A failed append may still have been
/// carried out, and the first attempt of a repeated append may never have been announced: both are announced to
/// be safe.
pub(crate) fn next_to_announce(
    append: &Append,
    outcome: &Result<AppendOutcome, Error>,
) -> Option<u64> {
    match outcome {
        Ok(AppendOutcome { result: Appended::Done | Appended::Repeated { .. }, next }) => {
            Some(*next)
        }
        Ok(AppendOutcome { result: Appended::Conflict { .. }, .. }) => None,
        Err(_) => Some(append.next()),
    }
}
