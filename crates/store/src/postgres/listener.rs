//! The task that receives the hints of other processes, by LISTEN. It reconnects when its connection
//! breaks; hints may have been lost meanwhile, so it then sends [`Change::Anything`].

use std::{future, time::Duration};

use tokio::{sync::oneshot, task::JoinHandle};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use super::{
    hints::{self, CHANNEL},
    opening::with_timeout,
};
use crate::{Change, Error, changes::ChangeSender};

/// The pause before another attempt to connect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(500);

/// Starts the task. Returns once LISTEN is in force, so that no later hint is missed.
pub(crate) async fn start(
    config: Config,
    changes: ChangeSender,
    node: u64,
) -> Result<JoinHandle<()>, Error> {
    let (listens, listening) = oneshot::channel();
    let task = tokio::spawn(async move {
        let (client, connection) = match connect(&config).await {
            Ok(connected) => connected,
            Err(error) => return drop(listens.send(Err(error))),
        };
        let began = || drop(listens.send(Ok(())));
        log_end(receive(client, connection, &changes, node, began).await);
        run(&config, &changes, node).await;
    });
    listening.await.map_err(|_| Error::Closed)??;
    Ok(task)
}

async fn run(config: &Config, changes: &ChangeSender, node: u64) {
    loop {
        let began = || changes.send(Change::Anything);
        log_end(match connect(config).await {
            Ok((client, connection)) => receive(client, connection, changes, node, began).await,
            Err(error) => Err(error),
        });
        tokio::time::sleep(RECONNECT_PAUSE).await;
    }
}

async fn connect(config: &Config) -> Result<(Client, Connection<Socket, NoTlsStream>), Error> {
    Ok(with_timeout(config.connect(NoTls)).await??)
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

/// Receives hints until the connection ends.
async fn receive(
    client: Client,
    mut connection: Connection<Socket, NoTlsStream>,
    changes: &ChangeSender,
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
            if let AsyncMessage::Notification(notification) = message? {
                for change in hints::read(node, notification.payload()) {
                    changes.send(change);
                }
            }
        }
        Ok(())
    };
    tokio::select! { ended = pump => ended, ended = listen => ended }
}
