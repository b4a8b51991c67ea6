//! The current points of a player by source (AT-6.2).

use atelier::Studio;
use game::Seat;
use languages::Language;

use crate::words;

/// A source of points and what it counts: `1 blank canvas in sight`, −1.
pub(super) struct PointSource {
    pub(super) what: String,
    pub(super) points: i32,
}

/// The sources of the points of `seat`, the works in sight before the objectives.
pub(super) fn sources(studio: &Studio, seat: Seat, t: Language) -> Vec<PointSource> {
    let (works, points) = (studio.works(seat), studio.points_by_source(seat));
    let works = [
        ("original", works.originals, points.originals),
        ("fake", works.fakes, points.fakes),
        ("drawing", works.drawings, points.drawings),
        ("blank", works.blanks, points.blanks),
    ];
    let works = works.map(|(what, count, points)| {
        let what = t.tell(&format!("at-works-{what}"), &[("count", count.into())]);
        PointSource { what, points }
    });
    let objectives = PointSource { what: t.say("at-objectives-taken"), points: points.objectives };
    works.into_iter().chain([objectives]).filter(|it| it.points != 0).collect()
}

/// A change of points with its sign and its noun: `+1 point`, `−2 points`.
pub(super) fn change(points: i32, t: Language) -> String {
    let sign = if 0 < points { "+" } else { "" };
    sign.to_owned() + &words::points(t, points)
}
