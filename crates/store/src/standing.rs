//! Whether rows could be added the last time somebody tried. A store that can be read but not written to
//! looks well to whoever only reads.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the last commit has failed.
#[derive(Debug, Default)]
pub(crate) struct Standing(AtomicBool);

impl Standing {
    /// A commit, or a trial of one, has ended like this.
    pub(crate) fn note<T, E>(&self, outcome: &Result<T, E>) {
        self.0.store(outcome.is_err(), Ordering::Relaxed);
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
