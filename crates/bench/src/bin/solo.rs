//! `cargo run --release -p bench --bin solo`: the points of a level in solo games of Canvas, by
//! scenario and in all.

use arena::{Contest, Entrant};
use bench::{Scenarios, Threads};
use bots::Level;
use canvas::Canvas;
use clap::Parser;
use rayon::prelude::*;

/// Lets a level play solo games of Canvas, on the deals of `impasto arena canvas --seats 1`.
#[derive(Debug, Parser)]
#[command(name = "solo")]
struct Cli {
    /// The level.
    #[arg(long, value_name = "LEVEL", default_value = "maestro", value_parser = level)]
    level: Level,
    /// The solo mode: puzzle or vincent.
    #[arg(long, value_name = "WAY", default_value = "puzzle", value_parser = ["puzzle", "vincent"])]
    solo: String,
    #[command(flatten)]
    scenarios: Scenarios,
    #[command(flatten)]
    threads: Threads,
}

fn main() {
    let cli = Cli::parse();
    let Scenarios { deals, seed, .. } = cli.scenarios;
    cli.scenarios.print_table(&cli.solo, |options| {
        let entrants: Vec<Box<dyn Entrant<Canvas>>> = vec![Box::new(cli.level)];
        let contest = Contest::new(1, options.clone(), entrants, seed).expect("a table for one");
        let play = |deal| contest.play(deal).expect("our own bots do not fail").result.points[0];
        cli.threads.run(|| (0..deals).into_par_iter().map(play).collect())
    });
}

fn level(name: &str) -> Result<Level, String> {
    Level::named(name).ok_or_else(|| "there is no such level".to_owned())
}
