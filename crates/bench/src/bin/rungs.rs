//! `cargo xtask rungs`: whether the measured ladder is one. To be asked after measuring: in between,
//! levels may change.

use std::process::ExitCode;

use shelf::{Rung, is_conduct_known, ladder};

/// Fewer games are a first look.
const ENOUGH: u64 = 400;
/// Whoever goes up a step is to notice it: so many of the duels are won by the upper level, or more.
const CLEAR: f64 = 0.65;

fn main() -> ExitCode {
    let mut is_sound = is_conduct_known();
    if !is_sound {
        println!(
            "bots have changed: `UPDATE_EXPECT=1 cargo test -p shelf --test conduct` writes it down"
        );
    }
    for rung in ladder() {
        for doubt in doubts(rung) {
            let Rung { title, options, seats, level, .. } = rung;
            println!("{title} {options} at tables of {seats}, {level}: {doubt}");
            is_sound = false;
        }
    }
    if !is_sound {
        return ExitCode::FAILURE;
    }
    println!("{} steps, each of today, surely up and clearly apart", ladder().len());
    ExitCode::SUCCESS
}

/// What is to be said against a step.
fn doubts(rung: &Rung) -> Vec<String> {
    let mut doubts = Vec::new();
    if !rung.is_current() {
        doubts.push("changed since it was measured".to_owned());
    }
    if rung.games < ENOUGH {
        doubts.push(format!("measured in {} games, not in {ENOUGH}", rung.games));
    }
    if rung.low <= 0.5 {
        doubts.push(format!("no sure step above {}: from {:.3} on", rung.against, rung.low));
    }
    if rung.duels < CLEAR {
        doubts.push(format!("too near to {}: {:.3} of the duels", rung.against, rung.duels));
    }
    doubts
}
