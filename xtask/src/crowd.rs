//! `cargo xtask load`, `cargo xtask attack` and `cargo xtask nodes`: the crowd, and the server it comes to, built and
//! started.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::call::Call;

/// Measure a server from outside, over real WebSockets on this machine.
///
/// Moves a second with 1, 50 and 200 tables, each on disk before it is shown; how long a move takes to
/// the other player's screen; how much memory tables take. In SQLite and on a PostgreSQL of its own.
/// `cargo xtask load -- --help` tells what can be chosen.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// `--tables 1,50,200`, `--open 0,200,1000`, `--seconds N`, `--store sqlite|postgres|both`, and more.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<String>,
}

/// Attack a server of one's own with the dearest requests a stranger can send.
///
/// Says what each of them costs, in processor time, and how long another player waits while one address
/// sends as much as it may. `cargo xtask attack -- --help` tells what can be chosen.
#[derive(Args, Debug)]
pub(crate) struct Attack {
    /// `--times 10` for larger requests, `--seconds N`, `--connections N`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<String>,
}

/// Start two servers on one PostgreSQL with a plain proxy in front, to try it out.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// Where the proxy listens.
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

/// The program, which has the server beside it.
fn crowd() -> Result<Call> {
    Call::new("cargo build --release -p impasto -p crowd --bins").announce_and_run()?;
    // A path may have spaces in it.
    Ok(Call::new("").arg(release()?.join("crowd").display().to_string()))
}

/// Where Cargo puts what it builds for release: beside the folder that we lie in ourselves.
fn release() -> Result<PathBuf> {
    let own = std::env::current_exe().context("this program lies nowhere")?;
    let target = own.parent().and_then(|it| it.parent());
    Ok(target.context("this program lies in a folder of Cargo's")?.join("release"))
}
