//! The filter of the server's own log, which never shows a secret at any level.

use tracing_subscriber::filter::{LevelFilter, Targets};

/// A filter with the requested level for our crates, and `INFO` at most for libraries, whose debug messages contain
/// what they send.
#[must_use]
pub fn log_filter(level: LevelFilter) -> Targets {
    const OURS: [&str; 4] = ["impasto", "server", "store", "tables"];
    let others = level.min(LevelFilter::INFO);
    Targets::new().with_default(others).with_targets(OURS.map(|it| (it, level)))
}
