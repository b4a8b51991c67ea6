//! Two people at each table play: as fast as possible, or one move a second.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crowd::{Client, Error, Pair, ServerMessage};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::{task::JoinSet, time::Instant as Alarm};

use crate::{failed, load_stats::LoadStats};

/// The longest wait for the next message at a table.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(30);
/// The largest number of tables that are opened at the same time.
const MAX_CONCURRENT_OPENINGS: usize = 16;

/// The speed of play at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlaySpeed {
    /// Every decision is made at once.
    FlatOut,
    /// One move a second.
    Calm,
}

/// The end of play at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StopAt {
    Time(Instant),
    Moves(u64),
}

/// Opens tables, with two people at each.
pub(crate) async fn open(client: &Client, title: &str, tables: usize) -> Result<Vec<Pair>> {
    let bar = bar(tables, "opening tables");
    let (mut opening, mut pairs) = (JoinSet::new(), Vec::with_capacity(tables));
    for _ in 0..tables {
        if opening.len() == MAX_CONCURRENT_OPENINGS {
            pairs.push(opened(opening.join_next().await)?);
            bar.inc(1);
        }
        opening.spawn(sit_down(client.clone(), title.to_owned()));
    }
    while !opening.is_empty() {
        pairs.push(opened(opening.join_next().await)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(pairs)
}

fn opened(pair: Option<Result<Result<Pair, Error>, tokio::task::JoinError>>) -> Result<Pair> {
    pair.context("somebody was sitting down")??.map_err(failed)
}

async fn sit_down(client: Client, title: String) -> Result<Pair, Error> {
    let people = [client.register("Berthe").await?, client.register("Édouard").await?];
    Pair::sit_down(people, &title).await
}

/// Plays at all tables, and returns them with the statistics of all moves.
pub(crate) async fn play(
    pairs: Vec<Pair>,
    speed: PlaySpeed,
    until: StopAt,
) -> Result<(Vec<Pair>, LoadStats)> {
    let bar = bar(pairs.len(), "playing");
    let mut playing = JoinSet::new();
    for (nth, pair) in pairs.into_iter().enumerate() {
        let table =
            PlayedTable { pair, seed: nth as u64, posted: None, stats: LoadStats::default() };
        playing.spawn(table.play(speed, until));
    }
    let (mut pairs, mut stats) = (Vec::new(), LoadStats::default());
    while let Some(played) = playing.join_next().await {
        let table = played?.map_err(failed)?;
        stats.add(table.stats);
        pairs.push(table.pair);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((pairs, stats))
}

/// A table at which two people play, and its statistics.
struct PlayedTable {
    pair: Pair,
    seed: u64,
    /// The last move, until it is answered and seen by the other player.
    posted: Option<PendingMove>,
    stats: LoadStats,
}

/// A move that was sent to the server.
struct PendingMove {
    seat: usize,
    at: u64,
    when: Instant,
    answered: bool,
    seen: bool,
}

impl PlayedTable {
    async fn play(mut self, speed: PlaySpeed, until: StopAt) -> Result<PlayedTable, Error> {
        // Tables that are played at one move a second are not all played at the same moment.
        let mut next = Alarm::now() + Duration::from_millis(self.seed * 7919 % 1000);
        while !self.is_done(until) || self.posted.is_some() {
            if self.posted.is_none() {
                if let PlaySpeed::Calm = speed {
                    tokio::time::sleep_until(next).await;
                    next += Duration::from_secs(1);
                }
                self.decide().await?;
            }
            let message = tokio::time::timeout(MESSAGE_TIMEOUT, self.pair.next()).await;
            let (seat, message) = message.map_err(|_| "nothing happens any more")??;
            self.note(seat, &message)?;
        }
        Ok(self)
    }

    fn is_done(&self, until: StopAt) -> bool {
        match until {
            StopAt::Time(time) => time <= Instant::now(),
            StopAt::Moves(moves) => moves <= self.stats.moves,
        }
    }

    /// Sends the next move; after the end of a game, opens a new table first.
    async fn decide(&mut self) -> Result<(), Error> {
        let scene = self.pair.seen[0].as_ref().ok_or("a scene comes first")?;
        if !scene.is_playing() {
            self.stats.games += 1;
            self.pair = Pair::sit_down(self.pair.people().clone(), &self.pair.title).await?;
        }
        let (seat, scene) = self.pair.asked().ok_or("both have seen whose turn it is")?;
        let (at, action) = (scene.at, scene.any_action(self.seed).ok_or("who is asked can act")?);
        let (action, when) = (action.to_owned(), Instant::now());
        self.posted = Some(PendingMove { seat, at, when, answered: false, seen: false });
        self.pair.post(seat, at, &action, at).await
    }

    fn note(&mut self, seat: usize, message: &ServerMessage) -> Result<(), Error> {
        let Some(posted) = &mut self.posted else { return Ok(()) };
        match message.ok {
            Some(true) => {
                self.stats.moves += 1;
                posted.answered = true;
            }
            Some(false) => {
                self.stats.refused += 1;
                return Err(format!("refused: {message:?}").into());
            }
            None => (),
        }
        let is_later = message.scene.as_ref().is_some_and(|it| posted.at < it.at);
        if is_later && seat != posted.seat {
            self.stats.record_latency(posted.when.elapsed());
            posted.seen = true;
        }
        if posted.answered && posted.seen {
            self.posted = None;
        }
        Ok(())
    }
}

/// A progress bar on standard error, shown on a terminal only.
fn bar(tables: usize, message: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {elapsed}");
    let bar = ProgressBar::new(tables as u64).with_message(message);
    bar.with_style(style.expect("the template is sound"))
}
