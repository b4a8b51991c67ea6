//! What many games tell about the levels, and how sure one can be.

use serde::Serialize;

use crate::Bout;

/// A mean with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far the interval reaches to either side.
    pub margin: f64,
}

/// How a level did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// How many of its games it won; a shared victory is shared.
    pub wins: Estimate,
    /// Its points.
    pub points: Estimate,
    /// How often it came before the first level, a draw as a half; nothing for the first itself,
    /// and where nobody plays against anybody.
    pub against_first: Option<Estimate>,
    /// The same as a difference in Elo, with the ends of its interval.
    pub elo: Option<[f64; 3]>,
}

/// How each of so many levels did. Games with the same luck are `rotations` in a row and count as
/// one observation, for they are not independent.
#[must_use]
pub fn standings(bouts: &[Bout], levels: usize, rotations: usize) -> Vec<Standing> {
    (0..levels).map(|level| standing(bouts, level, rotations)).collect()
}

fn standing(bouts: &[Bout], level: usize, rotations: usize) -> Standing {
    let deals = || bouts.chunks(rotations.max(1));
    let wins =
        estimate(deals().filter_map(|deal| mean(deal.iter().flat_map(|it| wins(it, level)))));
    let points =
        estimate(deals().filter_map(|deal| mean(deal.iter().flat_map(|it| points(it, level)))));
    let duels = deals().filter_map(|deal| mean(deal.iter().flat_map(|it| duels(it, level))));
    let duels: Vec<f64> = duels.collect();
    let against_first = (level != 0 && !duels.is_empty()).then(|| estimate(duels.into_iter()));
    let elo = against_first.map(|it| [it.mean, it.mean - it.margin, it.mean + it.margin].map(elo));
    Standing { wins, points, against_first, elo }
}

fn seats_of(bout: &Bout, level: usize) -> impl Iterator<Item = usize> {
    (0..bout.seating.len()).filter(move |seat| bout.seating[*seat] == level)
}

/// For each seat of the level, its share of the victory.
fn wins(bout: &Bout, level: usize) -> Vec<f64> {
    let is_first = |seat: &usize| bout.places[*seat] == 1;
    let winners = u32::try_from((0..bout.places.len()).filter(is_first).count()).unwrap_or(1);
    let share = |seat| if is_first(&seat) { 1.0 / f64::from(winners) } else { 0.0 };
    seats_of(bout, level).map(share).collect()
}

fn points(bout: &Bout, level: usize) -> Vec<f64> {
    seats_of(bout, level).map(|seat| f64::from(bout.points[seat])).collect()
}

/// For each seat of the level and each of the first level, who came before whom.
fn duels(bout: &Bout, level: usize) -> Vec<f64> {
    let duel = |own: usize, other: usize| match bout.places[own].cmp(&bout.places[other]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    seats_of(bout, level)
        .flat_map(|own| seats_of(bout, 0).map(move |other| duel(own, other)))
        .collect()
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0_u32), |(sum, count), it| (sum + it, count + 1));
    (count != 0).then(|| sum / f64::from(count))
}

/// The mean of independent observations; 1.96 standard errors to either side hold it 95 times in a
/// hundred.
fn estimate(values: impl Iterator<Item = f64>) -> Estimate {
    let values: Vec<f64> = values.collect();
    let average = mean(values.iter().copied()).unwrap_or(0.0);
    let squares = values.iter().map(|it| (it - average).powi(2)).sum::<f64>();
    let count = f64::from(u32::try_from(values.len()).unwrap_or(u32::MAX));
    let margin =
        if count < 2.0 { f64::NAN } else { 1.96 * (squares / (count - 1.0) / count).sqrt() };
    Estimate { mean: average, margin }
}

/// The difference in Elo at which one comes first so often.
fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bout(seating: [usize; 2], points: [i32; 2]) -> Bout {
        Bout {
            seating: seating.into_iter().collect(),
            points: points.into_iter().collect(),
            places: game::places_by(&points),
            decisions: 10,
        }
    }

    #[test]
    fn wins_points_and_duels() {
        let bouts = [
            bout([0, 1], [10, 20]),
            bout([1, 0], [20, 10]),
            bout([0, 1], [10, 10]),
            bout([1, 0], [10, 20]),
        ];
        let [first, second] = standings(&bouts, 2, 2).try_into().unwrap();
        // Deals bring 1 and 0.25 to the second level.
        assert!((second.wins.mean - 0.625).abs() < 1e-9);
        assert!((first.points.mean - 12.5).abs() < 1e-9);
        assert_eq!(first.against_first, None);
        let against = second.against_first.unwrap();
        assert!((against.mean - 0.625).abs() < 1e-9);
        assert!((against.margin - 1.96 * 0.375).abs() < 1e-9);
        assert!((second.elo.unwrap()[0] - 88.7).abs() < 0.1);
    }
}
