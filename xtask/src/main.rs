//! `cargo xtask`: the development tasks of this workspace.

mod call;
mod tree;
mod tune;
mod requirements;
mod suites;
mod steps;
mod test;
mod check;
mod laws;
mod ends;
mod rungs;
mod rules;
mod tidy;
mod comments;
mod docs;
mod deny;
mod proxies;
mod fuzz;
mod bench;
mod appends;
mod crowd;
mod crash;
mod browser;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The development tasks of the Impasto workspace.
///
/// A newcomer needs one of them: `cargo xtask test` installs what is missing, and runs all checks and
/// tests of the gate.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Test(test::Test),
    Check(check::Check),
    Laws(laws::Laws),
    Ends(ends::Ends),
    Rungs(rungs::Rungs),
    Tune(tune::Tune),
    Rules(rules::Rules),
    Tidy(tidy::Tidy),
    Comments(comments::Comments),
    Docs(docs::Docs),
    Deny(deny::Deny),
    Proxies(proxies::Proxies),
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
    match perform(&Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(call::exit_code(&error))
        }
    }
}

fn perform(task: &Task) -> Result<()> {
    tree::enter_root()?;
    match task {
        Task::Test(test) => test.run(),
        Task::Check(check) => check.run(),
        Task::Laws(laws) => laws.run(),
        Task::Ends(ends) => ends.run(),
        Task::Rungs(rungs) => rungs.run(),
        Task::Tune(tune) => tune.run(),
        Task::Rules(rules) => rules.run(),
        Task::Tidy(tidy) => tidy.run(),
        Task::Comments(comments) => comments.run(),
        Task::Docs(docs) => docs.run(),
        Task::Deny(deny) => deny.run(),
        Task::Proxies(proxies) => proxies.run(),
        Task::Fuzz(fuzz) => fuzz.run(),
        Task::Bench(bench) => bench.run(),
        Task::Appends(appends) => appends.run(),
        Task::Load(load) => load.run(),
        Task::Attack(attack) => attack.run(),
        Task::Nodes(nodes) => nodes.run(),
        Task::Crash(crash) => crash.run(),
        Task::Screens(screens) => screens.run(),
        Task::Clicks(clicks) => clicks.run(),
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
    fn every_task_has_a_help_text() {
        for task in Cli::command().get_subcommands() {
            assert!(task.get_about().is_some(), "{} has no help text", task.get_name());
        }
    }
}
