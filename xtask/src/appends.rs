//! `cargo xtask appends`: measures the speed of the store.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Measure appends per second to the store, each of them on disk.
///
/// It measures a file and a temporary PostgreSQL, with appends to 1, 50 and 200 tables at the same
/// time, and the disk alone for comparison.
#[derive(Args, Debug)]
pub(crate) struct Appends {
    /// The duration of each measurement, in seconds.
    #[arg(long, value_name = "N", default_value_t = 3)]
    seconds: u32,
}

impl Appends {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let bench = Call::new("cargo bench -p store --bench appends -- --seconds");
        bench.arg(self.seconds.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_passed_on() {
        let call = Appends { seconds: 9 }.call().to_string();
        assert_eq!(call, "cargo bench -p store --bench appends -- --seconds 9");
    }
}
