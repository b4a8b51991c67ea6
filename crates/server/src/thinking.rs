//! Thinking of bots: on blocking threads, a few bots at a time, never on the async workers.

mod turns;

use std::{sync::Arc, time::Duration};

use bots::Level;
use game::Seat;
use tables::{Pace, Sitting};
use tokio::{sync::Notify, time::Instant};

pub(crate) use self::turns::Table;
use self::turns::{Turn, Turns};

/// The settings of a server's bots.
#[derive(Clone, Copy, Debug)]
pub struct BotSettings {
    /// The number of bots that think at a time.
    pub thinkers: usize,
    /// How long a brisk bot waits before it answers a decision that can still be undone. A calm one waits three times
    /// as long, a slow one eight times.
    pub grace: Duration,
}

/// The pause before a bot's decision is played.
#[derive(Clone, Debug)]
pub(crate) struct Pause {
    time: Duration,
    /// The signal that ends the pause early.
    pub(crate) hurry: Arc<Notify>,
}

/// The executor of bots, shared by all tables.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    turns: Arc<Turns>,
    grace: Duration,
}

impl Thinking {
    pub(crate) fn new(BotSettings { thinkers, grace }: BotSettings) -> Thinking {
        Thinking { turns: Turns::new(thinkers), grace }
    }

    /// The pause of a table's bots. Viewers can follow decisions one after the other; a table without people has no
    /// pause.
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

    /// The decision of a bot for `seat`, returned after the pause; `None` if the bot failed, which is logged.
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

/// Runs a bot on a blocking thread. The bot is created anew for every decision: one that stayed would keep its tree
/// within a turn, which saves a tenth to a quarter of the simulations (`crates/bots/tests/kept.rs`) and makes nobody
/// stronger, because the bot has the visits of its full number of simulations either way. But a maestro's tree takes up
/// to 1.6 megabytes (4,000 simulations) for every seat, where a thousand whole tables take forty.
async fn decide(turn: Turn, sitting: Arc<Sitting>, seat: Seat, level: Level) -> Option<String> {
    let seed = getrandom::u64().ok()?;
    let decide = move || {
        // Held as long as the bot thinks, also if its request was cancelled.
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
