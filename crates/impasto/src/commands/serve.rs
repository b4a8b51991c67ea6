//! `impasto serve`, or `impasto` alone: the table for browsers, bots and scripts.

use std::{
    io::Write,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use server::{BotSettings, Config, Limits, Serving, TableRegistry};
use store::Store;
use tracing_subscriber::{
    Layer, filter::LevelFilter, layer::SubscriberExt, util::SubscriberInitExt,
};

use crate::{status::Status, storage::Storage};

/// Start the table: for browsers and programs, over HTTP and WebSocket.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[command(flatten)]
    storage: Storage,
    /// Where to listen; if the port is taken, the next free one is used.
    #[arg(long, value_name = "ADDRESS", default_value_t = USUAL)]
    address: SocketAddr,
    /// Browsers reach it over HTTPS only: cookies are never sent in the clear.
    #[arg(long)]
    https: bool,
    /// A proxy stands in front and tells where requests come from (X-Forwarded-For).
    #[arg(long)]
    behind_proxy: bool,
    /// Let everybody ask as often as they like: for measurements, and among programs you trust.
    #[arg(long)]
    no_limits: bool,
    /// How many bots think at the same time; one less than there are cores if it is not said.
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// How many seconds bots wait at a brisk table before they answer somebody who may still take a
    /// decision back; at a calm one it is three times as long, at a slow one eight times. For further
    /// decisions, so that they can be seen, seven tenths of it at a calm one, twice as long at a slow one.
    #[arg(long, value_name = "SECONDS", default_value_t = GRACE, value_parser = seconds)]
    grace: f32,
    /// How the log is written to the standard error.
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

/// Only for this computer: whoever wants others to come says so.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Time enough to see that the wrong thing was clicked, and not enough to get bored.
const GRACE: f32 = 1.0;

fn seconds(text: &str) -> Result<f32, String> {
    let seconds = text.parse().ok().filter(|it| (0.0..=60.0).contains(it));
    seconds.ok_or_else(|| "a number of seconds from 0 to 60".to_owned())
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogForm {
    /// Lines for people.
    Text,
    /// An object a line.
    Json,
}

impl Serve {
    /// For those who say nothing.
    pub(crate) fn usual() -> Serve {
        Serve {
            storage: Storage::default(),
            address: USUAL,
            https: false,
            behind_proxy: false,
            thinkers: None,
            no_limits: false,
            grace: GRACE,
            log: LogForm::Text,
        }
    }

    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        self.start_log();
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(self.serve(out))?;
        Ok(Status::Fine)
    }

    async fn serve(&self, out: &mut impl Write) -> Result<()> {
        let store: Store = self.storage.open().await?;
        let house = TableRegistry::open(store, self.manners()).await?;
        let limits = if self.no_limits { Limits::NONE } else { Limits::default() };
        let config = Config {
            address: self.address,
            limits,
            https: self.https,
            behind_proxy: self.behind_proxy,
        };
        let serving = Serving::bind(house, config)
            .await
            .with_context(|| format!("cannot listen at {}", self.address))?;
        writeln!(out, "The table stands at http://{}", serving.address())?;
        writeln!(out, "Games are kept in {}", self.storage.told())?;
        writeln!(out, "Stop it with Ctrl-C. `impasto help` tells what else there is.")?;
        out.flush()?;
        serving.run(stopped()).await;
        Ok(())
    }

    fn manners(&self) -> BotSettings {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        BotSettings {
            thinkers: self.thinkers.unwrap_or_else(|| cores().saturating_sub(1).max(1)),
            grace: Duration::from_secs_f32(self.grace),
        }
    }

    /// `IMPASTO_LOG=debug` tells more, `IMPASTO_LOG=error` less.
    fn start_log(&self) {
        let level = std::env::var("IMPASTO_LOG").ok().and_then(|it| it.parse().ok());
        let filter = server::log_filter(level.unwrap_or(LevelFilter::INFO));
        let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let layer = match self.log {
            LogForm::Text => layer.boxed(),
            LogForm::Json => layer.json().boxed(),
        };
        // An error means that somebody else keeps a log already.
        let _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
    }
}

/// Ctrl-C, or whoever supervises us.
async fn stopped() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = async {
        let signal = tokio::signal::unix::SignalKind::terminate();
        match tokio::signal::unix::signal(signal) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => (),
        () = terminated => (),
    }
}
