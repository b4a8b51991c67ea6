//! `cargo xtask check`: what needs no browser, no PostgreSQL and no kills, for the inner loop.

use anyhow::Result;
use clap::Args;

use crate::{
    call::Call,
    deny::Deny,
    laws,
    rules::Rules,
    steps::{self, Step},
    suites::{self, Settings, TestProgram},
    tidy::Tidy,
};

/// Run the checks and tests that need no browser, no PostgreSQL and no killed processes.
///
/// For the inner loop: layout, lints, tidiness, dependencies, rule coverage, and most tests, with fewer random games for the
/// laws. `cargo xtask test` runs everything.
#[derive(Args, Debug)]
pub(crate) struct Check {}

/// The number of random games that the laws play for each preset and number of seats.
const LAW_GAMES: u32 = 100;

/// Test programs that need a browser, PostgreSQL or processes to kill.
const LEFT_OUT: [&str; 3] = ["browser/browser", "impasto/served", "postgres-for-tests"];

/// Parts of the names of tests that need PostgreSQL or processes to kill; they are skipped in the programs that
/// wait for disks.
const SKIPPED: [&str; 4] = ["postgres", "crash", "nodes", "killed"];

impl Check {
    #[expect(clippy::unused_self, reason = "every task is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let settings = Settings { env: vec![(laws::GAMES_VARIABLE, LAW_GAMES.to_string())] };
        steps::run(vec![
            Step::call(Call::new("cargo fmt --all --check")),
            Step::call(Call::new("cargo clippy --workspace --all-targets --locked -- -D warnings")),
            Step::new("cargo xtask tidy", || Tidy {}.run()),
            Step::new("cargo xtask deny", || Deny {}.run()),
            Step::new("cargo xtask rules --quiet", || Rules::quiet().run()),
            Step::new("most test programs, side by side", move || {
                let programs = TestProgram::build(&Call::new("cargo test --workspace --locked"))?;
                suites::run(programs.into_iter().filter_map(kept).collect(), &settings)
            }),
        ])
    }
}

/// The program as it is run here; `None` if it is left out.
fn kept(mut program: TestProgram) -> Option<TestProgram> {
    if program.package == "store" || program.package == "server" {
        program
            .arguments
            .extend(SKIPPED.iter().flat_map(|it| ["--skip".to_owned(), (*it).to_owned()]));
    }
    (!LEFT_OUT.contains(&&*program.name)).then_some(program)
}
