//! The expected points of ribbons at the end of the game, given the number of paintings to come.
//!
//! The last step of a track is often worth more than all steps before it, so the points of the
//! expected number of ribbons are not the expected points. The expectation here is taken over every
//! number of ribbons by its probability.

use std::sync::LazyLock;

use canvas::Condition;

use super::{MAX_MET, PAINTINGS};

/// The maximum number of steps of a track, and the most ribbons of a color that a table distinguishes.
const MAX_TRACK_STEPS: usize = 4;

/// By condition, how many of a hundred paintings of a greedy player earn one, two and three of its
/// ribbons: counted in games of two with four random scoring cards.
const RIBBON_RATES: [[f32; 3]; 12] = [
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

/// The expected points at the end, by the number of ribbons owned now.
type ByRibbons = [f32; MAX_TRACK_STEPS + MAX_MET + 1];

/// The expected points by condition and by the number of paintings to come.
static EXPECTED_POINTS: LazyLock<[[ByRibbons; PAINTINGS + 1]; 12]> = LazyLock::new(|| {
    Condition::ALL.map(|condition| expected(condition.track(), RIBBON_RATES[condition as usize]))
});

/// The expected points of `owned` ribbons of a condition and 0, 1, 2, … more, with `to_come` paintings to come.
pub(super) fn expected_points(card: Condition, to_come: usize, owned: u8) -> [f32; MAX_MET + 1] {
    let from = usize::from(owned).min(MAX_TRACK_STEPS);
    let all = &EXPECTED_POINTS[card as usize][to_come];
    std::array::from_fn(|more| all[from + more])
}

fn expected(track: &[u8], rates: [f32; 3]) -> [ByRibbons; PAINTINGS + 1] {
    let mut expected = [[0.0; MAX_TRACK_STEPS + MAX_MET + 1]; PAINTINGS + 1];
    expected[0] = std::array::from_fn(|ribbons| points(track, ribbons));
    for to_come in 1..=PAINTINGS {
        expected[to_come] = one_more(&expected[to_come - 1], rates);
    }
    expected
}

/// The expected points with one more painting to come, from the expected points `after` it.
fn one_more(after: &ByRibbons, rates: [f32; 3]) -> ByRibbons {
    let at = |ribbons: usize| after[ribbons.min(after.len() - 1)];
    std::array::from_fn(|ribbons| {
        let gains = (1..).zip(rates).map(|(met, rate)| rate * (at(ribbons + met) - at(ribbons)));
        at(ribbons) + gains.sum::<f32>() / 100.0
    })
}

/// The points of this number of `ribbons` on a track.
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
    fn expected_points_are_means_over_ribbons() {
        let close = |left: f32, right: f32| assert!((left - right).abs() < 1e-3, "{left} {right}");
        let expected = expected(&[1, 4, 11], [50.0, 0.0, 0.0]);
        close(expected[0][0], 0.0);
        close(expected[0][3], 11.0);
        close(expected[0][7], 11.0);
        close(expected[1][2], 7.5);
        close(expected[2][1], 0.25 * 1.0 + 0.5 * 4.0 + 0.25 * 11.0);
    }
}
