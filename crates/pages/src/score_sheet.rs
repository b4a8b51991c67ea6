//! Who has won, and the points by source: what the results of all titles share.

use game::{Outcome, Seat, Verdict};

use crate::{Names, english, grid::Grid};

/// Those in the first place.
pub(crate) fn winners(verdict: &Verdict) -> Vec<Seat> {
    Seat::first(verdict.places.len()).filter(|seat| verdict.places[seat.idx()] == 1).collect()
}

/// The points of those in the first place: `1 point`, `31 points`.
pub(crate) fn best(verdict: &Verdict) -> String {
    english::count(verdict.points.iter().copied().max().unwrap_or_default(), "point")
}

/// `You and Anna share the victory with 31 points`.
pub(crate) fn shared(verdict: &Verdict, names: &Names) -> String {
    let winners: Vec<String> = winners(verdict).iter().map(|it| names.within(*it)).collect();
    let winners = english::capitalized(&english::list(&winners));
    format!("{winners} share the victory with {}", best(verdict))
}

/// Points by source, a column for each player; `more` is told below the points.
pub(crate) fn score_sheet(
    outcome: &Outcome,
    names: &Names,
    more: &[(&str, Vec<String>)],
) -> String {
    let Verdict { points, places, .. } = &outcome.verdict;
    let mut grid = Grid::with_numbers_from(1);
    grid.row([""], Seat::first(places.len()).map(|seat| names.name(seat)));
    let sources = outcome.sources.first().map_or(&[][..], |it| it);
    for (at, source) in sources.iter().enumerate() {
        grid.row([source.name], outcome.sources.iter().map(|it| it[at].points.to_string()));
    }
    grid.row(["points"], points.iter().map(i32::to_string));
    for (name, each) in more {
        grid.row([*name], each.iter().cloned());
    }
    if 1 < places.len() {
        grid.row(["place"], places.iter().map(u8::to_string));
    }
    grid.text("  ")
}
