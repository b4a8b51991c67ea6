//! A benchmark that samples its cases in turns, so that changes in the machine's load affect all of
//! them alike.

use std::{fmt, time::Duration};

use cpu_time::ThreadTime;

/// A fixed piece of work that is measured; returns the number of its steps.
pub type Work = Box<dyn FnMut() -> u64>;

/// The amount of sampling.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// The number of samples of each case.
    pub rounds: usize,
    /// The least CPU time of a sample.
    pub min_time: Duration,
}

/// A list of cases, of which the first two are the floor and the peer that the others are compared
/// with.
pub struct Benchmark {
    cases: Vec<Case>,
}

/// A case: a piece of work that is measured.
struct Case {
    name: String,
    unit: &'static str,
    work: Work,
    /// The nanoseconds of a step in each sample.
    samples: Vec<f64>,
}

impl Benchmark {
    /// A benchmark without cases. The floor and the peer must be added first.
    #[must_use]
    pub fn new() -> Benchmark {
        Benchmark { cases: Vec::new() }
    }

    /// Adds a case, whose steps are called `unit`.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, unit: &'static str, work: Work) -> Benchmark {
        self.add(name, unit, work);
        self
    }

    /// Adds a case, whose steps are called `unit`, to a borrowed benchmark.
    pub fn add(&mut self, name: impl Into<String>, unit: &'static str, work: Work) {
        let name = name.into();
        self.cases.push(Case { name, unit, work, samples: Vec::new() });
    }

    /// The median of the nanoseconds of a step of the case with this name.
    #[must_use]
    pub fn median(&self, name: &str) -> Option<f64> {
        self.cases.iter().find(|it| it.name == name).map(Case::median)
    }

    /// Removes the cases whose name does not contain `word`; floor and peer stay.
    pub fn retain(&mut self, word: &str) {
        let rest = self.cases.split_off(2);
        self.cases.extend(rest.into_iter().filter(|it| it.name.contains(word)));
    }

    /// Takes all samples. The first round warms up and does not count.
    pub fn run(&mut self, sampling: Sampling) {
        for round in 0..=sampling.rounds {
            for case in &mut self.cases {
                let nanos = case.sample(sampling.min_time);
                if round != 0 {
                    case.samples.push(nanos);
                }
            }
        }
    }
}

impl Default for Benchmark {
    fn default() -> Benchmark {
        Benchmark::new()
    }
}

impl Case {
    /// The nanoseconds of a step, measured for at least this long.
    #[expect(clippy::cast_precision_loss, reason = "a measurement has few digits")]
    fn sample(&mut self, min_time: Duration) -> f64 {
        let start = ThreadTime::now();
        let mut steps = 0;
        while start.elapsed() < min_time {
            steps += (self.work)();
        }
        start.elapsed().as_nanos() as f64 / steps as f64
    }

    fn median(&self) -> f64 {
        let mut samples = self.samples.clone();
        samples.sort_by(f64::total_cmp);
        samples[samples.len() / 2]
    }
}

impl fmt::Display for Benchmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [floor, peer, ..] = &self.cases[..] else { return Err(fmt::Error) };
        let (floor, peer) = (floor.median(), peer.median());
        let (ns, range, times_floor, times_peer) = ("ns", "min..max", "x floor", "x peer");
        writeln!(f, "{:34}{ns:>8}  {range:>15}{times_floor:>10}{times_peer:>9}  per", "")?;
        for it in &self.cases {
            let median = it.median();
            let least = it.samples.iter().copied().fold(f64::INFINITY, f64::min);
            let most = it.samples.iter().copied().fold(0.0, f64::max);
            let range = format!("{least:.1}..{most:.1}");
            let (of_floor, of_peer) = (median / floor, median / peer);
            let (name, unit) = (&it.name, it.unit);
            writeln!(f, "{name:34}{median:8.1}  {range:>15}{of_floor:10.2}{of_peer:9.2}  {unit}")?;
        }
        Ok(())
    }
}
