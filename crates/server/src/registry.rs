//! The registry of all tables, each with its keeper while somebody uses it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use app::{Command, Keys, Problem, refused::Missing};
use futures_util::future::BoxFuture;
use quick_cache::sync::Cache;
use store::{Append, Appended, Change, ListedTable, Page, Store};
use tables::{BadRow, Opening, PersonId, Row, Secret, Sitting, Token};
use tokio::sync::OnceCell;

use crate::{
    client_address::ClientAddress,
    clock,
    keeper::{Keeper, KeeperServices, REREAD_EVERY},
    metrics::Metrics,
    thinking::{BotSettings, Thinking},
};

/// The maximum number of keepers of one table that are tried for one command.
const MAX_KEEPERS_TRIED: usize = 4;
/// The log that holds the key of a store, as its first row.
pub const KEY_LOG: &str = "house";

/// The interval at which stopped keepers are removed.
const SWEEP_EVERY: Duration = Duration::from_secs(30);

/// The cell for the keeper of a table. Everybody who waits for the keeper holds the same cell, so a table has one
/// keeper. Clones are made while the map is locked.
type KeeperCell = Arc<OnceCell<Keeper>>;
/// The keepers, by table id.
type Keepers = HashMap<String, KeeperCell>;
/// The cache of folded tables, by table id.
type SittingCache = Cache<String, Arc<Sitting>>;

/// The number of tables cached for lists, some ten megabytes: as many as one lobby reads.
const MAX_SNAPSHOTS: usize = 320;

/// All tables of one server.
#[derive(Clone, Debug)]
pub struct TableRegistry {
    services: KeeperServices,
    keys: Arc<Keys>,
    keepers: Arc<Mutex<Keepers>>,
    /// The cache of tables that lists have read lately. Most of them have ended for good; of the others only new rows
    /// are read.
    snapshots: Arc<SittingCache>,
}

impl TableRegistry {
    /// Opens the registry of a store, with bots of these settings.
    ///
    /// # Errors
    ///
    /// Fails if the store does, or if its key cannot be read.
    #[must_use]
    pub fn open(
        store: Store,
        bots: BotSettings,
    ) -> BoxFuture<'static, Result<TableRegistry, NoRegistry>> {
        Box::pin(TableRegistry::open_over(store, bots))
    }

    async fn open_over(store: Store, bots: BotSettings) -> Result<TableRegistry, NoRegistry> {
        let keys = Keys::new(secret_of(&store).await?);
        let metrics = Arc::new(Metrics::default());
        let services = KeeperServices {
            store,
            thinking: Thinking::new(bots),
            metrics,
            reread_every: REREAD_EVERY,
        };
        let registry = TableRegistry {
            services,
            keys: Arc::new(keys),
            keepers: Arc::default(),
            snapshots: Arc::new(Cache::new(MAX_SNAPSHOTS)),
        };
        tokio::spawn(registry.clone().listen());
        tokio::spawn(registry.clone().tidy());
        Ok(registry)
    }

    /// Sets the time after which a log is read again without a hint, which bounds how long viewers may see a stale
    /// table. The default is about twenty seconds.
    #[must_use]
    pub fn reading_every(mut self, period: Duration) -> TableRegistry {
        self.services.reread_every = period;
        self
    }

    /// Completes pending writes and closes the store.
    pub async fn close(self) {
        self.services.store.close().await;
    }

    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    pub(crate) fn shared_keys(&self) -> Arc<Keys> {
        self.keys.clone()
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.services.metrics
    }

    pub(crate) fn store(&self) -> &Store {
        &self.services.store
    }

    /// Opens the table with this id, unless it exists.
    pub(crate) async fn open_table(&self, id: Token, opening: Opening) -> Result<(), Problem> {
        let now = clock::now();
        let folding = move || Sitting::open(opening.clone(), now).map(|it| (it, opening));
        let folded = tokio::task::spawn_blocking(folding).await.map_err(|_| Problem::Failed)?;
        let (sitting, opening) = folded.map_err(|bad| Problem::said(&bad.reason))?;
        let row = Row::Open(opening).to_string();
        let mut append = Append::new(id.to_string(), 0).row(clock::stored(now), row);
        append.labels = sitting.new_labels(None);
        match self.services.store.append(append).await.map_err(store_problem)? {
            Appended::Done | Appended::Conflict { .. } | Appended::Repeated { .. } => Ok(()),
        }
    }

    /// The keeper of a table, started if there is none.
    pub(crate) async fn keeper(&self, id: Token) -> Result<Keeper, Problem> {
        let id = id.to_string();
        let cell = self.cell(&id);
        let found = cell.get_or_try_init(|| self.start(id.clone())).await.cloned();
        if found.is_err() {
            self.forget(&id, cell);
        }
        found
    }

    fn cell(&self, id: &str) -> KeeperCell {
        let mut keepers = self.lock();
        let cell = keepers.entry(id.to_owned()).or_default();
        if cell.get().is_some_and(Keeper::is_gone) {
            *cell = KeeperCell::default();
        }
        cell.clone()
    }

    /// Drops a cell that was not filled, and removes it from the map unless others are about to fill it.
    fn forget(&self, id: &str, cell: KeeperCell) {
        let mut keepers = self.lock();
        drop(cell);
        if keepers.get(id).is_some_and(is_unused) {
            keepers.remove(id);
        }
    }

    /// Carries out a command from an address at a table, of which this keeper was found; retries with the next one if it stops meanwhile.
    /// A keeper that is gone again and again has panicked, and would for ever, so the number of retries is limited.
    pub(crate) async fn ask(
        &self,
        id: Token,
        mut keeper: Keeper,
        from: ClientAddress,
        command: impl Fn() -> Command,
    ) -> Result<u64, Problem> {
        for _ in 0..MAX_KEEPERS_TRIED {
            if let Ok(answer) = keeper.ask(command(), from).await {
                return answer;
            }
            keeper = self.keeper(id).await?;
        }
        tracing::error!(table = %id, "no keeper stays at this table");
        Err(Problem::Failed)
    }

    /// The present state of a keeper's table, with whatever any server has answered.
    pub(crate) async fn current(&self, keeper: &Keeper) -> Arc<Sitting> {
        if self.services.store.is_shared() {
            keeper.catch_up().await;
        }
        keeper.sitting()
    }

    /// The keeper and the present state of a table, if this person may know that it exists. For
    /// WebSockets, which watch the keeper.
    pub(crate) async fn find_visible(
        &self,
        id: Token,
        person: Option<PersonId>,
        invitation: Option<Token>,
    ) -> Result<(Keeper, Arc<Sitting>), Problem> {
        let keeper = self.keeper(id).await?;
        let sitting = self.current(&keeper).await;
        // The error is the same as for an id that does not exist.
        let admits = sitting.admits(person, invitation);
        if admits { Ok((keeper, sitting)) } else { Err(Problem::Missing(Missing::Table)) }
    }

    /// The tables that have a label, newest first.
    pub(crate) async fn list(&self, label: &str, page: Page) -> Result<Vec<ListedTable>, Problem> {
        self.services.store.tables(label, page).await.map_err(store_problem)
    }

    /// The state of a table without a keeper, cached: for lists.
    pub(crate) async fn snapshot(&self, id: &str) -> Result<Arc<Sitting>, Problem> {
        let kept = self.lock().get(id).and_then(|cell| cell.get().cloned());
        if let Some(keeper) = kept.filter(|it| !it.is_gone()) {
            return Ok(keeper.sitting());
        }
        let sitting = match self.snapshots.get(id) {
            Some(known) => self.read_on(id, known).await?,
            None => Arc::new(self.read(id).await?),
        };
        self.snapshots.insert(id.to_owned(), sitting.clone());
        Ok(sitting)
    }

    async fn start(&self, id: String) -> Result<Keeper, Problem> {
        let sitting = self.read(&id).await?;
        Ok(Keeper::start(id, sitting, self.services.clone()))
    }

    async fn read(&self, id: &str) -> Result<Sitting, Problem> {
        let rows = self.services.store.read(id, 0).await.map_err(store_problem)?;
        if rows.is_empty() {
            return Err(Problem::Missing(Missing::Table));
        }
        let fold = move || Sitting::read(rows.iter().map(text_and_time));
        self.folded(id, fold).await
    }

    /// A cached table, brought up to date with the rows appended since.
    async fn read_on(&self, id: &str, known: Arc<Sitting>) -> Result<Arc<Sitting>, Problem> {
        let rows = self.services.store.read(id, known.rows()).await.map_err(store_problem)?;
        if rows.is_empty() {
            return Ok(known);
        }
        let fold = move || {
            let mut sitting = Sitting::clone(&known);
            rows.iter()
                .map(text_and_time)
                .try_for_each(|(text, time)| sitting.read_on(text, time))?;
            Ok(sitting)
        };
        self.folded(id, fold).await.map(Arc::new)
    }

    /// Folds on a blocking thread: a long game takes some milliseconds.
    async fn folded(
        &self,
        id: &str,
        fold: impl FnOnce() -> Result<Sitting, BadRow> + Send + 'static,
    ) -> Result<Sitting, Problem> {
        let folded = tokio::task::spawn_blocking(fold).await.map_err(|error| {
            tracing::error!(table = id, %error, "a log could not be folded");
            Problem::Failed
        })?;
        folded.map_err(|bad| {
            tracing::error!(table = id, %bad, "a log does not fit");
            Problem::Failed
        })
    }

    /// Passes hints of the store on to keepers.
    async fn listen(self) {
        let mut changes = self.services.store.changes();
        while let Some(change) = changes.next().await {
            match change {
                Change::Log { table, next } => {
                    let keeper = self.lock().get(&*table).and_then(|cell| cell.get().cloned());
                    // The store also hints at our own appends, which the keeper knows.
                    if let Some(keeper) = keeper.filter(|it| it.sitting().rows() < next) {
                        keeper.hint(Some(next));
                    }
                }
                Change::Anything => {
                    let all: Vec<_> =
                        self.lock().values().filter_map(|it| it.get().cloned()).collect();
                    for keeper in &all {
                        keeper.hint(None);
                    }
                }
            }
        }
    }

    async fn tidy(self) {
        loop {
            tokio::time::sleep(SWEEP_EVERY).await;
            self.sweep();
        }
    }

    /// Removes keepers that have stopped, and unfilled cells that nobody waits for, which cancelled requests leave.
    fn sweep(&self) {
        self.lock().retain(|_, cell| !is_unused(cell));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Keepers> {
        // No code panics while it holds the lock; if some did, the map would be whole all the same.
        self.keepers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The error for a store on which no registry can be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoRegistry {
    /// A failure of the store.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A log of somebody else with the name of ours. It is not replaced, because people are known by the key in it.
    #[error("the log «{KEY_LOG}» of this store does not begin with a key")]
    NoKey,
    /// A system without randomness for a new key.
    #[error("there is no randomness for a key")]
    NoRandomness(#[from] getrandom::Error),
}

/// Whether a row is a key, which the log [`KEY_LOG`] must begin with.
#[must_use]
pub fn is_key(row: &str) -> bool {
    key(row).is_some()
}

fn key(row: &str) -> Option<Secret> {
    row.strip_prefix("key ")?.parse().ok()
}

/// Reads the secret of a store, or creates it.
async fn secret_of(store: &Store) -> Result<Secret, NoRegistry> {
    loop {
        if let Some(row) = store.read(KEY_LOG, 0).await?.first() {
            return key(&row.text).ok_or(NoRegistry::NoKey);
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let fresh = Secret::new(bytes);
        let row = format!("key {fresh}");
        let append = Append::new(KEY_LOG, 0).row(clock::stored(clock::now()), row);
        match store.append(append).await? {
            Appended::Done => return Ok(fresh),
            // Another server was faster.
            Appended::Conflict { .. } | Appended::Repeated { .. } => (),
        }
    }
}

/// The problem of a request for which the store failed.
pub(crate) fn store_problem(error: store::Error) -> Problem {
    match error {
        store::Error::Invalid(invalid) => Problem::said(&invalid),
        error => {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "the store failed");
            Problem::Failed
        }
    }
}

/// The text and the time of a stored row.
fn text_and_time(row: &store::Row) -> (&str, u64) {
    (&row.text, clock::read(row.time))
}

/// Whether a cell can be removed. The caller holds the lock of the map, so nobody can get the cell meanwhile.
fn is_unused(cell: &KeeperCell) -> bool {
    cell.get().map_or(Arc::strong_count(cell) == 1, Keeper::is_gone)
}

#[cfg(test)]
mod tests;
