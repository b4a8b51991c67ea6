//! `cargo xtask`: the chores of this workspace, so that nobody has to remember a command line.

mod call;
mod tree;
mod tune;
mod needs;
mod suites;
mod test;
mod laws;
mod ends;
mod rungs;
mod rules;
mod tidy;
mod fuzz;
mod bench;
mod appends;
mod crowd;
mod crash;
mod browser;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The chores of the Impasto workspace.
///
/// A newcomer needs one of them: `cargo xtask test` installs what is missing and runs everything
/// that the gate runs.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    Test(test::Test),
    Laws(laws::Laws),
    Ends(ends::Ends),
    Rungs(rungs::Rungs),
    Tune(tune::Tune),
    Rules(rules::Rules),
    Tidy(tidy::Tidy),
    Fuzz(fuzz::Fuzz),
    Bench(bench::Bench),
    Appends(appends::Appends),
    Load(crowd::Load),
    Attack(crowd::Attack),
    Nodes(crowd::Nodes),
    Crash(crash::Crash),
    Screens(browser::Screens),
    Clicks(browser::Clicks),
}

fn main() -> ExitCode {
    match perform(&Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(call::exit_code(&error))
        }
    }
}

fn perform(chore: &Chore) -> Result<()> {
    tree::enter_root()?;
    match chore {
        Chore::Test(test) => test.run(),
        Chore::Laws(laws) => laws.run(),
        Chore::Ends(ends) => ends.run(),
        Chore::Rungs(rungs) => rungs.run(),
        Chore::Tune(tune) => tune.run(),
        Chore::Rules(rules) => rules.run(),
        Chore::Tidy(tidy) => tidy.run(),
        Chore::Fuzz(fuzz) => fuzz.run(),
        Chore::Bench(bench) => bench.run(),
        Chore::Appends(appends) => appends.run(),
        Chore::Load(load) => load.run(),
        Chore::Attack(attack) => attack.run(),
        Chore::Nodes(nodes) => nodes.run(),
        Chore::Crash(crash) => crash.run(),
        Chore::Screens(screens) => screens.run(),
        Chore::Clicks(clicks) => clicks.run(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_chore_explains_itself() {
        for chore in Cli::command().get_subcommands() {
            assert!(chore.get_about().is_some(), "{} has no help text", chore.get_name());
        }
    }
}
