//! `cargo xtask rungs`: checks the measured ladder. To be run after a measurement: in between,
//! levels may change.

use std::process::ExitCode;

use arena::is_conduct_known;
use ladder::{Rung, ladder};

/// The least number of games of a measurement.
const MIN_GAMES: u64 = 400;
/// The least proportion of duels that a level must win against the one below, so that players
/// notice the step.
const MIN_WIN_RATE: f64 = 0.65;

fn main() -> ExitCode {
    let mut is_sound = is_conduct_known();
    if !is_sound {
        println!(
            "bots have changed: `UPDATE_EXPECT=1 cargo test -p ladder --test conduct` writes it down"
        );
    }
    for rung in ladder() {
        for objection in objections(rung) {
            let Rung { title, options, seats, level, .. } = rung;
            println!("{title} {options} at tables of {seats}, {level}: {objection}");
            is_sound = false;
        }
    }
    if !is_sound {
        return ExitCode::FAILURE;
    }
    println!("{} steps, each of today, surely up and clearly apart", ladder().len());
    ExitCode::SUCCESS
}

/// The reasons why a measurement is not good enough.
fn objections(rung: &Rung) -> Vec<String> {
    let mut objections = Vec::new();
    if !rung.is_current() {
        objections.push("changed since it was measured".to_owned());
    }
    if rung.games < MIN_GAMES {
        objections.push(format!("measured in {} games, not in {MIN_GAMES}", rung.games));
    }
    if rung.low <= 0.5 {
        objections.push(format!("no sure step above {}: from {:.3} on", rung.against, rung.low));
    }
    if rung.duels < MIN_WIN_RATE {
        objections.push(format!("too near to {}: {:.3} of the duels", rung.against, rung.duels));
    }
    objections
}
