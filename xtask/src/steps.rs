//! Steps of a check, run up to the first failure, with the duration of each.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::call::Call;

/// Runs the steps up to the first that fails, and prints how long each took.
pub(crate) fn run(steps: Vec<Step>) -> Result<()> {
    let mut times = Times::default();
    let outcome = steps.into_iter().try_for_each(|step| times.clock(step));
    println!("\n{times}");
    outcome
}

/// A step of a check: its heading, and the work.
pub(crate) struct Step {
    pub(crate) heading: String,
    work: Box<dyn Fn() -> Result<()>>,
}

impl Step {
    pub(crate) fn new(heading: &str, work: impl Fn() -> Result<()> + 'static) -> Self {
        Self { heading: heading.into(), work: Box::new(work) }
    }

    pub(crate) fn call(call: Call) -> Self {
        Self::new(&call.to_string(), move || call.run())
    }
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
    fn the_table_shows_the_step_that_failed() {
        let mut times = Times::default();
        times.clock(Step::new("first", || Ok(()))).unwrap();
        times.clock(Step::new("second", || anyhow::bail!("a gap"))).unwrap_err();
        let table = times.to_string();
        assert!(table.contains("ok      first\n") && table.contains("FAILED  second\n"), "{table}");
    }
}
