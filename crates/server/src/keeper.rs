//! The keeper of one table: the task that owns it. Commands for the table are handled one after the other; viewers
//! are shown the state that the keeper has published last.
//!
//! A published state is on disk. Where several servers share a store, each has a keeper of its own; rows with the
//! same number are written once, and the keeper that was slower reads on.

mod bots;

use std::sync::Arc;

use app::{Command, Problem};
use store::{Append, Appended, Row as Stored, Store};
use tables::{Request, Row, Sitting};
use tokio::{
    sync::{Notify, mpsc, oneshot, watch},
    task::AbortHandle,
    time::{Duration, Instant},
};

use crate::{
    client_address::ClientAddress, clock, metrics::Metrics, registry::store_problem,
    thinking::Thinking,
};

/// How long a table without viewers stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_secs(120);
/// The capacity of a keeper's queue, above which requests are turned away.
const QUEUE_LENGTH: usize = 64;
/// The delay before a retry: of a bot whose decision could not be written, and of a log that could not be read.
const RETRY_AFTER: Duration = Duration::from_secs(2);
/// The time after which a log is read again, in case the hint that it has grown was lost.
pub(crate) const REREAD_EVERY: Duration = Duration::from_secs(20);
/// The maximum number of attempts at a command, where another server is faster.
const MAX_ATTEMPTS: usize = 8;

/// A message to a keeper. It is small, because every table has room for a queue of them.
#[derive(Debug)]
enum Message {
    Command(Box<Command>, ClientAddress, oneshot::Sender<Result<u64, Problem>>),
    /// A hint that the log may have grown to this number of rows.
    Grown(Option<u64>),
    /// A request to read the log to its end, and to reply then.
    CatchUp(oneshot::Sender<()>),
    /// The decision of a bot, or `None` if the bot failed.
    Decided(Option<Box<Command>>),
    /// The end of the delay after which a failed bot is asked again.
    Again,
    #[cfg(test)]
    Panic,
}

/// The handle of a keeper.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    messages: mpsc::Sender<Message>,
    published: watch::Receiver<Arc<Sitting>>,
}

/// The services that all keepers share.
#[derive(Clone, Debug)]
pub(crate) struct KeeperServices {
    pub(crate) store: Store,
    pub(crate) thinking: Thinking,
    pub(crate) metrics: Arc<Metrics>,
    /// The average time after which a log is read again without a hint.
    pub(crate) reread_every: Duration,
}

/// The error for a keeper that has stopped: the table has to be looked up again.
#[derive(Debug)]
pub(crate) struct Gone;

impl Keeper {
    /// Starts the keeper of a table.
    pub(crate) fn start(id: String, sitting: Sitting, services: KeeperServices) -> Keeper {
        let (messages, inbox) = mpsc::channel(QUEUE_LENGTH);
        let (publish, published) = watch::channel(Arc::new(sitting));
        let keeper = Keeper { messages, published };
        let own = keeper.messages.downgrade();
        let reread_at = Instant::now();
        let mut task = Task {
            id,
            publish,
            services,
            own,
            last_address: None,
            thinks_at: None,
            thought: None,
            hurry: Arc::default(),
            reread_at,
            failed_reads: 0,
        };
        task.schedule_reread();
        tokio::spawn(task.run(inbox));
        keeper
    }

    /// The published state of the table.
    pub(crate) fn sitting(&self) -> Arc<Sitting> {
        self.published.borrow().clone()
    }

    /// A receiver of the published states.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Sitting>> {
        self.published.clone()
    }

    /// Carries out a command that came from this address; returns the number of rows after it.
    pub(crate) async fn ask(
        &self,
        command: Command,
        from: ClientAddress,
    ) -> Result<Result<u64, Problem>, Gone> {
        let (reply, answer) = oneshot::channel();
        match self.messages.try_send(Message::Command(Box::new(command), from, reply)) {
            Ok(()) => answer.await.map_err(|_| Gone),
            Err(mpsc::error::TrySendError::Full(_)) => Ok(Err(Problem::BUSY)),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Gone),
        }
    }

    /// Hints that the log may have grown. A full queue drops the hint, since the keeper will read the log anyway.
    pub(crate) fn hint(&self, next: Option<u64>) {
        let _ = self.messages.try_send(Message::Grown(next));
    }

    /// Reads the log to its end: other servers may have appended rows whose hint is still on its way.
    pub(crate) async fn catch_up(&self) {
        let (reply, done) = oneshot::channel();
        // If the keeper is gone or busy, the last published state stands.
        if self.messages.try_send(Message::CatchUp(reply)).is_ok() {
            let _ = done.await;
        }
    }

    #[cfg(test)]
    pub(crate) fn panic(&self) {
        self.messages.try_send(Message::Panic).expect("it is there");
    }

    pub(crate) fn is_gone(&self) -> bool {
        self.messages.is_closed()
    }
}

/// The state of a keeper's task.
struct Task {
    id: String,
    publish: watch::Sender<Arc<Sitting>>,
    services: KeeperServices,
    /// The sender for decisions of bots. It is weak, so that the keeper does not keep its own queue open.
    own: mpsc::WeakSender<Message>,
    /// The address of the last command.
    last_address: Option<ClientAddress>,
    /// The number of rows for which a bot is already thinking.
    thinks_at: Option<u64>,
    /// The handle that aborts the bot that is thinking.
    thought: Option<AbortHandle>,
    /// The signal that ends the pause of the bot that is thinking.
    hurry: Arc<Notify>,
    /// The time of the next reading without a hint.
    reread_at: Instant,
    /// The number of failed readings since the last successful one.
    failed_reads: u32,
}

impl Task {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        self.services.metrics.tables.inc();
        self.let_bots_think();
        let mut busy = Instant::now();
        loop {
            let until = if self.is_watched() { self.reread_at } else { busy + IDLE_TIMEOUT };
            match tokio::time::timeout_at(until.min(self.reread_at), inbox.recv()).await {
                Ok(Some(message)) => {
                    // Boxed, so that an idle task stays small.
                    Box::pin(self.handle(message)).await;
                    busy = Instant::now();
                }
                Ok(None) => break,
                Err(_) if !self.is_watched() && IDLE_TIMEOUT <= busy.elapsed() => break,
                Err(_) => Box::pin(self.reread_after_timeout()).await,
            }
        }
        // Senders of pending commands get an error, and find the next keeper.
        drop(inbox);
        self.services.metrics.tables.dec();
    }

    /// Whether anybody watches the table. The registry holds one receiver, and every viewer another.
    fn is_watched(&self) -> bool {
        1 < self.publish.receiver_count()
    }

    /// Reads the log after a timeout: a hint may be lost, for instance with the server that should have sent it.
    async fn reread_after_timeout(&mut self) {
        if 0 < self.failed_reads || (self.services.store.is_shared() && self.is_watched()) {
            self.try_to_read_on().await;
            self.let_bots_think();
        } else {
            self.schedule_reread();
        }
    }

    /// Schedules the next reading after a successful one, with jitter, so that not all tables are read at once.
    fn schedule_reread(&mut self) {
        self.failed_reads = 0;
        let shared = self.services.store.is_shared();
        let pause = if shared { with_jitter(self.services.reread_every) } else { IDLE_TIMEOUT };
        self.reread_at = Instant::now() + pause;
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Command(command, from, reply) => {
                self.last_address = Some(from);
                let answer = self.carry_out(&command).await;
                // If the sender is gone, the command is carried out all the same.
                let _ = reply.send(answer);
            }
            Message::Grown(next) => {
                if next.is_none_or(|next| self.sitting().rows() < next) {
                    self.try_to_read_on().await;
                }
            }
            Message::CatchUp(reply) => {
                // If the sender is gone, nobody else has to wait for the reading.
                if !reply.is_closed() {
                    self.try_to_read_on().await;
                }
                let _ = reply.send(());
            }
            Message::Decided(command) => self.let_bot_decide(command).await,
            Message::Again => self.thinks_at = None,
            #[cfg(test)]
            Message::Panic => panic!("as it was asked to"),
        }
        self.let_bots_think();
    }

    async fn carry_out(&mut self, command: &Command) -> Result<u64, Problem> {
        for _ in 0..MAX_ATTEMPTS {
            if let Some(at) = self.try_once(command).await? {
                return Ok(at);
            }
        }
        Err(Problem::BUSY)
    }

    /// One attempt at a command; returns the number of rows after it, or `None` if another server appended some first.
    async fn try_once(&mut self, command: &Command) -> Result<Option<u64>, Problem> {
        // A sender who knows more rows than we do has them from another server.
        if command.at.is_some_and(|at| self.sitting().rows() < at) {
            self.read_on().await?;
        }
        let (sitting, now) = (self.sitting(), clock::now());
        let (next, rows) = match command.rows(&sitting, now) {
            Ok(asked) => asked,
            // The command may be possible after the rows that another server has appended.
            Err(_) if self.read_on().await? => return Ok(None),
            Err(problem) => return self.was_done(command, problem).await.map(Some),
        };
        // A command that changes nothing has no rows.
        if rows.is_empty() {
            if command.request == Request::Hurry {
                self.hurry.notify_one();
            }
            return Ok(Some(sitting.rows()));
        }
        let append = self.append(&sitting, &next, &rows, command, now);
        match self.services.store.append(append).await.map_err(store_problem)? {
            Appended::Done => {
                self.services.metrics.rows.inc_by(rows.len() as u64);
                self.publish.send_replace(Arc::new(next));
                self.schedule_reread();
                // The pause of the bot that is thinking is computed again with the new pace.
                if matches!(command.request, Request::Pace(_)) {
                    self.thinks_at = None;
                }
                Ok(Some(self.sitting().rows()))
            }
            Appended::Repeated { .. } => {
                self.read_on().await?;
                Ok(Some(self.sitting().rows()))
            }
            Appended::Conflict { .. } => {
                self.read_on().await?;
                Ok(None)
            }
        }
    }

    /// Succeeds if the key shows that a refused command is the repetition of one that was carried out; else returns
    /// `problem`.
    async fn was_done(&self, command: &Command, problem: Problem) -> Result<u64, Problem> {
        let Some(key) = &command.key else { return Err(problem) };
        // Row 0 exists, so nothing is appended; but the store recognizes the key.
        let again = Append::new(&self.id, 0).row(0, "-").key(key);
        match self.services.store.append(again).await.map_err(store_problem)? {
            Appended::Repeated { .. } => Ok(self.sitting().rows()),
            Appended::Done | Appended::Conflict { .. } => Err(problem),
        }
    }

    fn append(
        &self,
        before: &Sitting,
        after: &Sitting,
        rows: &[Row],
        command: &Command,
        now: u64,
    ) -> Append {
        let mut append = Append::new(&self.id, before.rows());
        let stored = |row: &Row| Stored { time: clock::stored(now), text: row.to_string() };
        append.rows = rows.iter().map(stored).collect();
        append.key.clone_from(&command.key);
        append.labels = after.new_labels(Some(before));
        append
    }

    /// Reads on; after a failure schedules a retry with exponential backoff, since no further hint may come.
    async fn try_to_read_on(&mut self) {
        if let Err(problem) = self.read_on().await {
            tracing::warn!(table = self.id, %problem, "could not read on");
            let pause = RETRY_AFTER
                .saturating_mul(1 << self.failed_reads.min(8))
                .min(self.services.reread_every);
            self.failed_reads += 1;
            self.reread_at = Instant::now() + with_jitter(pause);
        }
    }

    /// Reads the rows that others have appended; returns whether there were any.
    async fn read_on(&mut self) -> Result<bool, Problem> {
        let mut sitting = Sitting::clone(&self.sitting());
        let rows = self.services.store.read(&self.id, sitting.rows()).await;
        let rows = rows.map_err(store_problem)?;
        for row in &rows {
            sitting.read_on(&row.text, clock::read(row.time)).map_err(|bad| {
                tracing::error!(table = self.id, %bad, "a row does not fit");
                Problem::Failed
            })?;
        }
        if !rows.is_empty() {
            self.publish.send_replace(Arc::new(sitting));
        }
        self.schedule_reread();
        Ok(!rows.is_empty())
    }

    fn sitting(&self) -> Arc<Sitting> {
        self.publish.borrow().clone()
    }
}

/// A duration with jitter of a quarter, so that tables that began together are not read together.
fn with_jitter(pause: Duration) -> Duration {
    let random = getrandom::u32().unwrap_or(u32::MAX / 2);
    pause.mul_f64(0.75 + 0.5 * f64::from(random) / f64::from(u32::MAX))
}
