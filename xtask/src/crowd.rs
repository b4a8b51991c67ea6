//! `cargo xtask load`, `cargo xtask attack` and `cargo xtask nodes`: build the server and the program
//! `crowd`, and run it.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::call::Call;

/// Measure throughput, latency and memory of a server, over real WebSockets on this machine.
///
/// Moves per second with 1, 50 and 200 tables, each on disk before it is shown; the latency of a move to
/// the other player; the memory of open tables; with SQLite and with a temporary PostgreSQL.
/// `cargo xtask load -- --help` lists the arguments.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// Arguments of the measurement: `--tables 1,50,200`, `--open 0,200,1000`, `--seconds N`,
    /// `--store sqlite|postgres|both`, and more.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<String>,
}

/// Attack a server on this machine with the most expensive requests that an anonymous client can send.
///
/// Measures the CPU time of each request, and how long another player waits while one address floods
/// the server. `cargo xtask attack -- --help` lists the arguments.
#[derive(Args, Debug)]
pub(crate) struct Attack {
    /// Arguments of the attack: `--times 10` for larger requests, `--seconds N`, `--connections N`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<String>,
}

/// Start two servers on one PostgreSQL behind a round-robin proxy, to try it out.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// The address at which the proxy listens.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090")]
    address: String,
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
        let load = crowd()?.arg("load");
        self.arguments.iter().fold(load, Call::arg).announce_and_run()
    }
}

impl Attack {
    pub(crate) fn run(&self) -> Result<()> {
        let attack = crowd()?.arg("attack");
        self.arguments.iter().fold(attack, Call::arg).announce_and_run()
    }
}

impl Nodes {
    pub(crate) fn run(&self) -> Result<()> {
        crowd()?.arg("nodes").arg("--address").arg(&self.address).announce_and_run()
    }
}

/// Builds the server and `crowd`, and returns the call of `crowd`.
fn crowd() -> Result<Call> {
    Call::new("cargo build --release -p impasto -p crowd --bins").announce_and_run()?;
    // A path may have spaces in it.
    Ok(Call::new("").arg(release()?.join("crowd").display().to_string()))
}

/// The folder of release builds, beside the folder of this program.
fn release() -> Result<PathBuf> {
    let own = std::env::current_exe().context("cannot find the path of this program")?;
    let target = own.parent().and_then(|it| it.parent());
    Ok(target.context("this program is not in a target folder of Cargo")?.join("release"))
}
