//! `cargo run --release -p bench --bin alone`: what a level reaches that plays Canvas alone, scenario by
//! scenario and in all.

use arena::{Contest, Entrant};
use bench::{Crew, Scenarios};
use bots::Level;
use canvas::Canvas;
use clap::Parser;
use rayon::prelude::*;

/// Lets a level play alone, on the deals of `impasto arena canvas --seats 1`.
#[derive(Debug, Parser)]
#[command(name = "alone")]
struct Cli {
    /// Who plays.
    #[arg(long, value_name = "LEVEL", default_value = "maestro", value_parser = level)]
    level: Level,
    /// In which way: puzzle or vincent.
    #[arg(long, value_name = "WAY", default_value = "puzzle", value_parser = ["puzzle", "vincent"])]
    solo: String,
    #[command(flatten)]
    scenarios: Scenarios,
    #[command(flatten)]
    crew: Crew,
}

fn main() {
    let cli = Cli::parse();
    let Scenarios { deals, seed, .. } = cli.scenarios;
    cli.scenarios.tell(&cli.solo, |options| {
        let entrants: Vec<Box<dyn Entrant<Canvas>>> = vec![Box::new(cli.level)];
        let contest = Contest::new(1, options.clone(), entrants, seed).expect("a table for one");
        let play = |deal| contest.play(deal).expect("our own bots do not fail").bout.points[0];
        cli.crew.share(|| (0..deals).into_par_iter().map(play).collect())
    });
}

fn level(name: &str) -> Result<Level, String> {
    Level::named(name).ok_or_else(|| "there is no such level".to_owned())
}
