//! `cargo xtask test`: all steps of the gate, up to the first failure.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::Result;
use clap::Args;

use crate::{
    call::Call,
    laws, requirements,
    rules::Rules,
    suites::{self, Settings, TestProgram},
    tidy::Tidy,
};

/// Install what is missing, then run all checks and tests of the gate.
///
/// In order: layout, lints, tidiness, rule coverage, all tests, documentation. It stops at the
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
        let mut times = Times::default();
        let outcome = steps(self.games).into_iter().try_for_each(|step| times.clock(step));
        println!("\n{times}");
        outcome
    }
}

struct Step {
    heading: String,
    work: Box<dyn Fn() -> Result<()>>,
}

impl Step {
    fn new(heading: &str, work: impl Fn() -> Result<()> + 'static) -> Self {
        Self { heading: heading.into(), work: Box::new(work) }
    }

    fn call(call: Call) -> Self {
        Self::new(&call.to_string(), move || call.run())
    }
}

fn steps(games: Option<u32>) -> Vec<Step> {
    let lints = "cargo clippy --workspace --all-targets --locked -- -D warnings";
    let documentation = Call::new("cargo doc --workspace --no-deps --locked");
    let env = games.map(|games| (laws::GAMES_VARIABLE, games.to_string()));
    let settings = Settings { env: env.into_iter().collect(), arguments: Vec::new() };
    let tests = without_incremental("cargo test --workspace --locked");
    vec![
        Step::new("install what is missing", requirements::install_missing),
        Step::call(Call::new("cargo fmt --all --check")),
        Step::call(without_incremental(lints)),
        Step::new("cargo xtask tidy", || Tidy {}.run()),
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

/// The duration and the ending of each step.
#[derive(Default)]
struct Times(Vec<(String, Duration, Ending)>);

enum Ending {
    Well,
    Badly,
}

impl Times {
    fn clock(&mut self, step: Step) -> Result<()> {
        println!("\n== {}", step.heading);
        let start = Instant::now();
        let outcome = (step.work)();
        let time = start.elapsed();
        println!("-- {:.1} s", time.as_secs_f64());
        let ending = if outcome.is_ok() { Ending::Well } else { Ending::Badly };
        self.0.push((step.heading, time, ending));
        outcome
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut total = Duration::ZERO;
        for (heading, time, ending) in &self.0 {
            total += *time;
            let mark = match ending {
                Ending::Well => "ok    ",
                Ending::Badly => "FAILED",
            };
            writeln!(f, "{:8.1} s  {mark}  {heading}", time.as_secs_f64())?;
        }
        write!(f, "{:8.1} s  in all", total.as_secs_f64())
    }
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
                "cargo xtask rules --quiet",
                "CARGO_INCREMENTAL=0 cargo test --workspace --locked --no-run",
                "all test programs, side by side",
                "CARGO_INCREMENTAL=0 cargo test --workspace --locked --doc",
                "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps --locked",
            ]
        );
    }

    #[test]
    fn the_table_shows_the_step_that_failed() {
        let mut times = Times::default();
        times.clock(Step::new("first", || Ok(()))).unwrap();
        times.clock(Step::new("second", || anyhow::bail!("a gap"))).unwrap_err();
        let table = times.to_string();
        assert!(table.contains("ok      first\n") && table.contains("FAILED  second\n"), "{table}");
    }
}
