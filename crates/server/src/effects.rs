//! The performer of effects: what a request asks to be read, appended or computed, on this server.

use std::sync::Arc;

use app::{Command, Computed, Effect, Exchange, Job, Listed, Problem, Step, Work};
use store::{Append, Appended, Page};
use tables::{Sitting, Token};

use crate::{
    app_state::AppState, client_address::ClientAddress, clock, keeper::Keeper,
    registry::store_problem,
};

/// The performer of the effects of one request.
#[derive(Debug)]
pub(crate) struct Performer<'a> {
    app: &'a AppState,
    /// The address of the client, whose limits count.
    from: ClientAddress,
    /// The keeper that was found last: most requests concern one table.
    found: Option<(Token, Keeper)>,
}

impl<'a> Performer<'a> {
    pub(crate) fn new(app: &'a AppState, from: ClientAddress) -> Performer<'a> {
        Performer { app, from, found: None }
    }

    /// Performs all effects of an exchange; returns its answer.
    pub(crate) async fn run<T>(&mut self, mut exchange: Exchange<T>) -> T {
        loop {
            match exchange.step() {
                Step::Done(answer) => return answer,
                Step::Perform(effect) => self.perform(effect).await,
            }
        }
    }

    async fn perform(&mut self, effect: Effect) {
        let registry = &self.app.registry;
        match effect {
            Effect::Table { id, reply } => reply.send(self.table(id).await),
            Effect::KnownTable { id, reply } => {
                reply.send(self.keeper(id).await.map(|it| it.sitting()));
            }
            Effect::Snapshot { id, reply } => reply.send(registry.snapshot(&id).await),
            Effect::List { label, before, size, reply } => {
                let listed = registry.list(&label, Page { before, size }).await;
                let entry = |it: store::ListedTable| Listed { id: it.table, position: it.position };
                reply.send(listed.map(|all| all.into_iter().map(entry).collect()));
            }
            Effect::ReadLog { log, reply } => {
                let rows = registry.store().read(&log, 0).await.map_err(store_problem);
                reply.send(rows.map(|rows| rows.into_iter().map(|it| it.text).collect()));
            }
            Effect::AppendToLog { log, at, row, time, reply } => {
                let append = Append::new(log, at).row(clock::stored(time), row);
                let appended = registry.store().append(append).await.map_err(store_problem);
                reply.send(appended.map(|it| it == Appended::Done));
            }
            Effect::Open { id, opening, reply } => {
                reply.send(registry.open_table(id, *opening).await);
            }
            Effect::Ask { id, command, reply } => reply.send(self.ask(id, command).await),
            Effect::Take { quota, person, reply } => {
                reply.send(self.app.take(quota, person, self.from));
            }
            Effect::IsPresent { id, person, reply } => {
                reply.send(0 < self.app.present.count((id, person)));
            }
            Effect::Compute { work, job, reply } => reply.send(self.compute(work, job).await),
        }
    }

    /// The keeper of a table, looked up once for all effects of a request.
    async fn keeper(&mut self, id: Token) -> Result<Keeper, Problem> {
        match &self.found {
            Some((known, keeper)) if *known == id && !keeper.is_gone() => Ok(keeper.clone()),
            Some(_) | None => {
                let keeper = self.app.registry.keeper(id).await?;
                self.found = Some((id, keeper.clone()));
                Ok(keeper)
            }
        }
    }

    async fn table(&mut self, id: Token) -> Result<Arc<Sitting>, Problem> {
        let keeper = self.keeper(id).await?;
        Ok(self.app.registry.current(&keeper).await)
    }

    async fn ask(&mut self, id: Token, command: Command) -> Result<u64, Problem> {
        let keeper = self.keeper(id).await?;
        self.app.registry.ask(id, keeper, self.from, || command.clone()).await
    }

    async fn compute(&self, work: Work, job: Job) -> Result<Computed, Problem> {
        match work {
            Work::Foreign => self.app.foreign.run(|| job.run()).await,
            Work::Replay => tokio::task::spawn_blocking(|| job.run()).await.map_err(|error| {
                tracing::error!(%error, "a game could not be replayed");
                Problem::Failed
            }),
        }
    }
}
