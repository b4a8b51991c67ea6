//! `cargo bench -p store`: appends per second, each of them on disk, to 1, 50 and 200 tables at the same
//! time, in a file and on a PostgreSQL server of its own.
//!
//! For comparison it measures the disk alone: how many times per second a block is written and flushed.
//! `-- --seconds 10` measures longer.

use std::{
    error::Error,
    fs::File,
    io::{Seek, SeekFrom, Write},
    path::Path,
    time::{Duration, Instant},
};

use postgres_for_tests::Server;
use store::{Append, Appended, Store};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// The numbers of tables that grow at the same time, one for each measurement.
const TABLES: [usize; 3] = [1, 50, 200];

/// The text of a row, about as long as the row of a player's choice.
const ROW_TEXT: &str = "A take 3 | 0197a3c4e5f6 | the quick brown fox jumps over it";

#[tokio::main]
async fn main() -> Outcome<()> {
    let time = seconds()?;
    let folder = tempfile::tempdir()?;
    let server = Server::start()?;
    println!("{:<12}{:>8}{:>14}{:>10}{:>10}", "store", "tables", "appends/s", "p50 ms", "p99 ms");
    for tables in TABLES {
        let flushes = flushes(folder.path(), time / 4)?;
        println!("{:<12}{:>8}{flushes:>14.0}", "disk alone", 1);
        let path = folder.path().join(format!("{tables}.sqlite"));
        measure("sqlite", Store::open_file(path).await?, tables, time).await?;
        measure("postgres", Store::open_postgres(&server.database()?).await?, tables, time).await?;
    }
    Ok(())
}

fn seconds() -> Outcome<Duration> {
    let mut arguments = std::env::args().skip_while(|it| it != "--seconds").skip(1);
    Ok(Duration::from_secs(arguments.next().map_or(Ok(3), |it| it.parse())?))
}

/// How many times per second one block reaches the disk.
fn flushes(folder: &Path, time: Duration) -> Outcome<f64> {
    let mut file = File::create(folder.join("block"))?;
    let (start, mut count) = (Instant::now(), 0_u32);
    while start.elapsed() < time {
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        count += 1;
    }
    Ok(f64::from(count) / start.elapsed().as_secs_f64())
}

async fn measure(name: &str, store: Store, tables: usize, time: Duration) -> Outcome<()> {
    let start = Instant::now();
    let growing = (0..tables).map(|table| tokio::spawn(grow(store.clone(), table, start + time)));
    let mut waits = Vec::new();
    for table in growing.collect::<Vec<_>>() {
        waits.extend(table.await??);
    }
    let seconds = start.elapsed().as_secs_f64();
    store.close().await;
    waits.sort_unstable();
    let percentile = |share: usize| waits[waits.len() * share / 100].as_secs_f64() * 1e3;
    let rate = f64::from(u32::try_from(waits.len())?) / seconds;
    println!("{name:<12}{tables:>8}{rate:>14.0}{:>10.2}{:>10.2}", percentile(50), percentile(99));
    Ok(())
}

/// Appends to one table, one after the other, and returns how long each took.
async fn grow(store: Store, table: usize, until: Instant) -> Outcome<Vec<Duration>> {
    let (name, mut waits) = (format!("table-{table:04}"), Vec::new());
    while Instant::now() < until {
        let at = waits.len() as u64;
        let append = Append::new(&name, at).row(7, ROW_TEXT).key(format!("key {at}"));
        let start = Instant::now();
        if store.append(append).await? != Appended::Done {
            return Err("nobody else writes here".into());
        }
        waits.push(start.elapsed());
    }
    Ok(waits)
}
