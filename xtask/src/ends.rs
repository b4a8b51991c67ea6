//! `cargo xtask ends`: statistics of random games.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Play many random games of every preset, and print how they end.
///
/// A table for each title: the share of games that each clause ended, the number of decisions and
/// of chance events, and the decision with the most legal actions.
#[derive(Args, Debug)]
pub(crate) struct Ends {
    /// One title (its folder in crates/) instead of all.
    title: Option<String>,
    /// The number of random games for each preset and number of seats.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
    /// The number of games for each preset without a limit of rounds; such games may be very long.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    unlimited: u64,
    /// The seed; the same seed gives the same table.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Only the presets whose name contains this word.
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
}

impl Ends {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let Ends { games, unlimited, seed, .. } = self;
        let line = format!(
            "cargo run --release --locked -p bench --bin ends -- --games {games} \
             --unlimited {unlimited} --seed {seed}"
        );
        let mut call = Call::new(&line);
        if let Some(only) = &self.only {
            call = call.arg("--only").arg(only);
        }
        self.title.iter().fold(call, Call::arg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_build_with_what_was_asked_for() {
        let ends = Ends {
            title: Some("canvas".to_owned()),
            games: 9,
            unlimited: 3,
            seed: 1,
            only: Some("chill".to_owned()),
        };
        let line = "cargo run --release --locked -p bench --bin ends -- --games 9 --unlimited 3 \
                    --seed 1 --only chill canvas";
        assert_eq!(ends.call().to_string(), line);
    }
}
