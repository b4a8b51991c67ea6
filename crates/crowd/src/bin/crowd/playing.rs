//! Two people at each table play: as fast as it goes, or at a pace.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crowd::{Client, Error, Heard, Pair};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::{task::JoinSet, time::Instant as Alarm};

use crate::{failed, tally::Tally};

/// How long nothing may happen at a table that is played at.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many tables are opened at the same time.
const AT_ONCE: usize = 16;

/// How fast a table is played at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// Whoever is asked decides at once.
    FlatOut,
    /// A move a second.
    Calm,
}

/// When a table is left.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    Time(Instant),
    Moves(u64),
}

/// Opens so many tables, two people at each.
pub(crate) async fn open(server: &Client, title: &str, tables: usize) -> Result<Vec<Pair>> {
    let bar = bar(tables, "opening tables");
    let (mut opening, mut pairs) = (JoinSet::new(), Vec::with_capacity(tables));
    for _ in 0..tables {
        if opening.len() == AT_ONCE {
            pairs.push(opened(opening.join_next().await)?);
            bar.inc(1);
        }
        opening.spawn(sit_down(server.clone(), title.to_owned()));
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

async fn sit_down(server: Client, title: String) -> Result<Pair, Error> {
    let people = [server.called("Berthe").await?, server.called("Édouard").await?];
    Pair::sit_down(people, &title).await
}

/// Plays at all tables and gives them back with what was counted.
pub(crate) async fn play(pairs: Vec<Pair>, pace: Pace, until: Until) -> Result<(Vec<Pair>, Tally)> {
    let bar = bar(pairs.len(), "playing");
    let mut playing = JoinSet::new();
    for (nth, pair) in pairs.into_iter().enumerate() {
        let table = Table { pair, seed: nth as u64, posted: None, tally: Tally::default() };
        playing.spawn(table.play(pace, until));
    }
    let (mut pairs, mut tally) = (Vec::new(), Tally::default());
    while let Some(played) = playing.join_next().await {
        let table = played?.map_err(failed)?;
        tally.add(table.tally);
        pairs.push(table.pair);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((pairs, tally))
}

struct Table {
    pair: Pair,
    seed: u64,
    /// What was posted last and is not settled.
    posted: Option<Posted>,
    tally: Tally,
}

struct Posted {
    seat: usize,
    at: u64,
    when: Instant,
    answered: bool,
    seen: bool,
}

impl Table {
    async fn play(mut self, pace: Pace, until: Until) -> Result<Table, Error> {
        // Tables that are played at a pace are not all played at the same moment.
        let mut next = Alarm::now() + Duration::from_millis(self.seed * 7919 % 1000);
        while !self.is_done(until) || self.posted.is_some() {
            if self.posted.is_none() {
                if let Pace::Calm = pace {
                    tokio::time::sleep_until(next).await;
                    next += Duration::from_secs(1);
                }
                self.decide().await?;
            }
            let heard = tokio::time::timeout(PATIENCE, self.pair.next()).await;
            let (seat, heard) = heard.map_err(|_| "nothing happens any more")??;
            self.note(seat, &heard)?;
        }
        Ok(self)
    }

    fn is_done(&self, until: Until) -> bool {
        match until {
            Until::Time(time) => time <= Instant::now(),
            Until::Moves(moves) => moves <= self.tally.moves,
        }
    }

    /// Whoever is asked decides; after the end there is a new game.
    async fn decide(&mut self) -> Result<(), Error> {
        let scene = self.pair.seen[0].as_ref().ok_or("a scene comes first")?;
        if !scene.is_playing() {
            self.tally.games += 1;
            self.pair = Pair::sit_down(self.pair.people().clone(), &self.pair.title).await?;
        }
        let (seat, scene) = self.pair.asked().ok_or("both have seen whose turn it is")?;
        let (at, action) = (scene.at, scene.any_action(self.seed).ok_or("who is asked can act")?);
        let (action, when) = (action.to_owned(), Instant::now());
        self.posted = Some(Posted { seat, at, when, answered: false, seen: false });
        self.pair.post(seat, at, &action, at).await
    }

    fn note(&mut self, seat: usize, heard: &Heard) -> Result<(), Error> {
        let Some(posted) = &mut self.posted else { return Ok(()) };
        match heard.ok {
            Some(true) => {
                self.tally.moves += 1;
                posted.answered = true;
            }
            Some(false) => {
                self.tally.refused += 1;
                return Err(format!("refused: {heard:?}").into());
            }
            None => (),
        }
        let is_later = heard.scene.as_ref().is_some_and(|it| posted.at < it.at);
        if is_later && seat != posted.seat {
            self.tally.waited(posted.when.elapsed());
            posted.seen = true;
        }
        if posted.answered && posted.seen {
            self.posted = None;
        }
        Ok(())
    }
}

/// On the standard error, on a terminal only.
fn bar(tables: usize, message: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {elapsed}");
    let bar = ProgressBar::new(tables as u64).with_message(message);
    bar.with_style(style.expect("the template is sound"))
}
