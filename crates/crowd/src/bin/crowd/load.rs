//! `crowd load`: throughput, latency and memory of a real server, measured from outside.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use crowd::{Client, ServerProcess, TestStore};

use crate::{
    failed,
    load_stats::LoadStats,
    memory,
    playing::{self, PlaySpeed, StopAt},
};

/// Measure a server: moves per second, each of them on disk before it is shown; the latency of a move to
/// the other player; the memory of open tables.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// The numbers of tables, one for each measurement.
    #[arg(long, value_name = "N,..", value_delimiter = ',', default_value = "1,50,200")]
    tables: Vec<usize>,
    /// The numbers of open tables at which memory is measured, in ascending order.
    #[arg(long, value_name = "N,..", value_delimiter = ',', default_value = "0,200,1000")]
    open: Vec<usize>,
    /// The duration of each measurement, in seconds.
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// The database of the server.
    #[arg(long, value_enum, default_value_t = Stores::Both)]
    store: Stores,
    /// The title that is played.
    #[arg(long, value_name = "TITLE", default_value = "canvas")]
    title: String,
    /// The measurements to make.
    #[arg(long, value_name = "WHAT,..", value_delimiter = ',', value_enum,
          default_values_t = [Measurement::FlatOut, Measurement::Calm, Measurement::Memory])]
    only: Vec<Measurement>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Stores {
    Sqlite,
    Postgres,
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Measurement {
    /// As many moves as possible.
    FlatOut,
    /// One move a second at each table.
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
                Measurement::FlatOut => self.race(impasto, PlaySpeed::FlatOut).await?,
                Measurement::Calm => self.race(impasto, PlaySpeed::Calm).await?,
                Measurement::Memory => {
                    println!("{:<12}{:>8}{:>13}", "store", "tables", "resident");
                    for store in self.stores() {
                        memory::measure(impasto, &store?, &self.title, &self.open).await?;
                    }
                }
            }
        }
        Ok(())
    }

    async fn race(&self, impasto: &Path, speed: PlaySpeed) -> Result<()> {
        let description = match speed {
            PlaySpeed::FlatOut => "flat out",
            PlaySpeed::Calm => "a move a second each",
        };
        println!(
            "{:<12}{:>8}{:>10}{:>10}{:>10}{:>12}{:>8}   {description}",
            "store", "tables", "moves/s", "p50 ms", "p99 ms", "server µs", "load"
        );
        for store in self.stores() {
            let store = store?;
            for tables in &self.tables {
                self.measure(impasto, &store, *tables, speed).await?;
            }
        }
        Ok(())
    }

    async fn measure(
        &self,
        impasto: &Path,
        store: &TestStore,
        tables: usize,
        speed: PlaySpeed,
    ) -> Result<()> {
        let server = ServerProcess::start(impasto, store).await.map_err(failed)?;
        let client = Client::stranger(server.address());
        let pairs = playing::open(&client, &self.title, tables).await?;
        let (start, before) = (Instant::now(), server.cpu_time().map_err(failed)?);
        let end = StopAt::Time(start + Duration::from_secs(self.seconds));
        let (pairs, stats) = playing::play(pairs, speed, end).await?;
        let time = start.elapsed();
        let work = server.cpu_time().map_err(failed)?.saturating_sub(before);
        drop(pairs);
        // The next server on the same file needs the lock of this one.
        server.kill().await.map_err(failed)?;
        print_row(store, tables, stats, time, work)
    }

    fn stores(&self) -> impl Iterator<Item = Result<TestStore>> {
        let file = (self.store != Stores::Postgres).then_some(TestStore::folder as fn() -> _);
        let postgres = (self.store != Stores::Sqlite).then_some(TestStore::postgres as fn() -> _);
        let made = |make: fn() -> Result<TestStore, crowd::Error>| make().map_err(failed);
        file.into_iter().chain(postgres).map(made)
    }
}

fn print_row(
    store: &TestStore,
    tables: usize,
    mut stats: LoadStats,
    time: Duration,
    work: Duration,
) -> Result<()> {
    let moves = u32::try_from(stats.moves).context("nobody plays so long")?;
    let rate = f64::from(moves) / time.as_secs_f64();
    let (p50, p99) = (milliseconds(stats.percentile(50)), milliseconds(stats.percentile(99)));
    let each = work.as_micros().checked_div(u128::from(moves)).unwrap_or_default();
    println!(
        "{store:<12}{tables:>8}{rate:>10.0}{p50:>10.2}{p99:>10.2}{each:>12}{:>8}   {} games ended",
        load_average(),
        stats.games
    );
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The load average of the machine in the last minute.
fn load_average() -> String {
    let line = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    line.split(' ').next().filter(|it| !it.is_empty()).unwrap_or("?").to_owned()
}
