//! Hearing the other processes. A connection that breaks is made anew; what was said meanwhile is
//! lost, so everybody is then told that anything may have changed.

use std::{future, time::Duration};

use tokio::{sync::oneshot, task::JoinHandle};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use super::{
    hints::{self, CHANNEL},
    opening::answered,
};
use crate::{Change, Error, changes::Crier};

/// How long we wait before we try again to connect.
const PAUSE: Duration = Duration::from_millis(500);

/// Returns when we listen, so that nothing which happens later is missed.
pub(crate) async fn start(
    config: Config,
    crier: Crier,
    node: u64,
) -> Result<JoinHandle<()>, Error> {
    let (listens, listening) = oneshot::channel();
    let task = tokio::spawn(async move {
        let (client, connection) = match connect(&config).await {
            Ok(connected) => connected,
            Err(error) => return drop(listens.send(Err(error))),
        };
        let began = || drop(listens.send(Ok(())));
        log_end(hear(client, connection, &crier, node, began).await);
        run(&config, &crier, node).await;
    });
    listening.await.map_err(|_| Error::Closed)??;
    Ok(task)
}

async fn run(config: &Config, crier: &Crier, node: u64) {
    loop {
        let began = || crier.tell(Change::Anything);
        log_end(match connect(config).await {
            Ok((client, connection)) => hear(client, connection, crier, node, began).await,
            Err(error) => Err(error),
        });
        tokio::time::sleep(PAUSE).await;
    }
}

async fn connect(config: &Config) -> Result<(Client, Connection<Socket, NoTlsStream>), Error> {
    Ok(answered(config.connect(NoTls)).await??)
}

fn log_end(ended: Result<(), Error>) {
    match ended {
        Ok(()) => tracing::warn!("the server has ended the connection on which we listen"),
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "cannot hear other servers");
        }
    }
}

/// Tells what it hears until the connection ends.
async fn hear(
    client: Client,
    mut connection: Connection<Socket, NoTlsStream>,
    crier: &Crier,
    node: u64,
    began: impl FnOnce(),
) -> Result<(), Error> {
    let listen = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        began();
        future::pending().await
    };
    let pump = async {
        while let Some(message) = future::poll_fn(|it| connection.poll_message(it)).await {
            if let AsyncMessage::Notification(heard) = message? {
                for change in hints::read(node, heard.payload()) {
                    crier.tell(change);
                }
            }
        }
        Ok(())
    };
    tokio::select! { ended = pump => ended, ended = listen => ended }
}
