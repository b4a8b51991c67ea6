//! `cargo xtask appends`: how fast the store is.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Measure how many appends a second the store answers, each of them on disk.
///
/// In a file and on a PostgreSQL of its own, with 1, 50 and 200 tables that grow at once, beside
/// what the disk can do.
#[derive(Args, Debug)]
pub(crate) struct Appends {
    /// How long each measurement takes.
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
