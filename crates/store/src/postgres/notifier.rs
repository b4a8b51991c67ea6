//! Telling the other processes, after the commit and on a connection of its own.
//!
//! NOTIFY within the transaction of an append would make all commits wait for each other: 12,000 a
//! second became 400.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::{Client, Config, NoTls};

use super::{
    hints::{self, CHANNEL, Hint},
    opening::answered,
};

/// How long we wait before we try again to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// How many hints are told at once.
const BATCH: usize = 4096;

/// What is still to be told: of each table only the latest.
type Untold = BTreeMap<Arc<str>, u64>;

/// Ends when nobody can give hints any more and the last of them are told, or cannot be.
pub(crate) async fn run(config: Config, node: u64, mut hinted: UnboundedReceiver<Hint>) {
    let (mut client, mut untold) = (None, Untold::new());
    while next(&mut hinted, &mut untold).await {
        let told = answered(tell(&mut client, &config, node, &mut untold)).await;
        if let Err(error) = told.and_then(|told| Ok(told?)) {
            warn(&error);
            if hinted.is_closed() {
                return;
            }
            client = None;
            tokio::time::sleep(PAUSE).await;
        }
    }
}

fn warn(error: &(dyn std::error::Error + 'static)) {
    tracing::warn!(error, "cannot tell other servers of new rows");
}

/// Waits for something to tell; where there is some already, only sees what else has come.
async fn next(hinted: &mut UnboundedReceiver<Hint>, untold: &mut Untold) -> bool {
    let mut heard = Vec::new();
    if untold.is_empty() {
        hinted.recv_many(&mut heard, BATCH).await;
    }
    while let Ok(hint) = hinted.try_recv() {
        heard.push(hint);
    }
    for Hint { table, next } in heard {
        let latest = untold.entry(table).or_default();
        *latest = next.max(*latest);
    }
    !untold.is_empty()
}

async fn tell(
    client: &mut Option<Client>,
    config: &Config,
    node: u64,
    untold: &mut Untold,
) -> Result<(), tokio_postgres::Error> {
    let client = match client {
        Some(client) => client,
        None => client.insert(connect(config).await?),
    };
    for text in hints::write(node, untold) {
        client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &text]).await?;
    }
    untold.clear();
    Ok(())
}

async fn connect(config: &Config) -> Result<Client, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    // A hint that is lost in a crash is missed by nobody: those who hear us reconnect then.
    client.batch_execute("SET synchronous_commit = off").await?;
    Ok(client)
}
