//! Tables in memory: performs effects with maps, for tests and for tables that live in one process.

use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
};

use tables::{Commitment, Opening, PersonId, Row, Secret, Sitting, Token};

use crate::{
    api::commands::{CommandFields, CommandKind, carry_out},
    command::Command,
    effect::{Effect, Listed, Work},
    exchange::{Exchange, Step},
    identity::{Keys, Person},
    inputs::Inputs,
    problem::Problem,
    refused::Missing,
    requester::Requester,
    response::Response,
    routes,
};

/// Tables in memory, without any limits. Its clock and its random bytes are whatever its owner says.
#[derive(Debug)]
pub struct Memory {
    /// The time, in milliseconds since 1970.
    pub now: u64,
    keys: Arc<Keys>,
    seed: [u8; 32],
    /// The number of requests so far, which makes the random bytes of each one different.
    requests: u64,
    tables: BTreeMap<String, Kept>,
    logs: BTreeMap<String, Vec<String>>,
    present: HashSet<(Token, PersonId)>,
    /// The labels of tables, in the order in which they were given.
    labels: Vec<(String, String)>,
}

/// A table in memory.
#[derive(Debug)]
struct Kept {
    sitting: Arc<Sitting>,
    rows: Vec<Row>,
    /// The idempotency keys of the commands so far.
    keys: HashSet<String>,
}

impl Memory {
    /// No tables yet. Keys and luck follow from the seed.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Memory {
        Memory {
            now: 0,
            keys: Arc::new(Keys::new(Secret::new(seed))),
            seed,
            requests: 0,
            tables: BTreeMap::new(),
            logs: BTreeMap::new(),
            present: HashSet::new(),
            labels: Vec::new(),
        }
    }

    /// Answers a request.
    pub fn answer(&mut self, request: http::Request<Vec<u8>>) -> Response {
        let requester = Requester::of(request.headers(), &self.keys);
        let inputs = self.inputs(requester);
        self.run(routes::answer(request, inputs))
    }

    /// Carries out a command of a person; returns the number of rows after it.
    ///
    /// # Errors
    ///
    /// Says why the command was refused.
    pub fn command(
        &mut self,
        person: &Person,
        table: Token,
        kind: CommandKind,
        fields: CommandFields,
    ) -> Result<u64, Problem> {
        let inputs = self.inputs(Requester(Some(person.clone())));
        self.run(carry_out(inputs, table, kind, fields))
    }

    /// The rows of a table; none if there is no such table.
    #[must_use]
    pub fn rows(&self, table: Token) -> &[Row] {
        self.tables.get(&table.to_string()).map_or(&[], |it| &it.rows)
    }

    /// The state of a table.
    #[must_use]
    pub fn table(&self, table: Token) -> Option<Arc<Sitting>> {
        self.tables.get(&table.to_string()).map(|it| it.sitting.clone())
    }

    /// The commitment to the luck of the rematch of a table, once its game is over.
    #[must_use]
    pub fn seal_of_rematch(&self, table: Token) -> Option<Commitment> {
        crate::seal_of_rematch(&self.keys, table, &*self.table(table)?)
    }

    /// Notes that a person is connected to a table.
    pub fn connect(&mut self, table: Token, person: PersonId) {
        self.present.insert((table, person));
    }

    fn inputs(&mut self, requester: Requester) -> Inputs {
        self.requests += 1;
        let seed = *blake3::keyed_hash(&self.seed, &self.requests.to_le_bytes()).as_bytes();
        Inputs { requester, now: self.now, seed, keys: self.keys.clone(), https: false }
    }

    fn run<T>(&mut self, mut exchange: Exchange<T>) -> T {
        loop {
            match exchange.step() {
                Step::Done(answer) => return answer,
                Step::Perform(effect) => self.perform(effect),
            }
        }
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Table { id, reply } | Effect::KnownTable { id, reply } => {
                reply.send(self.find(&id.to_string()));
            }
            Effect::Snapshot { id, reply } => reply.send(self.find(&id)),
            Effect::List { label, before, size, reply } => {
                reply.send(Ok(self.list(&label, before, size)));
            }
            Effect::ReadLog { log, reply } => {
                reply.send(Ok(self.logs.get(&log).cloned().unwrap_or_default()));
            }
            Effect::AppendToLog { log, at, row, reply, time: _ } => {
                let rows = self.logs.entry(log).or_default();
                let is_next = rows.len() as u64 == at;
                rows.extend(is_next.then_some(row));
                reply.send(Ok(is_next));
            }
            Effect::Open { id, opening, reply } => reply.send(self.open(id, *opening)),
            Effect::Ask { id, command, reply } => reply.send(self.ask(&id.to_string(), &command)),
            Effect::Take { reply, .. } => reply.send(Ok(())),
            Effect::IsPresent { id, person, reply } => {
                reply.send(self.present.contains(&(id, person)));
            }
            Effect::Compute { work, job, reply } => reply.send(Ok(match work {
                Work::Foreign => {
                    game::foreign::with_budget(game::foreign::REQUEST_BUDGET_BYTES, || job.run())
                }
                Work::Replay => job.run(),
            })),
        }
    }

    fn find(&self, id: &str) -> Result<Arc<Sitting>, Problem> {
        let found = self.tables.get(id).map(|it| it.sitting.clone());
        found.ok_or(Problem::Missing(Missing::Table))
    }

    fn list(&self, label: &str, before: Option<u64>, size: u32) -> Vec<Listed> {
        let positions = (0..self.labels.len() as u64).rev();
        let labelled = positions.zip(self.labels.iter().rev()).filter(|(position, (it, _))| {
            it == label && before.is_none_or(|before| *position < before)
        });
        let listed = labelled.map(|(position, (_, id))| Listed { id: id.clone(), position });
        listed.take(size as usize).collect()
    }

    fn open(&mut self, id: Token, opening: Opening) -> Result<(), Problem> {
        let id = id.to_string();
        if self.tables.contains_key(&id) {
            return Ok(());
        }
        let row = Row::Open(opening.clone());
        let sitting = Sitting::open(opening, self.now).map_err(|bad| Problem::said(&bad.reason))?;
        let labels = sitting.new_labels(None);
        self.labels.extend(labels.into_iter().map(|it| (it, id.clone())));
        let kept = Kept { sitting: Arc::new(sitting), rows: vec![row], keys: HashSet::new() };
        self.tables.insert(id, kept);
        Ok(())
    }

    fn ask(&mut self, id: &str, command: &Command) -> Result<u64, Problem> {
        let kept = self.tables.get_mut(id).ok_or(Problem::Missing(Missing::Table))?;
        let is_repeated = command.key.as_ref().is_some_and(|it| kept.keys.contains(it));
        if !is_repeated {
            let (next, rows) = command.rows(&kept.sitting, self.now)?;
            if !rows.is_empty() {
                kept.keys.extend(command.key.clone());
            }
            let labels = next.new_labels(Some(&kept.sitting));
            self.labels.extend(labels.into_iter().map(|it| (it, id.to_owned())));
            kept.rows.extend(rows);
            kept.sitting = Arc::new(next);
        }
        Ok(kept.sitting.rows())
    }
}
