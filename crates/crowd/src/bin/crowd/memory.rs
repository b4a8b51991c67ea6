//! How much memory a server takes: empty, with tables, and after some moves at each.

use std::{path::Path, time::Duration};

use anyhow::{Context, Result};
use crowd::{Client, Kept, Service};

use crate::{
    failed,
    playing::{self, Pace, Until},
};

/// How many moves are made at each of them in the end.
const MOVES: u64 = 40;
/// How long the server has to come to rest.
const REST: Duration = Duration::from_secs(1);

/// Measures a server of its own and prints a line for each number of tables that are open.
pub(crate) async fn measure(
    impasto: &Path,
    kept: &Kept,
    title: &str,
    open: &[usize],
) -> Result<()> {
    let service = Service::start(impasto, kept).await.map_err(failed)?;
    let server = Client::stranger(service.address());
    let mut pairs = Vec::new();
    for tables in open {
        let more = tables.checked_sub(pairs.len()).context("tables that are open stay open")?;
        pairs.extend(playing::open(&server, title, more).await?);
        say(&service, kept, *tables, "open").await?;
    }
    let tables = pairs.len();
    let (_pairs, tally) = playing::play(pairs, Pace::FlatOut, Until::Moves(MOVES)).await?;
    let told = format!("after {MOVES} moves in each, {} in all", tally.moves);
    say(&service, kept, tables, &told).await?;
    service.kill().await.map_err(failed)
}

async fn say(service: &Service, kept: &Kept, tables: usize, told: &str) -> Result<()> {
    tokio::time::sleep(REST).await;
    let bytes = service.memory().map_err(failed)?;
    let tenths = bytes * 10 / (1 << 20);
    println!("{kept:<12}{tables:>8}{:>8}.{} MB  {told}", tenths / 10, tenths % 10);
    Ok(())
}
