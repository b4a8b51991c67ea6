//! `cargo xtask rungs`: checks the measured ladder.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Check every step of the ladder: that its levels have not changed since they were measured, in
/// 400 games or more, that the upper level is surely stronger, and that it won 65% of the duels or
/// more.
#[derive(Args, Debug)]
pub(crate) struct Rungs;

impl Rungs {
    #[expect(clippy::unused_self, reason = "every chore is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        Call::new("cargo run --release --locked -p bench --bin rungs").announce_and_run()
    }
}
