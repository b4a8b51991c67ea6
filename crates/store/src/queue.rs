//! Appends on their way to the one writer, which takes whatever waits and commits it at once.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::{Append, Appended, Error};

/// How many appends may wait; whoever comes then waits before the door.
const LENGTH: usize = 4096;

/// How many appends go into one commit at most.
pub(crate) const BATCH: usize = 1024;

/// An append, and who waits for how it ends.
pub(crate) struct Request {
    pub(crate) append: Append,
    answer: oneshot::Sender<Result<Appended, Error>>,
}

impl Request {
    pub(crate) fn answer(self, outcome: Result<Appended, Error>) {
        // An error means that nobody waits any more; the append stands all the same.
        let _ = self.answer.send(outcome);
    }
}

/// The door to the writer. It can be shut; the writer then ends after what has come in.
#[derive(Debug)]
pub(crate) struct Queue(Mutex<Option<mpsc::Sender<Request>>>);

impl Queue {
    pub(crate) fn new() -> (Queue, mpsc::Receiver<Request>) {
        let (sender, receiver) = mpsc::channel(LENGTH);
        (Queue(Mutex::new(Some(sender))), receiver)
    }

    /// A door that never opens, for those who only look.
    pub(crate) const fn closed() -> Queue {
        Queue(Mutex::new(None))
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Error> {
        append.check()?;
        let (answer, answered) = oneshot::channel();
        self.sender()?.send(Request { append, answer }).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }

    pub(crate) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn sender(&self) -> Result<mpsc::Sender<Request>, Error> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(Error::Closed)
    }
}
