//! Where the points of a player come from as they stand (AT-6.2), source by source.

use atelier::{
    Objective, Studio,
    scoring::{DRAWING, FAKE, ORIGINAL, Works},
};
use game::Seat;
use tongues::Tongue;

use crate::words;

/// What brings or costs points: `1 blank canvas in sight`, and `-1`.
pub(super) struct Source {
    pub(super) what: String,
    pub(super) points: i32,
}

/// All that counts for `seat`, the works in sight before the objectives.
pub(super) fn sources(studio: &Studio, seat: Seat, t: Tongue) -> Vec<Source> {
    let Works { originals, fakes, drawings, blanks } = studio.works(seat);
    let painted = [
        ("original", originals, originals * ORIGINAL),
        ("fake", fakes, fakes * FAKE),
        ("drawing", drawings, drawings * DRAWING),
    ];
    let objectives = objectives(studio, seat);
    let known: i32 = painted.iter().map(|(.., points)| points).sum();
    // What a blank canvas is worth is an option of the table: it is what the others leave.
    let blank = ("blank", blanks, studio.points(seat) - known - objectives);
    let works = painted.into_iter().chain([blank]).filter(|(_, count, _)| *count != 0);
    let works = works.map(|(what, count, points)| {
        let what = t.tell(&format!("at-works-{what}"), &[("count", count.into())]);
        Source { what, points }
    });
    let objectives = Source { what: t.say("at-objectives-taken"), points: objectives };
    works.chain((objectives.points != 0).then_some(objectives)).collect()
}

/// The points of the objectives that `seat` has taken (AT-5.2).
pub(super) fn objectives(studio: &Studio, seat: Seat) -> i32 {
    let taken = |it: &Objective| studio.objectives[*it as usize] == Some(seat);
    Objective::ALL.into_iter().filter(taken).map(Objective::points).sum()
}

/// `+1 point`, `-2 points`.
pub(super) fn change(points: i32, t: Tongue) -> String {
    let sign = if 0 < points { "+" } else { "" };
    sign.to_owned() + &words::points(t, points)
}
