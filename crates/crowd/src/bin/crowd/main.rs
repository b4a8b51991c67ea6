//! `crowd`: what people who are programs can do to a server. `cargo xtask load`, `cargo xtask attack` and
//! `cargo xtask nodes` build it and start it.

mod attack;
mod load;
mod memory;
mod nodes;
mod playing;
mod tally;

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};

/// People who are programs, at a server of their own on this machine.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    task: Task,
    /// The server; the `impasto` that lies beside this program if it is not said.
    #[arg(long, value_name = "FILE", global = true)]
    impasto: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Task {
    Attack(attack::Attack),
    Load(load::Load),
    Nodes(nodes::Nodes),
}

#[tokio::main]
async fn main() -> Result<()> {
    let cli = Cli::parse();
    let impasto = cli.impasto.map_or_else(beside, Ok)?;
    ensure!(impasto.is_file(), "there is no server at {}", impasto.display());
    match cli.task {
        Task::Attack(attack) => attack.run(&impasto).await,
        Task::Load(load) => load.run(&impasto).await,
        Task::Nodes(nodes) => nodes.run(&impasto).await,
    }
}

fn beside() -> Result<PathBuf> {
    let own = std::env::current_exe().context("this program lies nowhere")?;
    Ok(own.with_file_name("impasto"))
}

/// What went wrong between a client and a server, with its causes.
fn failed(error: crowd::Error) -> anyhow::Error {
    anyhow::Error::from_boxed(error)
}
