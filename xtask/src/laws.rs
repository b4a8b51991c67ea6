//! `cargo xtask laws`: checks the laws on many random games, in release mode.

use anyhow::Result;
use clap::Args;

use crate::{call::Call, tree};

/// The environment variable with the number of games that the laws play.
pub(crate) const GAMES_VARIABLE: &str = "IMPASTO_GAMES";

/// Play many random games of every title and check the laws on each.
///
/// The gate plays a few games; this is a long run, for a night, or after a change of the rules.
#[derive(Args, Debug)]
pub(crate) struct Laws {
    /// The number of random games for each preset and number of seats.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    games: u32,
    /// One title crate (its folder in crates/) instead of all.
    title: Option<String>,
}

impl Laws {
    pub(crate) fn run(&self) -> Result<()> {
        let files = tree::files()?;
        for title in tree::chosen(tree::titles(&files), self.title.as_deref())? {
            long_run(title, self.games).announce_and_run()?;
        }
        Ok(())
    }
}

fn long_run(title: &str, games: u32) -> Call {
    let line =
        format!("cargo test --release --locked -p {title} --test rules -- conformance --nocapture");
    Call::new(&line).env(GAMES_VARIABLE, games.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_is_a_release_test_with_its_number_of_games() {
        assert_eq!(
            long_run("canvas", 20_000).to_string(),
            "IMPASTO_GAMES=20000 cargo test --release --locked -p canvas --test rules \
             -- conformance --nocapture"
        );
    }
}
