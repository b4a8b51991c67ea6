//! The task that sends hints to other processes, by NOTIFY, after the commit and on a connection of its
//! own.
//!
//! NOTIFY within the transaction of an append would make all commits wait for each other: measured, 400
//! commits a second instead of 12,000.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::{Client, Config, NoTls};

use super::{
    hints::{self, CHANNEL, Hint},
    opening::with_timeout,
};

/// The pause before another attempt to connect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(500);

/// The largest number of hints that are taken from the channel at once.
const BATCH_HINTS: usize = 4096;

/// The hints that are not sent yet: for each table, the latest next number of its log.
type PendingHints = BTreeMap<Arc<str>, u64>;

/// Sends hints until the channel is closed and the last of them are sent, or cannot be.
pub(crate) async fn run(config: Config, node: u64, mut hinted: UnboundedReceiver<Hint>) {
    let (mut client, mut pending) = (None, PendingHints::new());
    while next(&mut hinted, &mut pending).await {
        let sent = with_timeout(send(&mut client, &config, node, &mut pending)).await;
        if let Err(error) = sent.and_then(|sent| Ok(sent?)) {
            warn(&error);
            if hinted.is_closed() {
                return;
            }
            client = None;
            tokio::time::sleep(RECONNECT_PAUSE).await;
        }
    }
}

fn warn(error: &(dyn std::error::Error + 'static)) {
    tracing::warn!(error, "cannot tell other servers of new rows");
}

/// Adds new hints to the pending ones; waits only if there are none. Returns false once the channel is closed
/// and nothing is pending.
async fn next(hinted: &mut UnboundedReceiver<Hint>, pending: &mut PendingHints) -> bool {
    let mut new = Vec::new();
    if pending.is_empty() {
        hinted.recv_many(&mut new, BATCH_HINTS).await;
    }
    while let Ok(hint) = hinted.try_recv() {
        new.push(hint);
    }
    for Hint { table, next } in new {
        let latest = pending.entry(table).or_default();
        *latest = next.max(*latest);
    }
    !pending.is_empty()
}

async fn send(
    client: &mut Option<Client>,
    config: &Config,
    node: u64,
    pending: &mut PendingHints,
) -> Result<(), tokio_postgres::Error> {
    let client = match client {
        Some(client) => client,
        None => client.insert(connect(config).await?),
    };
    for text in hints::write(node, pending) {
        client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &text]).await?;
    }
    pending.clear();
    Ok(())
}

async fn connect(config: &Config) -> Result<Client, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    // A crash of the server may lose a hint, but it also makes every listener reconnect and read again.
    client.batch_execute("SET synchronous_commit = off").await?;
    Ok(client)
}
