//! Means, shares and Elo, and how sure one can be of them.

use serde::Serialize;

/// A mean, and how far its 95% interval reaches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far the interval reaches to either side; a single observation does not tell.
    pub margin: Option<f64>,
}

/// How often something happens, with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// From 0 to 1.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A share of duels as a difference in Elo, with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The difference at which one comes first so often.
    pub difference: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How points are spread over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// The fewest.
    pub least: i32,
    /// Half of the games have as many or fewer.
    pub median: i32,
    /// Nine of ten games have as many or fewer.
    pub ninetieth: i32,
    /// The most.
    pub most: i32,
}

/// So many standard errors to either side hold a mean 95 times in a hundred.
const DEVIATIONS: f64 = 1.96;

/// The mean of independent observations.
pub(crate) fn estimate(values: &[f64]) -> Estimate {
    let margin = (1 < values.len()).then(|| DEVIATIONS * error(values));
    Estimate { mean: mean(values.iter().copied()).unwrap_or(0.0), margin }
}

/// The mean of independent observations from 0 to 1. To the interval two observations of 0 and two
/// of 1 are added (Agresti and Coull): without them it would have no width where all were won, and
/// none at all after one.
pub(crate) fn share(values: &[f64]) -> Share {
    let widened: Vec<f64> = values.iter().copied().chain([0.0, 0.0, 1.0, 1.0]).collect();
    let center = mean(widened.iter().copied()).unwrap_or(0.5);
    let mean = mean(values.iter().copied()).unwrap_or(center);
    let margin = DEVIATIONS * error(&widened);
    Share {
        mean,
        low: (center - margin).clamp(0.0, mean),
        high: (center + margin).clamp(mean, 1.0),
    }
}

/// `share` in so many deals as Elo. Half of one more deal may always go the other way, so nobody is
/// infinitely stronger.
pub(crate) fn elo(share: Share, deals: usize) -> Elo {
    let elo = |share: f64, least: f64| {
        let share = share.clamp(least, 1.0 - least);
        400.0 * (share / (1.0 - share)).log10()
    };
    let difference = elo(share.mean, 0.5 / many(deals + 1));
    Elo { difference, low: elo(share.low, LEAST), high: elo(share.high, LEAST) }
}

/// What stands for never at the end of an interval: 1200 Elo.
const LEAST: f64 = 0.001;

/// Nothing is said of no games.
pub(crate) fn spread(mut points: Vec<i32>) -> Spread {
    points.sort_unstable();
    let at = |tenths: usize| points[(points.len() * tenths).div_ceil(10).max(1) - 1];
    match points[..] {
        [] => Spread::default(),
        [..] => Spread { least: at(0), median: at(5), ninetieth: at(9), most: at(10) },
    }
}

pub(crate) fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), it| (sum + it, count + 1));
    (count != 0).then(|| sum / many(count))
}

/// The standard error of the mean of two or more observations.
fn error(values: &[f64]) -> f64 {
    let (average, count) = (mean(values.iter().copied()).unwrap_or(0.0), many(values.len()));
    let squares: f64 = values.iter().map(|it| (it - average).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

#[expect(clippy::cast_precision_loss, reason = "there are fewer games than a float counts")]
fn many(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_observation_is_a_wide_interval() {
        let one = share(&[1.0]);
        assert!(one.low < 0.2 && (one.high - 1.0).abs() < 1e-9, "{one:?}");
        assert_eq!(estimate(&[3.0]), Estimate { mean: 3.0, margin: None });
        let elo = elo(one, 1);
        assert!(elo.low < -300.0 && 1000.0 < elo.high && (elo.difference - 190.8).abs() < 0.1);
    }

    #[test]
    fn intervals_shrink_with_the_games() {
        let games: Vec<f64> = (0..400).map(|it| f64::from(u8::from(it % 4 != 0))).collect();
        let found = share(&games);
        assert!((found.mean - 0.75).abs() < 1e-9);
        // The interval of Wilson for 300 of 400.
        assert!(
            (found.low - 0.705).abs() < 0.002 && (found.high - 0.790).abs() < 0.002,
            "{found:?}"
        );
        let never = share(&[0.0; 100]);
        assert!(never.low.abs() < 1e-9 && 0.02 < never.high && never.high < 0.06, "{never:?}");
    }

    #[test]
    fn spreads_are_ranks() {
        let expected = Spread { least: 1, median: 5, ninetieth: 9, most: 10 };
        assert_eq!(spread((1..=10).rev().collect()), expected);
        assert_eq!(spread(vec![7]), Spread { least: 7, median: 7, ninetieth: 7, most: 7 });
        assert_eq!(spread(Vec::new()), Spread::default());
    }
}
