//! How a game ended.

use serde::Serialize;

use crate::{Clause, PerSeat};

/// Who has won and why it is over; small, for those who play thousands of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Points by seat.
    pub points: PerSeat<i32>,
    /// Place by seat after the tie-breaks of the rules, 1 is best; equal places are shared.
    pub places: PerSeat<u8>,
    /// The clause that ended the game.
    pub end: Clause,
}

/// The verdict, and where every point comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who has won and why it is over.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// By seat, where its points come from.
    #[serde(rename = "breakdown")]
    pub sources: Vec<Vec<Source>>,
}

/// Points, and what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// What they are for, in the title's words.
    pub name: &'static str,
    /// How many.
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
