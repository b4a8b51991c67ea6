//! A server for tests, and helpers for its clients.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use crowd::{Client, Response, Socket};
use serde_json::{Value, json};
use server::{BotSettings, Config, Limits, Serving, TableRegistry};
use store::Store;
use tables::Token;
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// The id of a table that there is not yet.
pub(crate) fn random_token() -> Token {
    Token::new(getrandom::u64().unwrap().to_le_bytes().repeat(2).try_into().unwrap())
}

/// A server on a store in a temporary folder.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// The store of the server, to read and write behind its back.
    pub(crate) store: Store,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::start_in(tempfile::tempdir().unwrap(), Limits::NONE).await
    }

    pub(crate) async fn with_limits(limits: Limits) -> TestServer {
        TestServer::start_in(tempfile::tempdir().unwrap(), limits).await
    }

    /// A server whose bots pause before they answer a decision that can be undone.
    pub(crate) async fn with_grace(grace: Duration) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_file(folder.path().join("impasto.db")).await.unwrap();
        TestServer::over_in(store, folder, Limits::NONE, grace).await
    }

    async fn start_in(folder: TempDir, limits: Limits) -> TestServer {
        let store = Store::open_file(folder.path().join("impasto.db")).await.unwrap();
        TestServer::over_in(store, folder, limits, Duration::ZERO).await
    }

    /// A server on an existing store.
    pub(crate) async fn over(store: Store) -> TestServer {
        TestServer::over_in(store, tempfile::tempdir().unwrap(), Limits::NONE, Duration::ZERO).await
    }

    /// A server that reads logs again after this period without a hint.
    pub(crate) async fn reading_every(store: Store, period: Duration) -> TestServer {
        let registry =
            TableRegistry::open(store.clone(), bot_settings(Duration::ZERO)).await.unwrap();
        let (registry, folder) = (registry.reading_every(period), tempfile::tempdir().unwrap());
        TestServer::serve(registry, store, folder, Limits::NONE).await
    }

    async fn over_in(store: Store, folder: TempDir, limits: Limits, grace: Duration) -> TestServer {
        let registry = TableRegistry::open(store.clone(), bot_settings(grace)).await.unwrap();
        TestServer::serve(registry, store, folder, limits).await
    }

    async fn serve(
        registry: TableRegistry,
        store: Store,
        folder: TempDir,
        limits: Limits,
    ) -> TestServer {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let serving =
            Serving::bind(registry, Config { address, limits, https: false, behind_proxy: false })
                .await
                .unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let address = serving.address();
        let task = tokio::spawn(serving.run(async {
            let _ = stopped.await;
        }));
        TestServer { address, store, folder, stop: Some(stop), task }
    }

    /// Stops the server gracefully, and starts it again on the same store.
    pub(crate) async fn restarted(mut self) -> TestServer {
        drop(self.stop.take());
        self.task.await.unwrap();
        TestServer::start_in(self.folder, Limits::NONE).await
    }

    pub(crate) async fn person(&self, name: &str) -> Client {
        Client::named(self.address, name).await.unwrap()
    }
}

fn bot_settings(grace: Duration) -> BotSettings {
    BotSettings { thinkers: 2, grace }
}

/// Opens a table for `host`; returns its id and its invitation.
pub(crate) async fn open(host: &Client, table: Value) -> (String, String) {
    let answer = ok_body(host.post("/api/tables", table).await.unwrap());
    let text = |name: &str| answer[name].as_str().unwrap().to_owned();
    (text("table"), text("invitation"))
}

/// The body of a response with status 200.
#[track_caller]
pub(crate) fn ok_body(answer: Response) -> Value {
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body
}

pub(crate) async fn join(person: &Client, table: &str, invitation: &str) -> Response {
    let body = json!({ "invitation": invitation, "entropy": "ab".repeat(16) });
    person.post(&format!("/api/tables/{table}/join"), body).await.unwrap()
}

/// Waits for a message that `fits`.
pub(crate) async fn wait_for(socket: &mut Socket, fits: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let message = socket.next().await.unwrap().expect("the server is there");
            if fits(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), wait).await.expect("in time")
}
