//! Statistics of a load measurement: moves, refusals, and the latency of each move to the other player.

use std::time::Duration;

/// The statistics of one table, or of all tables.
#[derive(Debug, Default)]
pub(crate) struct LoadStats {
    /// The number of accepted moves, all of them on disk.
    pub(crate) moves: u64,
    /// The number of refused moves, which should be 0.
    pub(crate) refused: u64,
    /// The number of finished games.
    pub(crate) games: u64,
    /// The time of each move from its request to the other player's message.
    latencies: Vec<Duration>,
}

impl LoadStats {
    pub(crate) fn record_latency(&mut self, latency: Duration) {
        self.latencies.push(latency);
    }

    pub(crate) fn add(&mut self, other: LoadStats) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.games += other.games;
        self.latencies.extend(other.latencies);
    }

    /// The latency below which `percent` of all moves are.
    pub(crate) fn percentile(&mut self, percent: usize) -> Duration {
        self.latencies.sort_unstable();
        let nth =
            (self.latencies.len() * percent / 100).min(self.latencies.len().saturating_sub(1));
        self.latencies.get(nth).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_all() {
        let (mut one, mut other) = (LoadStats::default(), LoadStats::default());
        (51..=100).rev().for_each(|it| one.record_latency(Duration::from_millis(it)));
        (1..=50).for_each(|it| other.record_latency(Duration::from_millis(it)));
        one.add(other);
        let percentiles = [50, 99, 100].map(|share| one.percentile(share).as_millis());
        assert_eq!(percentiles, [51, 100, 100]);
        assert_eq!(LoadStats::default().percentile(50), Duration::ZERO);
    }
}
