//! What many games tell about the entrants, and how sure one can be.

use std::cmp::Ordering;

use serde::Serialize;

use crate::{
    Bout, Elo, Estimate, Share, Spread,
    statistics::{self, mean},
};

/// How an entrant did; nothing where there were no games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// How many of its games it won; a shared victory is shared. A seat of several that it takes
    /// counts by itself.
    pub wins: Option<Share>,
    /// How often it came before another at its table, a draw as a half; nothing where nobody plays
    /// against anybody.
    pub duels: Option<Share>,
    /// Its points.
    pub points: Option<Estimate>,
    /// How they are spread.
    pub spread: Option<Spread>,
    /// The entrant against the first one; nothing for the first itself.
    pub against_first: Option<Against>,
}

/// How an entrant did against another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Against {
    /// How often it came before the other, a draw as a half. Those who play alone are compared by
    /// their points in the same deal.
    pub duels: Share,
    /// The same as a difference in Elo.
    pub elo: Elo,
    /// By how many points it was ahead in the same deals.
    pub lead: Estimate,
}

/// How each of so many entrants did. Games with the same luck are `rotations` in a row and count as
/// one observation, for they are not independent.
#[must_use]
pub fn standings(bouts: &[Bout], entrants: usize, rotations: usize) -> Vec<Standing> {
    let games = Games { bouts, rotations: rotations.max(1) };
    (0..entrants).map(|entrant| games.standing(entrant, entrants)).collect()
}

/// How often an entrant had at least so many points; nothing where there were no games.
#[must_use]
pub fn reached(bouts: &[Bout], entrant: usize, rotations: usize, least: i32) -> Option<Share> {
    let games = Games { bouts, rotations: rotations.max(1) };
    let reached = |points: f64| if f64::from(least) <= points { 1.0 } else { 0.0 };
    let by_deal =
        games.by_deal(|deal| all_points(deal, entrant).into_iter().map(reached).collect());
    statistics::share(&by_deal)
}

/// How often an entrant came before another, a draw as a half; nothing where they did not meet.
pub(crate) fn duel(
    bouts: &[Bout],
    entrant: usize,
    other: usize,
    rotations: usize,
) -> Option<Share> {
    let games = Games { bouts, rotations: rotations.max(1) };
    statistics::share(&games.by_deal(|deal| duels(deal, entrant, other)))
}

struct Games<'b> {
    bouts: &'b [Bout],
    rotations: usize,
}

impl Games<'_> {
    fn standing(&self, entrant: usize, entrants: usize) -> Standing {
        let others = (0..entrants).filter(|it| *it != entrant);
        let duels =
            self.by_deal(|deal| others.clone().flat_map(|it| duels(deal, entrant, it)).collect());
        let of_each = self.bouts.iter().flat_map(|it| points(it, entrant));
        Standing {
            wins: statistics::share(
                &self.by_deal(|deal| deal.iter().flat_map(|it| wins(it, entrant)).collect()),
            ),
            duels: statistics::share(&duels),
            points: statistics::estimate(&self.by_deal(|deal| all_points(deal, entrant))),
            spread: Spread::of(of_each.collect()),
            against_first: (entrant != 0).then(|| self.against(entrant, 0)).flatten(),
        }
    }

    fn against(&self, entrant: usize, other: usize) -> Option<Against> {
        let lead = |deal: &[Bout]| {
            let [own, theirs] = [entrant, other].map(|it| mean(all_points(deal, it).into_iter()));
            own.zip(theirs).map(|(own, theirs)| own - theirs).into_iter().collect()
        };
        let duels = duel(self.bouts, entrant, other, self.rotations)?;
        let lead = statistics::estimate(&self.by_deal(lead))?;
        Some(Against { duels, elo: Elo::of(duels), lead })
    }

    /// The mean of what each deal tells, of those that tell anything.
    fn by_deal(&self, told: impl Fn(&[Bout]) -> Vec<f64>) -> Vec<f64> {
        let deals = self.bouts.chunks(self.rotations);
        deals.filter_map(|deal| mean(told(deal).into_iter())).collect()
    }
}

fn seats_of(bout: &Bout, entrant: usize) -> impl Iterator<Item = usize> {
    (0..bout.seating.len()).filter(move |seat| bout.seating[*seat] == entrant)
}

/// For each seat of the entrant, its share of the victory.
fn wins(bout: &Bout, entrant: usize) -> Vec<f64> {
    let is_first = |seat: &usize| bout.places[*seat] == 1;
    let winners = u32::try_from((0..bout.places.len()).filter(is_first).count()).unwrap_or(1);
    let share = |seat| if is_first(&seat) { 1.0 / f64::from(winners) } else { 0.0 };
    seats_of(bout, entrant).map(share).collect()
}

fn points(bout: &Bout, entrant: usize) -> Vec<i32> {
    seats_of(bout, entrant).map(|seat| bout.points[seat]).collect()
}

fn all_points(deal: &[Bout], entrant: usize) -> Vec<f64> {
    deal.iter().flat_map(|it| points(it, entrant)).map(f64::from).collect()
}

/// For each seat of one and each of the other at the same table, who came before whom.
fn duels(deal: &[Bout], entrant: usize, other: usize) -> Vec<f64> {
    if deal.iter().all(|it| it.seating.len() == 1) {
        let [own, theirs] =
            [entrant, other].map(|it| deal.iter().flat_map(move |bout| points(bout, it)));
        return own.zip(theirs).map(|(own, theirs)| won(theirs.cmp(&own))).collect();
    }
    let at_table = |bout: &Bout| -> Vec<f64> {
        let against = |own: usize| {
            seats_of(bout, other).map(move |it| won(bout.places[own].cmp(&bout.places[it])))
        };
        seats_of(bout, entrant).flat_map(against).collect()
    };
    deal.iter().flat_map(at_table).collect()
}

/// A lower place is a better one.
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

    fn bout(seating: &[usize], points: &[i32]) -> Bout {
        Bout {
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
        let bouts = [
            bout(&[0, 1], &[10, 20]),
            bout(&[1, 0], &[20, 10]),
            bout(&[0, 1], &[10, 10]),
            bout(&[1, 0], &[10, 20]),
        ];
        let [first, second] = standings(&bouts, 2, 2).try_into().unwrap();
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
    fn whoever_sits_twice_is_counted_twice() {
        let bouts = [bout(&[0, 1, 0, 1], &[10, 20, 5, 5]), bout(&[1, 0, 1, 0], &[20, 10, 5, 5])];
        let second = standings(&bouts, 2, 2)[1];
        near(second.wins.unwrap().mean, 0.5);
        // 20 beats both, 5 loses to 10 and draws with 5.
        near(second.duels.unwrap().mean, 2.5 / 4.0);
        near(reached(&bouts, 1, 2, 20).unwrap().mean, 0.5);
    }

    #[test]
    fn alone_they_are_compared_in_the_same_deal() {
        let bouts = [bout(&[0], &[40]), bout(&[1], &[41]), bout(&[0], &[30]), bout(&[1], &[30])];
        let second = standings(&bouts, 2, 2)[1];
        near(second.against_first.unwrap().duels.mean, 0.75);
        near(second.against_first.unwrap().lead.mean, 0.5);
        let spread = second.spread.unwrap();
        assert_eq!((spread.median, spread.most), (30, 41));
    }
}
