//! `cargo xtask bench`: how fast the rules play.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Measure how fast random games are played, beside the floor and a peer.
#[derive(Args, Debug)]
pub(crate) struct Bench {}

impl Bench {
    #[expect(clippy::unused_self, reason = "every chore is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        Call::new("cargo bench -p bench").announce_and_run()
    }
}
