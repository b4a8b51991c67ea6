//! Telling the other processes, after the commit and on a connection of its own.
//!
//! NOTIFY within the transaction of an append would make all commits wait for each other: 12,000 a
//! second became 400.

use std::{collections::BTreeMap, mem, sync::Arc, time::Duration};

use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::{Client, Config, NoTls};

use super::hints::{self, CHANNEL, Hint};

/// How long we wait before we try again to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// How many hints are told at once.
const BATCH: usize = 4096;

/// What is still to be told: of each table only the latest.
type Untold = BTreeMap<Arc<str>, u64>;

/// Ends when nobody can give hints any more, and tries once to tell the last of them.
pub(crate) async fn run(config: Config, node: u64, mut hinted: UnboundedReceiver<Hint>) {
    let (mut client, mut untold, mut heard) = (None, Untold::new(), Vec::new());
    while hinted.recv_many(&mut heard, BATCH).await > 0 {
        untold.extend(heard.drain(..).map(|hint| (hint.table, hint.next)));
        if let Err(error) = tell(&mut client, &config, node, &mut untold).await {
            tracing::warn!(%error, "cannot tell other servers of new rows");
            client = None;
            tokio::time::sleep(PAUSE).await;
        }
    }
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
    mem::take(untold);
    Ok(())
}

async fn connect(config: &Config) -> Result<Client, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    // A hint that is lost in a crash is missed by nobody: those who hear us reconnect then.
    client.batch_execute("SET synchronous_commit = off").await?;
    Ok(client)
}
