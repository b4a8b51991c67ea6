//! The winners and the points by source, for the results of all titles.

use game::{Outcome, Seat, Verdict};

use languages::Language;

use crate::{Names, grid::TextGrid, words};

/// The seats in first place.
pub(crate) fn winners(verdict: &Verdict) -> Vec<Seat> {
    Seat::first(verdict.places.len()).filter(|seat| verdict.places[seat.idx()] == 1).collect()
}

/// The points of the winners with their noun: `1 point`, `31 points`.
pub(crate) fn best(verdict: &Verdict, language: Language) -> String {
    words::points(language, verdict.points.iter().copied().max().unwrap_or_default())
}

/// The sentence about one winner: `You win with 31 points, 2 ahead.` `margin` is what decided.
pub(crate) fn won(verdict: &Verdict, names: &Names, winner: Seat, margin: &str) -> String {
    let points = best(verdict, names.language());
    names.tell(winner, "victory-won", &[("points", points.into()), ("margin", margin.into())])
}

/// The sentence about a shared victory: `You and Anna share the victory with 31 points, tied to the last
/// (CV-4.3).`
pub(crate) fn shared(verdict: &Verdict, names: &Names, clause: &str) -> String {
    let points = best(verdict, names.language());
    let args = [("points", points.into()), ("clause", clause.into())];
    names.tell_all(&winners(verdict), "victory-shared", &args)
}

/// The margin of a victory by points: `2 ahead`.
pub(crate) fn ahead(points: i32, language: Language) -> String {
    language.tell("ahead", &[("points", points.into())])
}

/// The points by source as text, one column for each player. `told` gives the name of a source in the
/// reader's language; the lines `more` follow below the points.
pub(crate) fn score_sheet(
    outcome: &Outcome,
    names: &Names,
    told: impl Fn(&str) -> String,
    more: &[(&str, Vec<String>)],
) -> String {
    let Verdict { points, places, .. } = &outcome.verdict;
    let mut grid = TextGrid::with_numbers_from(1);
    grid.row([""], Seat::first(places.len()).map(|seat| names.name(seat)));
    let sources = outcome.sources.first().map_or(&[][..], |it| it);
    for (at, source) in sources.iter().enumerate() {
        grid.row(
            [told(source.name).as_str()],
            outcome.sources.iter().map(|it| words::signed(it[at].points)),
        );
    }
    grid.row(
        [names.language().say("sheet-points").as_str()],
        points.iter().copied().map(words::signed),
    );
    for (name, each) in more {
        grid.row([*name], each.iter().cloned());
    }
    if 1 < places.len() {
        grid.row([names.language().say("sheet-place").as_str()], places.iter().map(u8::to_string));
    }
    grid.text("  ")
}
