//! Bots think beside the server's own work: a few at a time, never on its threads.

mod turns;

use std::{sync::Arc, time::Duration};

use bots::Level;
use game::Seat;
use tables::Sitting;
use tokio::time::Instant;

pub(crate) use self::turns::Table;
use self::turns::{Turn, Turns};

/// How the bots of a server behave.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// How many of them think at a time.
    pub thinkers: usize,
    /// How long they wait before they answer somebody who may still take their decision back.
    pub grace: Duration,
}

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    turns: Arc<Turns>,
    grace: Duration,
}

impl Thinking {
    pub(crate) fn new(Manners { thinkers, grace }: Manners) -> Thinking {
        Thinking { turns: Turns::new(thinkers), grace }
    }

    /// What a bot of that level does for `seat`, told when it is polite to; nothing if it cannot
    /// tell, which the log explains.
    pub(crate) async fn answer(
        &self,
        sitting: Arc<Sitting>,
        table: Table,
        seat: Seat,
        level: Level,
    ) -> Option<String> {
        let polite = Instant::now() + self.grace;
        let may_change_their_mind = sitting.people().any(|it| sitting.can_take_back(it));
        let turn = self.turns.wait(table).await?;
        let action = decide(turn, sitting, seat, level).await?;
        if may_change_their_mind {
            tokio::time::sleep_until(polite).await;
        }
        Some(action)
    }
}

/// A bot is made anew for every decision. One that stayed would keep its tree within a turn, which
/// spares a tenth to a quarter of the thinking (`crates/bots/tests/kept.rs`) and makes nobody
/// stronger: it plays its full number of games either way. But a maestro's tree takes up to a megabyte
/// for every seat, where a thousand tables with all that lies on them take forty.
async fn decide(turn: Turn, sitting: Arc<Sitting>, seat: Seat, level: Level) -> Option<String> {
    let seed = getrandom::u64().ok()?;
    let decide = move || {
        // As long as it thinks, whoever still wants to know.
        let _turn = turn;
        sitting.table().bot(seat, level.name(), seed)
    };
    match tokio::task::spawn_blocking(decide).await {
        Ok(Ok(action)) => Some(action),
        Ok(Err(refusal)) => {
            tracing::error!(%refusal, "a bot was asked for nothing");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a bot has failed");
            None
        }
    }
}
