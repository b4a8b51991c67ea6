//! The real server within the process of a test, which can stop it and start it again.

use std::{net::SocketAddr, time::Duration};

use anyhow::Result;
use server::{BotSettings, Config, Limits, Serving, TableRegistry};
use store::Store;
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// A server with a store in a temporary folder.
#[derive(Debug)]
pub struct TestServer {
    folder: TempDir,
    running: Option<Running>,
    address: SocketAddr,
    bots: BotSettings,
}

#[derive(Debug)]
struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl TestServer {
    /// Starts a server on a free port, whose bots play at once.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn start() -> Result<TestServer> {
        TestServer::with(BotSettings { thinkers: 1, grace: Duration::ZERO }).await
    }

    /// Starts a server on a free port, with these settings of its bots.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn with(bots: BotSettings) -> Result<TestServer> {
        let folder = tempfile::tempdir()?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = TestServer { folder, running: None, address, bots };
        server.resume().await?;
        Ok(server)
    }

    /// Stops the server; the store stays.
    ///
    /// # Errors
    ///
    /// Fails if the server has panicked.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some(Running { stop, task }) = self.running.take() {
            // An error means that the server has stopped already.
            let _ = stop.send(());
            task.await?;
        }
        Ok(())
    }

    /// Starts the server again, at the same address and on the same store.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn resume(&mut self) -> Result<()> {
        let store = Store::open_file(self.folder.path().join("impasto.db")).await?;
        let registry = TableRegistry::open(store, self.bots).await?;
        let config = Config {
            address: self.address,
            limits: Limits::NONE,
            https: false,
            behind_proxy: false,
        };
        let serving = Serving::bind(registry, config).await?;
        self.address = serving.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            serving
                .run(async {
                    let _ = stopped.await;
                })
                .await;
        });
        self.running = Some(Running { stop, task });
        Ok(())
    }

    /// The URL of a page.
    #[must_use]
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}
