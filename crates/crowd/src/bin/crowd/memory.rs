//! The memory of a server: empty, with open tables, and after some moves at each table.

use std::{path::Path, time::Duration};

use anyhow::{Context, Result};
use crowd::{Client, ServerProcess, TestStore};

use crate::{
    failed,
    playing::{self, PlaySpeed, StopAt},
};

/// The number of moves at each table before the last measurement.
const MOVES_PER_TABLE: u64 = 40;
/// The pause before each measurement, in which the server finishes its work.
const SETTLE_PAUSE: Duration = Duration::from_secs(1);

/// Starts a server, and prints its memory for each number of open tables.
pub(crate) async fn measure(
    impasto: &Path,
    store: &TestStore,
    title: &str,
    open: &[usize],
) -> Result<()> {
    let server = ServerProcess::start(impasto, store).await.map_err(failed)?;
    let client = Client::stranger(server.address());
    let mut pairs = Vec::new();
    for tables in open {
        let more = tables.checked_sub(pairs.len()).context("tables that are open stay open")?;
        pairs.extend(playing::open(&client, title, more).await?);
        print_row(&server, store, *tables, "open").await?;
    }
    let tables = pairs.len();
    let (_pairs, stats) =
        playing::play(pairs, PlaySpeed::FlatOut, StopAt::Moves(MOVES_PER_TABLE)).await?;
    let told = format!("after {MOVES_PER_TABLE} moves in each, {} in all", stats.moves);
    print_row(&server, store, tables, &told).await?;
    server.kill().await.map_err(failed)
}

async fn print_row(
    server: &ServerProcess,
    store: &TestStore,
    tables: usize,
    told: &str,
) -> Result<()> {
    tokio::time::sleep(SETTLE_PAUSE).await;
    let bytes = server.resident_bytes().map_err(failed)?;
    let tenths = bytes * 10 / (1 << 20);
    println!("{store:<12}{tables:>8}{:>8}.{} MB  {told}", tenths / 10, tenths % 10);
    Ok(())
}
