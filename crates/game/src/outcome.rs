//! The result of a game: points, places, and where the points come from.

use serde::Serialize;

use crate::{Clause, PerSeat};

/// The verdict: points, places and the clause that ended the game. It is small, for searches that play
/// thousands of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Points by seat.
    pub points: PerSeat<i32>,
    /// Place by seat after the tie-breaks of the rules, 1 is best; equal places are shared.
    pub places: PerSeat<u8>,
    /// The clause that ended the game.
    pub end: Clause,
}

/// The verdict with the sources of all points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// For each seat, the sources of its points.
    #[serde(rename = "breakdown")]
    pub sources: Vec<Vec<Source>>,
}

/// A source of points: how many, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The name of the source, in the title's words.
    pub name: &'static str,
    /// The number of points, which may be negative.
    pub points: i32,
}

/// The place of each of `merits`: 1 for the greatest; equal merits share a place.
///
/// ```
/// assert_eq!(game::places_by(&[31, 40, 31])[..], [2, 1, 2]);
/// ```
pub fn places_by<T: Ord>(merits: &[T]) -> PerSeat<u8> {
    let place = |merit: &T| merits.iter().fold(1, |place, it| place + u8::from(it > merit));
    merits.iter().map(place).collect()
}
