//! Means, proportions and Elo differences with 95% confidence intervals.

use serde::Serialize;

/// A mean with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval; none for fewer than five observations.
    pub margin: Option<f64>,
}

/// A proportion with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Proportion {
    /// The proportion, from 0 to 1.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// A proportion of duels won as an Elo difference, with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The Elo difference. None if one side won all duels: then it is only known to be at least
    /// `low`, or at most `high`.
    pub difference: Option<f64>,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Quantiles of the points of many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Quantiles {
    /// The minimum of the points.
    #[serde(rename = "least")]
    pub min: i32,
    /// The median: half of the games have as many points or fewer.
    pub median: i32,
    /// The 90th percentile: nine of ten games have as many points or fewer.
    #[serde(rename = "ninetieth")]
    pub p90: i32,
    /// The maximum of the points.
    #[serde(rename = "most")]
    pub max: i32,
}

impl Quantiles {
    /// The quantiles of `points`; none without games.
    #[must_use]
    pub fn of(mut points: Vec<i32>) -> Option<Quantiles> {
        points.sort_unstable();
        let at =
            |tenths: usize| points.get((points.len() * tenths).div_ceil(10).max(1) - 1).copied();
        Some(Quantiles { min: at(0)?, median: at(5)?, p90: at(9)?, max: at(10)? })
    }
}

/// The standard normal quantile of a two-sided 95% interval.
const Z_95: f64 = 1.96;

/// The least number of observations for a confidence interval of a mean.
const MIN_OBSERVATIONS: usize = 5;

/// The least proportion that is converted to Elo, about -1200.
const MIN_ELO_SHARE: f64 = 0.001;

/// The mean of independent observations with Student's interval; none without observations.
#[must_use]
pub fn estimate(values: &[f64]) -> Option<Estimate> {
    let margin = (MIN_OBSERVATIONS <= values.len())
        .then(|| t_quantile(values.len() - 1) * standard_error(values));
    Some(Estimate { mean: mean(values.iter().copied())?, margin })
}

/// The quantile of Student's t for a two-sided 95% interval, by degrees of freedom: the first terms
/// of the Cornish-Fisher expansion, right to two percent from four degrees on.
fn t_quantile(freedom: usize) -> f64 {
    let (z, freedom) = (Z_95, many(freedom));
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / freedom + second / freedom.powi(2)
}

/// The proportion of independent observations from 0 to 1, with the Agresti-Coull interval (1998); `None`
/// without observations. The interval is computed with four more observations, two of 0 and two of 1, because
/// otherwise it would have no width if all duels were won.
#[must_use]
pub fn share(values: &[f64]) -> Option<Proportion> {
    let widened: Vec<f64> = values.iter().copied().chain([0.0, 0.0, 1.0, 1.0]).collect();
    let (mean, center) = (mean(values.iter().copied())?, mean(widened.iter().copied())?);
    let margin = Z_95 * standard_error(&widened);
    let (low, high) = ((center - margin).clamp(0.0, mean), (center + margin).clamp(mean, 1.0));
    Some(Proportion { mean, low, high })
}

impl Elo {
    /// The Elo difference of a proportion of duels. All three numbers are clamped at the same
    /// bound, so that they stay finite and keep their order.
    #[must_use]
    pub fn of(share: Proportion) -> Elo {
        let elo = |share: f64| {
            let share = share.clamp(MIN_ELO_SHARE, 1.0 - MIN_ELO_SHARE);
            400.0 * (share / (1.0 - share)).log10()
        };
        let is_open = 0.0 < share.mean && share.mean < 1.0;
        let difference = is_open.then(|| elo(share.mean));
        Elo { difference, low: elo(share.low), high: elo(share.high) }
    }
}

/// The mean; none without values.
#[must_use]
pub fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), it| (sum + it, count + 1));
    (count != 0).then(|| sum / many(count))
}

/// The standard error of the mean of two or more observations.
fn standard_error(values: &[f64]) -> f64 {
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
        let one = share(&[1.0]).unwrap();
        assert!(one.low < 0.2 && (one.high - 1.0).abs() < 1e-9, "{one:?}");
        assert_eq!(estimate(&[3.0]), Some(Estimate { mean: 3.0, margin: None }));
        let elo = Elo::of(one);
        assert!(elo.low < -300.0 && 1000.0 < elo.high && elo.difference.is_none(), "{elo:?}");
    }

    #[test]
    fn nothing_is_said_of_no_games() {
        assert_eq!((share(&[]), estimate(&[]), Quantiles::of(Vec::new())), (None, None, None));
    }

    /// The Elo difference lies within its interval even if one side won nearly all duels, in many games or in
    /// few.
    #[test]
    fn elo_lies_in_its_interval() {
        for games in [1, 2, 5, 40, 400, 4000] {
            for lost in 0..=games {
                let values: Vec<f64> =
                    (0..games).map(|it| f64::from(u8::from(lost <= it))).collect();
                let Elo { difference, low, high } = Elo::of(share(&values).unwrap());
                assert_eq!(difference.is_none(), lost == 0 || lost == games);
                assert!(low <= high && difference.is_none_or(|it| low <= it && it <= high));
            }
        }
    }

    #[test]
    fn few_observations_widen_the_interval() {
        // 2.776, 2.262 and 1.984 in the tables of Student's t.
        for (freedom, expected) in [(4, 2.776), (9, 2.262), (99, 1.984)] {
            assert!((t_quantile(freedom) / expected - 1.0).abs() < 0.02, "{freedom}");
        }
        assert_eq!(estimate(&[3.0; 4]).unwrap().margin, None);
        assert_eq!(estimate(&[3.0; 5]).unwrap().margin, Some(0.0));
    }

    #[test]
    fn intervals_shrink_with_the_games() {
        let games: Vec<f64> = (0..400).map(|it| f64::from(u8::from(it % 4 != 0))).collect();
        let found = share(&games).unwrap();
        assert!((found.mean - 0.75).abs() < 1e-9);
        // The interval of Wilson for 300 of 400.
        assert!(
            (found.low - 0.705).abs() < 0.002 && (found.high - 0.790).abs() < 0.002,
            "{found:?}"
        );
        let never = share(&[0.0; 100]).unwrap();
        assert!(never.low.abs() < 1e-9 && 0.02 < never.high && never.high < 0.06, "{never:?}");
    }

    #[test]
    fn quantiles_are_ranks() {
        let expected = Quantiles { min: 1, median: 5, p90: 9, max: 10 };
        assert_eq!(Quantiles::of((1..=10).rev().collect()), Some(expected));
        assert_eq!(Quantiles::of(vec![7]).unwrap().median, 7);
    }
}
