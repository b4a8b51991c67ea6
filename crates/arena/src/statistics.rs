//! Means, shares and Elo, and how sure one can be of them.

use serde::Serialize;

/// A mean, and how far its 95% interval reaches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far the interval reaches to either side; a few observations do not tell.
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
    /// The difference at which one comes first so often. None where all duels went one way: then it
    /// is only known to be at least `low`, or at most `high`.
    pub difference: Option<f64>,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How points are spread over games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

impl Spread {
    /// How `points` are spread; nothing is said of no games.
    #[must_use]
    pub fn of(mut points: Vec<i32>) -> Option<Spread> {
        points.sort_unstable();
        let at =
            |tenths: usize| points.get((points.len() * tenths).div_ceil(10).max(1) - 1).copied();
        Some(Spread { least: at(0)?, median: at(5)?, ninetieth: at(9)?, most: at(10)? })
    }
}

/// So many standard errors to either side hold a mean 95 times in a hundred.
const DEVIATIONS: f64 = 1.96;

/// Fewer observations say nothing about how far they are spread.
const ENOUGH: usize = 5;

/// What stands for never: 1200 Elo.
const NEVER: f64 = 0.001;

/// The mean of independent observations, if there are any.
pub(crate) fn estimate(values: &[f64]) -> Option<Estimate> {
    let margin = (ENOUGH <= values.len()).then(|| student(values.len() - 1) * error(values));
    Some(Estimate { mean: mean(values.iter().copied())?, margin })
}

/// Student's t in the place of 1.96, by so many degrees of freedom: the first terms of its expansion
/// (Cornish and Fisher), right to two percent from four on.
fn student(freedom: usize) -> f64 {
    let (z, freedom) = (DEVIATIONS, many(freedom));
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / freedom + second / freedom.powi(2)
}

/// The mean of independent observations from 0 to 1, if there are any. To the interval two
/// observations of 0 and two of 1 are added (Agresti and Coull): without them it would have no width
/// where all were won, and none at all after one.
pub(crate) fn share(values: &[f64]) -> Option<Share> {
    let widened: Vec<f64> = values.iter().copied().chain([0.0, 0.0, 1.0, 1.0]).collect();
    let (mean, center) = (mean(values.iter().copied())?, mean(widened.iter().copied())?);
    let margin = DEVIATIONS * error(&widened);
    let (low, high) = ((center - margin).clamp(0.0, mean), (center + margin).clamp(mean, 1.0));
    Some(Share { mean, low, high })
}

impl Elo {
    /// A share of duels as Elo. Nobody is infinitely stronger: all three numbers are cut at the same
    /// place, so that they keep their order.
    #[must_use]
    pub fn of(share: Share) -> Elo {
        let elo = |share: f64| {
            let share = share.clamp(NEVER, 1.0 - NEVER);
            400.0 * (share / (1.0 - share)).log10()
        };
        let is_open = 0.0 < share.mean && share.mean < 1.0;
        let difference = is_open.then(|| elo(share.mean));
        Elo { difference, low: elo(share.low), high: elo(share.high) }
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
        let one = share(&[1.0]).unwrap();
        assert!(one.low < 0.2 && (one.high - 1.0).abs() < 1e-9, "{one:?}");
        assert_eq!(estimate(&[3.0]), Some(Estimate { mean: 3.0, margin: None }));
        let elo = Elo::of(one);
        assert!(elo.low < -300.0 && 1000.0 < elo.high && elo.difference.is_none(), "{elo:?}");
    }

    #[test]
    fn nothing_is_said_of_no_games() {
        assert_eq!((share(&[]), estimate(&[]), Spread::of(Vec::new())), (None, None, None));
    }

    /// Also where nearly all was won, in many games or in few.
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
            assert!((student(freedom) / expected - 1.0).abs() < 0.02, "{freedom}");
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
    fn spreads_are_ranks() {
        let expected = Spread { least: 1, median: 5, ninetieth: 9, most: 10 };
        assert_eq!(Spread::of((1..=10).rev().collect()), Some(expected));
        assert_eq!(Spread::of(vec![7]).unwrap().median, 7);
    }
}
