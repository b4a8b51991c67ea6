//! The standings: what many games show about each entrant, with confidence intervals.

use std::cmp::Ordering;

use serde::Serialize;

use crate::{Elo, Estimate, GameResult, Proportion, Quantiles};

/// The results of one entrant; `None` for each result if there were no games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct EntrantStanding {
    /// The proportion of games won; a shared victory counts as a share. If an entrant has several
    /// seats in a game, each counts by itself.
    pub wins: Option<Proportion>,
    /// The proportion of duels won, a draw as a half: pairs of this entrant's seat and another
    /// entrant's at the same table. None where nobody plays against anybody.
    pub duels: Option<Proportion>,
    /// The mean points.
    pub points: Option<Estimate>,
    /// The quantiles of the points.
    #[serde(rename = "spread")]
    pub quantiles: Option<Quantiles>,
    /// The comparison with the first entrant; none for the first itself.
    pub against_first: Option<Comparison>,
}

/// One entrant compared with another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The proportion of duels won, a draw as a half. In solo games entrants are compared by their
    /// points in the same deal.
    pub duels: Proportion,
    /// The proportion of duels as an Elo difference.
    pub elo: Elo,
    /// The mean lead in points in the same deals.
    pub lead: Estimate,
}

/// The standing of each entrant. `rotations` consecutive games have the same luck and count as one observation,
/// because they are not independent.
#[must_use]
pub fn standings(
    results: &[GameResult],
    entrants: usize,
    rotations: usize,
) -> Vec<EntrantStanding> {
    let games = Games { results, rotations: rotations.max(1) };
    (0..entrants).map(|entrant| games.standing(entrant, entrants)).collect()
}

/// The proportion of games in which an entrant had at least this number of points; `None` without games.
#[must_use]
pub fn reached(
    results: &[GameResult],
    entrant: usize,
    rotations: usize,
    least: i32,
) -> Option<Proportion> {
    let games = Games { results, rotations: rotations.max(1) };
    let reached = |points: f64| if f64::from(least) <= points { 1.0 } else { 0.0 };
    let by_deal =
        games.by_deal(|deal| all_points(deal, entrant).into_iter().map(reached).collect());
    statistics::share(&by_deal)
}

/// The proportion of duels that an entrant won against another, a draw as a half; none if they did
/// not meet.
pub(crate) fn duel(
    results: &[GameResult],
    entrant: usize,
    other: usize,
    rotations: usize,
) -> Option<Proportion> {
    let games = Games { results, rotations: rotations.max(1) };
    statistics::share(&games.by_deal(|deal| duels(deal, entrant, other)))
}

/// Results in the order of the games, with the number of games in a deal.
struct Games<'b> {
    results: &'b [GameResult],
    rotations: usize,
}

impl Games<'_> {
    fn standing(&self, entrant: usize, entrants: usize) -> EntrantStanding {
        let others = (0..entrants).filter(|it| *it != entrant);
        let duels =
            self.by_deal(|deal| others.clone().flat_map(|it| duels(deal, entrant, it)).collect());
        let of_each = self.results.iter().flat_map(|it| points(it, entrant));
        EntrantStanding {
            wins: statistics::share(
                &self.by_deal(|deal| deal.iter().flat_map(|it| wins(it, entrant)).collect()),
            ),
            duels: statistics::share(&duels),
            points: statistics::estimate(&self.by_deal(|deal| all_points(deal, entrant))),
            quantiles: Quantiles::of(of_each.collect()),
            against_first: (entrant != 0).then(|| self.against(entrant, 0)).flatten(),
        }
    }

    fn against(&self, entrant: usize, other: usize) -> Option<Comparison> {
        let lead = |deal: &[GameResult]| {
            let [own, theirs] =
                [entrant, other].map(|it| statistics::mean(all_points(deal, it).into_iter()));
            own.zip(theirs).map(|(own, theirs)| own - theirs).into_iter().collect()
        };
        let duels = duel(self.results, entrant, other, self.rotations)?;
        let lead = statistics::estimate(&self.by_deal(lead))?;
        Some(Comparison { duels, elo: Elo::of(duels), lead })
    }

    /// The mean of `observe` for each deal in which it has observations.
    fn by_deal(&self, observe: impl Fn(&[GameResult]) -> Vec<f64>) -> Vec<f64> {
        let deals = self.results.chunks(self.rotations);
        deals.filter_map(|deal| statistics::mean(observe(deal).into_iter())).collect()
    }
}

fn seats_of(result: &GameResult, entrant: usize) -> impl Iterator<Item = usize> {
    (0..result.seating.len()).filter(move |seat| result.seating[*seat] == entrant)
}

/// The share in the victory of each seat of the entrant.
fn wins(result: &GameResult, entrant: usize) -> Vec<f64> {
    let is_first = |seat: &usize| result.places[*seat] == 1;
    let winners = u32::try_from((0..result.places.len()).filter(is_first).count()).unwrap_or(1);
    let share = |seat| if is_first(&seat) { 1.0 / f64::from(winners) } else { 0.0 };
    seats_of(result, entrant).map(share).collect()
}

fn points(result: &GameResult, entrant: usize) -> Vec<i32> {
    seats_of(result, entrant).map(|seat| result.points[seat]).collect()
}

fn all_points(deal: &[GameResult], entrant: usize) -> Vec<f64> {
    deal.iter().flat_map(|it| points(it, entrant)).map(f64::from).collect()
}

/// The results of all duels of the two entrants in a deal: 1 for a win of the first, a half for a
/// draw.
fn duels(deal: &[GameResult], entrant: usize, other: usize) -> Vec<f64> {
    if deal.iter().all(|it| it.seating.len() == 1) {
        let [own, theirs] =
            [entrant, other].map(|it| deal.iter().flat_map(move |result| points(result, it)));
        return own.zip(theirs).map(|(own, theirs)| won(theirs.cmp(&own))).collect();
    }
    let at_table = |result: &GameResult| -> Vec<f64> {
        let against = |own: usize| {
            seats_of(result, other).map(move |it| won(result.places[own].cmp(&result.places[it])))
        };
        seats_of(result, entrant).flat_map(against).collect()
    };
    deal.iter().flat_map(at_table).collect()
}

/// The result of a duel, from the comparison of the two places: the lower place wins.
fn won(places: Ordering) -> f64 {
    match places {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(seating: &[usize], points: &[i32]) -> GameResult {
        GameResult {
            seating: seating.iter().copied().collect(),
            points: points.iter().copied().collect(),
            places: game::places_by(points),
            decisions: points.iter().map(|_| 10).collect(),
        }
    }

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
    }

    #[test]
    fn wins_points_and_duels() {
        let results = [
            result(&[0, 1], &[10, 20]),
            result(&[1, 0], &[20, 10]),
            result(&[0, 1], &[10, 10]),
            result(&[1, 0], &[10, 20]),
        ];
        let [first, second] = standings(&results, 2, 2).try_into().unwrap();
        // Deals bring 1 and 0.25 to the second.
        near(second.wins.unwrap().mean, 0.625);
        near(first.points.unwrap().mean, 12.5);
        assert_eq!(first.against_first, None);
        near(first.duels.unwrap().mean, 0.375);
        let against = second.against_first.unwrap();
        near(against.duels.mean, 0.625);
        assert!((against.elo.difference.unwrap() - 88.7).abs() < 0.1);
        // 10 points ahead in one deal, 5 behind in the other.
        near(against.lead.mean, 2.5);
        assert_eq!(against.lead.margin, None);
    }

    #[test]
    fn an_entrant_in_two_seats_is_counted_twice() {
        let results =
            [result(&[0, 1, 0, 1], &[10, 20, 5, 5]), result(&[1, 0, 1, 0], &[20, 10, 5, 5])];
        let second = standings(&results, 2, 2)[1];
        near(second.wins.unwrap().mean, 0.5);
        // 20 beats both, 5 loses to 10 and draws with 5.
        near(second.duels.unwrap().mean, 2.5 / 4.0);
        near(reached(&results, 1, 2, 20).unwrap().mean, 0.5);
    }

    #[test]
    fn alone_they_are_compared_in_the_same_deal() {
        let results =
            [result(&[0], &[40]), result(&[1], &[41]), result(&[0], &[30]), result(&[1], &[30])];
        let second = standings(&results, 2, 2)[1];
        near(second.against_first.unwrap().duels.mean, 0.75);
        near(second.against_first.unwrap().lead.mean, 0.5);
        let quantiles = second.quantiles.unwrap();
        assert_eq!((quantiles.median, quantiles.max), (30, 41));
    }
}
