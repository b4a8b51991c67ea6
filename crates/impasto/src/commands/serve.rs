//! `impasto serve`, or `impasto` alone: the server for browsers, bots and scripts.

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

/// Start the server for browsers and programs, over HTTP and WebSocket.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[command(flatten)]
    storage: Storage,
    /// The address to listen at; if the port is taken, the next free one is used.
    #[arg(long, value_name = "ADDRESS", default_value_t = DEFAULT_ADDRESS)]
    address: SocketAddr,
    /// Set this if browsers reach the server over HTTPS only: cookies are then never sent unencrypted.
    #[arg(long)]
    https: bool,
    /// Read the address of a client from X-Forwarded-For; set this behind a proxy only.
    #[arg(long)]
    behind_proxy: bool,
    /// Turn off all request limits, for measurements and among programs that you trust.
    #[arg(long)]
    no_limits: bool,
    /// The number of bots that think at the same time [default: one less than the number of cores].
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// How long bots wait at a brisk table while a player can still take a decision back, in seconds. At
    /// a calm table they wait three times as long, at a slow one eight times. Between their own
    /// decisions they wait 0.7 times as long at a calm table, and twice as long at a slow one.
    #[arg(long, value_name = "SECONDS", default_value_t = DEFAULT_GRACE_SECONDS, value_parser = seconds)]
    grace: f32,
    /// The format of the log on standard error.
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
}

/// The default address, which only this computer can reach.
const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// The default of `--grace`: long enough to notice a wrong click, and short enough not to be boring.
const DEFAULT_GRACE_SECONDS: f32 = 1.0;

fn seconds(text: &str) -> Result<f32, String> {
    let seconds = text.parse().ok().filter(|it| (0.0..=60.0).contains(it));
    seconds.ok_or_else(|| "a number of seconds from 0 to 60".to_owned())
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Serve {
    /// The command without any arguments.
    pub(crate) fn with_defaults() -> Serve {
        Serve {
            storage: Storage::default(),
            address: DEFAULT_ADDRESS,
            https: false,
            behind_proxy: false,
            thinkers: None,
            no_limits: false,
            grace: DEFAULT_GRACE_SECONDS,
            log: LogFormat::Text,
        }
    }

    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        self.start_log();
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(self.serve(out))?;
        Ok(Status::Fine)
    }

    async fn serve(&self, out: &mut impl Write) -> Result<()> {
        let store: Store = self.storage.open_to_serve().await?;
        let registry = TableRegistry::open(store, self.bot_settings()).await?;
        let limits = if self.no_limits { Limits::NONE } else { Limits::default() };
        let config = Config {
            address: self.address,
            limits,
            https: self.https,
            behind_proxy: self.behind_proxy,
        };
        let serving = Serving::bind(registry, config)
            .await
            .with_context(|| format!("cannot listen at {}", self.address))?;
        writeln!(out, "Impasto is running at http://{}", serving.address())?;
        writeln!(out, "Games are saved in {}", self.storage.description())?;
        writeln!(out, "Press Ctrl-C to stop it. `impasto help` lists the other commands.")?;
        out.flush()?;
        serving.run(stopped()).await;
        Ok(())
    }

    fn bot_settings(&self) -> BotSettings {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        BotSettings {
            thinkers: self.thinkers.unwrap_or_else(|| cores().saturating_sub(1).max(1)),
            grace: Duration::from_secs_f32(self.grace),
        }
    }

    /// Starts the log. `IMPASTO_LOG=debug` logs more, `IMPASTO_LOG=error` less.
    fn start_log(&self) {
        let level = std::env::var("IMPASTO_LOG").ok().and_then(|it| it.parse().ok());
        let filter = server::log_filter(level.unwrap_or(LevelFilter::INFO));
        let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let layer = match self.log {
            LogFormat::Text => layer.boxed(),
            LogFormat::Json => layer.json().boxed(),
        };
        // An error means that a log was started before.
        let _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
    }
}

/// Completes at SIGINT (Ctrl-C) or SIGTERM.
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
