//! What the paintings to come may bring: ribbons by chance, points by the tracks.
//!
//! A track often pays for its last step more than for all before it, so the points of an average
//! number of ribbons are not the average of the points. Here every number of ribbons counts by its
//! chance.

use std::sync::LazyLock;

use canvas::Condition;

use super::{MOST_MET, PAINTINGS};

/// No track has more steps, and no painter starts from more ribbons.
const STEPS: usize = 4;

/// By condition, how often of a hundred paintings of a decent player it is met once, twice and three
/// times: counted in games of two with four scoring cards at random.
const RATES: [[f32; 3]; 12] = [
    [79.0, 0.0, 0.0],  // composition
    [71.0, 0.0, 0.0],  // consistency
    [87.0, 0.0, 0.0],  // emphasis
    [73.0, 0.0, 0.0],  // hierarchy
    [50.0, 4.0, 0.0],  // movement
    [51.0, 12.0, 1.0], // proximity
    [65.0, 0.0, 0.0],  // proportion
    [57.0, 5.0, 0.0],  // repetition
    [61.0, 18.0, 1.0], // space
    [39.0, 0.0, 0.0],  // style
    [51.0, 25.0, 1.0], // symmetry
    [74.0, 0.0, 0.0],  // variety
];

/// What so many ribbons, 0 or more, are worth on average in the end.
type Rungs = [f32; STEPS + MOST_MET + 1];

/// By condition and by how many paintings are to come.
static HOPES: LazyLock<[[Rungs; PAINTINGS + 1]; 12]> = LazyLock::new(|| {
    Condition::ALL.map(|condition| hopes(condition.track(), RATES[condition as usize]))
});

/// What `owned` ribbons of a card and 0, 1, 2, ... more are worth, with so many paintings to come.
pub(super) fn rungs(card: Condition, to_come: usize, owned: u8) -> [f32; MOST_MET + 1] {
    let from = usize::from(owned).min(STEPS);
    let all = &HOPES[card as usize][to_come];
    std::array::from_fn(|more| all[from + more])
}

fn hopes(track: &[u8], rates: [f32; 3]) -> [Rungs; PAINTINGS + 1] {
    let mut hopes = [[0.0; STEPS + MOST_MET + 1]; PAINTINGS + 1];
    hopes[0] = std::array::from_fn(|ribbons| points(track, ribbons));
    for to_come in 1..=PAINTINGS {
        hopes[to_come] = one_more(&hopes[to_come - 1], rates);
    }
    hopes
}

/// Before another painting: the mean over what it may bring.
fn one_more(after: &Rungs, rates: [f32; 3]) -> Rungs {
    let at = |ribbons: usize| after[ribbons.min(after.len() - 1)];
    std::array::from_fn(|ribbons| {
        let gains = (1..).zip(rates).map(|(met, rate)| rate * (at(ribbons + met) - at(ribbons)));
        at(ribbons) + gains.sum::<f32>() / 100.0
    })
}

fn points(track: &[u8], ribbons: usize) -> f32 {
    match ribbons.min(track.len()) {
        0 => 0.0,
        ribbons => f32::from(track[ribbons - 1]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hopes_are_means_over_what_may_come() {
        let close = |left: f32, right: f32| assert!((left - right).abs() < 1e-3, "{left} {right}");
        let hopes = hopes(&[1, 4, 11], [50.0, 0.0, 0.0]);
        close(hopes[0][0], 0.0);
        close(hopes[0][3], 11.0);
        close(hopes[0][7], 11.0);
        close(hopes[1][2], 7.5);
        close(hopes[2][1], 0.25 * 1.0 + 0.5 * 4.0 + 0.25 * 11.0);
    }
}
