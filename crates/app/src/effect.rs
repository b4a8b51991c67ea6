//! Effects: what must be read, appended or computed outside of this crate before a request can be answered.

use std::{
    any::Any,
    fmt,
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
};

use tables::{Opening, PersonId, Sitting, Token};

use crate::{command::Command, problem::Problem};

/// An effect that a request asks for. Whoever performs it sends its result to the `reply`.
#[derive(Debug)]
pub enum Effect {
    /// The present state of a table, with every row that any server has answered.
    Table {
        /// The id of the table.
        id: Token,
        /// Where the state goes.
        reply: Reply<Result<Arc<Sitting>, Problem>>,
    },
    /// The state of a table as far as this server knows it.
    KnownTable {
        /// The id of the table.
        id: Token,
        /// Where the state goes.
        reply: Reply<Result<Arc<Sitting>, Problem>>,
    },
    /// The state of a table of a list, which nobody may be using.
    Snapshot {
        /// The id of the table.
        id: String,
        /// Where the state goes.
        reply: Reply<Result<Arc<Sitting>, Problem>>,
    },
    /// The newest tables with a label, before a position.
    List {
        /// The label.
        label: String,
        /// The position before which the tables stand; `None` for the newest.
        before: Option<u64>,
        /// The maximum number of tables.
        size: u32,
        /// Where the tables go.
        reply: Reply<Result<Vec<Listed>, Problem>>,
    },
    /// The rows of a log that is no table.
    ReadLog {
        /// The name of the log.
        log: String,
        /// Where the rows go.
        reply: Reply<Result<Vec<String>, Problem>>,
    },
    /// A row to append to a log that is no table.
    AppendToLog {
        /// The name of the log.
        log: String,
        /// The number that the row must have.
        at: u64,
        /// The row.
        row: String,
        /// The time of the row, in milliseconds since 1970.
        time: u64,
        /// Where it is told whether the row was appended: not if the log has such a number already.
        reply: Reply<Result<bool, Problem>>,
    },
    /// The first row of a table, to be appended unless the table exists.
    Open {
        /// The id of the table.
        id: Token,
        /// The content of the row.
        opening: Box<Opening>,
        /// Where it is told that the table exists.
        reply: Reply<Result<(), Problem>>,
    },
    /// A command to a table, whose rows are to be appended ([`Command::rows`]).
    Ask {
        /// The id of the table.
        id: Token,
        /// The command.
        command: Command,
        /// Where the number of rows after the command goes.
        reply: Reply<Result<u64, Problem>>,
    },
    /// A token from a rate limit of the sender of the request.
    Take {
        /// The rate limit.
        quota: Quota,
        /// The person who pays; `None` if only the address does.
        person: Option<PersonId>,
        /// Where it is told that there is none left.
        reply: Reply<Result<(), Problem>>,
    },
    /// Whether a person is connected to a table.
    IsPresent {
        /// The id of the table.
        id: Token,
        /// The person.
        person: PersonId,
        /// Where it is told.
        reply: Reply<bool>,
    },
    /// A computation that takes too long to be made among other requests.
    Compute {
        /// What it reads.
        work: Work,
        /// The computation.
        job: Job,
        /// Where the result goes.
        reply: Reply<Result<Computed, Problem>>,
    },
}

/// A rate limit that only some requests take from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Tables opened in an hour.
    Tables,
    /// Options read in an hour without opening a table.
    Options,
    /// Files read in an hour without opening a table.
    Files,
}

/// The kind of a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Reads text from strangers, and needs a budget ([`game::foreign::with_budget`]).
    Foreign,
    /// Replays a game.
    Replay,
}

/// A table of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The id of the table.
    pub id: String,
    /// The position in the list.
    pub position: u64,
}

/// A computation, to be run once.
pub struct Job(Box<dyn FnOnce() -> Computed + Send>);

/// The result of a [`Job`].
pub type Computed = Box<dyn Any + Send>;

impl Job {
    /// Runs the computation.
    #[must_use]
    pub fn run(self) -> Computed {
        (self.0)()
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Job")
    }
}

/// The place for the result of an effect.
#[derive(Debug)]
pub struct Reply<T>(Arc<Mutex<Option<T>>>);

impl<T> Reply<T> {
    /// Sends the result.
    pub fn send(self, result: T) {
        *lock(&self.0) = Some(result);
    }
}

/// The effects that a request asks for, one after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effects(Arc<Mutex<Option<Effect>>>);

impl Effects {
    /// The effect that must be performed next.
    pub(crate) fn take(&self) -> Option<Effect> {
        lock(&self.0).take()
    }

    /// Asks for an effect; ready when its result was sent.
    fn perform<T>(&self, effect: impl FnOnce(Reply<T>) -> Effect) -> Performing<T> {
        let place = Arc::default();
        let before = lock(&self.0).replace(effect(Reply(Arc::clone(&place))));
        debug_assert!(before.is_none(), "one effect at a time");
        Performing(place)
    }

    pub(crate) async fn table(&self, id: Token) -> Result<Arc<Sitting>, Problem> {
        self.perform(|reply| Effect::Table { id, reply }).await
    }

    pub(crate) async fn known_table(&self, id: Token) -> Result<Arc<Sitting>, Problem> {
        self.perform(|reply| Effect::KnownTable { id, reply }).await
    }

    pub(crate) async fn snapshot(&self, id: String) -> Result<Arc<Sitting>, Problem> {
        self.perform(|reply| Effect::Snapshot { id, reply }).await
    }

    pub(crate) async fn list(
        &self,
        label: String,
        before: Option<u64>,
        size: u32,
    ) -> Result<Vec<Listed>, Problem> {
        self.perform(|reply| Effect::List { label, before, size, reply }).await
    }

    pub(crate) async fn read_log(&self, log: String) -> Result<Vec<String>, Problem> {
        self.perform(|reply| Effect::ReadLog { log, reply }).await
    }

    /// Appends a row to a log that is no table, at this number; returns whether the number was free.
    pub(crate) async fn append_to_log(
        &self,
        log: String,
        at: u64,
        row: String,
        time: u64,
    ) -> Result<bool, Problem> {
        self.perform(|reply| Effect::AppendToLog { log, at, row, time, reply }).await
    }

    /// Opens a table, unless it exists.
    pub(crate) async fn open(&self, id: Token, opening: Opening) -> Result<(), Problem> {
        self.perform(|reply| Effect::Open { id, opening: Box::new(opening), reply }).await
    }

    /// Carries out a command at a table; returns the number of rows after it.
    pub(crate) async fn ask(&self, id: Token, command: Command) -> Result<u64, Problem> {
        self.perform(|reply| Effect::Ask { id, command, reply }).await
    }

    /// Takes a token from a rate limit.
    pub(crate) async fn take_from(
        &self,
        quota: Quota,
        person: Option<PersonId>,
    ) -> Result<(), Problem> {
        self.perform(|reply| Effect::Take { quota, person, reply }).await
    }

    pub(crate) async fn is_present(&self, id: Token, person: PersonId) -> bool {
        self.perform(|reply| Effect::IsPresent { id, person, reply }).await
    }

    /// Has a computation made where it holds up nobody.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: Work,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let job = Job(Box::new(|| Box::new(job())));
        let computed = self.perform(|reply| Effect::Compute { work, job, reply }).await?;
        Ok(*computed.downcast().expect("a job returns the result of its closure"))
    }
}

/// The future of an effect's result.
struct Performing<T>(Arc<Mutex<Option<T>>>);

impl<T> Future for Performing<T> {
    type Output = T;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<T> {
        lock(&self.0).take().map_or(Poll::Pending, Poll::Ready)
    }
}

fn lock<T>(place: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing panics while it holds the lock.
    place.lock().unwrap_or_else(PoisonError::into_inner)
}
