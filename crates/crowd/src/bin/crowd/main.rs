//! `crowd`: load measurements, attacks and a small cluster, with a real server as a child process.
//! `cargo xtask load`, `cargo xtask attack` and `cargo xtask nodes` build and run this program.

mod attack;
mod load;
mod memory;
mod nodes;
mod playing;
mod load_stats;

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};

/// Load measurements and attacks on a server on this machine.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    task: Task,
    /// The `impasto` program to start as the server [default: the one in the same folder].
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
    ensure!(impasto.is_file(), "there is no program {}", impasto.display());
    match cli.task {
        Task::Attack(attack) => attack.run(&impasto).await,
        Task::Load(load) => load.run(&impasto).await,
        Task::Nodes(nodes) => nodes.run(&impasto).await,
    }
}

fn beside() -> Result<PathBuf> {
    let own = std::env::current_exe().context("cannot find the path of this program")?;
    Ok(own.with_file_name("impasto"))
}

/// An error of a client, with its causes.
fn failed(error: crowd::Error) -> anyhow::Error {
    anyhow::Error::from_boxed(error)
}
