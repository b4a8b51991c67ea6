//! The real server on a real store, in this process: so that it can be stopped and started again.

use std::{net::SocketAddr, time::Duration};

use anyhow::Result;
use server::{BotSettings, Config, Limits, Serving, TableRegistry};
use store::Store;
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// A server with a store of its own, in a folder that ends with it.
#[derive(Debug)]
pub struct Served {
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

impl Served {
    /// A server at a free port, whose bots answer at once.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn start() -> Result<Served> {
        Served::with(BotSettings { thinkers: 1, grace: Duration::ZERO }).await
    }

    /// A server at a free port, with bots that behave so.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn with(bots: BotSettings) -> Result<Served> {
        let folder = tempfile::tempdir()?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut served = Served { folder, running: None, address, bots };
        served.resume().await?;
        Ok(served)
    }

    /// Stops it; the store stays.
    ///
    /// # Errors
    ///
    /// Fails if it has failed.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some(Running { stop, task }) = self.running.take() {
            // Whoever has stopped by itself hears nothing.
            let _ = stop.send(());
            task.await?;
        }
        Ok(())
    }

    /// Starts it again, at the same address.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn resume(&mut self) -> Result<()> {
        let store = Store::open_file(self.folder.path().join("impasto.db")).await?;
        let house = TableRegistry::open(store, self.bots).await?;
        let config = Config {
            address: self.address,
            limits: Limits::NONE,
            https: false,
            behind_proxy: false,
        };
        let serving = Serving::bind(house, config).await?;
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

    /// Where a page is.
    #[must_use]
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}
