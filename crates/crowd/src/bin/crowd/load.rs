//! `crowd load`: how much a real server takes, measured from outside.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use crowd::{Client, Kept, Service};

use crate::{
    failed, memory,
    playing::{self, Pace, Until},
    tally::Tally,
};

/// Measure a server of its own: moves a second, each of them on disk before it is shown, how long
/// they take to the other player's screen, and how much memory tables take.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// With how many tables, one measurement after the other.
    #[arg(long, value_name = "N,..", value_delimiter = ',', default_value = "1,50,200")]
    tables: Vec<usize>,
    /// How many tables are open when memory is measured, more each time.
    #[arg(long, value_name = "N,..", value_delimiter = ',', default_value = "0,200,1000")]
    open: Vec<usize>,
    /// How long each measurement takes.
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// Where the server keeps its games.
    #[arg(long, value_enum, default_value_t = Stores::Both)]
    store: Stores,
    /// What is played.
    #[arg(long, value_name = "TITLE", default_value = "canvas")]
    title: String,
    /// What is measured.
    #[arg(long, value_name = "WHAT,..", value_delimiter = ',', value_enum,
          default_values_t = [Measure::FlatOut, Measure::Calm, Measure::Memory])]
    only: Vec<Measure>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Stores {
    Sqlite,
    Postgres,
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Measure {
    /// As many moves as the server takes.
    FlatOut,
    /// A move a second at each table.
    Calm,
    /// Resident memory.
    Memory,
}

impl Load {
    pub(crate) async fn run(&self, impasto: &Path) -> Result<()> {
        println!("{}, two people a table, load average {}", self.title, load_average());
        for measure in &self.only {
            println!();
            match measure {
                Measure::FlatOut => self.race(impasto, Pace::FlatOut).await?,
                Measure::Calm => self.race(impasto, Pace::Calm).await?,
                Measure::Memory => {
                    println!("{:<12}{:>8}{:>13}", "store", "tables", "resident");
                    for kept in self.stores() {
                        memory::measure(impasto, &kept?, &self.title, &self.open).await?;
                    }
                }
            }
        }
        Ok(())
    }

    async fn race(&self, impasto: &Path, pace: Pace) -> Result<()> {
        let pace_told = match pace {
            Pace::FlatOut => "flat out",
            Pace::Calm => "a move a second each",
        };
        println!(
            "{:<12}{:>8}{:>10}{:>10}{:>10}{:>12}{:>8}   {pace_told}",
            "store", "tables", "moves/s", "p50 ms", "p99 ms", "server µs", "load"
        );
        for kept in self.stores() {
            let kept = kept?;
            for tables in &self.tables {
                self.measure(impasto, &kept, *tables, pace).await?;
            }
        }
        Ok(())
    }

    async fn measure(&self, impasto: &Path, kept: &Kept, tables: usize, pace: Pace) -> Result<()> {
        let service = Service::start(impasto, kept).await.map_err(failed)?;
        let server = Client::stranger(service.address());
        let pairs = playing::open(&server, &self.title, tables).await?;
        let (start, before) = (Instant::now(), service.work().map_err(failed)?);
        let end = Until::Time(start + Duration::from_secs(self.seconds));
        let (pairs, tally) = playing::play(pairs, pace, end).await?;
        let time = start.elapsed();
        let work = service.work().map_err(failed)?.saturating_sub(before);
        drop(pairs);
        // The next one on the same file has to wait until it is gone.
        service.kill().await.map_err(failed)?;
        say(kept, tables, tally, time, work)
    }

    fn stores(&self) -> impl Iterator<Item = Result<Kept>> {
        let file = (self.store != Stores::Postgres).then_some(Kept::folder as fn() -> _);
        let postgres = (self.store != Stores::Sqlite).then_some(Kept::postgres as fn() -> _);
        let made = |make: fn() -> Result<Kept, crowd::Error>| make().map_err(failed);
        file.into_iter().chain(postgres).map(made)
    }
}

fn say(kept: &Kept, tables: usize, mut tally: Tally, time: Duration, work: Duration) -> Result<()> {
    let moves = u32::try_from(tally.moves).context("nobody plays so long")?;
    let rate = f64::from(moves) / time.as_secs_f64();
    let (p50, p99) = (milliseconds(tally.percentile(50)), milliseconds(tally.percentile(99)));
    let each = work.as_micros().checked_div(u128::from(moves)).unwrap_or_default();
    println!(
        "{kept:<12}{tables:>8}{rate:>10.0}{p50:>10.2}{p99:>10.2}{each:>12}{:>8}   {} games ended",
        load_average(),
        tally.games
    );
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// How busy the machine was in the last minute, by its own account.
fn load_average() -> String {
    let line = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    line.split(' ').next().filter(|it| !it.is_empty()).unwrap_or("?").to_owned()
}
