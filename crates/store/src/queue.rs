//! The queue of appends to the one writer, which commits all waiting appends together.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::{Append, Appended, Error};

/// The largest number of appends in the queue; further callers wait until there is room.
const QUEUE_CAPACITY: usize = 4096;

/// The largest number of appends in one commit.
pub(crate) const MAX_BATCH_APPENDS: usize = 1024;

/// An append, and the channel for its result.
pub(crate) struct AppendRequest {
    pub(crate) append: Append,
    answer: oneshot::Sender<Result<Appended, Error>>,
}

impl AppendRequest {
    pub(crate) fn answer(self, outcome: Result<Appended, Error>) {
        // An error means that the caller no longer waits; the append stands all the same.
        let _ = self.answer.send(outcome);
    }
}

/// The sending side of the queue. Once it is closed, the writer finishes the appends in it and ends.
#[derive(Debug)]
pub(crate) struct Queue(Mutex<Option<mpsc::Sender<AppendRequest>>>);

impl Queue {
    pub(crate) fn new() -> (Queue, mpsc::Receiver<AppendRequest>) {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        (Queue(Mutex::new(Some(sender))), receiver)
    }

    /// A queue that is closed from the start, for a read-only store.
    pub(crate) const fn closed() -> Queue {
        Queue(Mutex::new(None))
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Error> {
        append.check()?;
        let (answer, answered) = oneshot::channel();
        self.sender()?.send(AppendRequest { append, answer }).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }

    pub(crate) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn sender(&self) -> Result<mpsc::Sender<AppendRequest>, Error> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(Error::Closed)
    }
}
