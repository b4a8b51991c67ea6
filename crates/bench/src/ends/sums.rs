//! What is counted, and how two counts become one.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    fmt::{Display, Write},
};

use game::Clause;

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Games played.
    pub games: u64,
    /// How many were ended by each clause; the others were given up.
    pub ends: BTreeMap<Clause, u64>,
    /// How many games had so many decisions.
    pub decisions: BTreeMap<u32, u64>,
    /// How many games came to so many rounds, where rounds are counted.
    pub rounds: BTreeMap<u32, u64>,
    /// The lengths of all lists of legal actions together.
    pub choices: u64,
    /// How often luck decided, by the first word of what it said; and how often discards were shuffled.
    pub chances: BTreeMap<String, u64>,
    /// The widest question.
    pub widest: Option<Wide>,
}

/// A question with many answers. The greatest is the one with most, in the game of lowest number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wide {
    /// How many answers it had.
    pub answers: usize,
    /// The number of the game.
    pub game: Reverse<u64>,
    /// What it asked: the first words of the answers.
    pub asked: BTreeSet<String>,
}

impl Sums {
    /// Luck has decided; `text` is a buffer.
    pub(super) fn note_chance(&mut self, chance: &impl Display, text: &mut String) {
        text.clear();
        write!(text, "{chance}").expect("a string takes all");
        match self.chances.get_mut(first_word(text)) {
            Some(times) => *times += 1,
            None => drop(self.chances.insert(first_word(text).to_owned(), 1)),
        }
    }

    /// The discards have become a new deck.
    pub(super) fn note_shuffle(&mut self) {
        *self.chances.entry("shuffle".to_owned()).or_default() += 1;
    }

    /// A player was asked, and had this list to choose from.
    pub(super) fn note_list(&mut self, actions: &[impl Display], game: u64) {
        self.choices += actions.len() as u64;
        let found = (actions.len(), Reverse(game));
        if self.widest.as_ref().is_none_or(|it| (it.answers, it.game) < found) {
            let words = actions.iter().map(|it| first_word(&it.to_string()).to_owned());
            let (answers, game) = found;
            self.widest = Some(Wide { answers, game, asked: words.collect() });
        }
    }

    /// A game is over by the clause `end`, or was given up.
    pub(super) fn note_game(&mut self, end: Option<Clause>, decisions: u32, rounds: Option<u32>) {
        self.games += 1;
        *self.decisions.entry(decisions).or_default() += 1;
        if let Some(end) = end {
            *self.ends.entry(end).or_default() += 1;
        }
        if let Some(rounds) = rounds {
            *self.rounds.entry(rounds).or_default() += 1;
        }
    }

    /// Both together.
    pub(super) fn and(mut self, other: Sums) -> Sums {
        self.games += other.games;
        self.choices += other.choices;
        merge(&mut self.ends, other.ends);
        merge(&mut self.decisions, other.decisions);
        merge(&mut self.rounds, other.rounds);
        merge(&mut self.chances, other.chances);
        self.widest = self.widest.max(other.widest);
        self
    }

    /// How many games were given up.
    #[must_use]
    pub fn endless(&self) -> u64 {
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
