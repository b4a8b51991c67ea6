//! Chi-square tests: the distance between observed and expected counts.
//!
//! The sum over many small tables is compared with its own mean and variance, so that sparse tables add power
//! and no false alarms.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

/// The greatest deviation that passes, in standard deviations. One fair comparison in a billion is beyond it;
/// seeds are fixed, so a test that passes once passes always.
const MAX_DEVIATION: f64 = 6.0;

/// A chi-square statistic with its degrees of freedom.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Chi {
    square: f64,
    freedom: f64,
}

impl Chi {
    /// The goodness of fit of observed counts to weights. Rare outcomes are put together.
    pub(crate) fn of_fit(cells: &[(u64, u32)]) -> Chi {
        const RARE: f64 = 5.0;
        let draws: u64 = cells.iter().map(|(seen, _)| seen).sum();
        let total: f64 = cells.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let expected = |weight: u32| draws as f64 * f64::from(weight) / total;
        let cells = cells.iter().map(|(seen, weight)| (*seen as f64, expected(*weight)));
        let cells = lump(cells, |(_, expected)| expected < RARE);
        let square = cells.iter().map(|(seen, hoped)| (seen - hoped).powi(2) / hoped).sum();
        Chi { square, freedom: freedom(cells.len()) }
    }

    /// The homogeneity of two samples of equal size, given by the counts of each outcome in both. Rare outcomes
    /// are put together.
    pub(crate) fn of_pair(cells: impl Iterator<Item = (u64, u64)>) -> Chi {
        const RARE: f64 = 2.0;
        let cells = cells.map(|(ours, theirs)| (ours as f64, theirs as f64));
        let cells = lump(cells, |(ours, theirs)| ours + theirs < RARE);
        let total: f64 = cells.iter().map(|(ours, theirs)| ours + theirs).sum();
        let square: f64 =
            cells.iter().map(|(ours, theirs)| (ours - theirs).powi(2) / (ours + theirs)).sum();
        // Without this factor the expectation of a small table is above its freedom, and a
        // thousand small tables look like one great fraud.
        let exact = (total - 1.0).max(0.0) / total.max(1.0);
        Chi { square: square * exact, freedom: freedom(cells.len()) }
    }

    /// Adds the statistic of an independent comparison.
    pub(crate) fn add(&mut self, other: Chi) {
        self.square += other.square;
        self.freedom += other.freedom;
    }

    /// Whether there is any degree of freedom, that is, whether more than one outcome was compared.
    pub(crate) fn is_telling(self) -> bool {
        self.freedom != 0.0
    }

    /// Whether the deviation is too large to be chance.
    pub(crate) fn is_far(self) -> bool {
        MAX_DEVIATION < self.deviation()
    }

    /// The deviation from the mean in standard deviations (Wilson and Hilferty's cube root).
    pub(crate) fn deviation(self) -> f64 {
        if !self.is_telling() {
            return 0.0;
        }
        let spread = 2.0 / (9.0 * self.freedom);
        ((self.square / self.freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
    }
}

/// The cells, with all `rare` ones added up into one.
fn lump(
    cells: impl Iterator<Item = (f64, f64)>,
    rare: impl Fn((f64, f64)) -> bool,
) -> Vec<(f64, f64)> {
    let (few, mut rest): (Vec<_>, Vec<_>) = cells.partition(|cell| rare(*cell));
    let lumped = few.iter().fold((0.0, 0.0), |sum, cell| (sum.0 + cell.0, sum.1 + cell.1));
    if !few.is_empty() && lumped != (0.0, 0.0) {
        rest.push(lumped);
    }
    rest
}

fn freedom(cells: usize) -> f64 {
    cells.saturating_sub(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_counts_are_near() {
        assert!(Chi::of_fit(&[(310, 1), (290, 1), (300, 1)]).deviation() < 1.0);
        assert!(Chi::of_fit(&[(740, 3), (260, 1)]).deviation() < 1.0);
        assert!(Chi::of_pair([(40, 52), (61, 50), (2, 1)].into_iter()).deviation() < 1.5);
    }

    #[test]
    fn unfair_counts_are_far() {
        assert!(Chi::of_fit(&[(500, 1), (200, 1), (200, 1)]).is_far());
        assert!(Chi::of_pair([(90, 10), (10, 90)].into_iter()).is_far());
    }

    #[test]
    fn one_outcome_proves_nothing() {
        assert!(Chi::of_fit(&[(100, 7)]).deviation().abs() < f64::EPSILON);
        assert!(Chi::of_pair([(5, 5)].into_iter()).deviation().abs() < f64::EPSILON);
    }
}
