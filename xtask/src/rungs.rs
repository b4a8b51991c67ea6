//! `cargo xtask rungs`: whether the measured ladder is one.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Ask of every step of the ladder whether its levels are those that were measured, in 400 games or
/// more, whether it surely leads up, and whether 65% of the duels were won or more.
#[derive(Args, Debug)]
pub(crate) struct Rungs;

impl Rungs {
    #[expect(clippy::unused_self, reason = "every chore is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        Call::new("cargo run --release --locked -p bench --bin rungs").announce_and_run()
    }
}
