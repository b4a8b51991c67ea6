//! Counts over random games, which can be merged.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    fmt::{Display, Write},
};

use game::Clause;

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameCounts {
    /// The number of games.
    pub games: u64,
    /// The number of games that each clause ended; the others were given up.
    pub ends: BTreeMap<Clause, u64>,
    /// The number of games by their number of decisions.
    pub decisions: BTreeMap<u32, u64>,
    /// The number of games by their number of rounds, in titles that count rounds.
    pub rounds: BTreeMap<u32, u64>,
    /// The number of legal actions, summed over all decisions.
    pub choices: u64,
    /// The number of chance events by the first word of their notation, and the number of shuffles
    /// of the discards.
    pub chances: BTreeMap<String, u64>,
    /// The decision with the most legal actions.
    pub widest: Option<WidestQuestion>,
}

/// A decision with many legal actions. The order is by their number, then by the lower number of
/// the game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WidestQuestion {
    /// The number of legal actions.
    pub answers: usize,
    /// The number of the game.
    pub game: Reverse<u64>,
    /// The first words of the legal actions.
    pub asked: BTreeSet<String>,
}

impl GameCounts {
    /// Counts a chance event; `text` is a buffer.
    pub(super) fn count_chance(&mut self, chance: &impl Display, text: &mut String) {
        text.clear();
        write!(text, "{chance}").expect("a string takes all");
        match self.chances.get_mut(first_word(text)) {
            Some(times) => *times += 1,
            None => drop(self.chances.insert(first_word(text).to_owned(), 1)),
        }
    }

    /// Counts a shuffle of the discards into a new deck.
    pub(super) fn count_shuffle(&mut self) {
        *self.chances.entry("shuffle".to_owned()).or_default() += 1;
    }

    /// Counts a decision between these actions.
    pub(super) fn count_question(&mut self, actions: &[impl Display], game: u64) {
        self.choices += actions.len() as u64;
        let found = (actions.len(), Reverse(game));
        if self.widest.as_ref().is_none_or(|it| (it.answers, it.game) < found) {
            let words = actions.iter().map(|it| first_word(&it.to_string()).to_owned());
            let (answers, game) = found;
            self.widest = Some(WidestQuestion { answers, game, asked: words.collect() });
        }
    }

    /// Counts a game that the clause `end` ended, or that was given up.
    pub(super) fn count_game(&mut self, end: Option<Clause>, decisions: u32, rounds: Option<u32>) {
        self.games += 1;
        *self.decisions.entry(decisions).or_default() += 1;
        if let Some(end) = end {
            *self.ends.entry(end).or_default() += 1;
        }
        if let Some(rounds) = rounds {
            *self.rounds.entry(rounds).or_default() += 1;
        }
    }

    /// The sum of these counts and `other`.
    pub(super) fn merged(mut self, other: GameCounts) -> GameCounts {
        self.games += other.games;
        self.choices += other.choices;
        merge(&mut self.ends, other.ends);
        merge(&mut self.decisions, other.decisions);
        merge(&mut self.rounds, other.rounds);
        merge(&mut self.chances, other.chances);
        self.widest = self.widest.max(other.widest);
        self
    }

    /// The number of games that were given up.
    #[must_use]
    pub fn unfinished(&self) -> u64 {
        self.games - self.ends.values().sum::<u64>()
    }
}

fn merge<K: Ord>(ours: &mut BTreeMap<K, u64>, theirs: BTreeMap<K, u64>) {
    for (key, times) in theirs {
        *ours.entry(key).or_default() += times;
    }
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}
