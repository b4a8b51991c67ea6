//! `cargo xtask test`: all steps of the gate, up to the first failure.

use anyhow::Result;
use clap::Args;

use crate::{
    call::Call,
    deny::Deny,
    laws, requirements,
    rules::Rules,
    steps::{self, Step},
    suites::{self, Settings, TestProgram},
    tidy::Tidy,
};

/// Install what is missing, then run all checks and tests of the gate.
///
/// In order: layout, lints, tidiness, dependencies, rule coverage, all tests, documentation. It stops at the
/// first step that fails, with the exit code of that step.
#[derive(Args, Debug)]
pub(crate) struct Test {
    /// The number of random games that the laws play for each preset and number of seats
    /// [default: that of each test].
    #[arg(long, value_name = "N")]
    games: Option<u32>,
}

impl Test {
    pub(crate) fn run(&self) -> Result<()> {
        steps::run(steps(self.games))
    }
}

fn steps(games: Option<u32>) -> Vec<Step> {
    let lints = "cargo clippy --workspace --all-targets --locked -- -D warnings";
    let documentation = Call::new("cargo doc --workspace --no-deps --locked");
    let env = games.map(|games| (laws::GAMES_VARIABLE, games.to_string()));
    let settings = Settings { env: env.into_iter().collect() };
    let tests = without_incremental("cargo test --workspace --locked");
    vec![
        Step::new("install what is missing", requirements::install_missing),
        Step::call(Call::new("cargo fmt --all --check")),
        Step::call(without_incremental(lints)),
        Step::new("cargo xtask tidy", || Tidy {}.run()),
        Step::new("cargo xtask deny", || Deny {}.run()),
        Step::new("cargo xtask rules --quiet", || Rules::quiet().run()),
        Step::new(&format!("{tests} --no-run"), {
            let tests = tests.clone();
            move || TestProgram::build(&tests).map(drop)
        }),
        Step::new("all test programs, side by side", {
            let tests = tests.clone();
            move || suites::run(TestProgram::build(&tests)?, &settings)
        }),
        Step::call(tests.arg("--doc")),
        Step::call(documentation.env("RUSTDOCFLAGS", "-D warnings")),
    ]
}

/// A call of cargo without incremental compilation, whose files take half of the disk space of a build
/// and are of no use in a clean clone.
fn without_incremental(line: &str) -> Call {
    Call::new(line).env("CARGO_INCREMENTAL", "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_stand_in_the_order_of_the_gate() {
        let headings: Vec<_> = steps(Some(9)).into_iter().map(|step| step.heading).collect();
        assert_eq!(
            headings,
            [
                "install what is missing",
                "cargo fmt --all --check",
                "CARGO_INCREMENTAL=0 cargo clippy --workspace --all-targets --locked -- -D warnings",
                "cargo xtask tidy",
                "cargo xtask deny",
                "cargo xtask rules --quiet",
                "CARGO_INCREMENTAL=0 cargo test --workspace --locked --no-run",
                "all test programs, side by side",
                "CARGO_INCREMENTAL=0 cargo test --workspace --locked --doc",
                "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps --locked",
            ]
        );
    }
}
