//! What was counted: moves, refusals, and how long each move took to reach the other player.

use std::time::Duration;

/// What was counted at one table, or at all of them.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Moves that were accepted, so they are on disk.
    pub(crate) moves: u64,
    /// Moves that were refused, which none should be.
    pub(crate) refused: u64,
    /// Games that came to their end.
    pub(crate) games: u64,
    /// From each post to the other player's screen.
    waits: Vec<Duration>,
}

impl Tally {
    pub(crate) fn waited(&mut self, wait: Duration) {
        self.waits.push(wait);
    }

    pub(crate) fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.games += other.games;
        self.waits.extend(other.waits);
    }

    /// Within which time that many of a hundred moves reached the other player.
    pub(crate) fn percentile(&mut self, share: usize) -> Duration {
        self.waits.sort_unstable();
        let nth = (self.waits.len() * share / 100).min(self.waits.len().saturating_sub(1));
        self.waits.get(nth).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_all() {
        let (mut one, mut other) = (Tally::default(), Tally::default());
        (51..=100).rev().for_each(|it| one.waited(Duration::from_millis(it)));
        (1..=50).for_each(|it| other.waited(Duration::from_millis(it)));
        one.add(other);
        let percentiles = [50, 99, 100].map(|share| one.percentile(share).as_millis());
        assert_eq!(percentiles, [51, 100, 100]);
        assert_eq!(Tally::default().percentile(50), Duration::ZERO);
    }
}
