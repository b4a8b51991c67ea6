//! `impasto serve`, or `impasto` alone: the server for browsers, bots and scripts.

use std::{
    io::{IsTerminal, Write},
    net::SocketAddr,
    time::Duration,
};

use anyhow::{Context, Result};
use clap::Args;
use server::{BotSettings, Config, Limits, Serving, TableRegistry};
use store::Store;
use tracing_subscriber::{
    Layer, filter::LevelFilter, layer::SubscriberExt, util::SubscriberInitExt,
};

use crate::{
    settings::{self, DEFAULT_ADDRESS, LogFormat, MAX_GRACE_SECONDS, MAX_THINKERS, Settings},
    status::Status,
    storage::Storage,
};

/// Start the server for browsers and programs, over HTTP and WebSocket.
#[derive(Args, Debug, Default)]
pub(crate) struct Serve {
    #[command(flatten)]
    storage: Storage,
    #[command(flatten)]
    flags: Flags,
    /// Print the configuration file that amounts to the settings in force, and stop.
    #[arg(long)]
    print_config: bool,
}

/// The flags that override a configuration file.
#[derive(Args, Debug, Default)]
struct Flags {
    /// The address to listen at. Without one it is 127.0.0.1:8080, or the next free port.
    #[arg(long, value_name = "ADDRESS")]
    address: Option<SocketAddr>,
    /// Set this if browsers reach the server over HTTPS only: cookies are then never sent unencrypted.
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    https: Option<bool>,
    /// Read the address of a client from X-Forwarded-For; set this behind a proxy only.
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Turn off all request limits, for measurements and among programs that you trust.
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    no_limits: Option<bool>,
    /// The number of bots that think at the same time [default: one less than the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_THINKERS)))]
    thinkers: Option<u16>,
    /// How long bots wait at a brisk table while a player can still take a decision back, in seconds. At
    /// a calm table they wait three times as long, at a slow one eight times. Between their own
    /// decisions they wait 0.7 times as long at a calm table, and twice as long at a slow one [default: 1].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    grace: Option<f32>,
    /// The format of the log on standard error [default: text].
    #[arg(long, value_enum)]
    log: Option<LogFormat>,
}

fn seconds(text: &str) -> Result<f32, String> {
    let most = f32::from(MAX_GRACE_SECONDS);
    let seconds = text.parse().ok().filter(|it| (0.0..=most).contains(it));
    seconds.ok_or_else(|| format!("a number of seconds from 0 to {MAX_GRACE_SECONDS}"))
}

impl Serve {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let settings = self.flags.over(self.storage.settings()?);
        if self.print_config {
            let flags = Serve::augment_args(clap::Command::new("serve"));
            write!(out, "{}", settings::printed(&settings, &flags))?;
            return Ok(Status::Fine);
        }
        start_log(settings.log);
        let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
        runtime.block_on(self.serve(&settings, out))?;
        Ok(Status::Fine)
    }

    async fn serve(&self, settings: &Settings, out: &mut impl Write) -> Result<()> {
        let store: Store = self.storage.open_to_serve().await?;
        let registry = TableRegistry::open(store, bot_settings(settings)).await?;
        let limits = if settings.no_limits { Limits::NONE } else { settings.limits };
        let config = Config {
            address: settings.address.unwrap_or(DEFAULT_ADDRESS),
            limits,
            https: settings.https,
            behind_proxy: settings.behind_proxy,
        };
        let bound = match settings.address {
            Some(_) => Serving::bind(registry, config).await,
            None => Serving::bind_or_next(registry, config).await,
        };
        let serving = bound.with_context(|| format!("cannot listen at {}", config.address))?;
        writeln!(out, "Impasto is running at http://{}", serving.address())?;
        if settings.address.is_none() && serving.address() != config.address {
            writeln!(out, "Port {} is taken, so it is the next free one", config.address.port())?;
        }
        writeln!(out, "Games are saved in {}", self.storage.description())?;
        writeln!(out, "Press Ctrl-C to stop it. `impasto help` lists the other commands.")?;
        out.flush()?;
        serving.run(stopped()).await;
        Ok(())
    }
}

impl Flags {
    /// The settings, overridden by these flags.
    fn over(&self, file: Settings) -> Settings {
        Settings {
            address: self.address.or(file.address),
            https: self.https.unwrap_or(file.https),
            behind_proxy: self.behind_proxy.unwrap_or(file.behind_proxy),
            no_limits: self.no_limits.unwrap_or(file.no_limits),
            thinkers: self.thinkers.map(usize::from).or(file.thinkers),
            grace: self.grace.unwrap_or(file.grace),
            log: self.log.unwrap_or(file.log),
            ..file
        }
    }
}

fn bot_settings(settings: &Settings) -> BotSettings {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    BotSettings {
        thinkers: settings.thinkers.unwrap_or_else(|| cores().saturating_sub(1).max(1)),
        grace: Duration::from_secs_f32(settings.grace),
    }
}

/// Starts the log. `IMPASTO_LOG=debug` logs more, `IMPASTO_LOG=error` less.
fn start_log(format: LogFormat) {
    let level = std::env::var("IMPASTO_LOG").ok().and_then(|it| it.parse().ok());
    let filter = server::log_filter(level.unwrap_or(LevelFilter::INFO));
    let colors = std::io::stderr().is_terminal();
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colors);
    let layer = match format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().boxed(),
    };
    // An error means that a log was started before.
    let _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn flags() -> clap::Command {
        Serve::augment_args(clap::Command::new("serve"))
    }

    #[test]
    fn every_flag_has_its_key() {
        let flags = flags();
        let longs = flags.get_arguments().filter_map(clap::Arg::get_long);
        let flags: BTreeSet<_> =
            longs.filter(|it| !["config", "print-config"].contains(it)).collect();
        assert_eq!(flags, settings::names().collect());
    }

    #[test]
    fn the_printed_defaults_read_back_to_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("impasto.toml");
        let text = settings::printed(&Settings::default(), &flags());
        std::fs::write(&file, &text).unwrap();
        assert_eq!(settings::read(&file).unwrap(), Settings::default());
        // What is a comment because nothing is set is an example that can be read.
        for name in settings::names() {
            let example = text
                .lines()
                .find(|it| it.trim_start_matches("# ").starts_with(&format!("{name} = ")));
            let example = example.expect(name).trim_start_matches("# ");
            std::fs::write(&file, example).unwrap();
            assert!(settings::read(&file).is_ok(), "{example}");
        }
    }

    #[test]
    fn what_is_in_force_reads_back() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("impasto.toml");
        let limits = Limits { rate: 2.5, files: 7.0, open: 99, body: 65_536, ..Limits::default() };
        let settings = Settings {
            data: Some("/srv/two words \"quoted\"".into()),
            address: Some(([0, 0, 0, 0], 80).into()),
            https: true,
            thinkers: Some(3),
            grace: 0.3,
            log: LogFormat::Json,
            limits,
            ..Settings::default()
        };
        std::fs::write(&file, settings::printed(&settings, &flags())).unwrap();
        assert_eq!(settings::read(&file).unwrap(), settings);
    }

    #[test]
    fn a_password_is_not_printed() {
        let database = Some("postgres://user:sesame@host/games".to_owned());
        let settings = Settings { database, ..Settings::default() };
        let text = settings::printed(&settings, &flags());
        assert!(text.contains("# database is set") && !text.contains("sesame"), "{text}");
    }

    #[test]
    fn flags_override_the_file() {
        let file = Settings { https: true, grace: 3.0, thinkers: Some(2), ..Settings::default() };
        let none = Flags::default().over(file.clone());
        assert_eq!(none, file);
        let flags = Flags { https: Some(false), grace: Some(0.5), ..Flags::default() };
        assert_eq!(flags.over(file.clone()), Settings { https: false, grace: 0.5, ..file });
    }
}
