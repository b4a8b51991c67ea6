//! Bots think beside the server's own work: a few at a time, never on its threads.

mod turns;

use std::{sync::Arc, time::Duration};

use bots::Level;
use game::Seat;
use tables::{Pace, Sitting};
use tokio::{sync::Notify, time::Instant};

pub(crate) use self::turns::Table;
use self::turns::{Turn, Turns};

/// How the bots of a server behave.
#[derive(Clone, Copy, Debug)]
pub struct BotSettings {
    /// How many of them think at a time.
    pub thinkers: usize,
    /// How long they wait, where they are brisk, before they answer somebody who may still take their
    /// decision back. Where they are calm it is three times as long, where they are slow eight times.
    pub grace: Duration,
}

/// How long a bot keeps its decision to itself.
#[derive(Clone, Debug)]
pub(crate) struct Pause {
    time: Duration,
    /// Ends it before its time.
    pub(crate) hurry: Arc<Notify>,
}

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    turns: Arc<Turns>,
    grace: Duration,
}

impl Thinking {
    pub(crate) fn new(BotSettings { thinkers, grace }: BotSettings) -> Thinking {
        Thinking { turns: Turns::new(thinkers), grace }
    }

    /// How long the bots of a table wait before they decide. Those who look see what they do, one
    /// decision after the other; nobody waits for bots among themselves.
    pub(crate) fn pause(&self, sitting: &Sitting, is_seen: bool) -> Pause {
        let pace = if is_seen { sitting.pace() } else { Pace::Brisk };
        let (to_regret, to_see) = match pace {
            Pace::Brisk => (1.0, 0.0),
            Pace::Calm => (3.0, 0.7),
            Pace::Slow => (8.0, 2.0),
        };
        let times = match (sitting.regretful().next(), sitting.people().next()) {
            (Some(_), _) => to_regret,
            (None, Some(_)) => to_see,
            (None, None) => 0.0,
        };
        Pause { time: self.grace.mul_f32(times), hurry: Arc::default() }
    }

    /// What a bot of that level does for `seat`, told when it is polite to; nothing if it cannot
    /// tell, which the log explains.
    pub(crate) async fn answer(
        &self,
        sitting: Arc<Sitting>,
        table: Table,
        seat: Seat,
        level: Level,
        pause: Pause,
    ) -> Option<String> {
        let answer_at = Instant::now() + pause.time;
        let turn = self.turns.wait(table).await?;
        let action = decide(turn, sitting, seat, level).await?;
        tokio::select! {
            () = tokio::time::sleep_until(answer_at) => (),
            () = pause.hurry.notified() => (),
        }
        Some(action)
    }
}

/// A bot is made anew for every decision. One that stayed would keep its tree within a turn, which
/// spares a tenth to a quarter of the simulations (`crates/bots/tests/kept.rs`) and makes nobody
/// stronger: it has the visits of its full number of simulations either way. But a maestro's tree takes
/// up to 1.6 megabytes (4,000 simulations) for every seat, where a thousand whole tables take forty.
async fn decide(turn: Turn, sitting: Arc<Sitting>, seat: Seat, level: Level) -> Option<String> {
    let seed = getrandom::u64().ok()?;
    let decide = move || {
        // As long as it thinks, whoever still wants to know.
        let _turn = turn;
        sitting.table().bot(seat, level, seed)
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
