//! The bots of a table: they think in tasks of their own, and their decisions come back to the keeper as commands.

use app::{Command, Problem};
use tables::{Request, Who};

use super::{Message, RETRY_AFTER, Task};
use crate::thinking::Table;

impl Task {
    /// Carries out a bot's decision. If it cannot be written, for instance because the store is away, the bot is asked
    /// again after a delay: nobody else would ask it.
    pub(super) async fn let_bot_decide(&mut self, command: Option<Box<Command>>) {
        let done = match command {
            Some(command) => self.carry_out(&command).await,
            None => Err(Problem::Failed),
        };
        let problem = match done {
            // The bot is asked again about the new state of the table.
            Ok(_) | Err(Problem::Stale { .. }) => return,
            Err(problem) => problem,
        };
        tracing::debug!(table = self.id, %problem, "a bot could not decide");
        let own = self.own.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_AFTER).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Message::Again).await;
            }
        });
    }

    /// Asks the next bot that the table waits for, unless it has been asked already.
    pub(super) fn let_bots_think(&mut self) {
        let sitting = self.sitting();
        if self.thinks_at.is_some_and(|at| sitting.is_known_by(at)) {
            return;
        }
        let asked = sitting.asked();
        let bots = asked.iter().filter_map(|seat| Some((seat, sitting.chair(seat)?.bot()?)));
        let Some((seat, level)) = bots.into_iter().next() else { return };
        self.thinks_at = Some(sitting.rows());
        let (own, thinking) = (self.own.clone(), self.services.thinking.clone());
        let is_watched = self.is_watched();
        let (address, host) = (self.last_address, sitting.opening().host);
        let table = Table { address, host, is_watched };
        // Viewers at other servers are not known here.
        let pause = thinking.pause(&sitting, is_watched || self.services.store.is_shared());
        self.hurry = pause.hurry.clone();
        let thought = tokio::spawn(async move {
            let at = Some(sitting.rows());
            let action = thinking.answer(sitting, table, seat, level, pause).await;
            let play = |action| Request::Play(seat, action);
            let command =
                action.map(|it| Command { who: Who::Server, request: play(it), at, key: None });
            if let Some(own) = own.upgrade() {
                let _ = own.send(Message::Decided(command.map(Box::new))).await;
            }
        });
        // A decision about an older state of the table is of no use any more.
        if let Some(old) = self.thought.replace(thought.abort_handle()) {
            old.abort();
        }
    }
}
