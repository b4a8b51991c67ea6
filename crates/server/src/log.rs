//! What is written to the server's log: never a secret, however much is asked for.

use tracing_subscriber::filter::{LevelFilter, Targets};

/// Our own words at the level asked for; those of the libraries below us, which tell what they send
/// and with which parameters, only as far as they are news.
#[must_use]
pub fn log_filter(level: LevelFilter) -> Targets {
    const OURS: [&str; 4] = ["impasto", "server", "store", "tables"];
    let others = level.min(LevelFilter::INFO);
    Targets::new().with_default(others).with_targets(OURS.map(|it| (it, level)))
}
