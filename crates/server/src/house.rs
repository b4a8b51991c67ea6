//! The house: all tables, each with its keeper while somebody is interested in it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use store::{Append, Appended, Change, Listed, Page, Store};
use tables::{Opening, PersonId, Row, Sitting, Token};
use tokio::sync::OnceCell;

use crate::{
    clock,
    identity::Keys,
    keeper::{Errand, Keeper, Tools},
    metrics::Metrics,
    problem::Problem,
    thinking::Thinking,
};

/// How often the house is tidied.
const TIDY: Duration = Duration::from_secs(30);

type Keepers = HashMap<String, Arc<OnceCell<Keeper>>>;

/// All tables of one server.
#[derive(Clone, Debug)]
pub struct House {
    tools: Tools,
    keys: Arc<Keys>,
    keepers: Arc<Mutex<Keepers>>,
}

impl House {
    /// The house over a store, which so many bots may think for at a time.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn open(store: Store, thinkers: usize) -> Result<House, store::Error> {
        let keys = Keys::of(&store).await?;
        let metrics = Arc::new(Metrics::default());
        let tools = Tools { store, thinking: Thinking::new(thinkers), metrics };
        let house = House { tools, keys: Arc::new(keys), keepers: Arc::default() };
        tokio::spawn(house.clone().listen());
        tokio::spawn(house.clone().tidy());
        Ok(house)
    }

    /// Finishes what was asked for and lets go of the store.
    pub async fn close(self) {
        self.tools.store.close().await;
    }

    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.tools.metrics
    }

    pub(crate) fn store(&self) -> &Store {
        &self.tools.store
    }

    /// Opens a table: its id.
    pub(crate) async fn open_table(&self, opening: Opening) -> Result<Token, Problem> {
        let (id, now) = (Token::fresh()?, clock::now());
        let sitting =
            Sitting::open(opening.clone(), now).map_err(|bad| Problem::protocol(bad.reason))?;
        let row = Row::Open(opening).to_string();
        let mut append = Append::new(id.to_string(), 0).row(clock::stored(now), row);
        append.labels = sitting.new_labels(None);
        match self.tools.store.append(append).await? {
            Appended::Done => Ok(id),
            // Nobody guesses an id that was made just now.
            Appended::Taken { .. } | Appended::Again { .. } => Err(Problem::Failed),
        }
    }

    /// The keeper of a table.
    pub(crate) async fn keeper(&self, id: Token) -> Result<Keeper, Problem> {
        let id = id.to_string();
        let cell = {
            let mut keepers = self.lock();
            let cell = keepers.entry(id.clone()).or_default();
            if is_gone(cell) {
                *cell = Arc::default();
            }
            cell.clone()
        };
        let found = cell.get_or_try_init(|| self.start(id.clone())).await.cloned();
        if found.is_err() {
            self.forget(&id, &cell);
        }
        found
    }

    /// Has an errand done at a table, however often its keeper puts the table away meanwhile.
    pub(crate) async fn ask(&self, id: Token, errand: impl Fn() -> Errand) -> Result<u64, Problem> {
        loop {
            if let Ok(answer) = self.keeper(id).await?.ask(errand()).await {
                return answer;
            }
        }
    }

    /// The table as it stands, if this person may know of it.
    pub(crate) async fn look(
        &self,
        id: Token,
        person: Option<PersonId>,
        invitation: Option<Token>,
    ) -> Result<(Keeper, Arc<Sitting>), Problem> {
        let keeper = self.keeper(id).await?;
        let mut sitting = keeper.sitting();
        if !sitting.admits(person, invitation) {
            // They may have sat down a moment ago, at another server.
            keeper.catch_up().await;
            sitting = keeper.sitting();
        }
        // Who may not know of a table is told what those are told who have guessed.
        let admits = sitting.admits(person, invitation);
        if admits { Ok((keeper, sitting)) } else { Err(Problem::Missing("table")) }
    }

    /// The tables that bear a label, newest first.
    pub(crate) async fn list(&self, label: &str, page: Page) -> Result<Vec<Listed>, Problem> {
        Ok(self.tools.store.tables(label, page).await?)
    }

    /// The table as the log tells it, without a keeper: for lists.
    pub(crate) async fn glance(&self, id: &str) -> Result<Arc<Sitting>, Problem> {
        let kept = self.lock().get(id).and_then(|cell| cell.get().cloned());
        match kept {
            Some(keeper) => Ok(keeper.sitting()),
            None => Ok(Arc::new(self.read(id).await?)),
        }
    }

    async fn start(&self, id: String) -> Result<Keeper, Problem> {
        let sitting = self.read(&id).await?;
        Ok(Keeper::start(id, sitting, self.tools.clone()))
    }

    async fn read(&self, id: &str) -> Result<Sitting, Problem> {
        let rows = self.tools.store.read(id, 0).await?;
        if rows.is_empty() {
            return Err(Problem::Missing("table"));
        }
        let rows = rows.iter().map(|row| (row.text.as_str(), clock::read(row.time)));
        Sitting::read(rows).map_err(|bad| {
            tracing::error!(table = id, %bad, "a log does not fit");
            Problem::Failed
        })
    }

    /// Tells keepers of what others have added.
    async fn listen(self) {
        let mut changes = self.tools.store.changes();
        while let Some(change) = changes.next().await {
            match change {
                Change::Log { table, next } => {
                    let keeper = self.lock().get(&*table).and_then(|cell| cell.get().cloned());
                    // Our own appends are hinted at too; their keeper knows.
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

    /// Forgets keepers that have put their tables away.
    async fn tidy(self) {
        loop {
            tokio::time::sleep(TIDY).await;
            self.lock().retain(|_, cell| !is_gone(cell));
        }
    }

    fn forget(&self, id: &str, cell: &Arc<OnceCell<Keeper>>) {
        let mut keepers = self.lock();
        if keepers.get(id).is_some_and(|it| Arc::ptr_eq(it, cell) && it.get().is_none()) {
            keepers.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Keepers> {
        // Nobody panics with the map in hand; if somebody did, it would be whole all the same.
        self.keepers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_gone(cell: &Arc<OnceCell<Keeper>>) -> bool {
    cell.get().is_some_and(Keeper::is_gone)
}
