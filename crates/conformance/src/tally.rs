//! Tallies: the counts of a run.

use std::{cmp::Reverse, collections::BTreeMap, fmt, ops::AddAssign};

use game::Clause;

use crate::Law;

/// The counts of a run: games, events, ends, and how often each law was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of events.
    pub events: u64,
    /// The number of decisions of players.
    pub decisions: u64,
    /// For each clause, the number of games that it ended.
    pub ends: BTreeMap<Clause, u64>,
    /// The number of views of the deal at which real and imagined states were compared.
    pub compared: u64,
    /// How often each law was checked.
    pub looks: Looks,
}

/// For each law, the number of positions or events at which it was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looks([u64; Law::ALL.len()]);

impl Looks {
    /// How often `law` was checked.
    #[must_use]
    pub fn of(&self, law: Law) -> u64 {
        self.0[law as usize]
    }

    /// Counts one more check of each of `laws`.
    pub(crate) fn note(&mut self, laws: &[Law]) {
        for law in laws {
            self.0[*law as usize] += 1;
        }
    }
}

impl AddAssign for Looks {
    fn add_assign(&mut self, other: Looks) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, looks)| *sum += looks);
    }
}

impl fmt::Display for Looks {
    /// Writes how often each law was checked, the most frequent ones first: `900 (asks, ends), 31 (hides)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut groups: BTreeMap<Reverse<u64>, Vec<String>> = BTreeMap::new();
        for law in Law::ALL.into_iter().filter(|law| self.of(*law) != 0) {
            groups.entry(Reverse(self.of(law))).or_default().push(law.to_string());
        }
        for (nth, (Reverse(looks), laws)) in groups.iter().enumerate() {
            let comma = if nth == 0 { "" } else { ", " };
            write!(f, "{comma}{looks} ({})", laws.join(", "))?;
        }
        Ok(())
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.events += other.events;
        self.decisions += other.decisions;
        self.compared += other.compared;
        self.looks += other.looks;
        for (clause, games) in other.ends {
            *self.ends.entry(clause).or_default() += games;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, events, decisions, ends, compared, looks } = self;
        write!(f, "{games} games, {events} events, {decisions} decisions; ended by")?;
        for (nth, (clause, times)) in ends.iter().enumerate() {
            let comma = if nth == 0 { "" } else { "," };
            write!(f, "{comma} {clause} {}", percent(*times, *games))?;
        }
        write!(f, "; {compared} views of the deal compared; times a law looked on: {looks}")
    }
}

/// `part` of `whole`, in percent with one decimal.
fn percent(part: u64, whole: u64) -> String {
    let tenths = (part * 2000 + whole) / (whole * 2).max(1);
    format!("{}.{} %", tenths / 10, tenths % 10)
}
