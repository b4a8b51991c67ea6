//! Measuring several things in turns, so that the machine's moods hit all of them alike.

use std::{fmt, time::Duration};

use cpu_time::ThreadTime;

/// Something to measure: does a fixed piece of work and returns how many steps it took.
pub type Work = Box<dyn FnMut() -> u64>;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How often each contestant has its turn.
    pub rounds: usize,
    /// How long a turn lasts at least.
    pub turn: Duration,
}

/// The contestants. The first two are what the others are compared with.
pub struct Contest {
    contestants: Vec<Contestant>,
}

struct Contestant {
    name: String,
    unit: &'static str,
    work: Work,
    /// Nanoseconds a step, a turn each.
    turns: Vec<f64>,
}

impl Contest {
    /// A contest against `floor` and `peer`.
    #[must_use]
    pub fn new() -> Contest {
        Contest { contestants: Vec::new() }
    }

    /// Adds a contestant, whose steps are called `unit`.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, unit: &'static str, work: Work) -> Contest {
        self.add(name, unit, work);
        self
    }

    /// The same for those who hold on to the contest.
    pub fn add(&mut self, name: impl Into<String>, unit: &'static str, work: Work) {
        let name = name.into();
        self.contestants.push(Contestant { name, unit, work, turns: Vec::new() });
    }

    /// Nanoseconds a step of the contestant with this name.
    #[must_use]
    pub fn median(&self, name: &str) -> Option<f64> {
        self.contestants.iter().find(|it| it.name == name).map(Contestant::median)
    }

    /// Sends home everybody whose name does not contain `word`; floor and peer stay.
    pub fn keep_only(&mut self, word: &str) {
        let rest = self.contestants.split_off(2);
        self.contestants.extend(rest.into_iter().filter(|it| it.name.contains(word)));
    }

    /// Gives everybody their turns. The first round warms up and does not count.
    pub fn run(&mut self, effort: Effort) {
        for round in 0..=effort.rounds {
            for contestant in &mut self.contestants {
                let nanos = contestant.turn(effort.turn);
                if round != 0 {
                    contestant.turns.push(nanos);
                }
            }
        }
    }
}

impl Default for Contest {
    fn default() -> Contest {
        Contest::new()
    }
}

impl Contestant {
    #[expect(clippy::cast_precision_loss, reason = "a measurement has few digits")]
    fn turn(&mut self, least: Duration) -> f64 {
        let start = ThreadTime::now();
        let mut steps = 0;
        while start.elapsed() < least {
            steps += (self.work)();
        }
        start.elapsed().as_nanos() as f64 / steps as f64
    }

    fn median(&self) -> f64 {
        let mut turns = self.turns.clone();
        turns.sort_by(f64::total_cmp);
        turns[turns.len() / 2]
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [floor, peer, ..] = &self.contestants[..] else { return Err(fmt::Error) };
        let (floor, peer) = (floor.median(), peer.median());
        let (ns, range, times_floor, times_peer) = ("ns", "min..max", "x floor", "x peer");
        writeln!(f, "{:34}{ns:>8}  {range:>15}{times_floor:>10}{times_peer:>9}  per", "")?;
        for it in &self.contestants {
            let median = it.median();
            let least = it.turns.iter().copied().fold(f64::INFINITY, f64::min);
            let most = it.turns.iter().copied().fold(0.0, f64::max);
            let range = format!("{least:.1}..{most:.1}");
            let (of_floor, of_peer) = (median / floor, median / peer);
            let (name, unit) = (&it.name, it.unit);
            writeln!(f, "{name:34}{median:8.1}  {range:>15}{of_floor:10.2}{of_peer:9.2}  {unit}")?;
        }
        Ok(())
    }
}
