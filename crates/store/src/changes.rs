//! Hints that a log has grown. A hint may be lost or repeated; the receiver reads the log to learn what
//! is new.

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

/// The number of hints that are kept for a slow receiver; after more of them it gets
/// [`Change::Anything`].
const MAX_PENDING_HINTS: usize = 4096;

/// A hint that logs may have grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Rows were added to the log of a table.
    Log {
        /// The table.
        table: Arc<str>,
        /// The next number of its log.
        next: u64,
    },
    /// Hints were lost, so any log may have grown.
    Anything,
}

/// A receiver of all hints since it was created.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// The next hint; `None` once the store is dropped.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Anything),
            Err(RecvError::Closed) => None,
        }
    }
}

/// The sender of hints to every [`Changes`] in this process.
#[derive(Clone, Debug)]
pub(crate) struct ChangeSender(broadcast::Sender<Change>);

impl ChangeSender {
    pub(crate) fn new() -> ChangeSender {
        ChangeSender(broadcast::channel(MAX_PENDING_HINTS).0)
    }

    pub(crate) fn subscribe(&self) -> Changes {
        Changes(self.0.subscribe())
    }

    pub(crate) fn send(&self, change: Change) {
        // An error means that there is no receiver.
        let _ = self.0.send(change);
    }
}
