//! Hints that a log has grown. The log is the truth: whoever hears a hint reads it again.

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

/// How many hints a slow listener may be behind before it is told that anything may have changed.
const BACKLOG: usize = 4096;

/// What may be new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Rows were added to the log of a table.
    Log {
        /// Which.
        table: Arc<str>,
        /// The number at which the log goes on now.
        next: u64,
    },
    /// Hints were lost, so any log may have grown.
    Anything,
}

/// The hints since it was made, one after the other.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// The next hint; none once the store is gone.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Anything),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Tells everybody who listens in this process.
#[derive(Clone, Debug)]
pub(crate) struct Crier(broadcast::Sender<Change>);

impl Crier {
    pub(crate) fn new() -> Crier {
        Crier(broadcast::channel(BACKLOG).0)
    }

    pub(crate) fn listen(&self) -> Changes {
        Changes(self.0.subscribe())
    }

    pub(crate) fn tell(&self, change: Change) {
        // An error means that nobody listens.
        let _ = self.0.send(change);
    }
}
