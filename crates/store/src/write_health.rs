//! The result of the last write, for health checks: a full disk can still be read, so reads alone would
//! not show it.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the last commit has failed.
#[derive(Debug, Default)]
pub(crate) struct WriteHealth(AtomicBool);

impl WriteHealth {
    /// Records the outcome of a commit, or of a trial write.
    pub(crate) fn record<T, E>(&self, outcome: &Result<T, E>) {
        self.0.store(outcome.is_err(), Ordering::Relaxed);
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
