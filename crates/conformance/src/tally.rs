//! What a run has seen.

use std::{collections::BTreeMap, fmt, ops::AddAssign};

use game::Clause;

/// What a run has seen: enough to tell whether the games were worth watching.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Events in them.
    pub events: u64,
    /// Events that were decisions of players.
    pub decisions: u64,
    /// How often each clause ended a game.
    pub ends: BTreeMap<Clause, u64>,
    /// How many views of the deal hid something and came up often enough to compare real worlds
    /// with imagined ones.
    pub compared: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.events += other.events;
        self.decisions += other.decisions;
        self.compared += other.compared;
        for (clause, games) in other.ends {
            *self.ends.entry(clause).or_default() += games;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, events, decisions, ends, compared } = self;
        write!(f, "{games} games, {events} events, {decisions} decisions; ended by")?;
        for (nth, (clause, times)) in ends.iter().enumerate() {
            let comma = if nth == 0 { "" } else { "," };
            write!(f, "{comma} {clause} {}", percent(*times, *games))?;
        }
        write!(f, "; {compared} views of the deal compared")
    }
}

/// `part` of `whole`, in percent with one decimal.
fn percent(part: u64, whole: u64) -> String {
    let tenths = (part * 2000 + whole) / (whole * 2).max(1);
    format!("{}.{} %", tenths / 10, tenths % 10)
}
