//! How a game of Canvas ended (CV-4): who has won and why, points by source, paintings,
//! objectives.

use canvas::{Rank, View};
use game::{Outcome, Seat, Verdict};

use super::{
    bounty::{by_source, ribbons},
    phrases,
};
use crate::{
    Names, english,
    grid::{Grid, SCREEN},
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let verdict = english::wrapped(&victory(view, &outcome.verdict, names), SCREEN).join("\n");
    let mut parts = vec![verdict + "\n", points(view, outcome, names)];
    parts.extend(Seat::first(view.painters.len()).map(|seat| exhibition(view, names, seat)));
    parts.join("\n")
}

/// Who has won, and why: points, then tokens, then votes (CV-4.3).
fn victory(view: &View, verdict: &Verdict, names: &Names) -> String {
    let best = verdict.points.iter().copied().max().unwrap_or_default();
    let points = english::count(best, "point");
    let seats = || Seat::first(verdict.places.len());
    let winners: Vec<Seat> = seats().filter(|seat| verdict.places[seat.idx()] == 1).collect();
    match *winners {
        [only] if verdict.places.len() == 1 => {
            let score = names.does(only, "score", "scores");
            format!("{score} {points}: {} (CV-6.1).", phrases::rank(Rank::of(best)))
        }
        [winner] => {
            let wins = names.does(winner, "win", "wins");
            format!("{wins} with {points}, {}.", margin(view, verdict, winner))
        }
        _ => {
            let winners: Vec<String> = winners.iter().map(|it| names.within(*it)).collect();
            let winners = english::capitalized(&english::list(&winners));
            format!("{winners} share the victory with {points}, tied to the last (CV-4.3).")
        }
    }
}

/// What decided for the winner.
fn margin(view: &View, verdict: &Verdict, winner: Seat) -> String {
    let others = || Seat::first(verdict.places.len()).filter(|seat| *seat != winner);
    let next = others().map(|seat| verdict.points[seat.idx()]).max().unwrap_or_default();
    let ahead = verdict.points[winner.idx()] - next;
    let tokens = |seat: Seat| view.painters[seat.idx()].tokens;
    let mut rivals = others().filter(|seat| verdict.points[seat.idx()] == next);
    if ahead != 0 {
        format!("{ahead} ahead")
    } else if rivals.all(|rival| tokens(rival) < tokens(winner)) {
        "and among equals by having the most tokens (CV-4.3)".to_owned()
    } else {
        "and among equals by the vote of the jury (CV-4.3)".to_owned()
    }
}

/// Points by source, a column for each player.
fn points(view: &View, outcome: &Outcome, names: &Names) -> String {
    let mut grid = Grid::with_numbers_from(1);
    grid.row([""], Seat::first(view.painters.len()).map(|seat| names.name(seat)));
    let sources = outcome.sources.first().map_or(&[][..], |it| it);
    for (at, source) in sources.iter().enumerate() {
        grid.row([source.name], outcome.sources.iter().map(|it| it[at].points.to_string()));
    }
    let Verdict { points, places, .. } = &outcome.verdict;
    grid.row(["points"], points.iter().map(i32::to_string));
    grid.row(["tokens left"], view.painters.iter().map(|it| it.tokens.to_string()));
    if 1 < places.len() {
        grid.row(["place"], places.iter().map(u8::to_string));
    }
    grid.text("  ")
}

/// The paintings of one player with what each brought, and the objectives reached (CV-8).
fn exhibition(view: &View, names: &Names, seat: Seat) -> String {
    let mut grid = Grid::default();
    grid.heading(format!("{} exhibition", english::capitalized(&names.owner(seat))));
    let paintings = &view.painters[seat.idx()].paintings;
    if paintings.is_empty() {
        grid.row(["no paintings"], []);
    }
    for (painting, earned) in paintings.iter().zip(view.ribbons_by_painting(seat)) {
        let earned = ribbons(&by_source(view, earned));
        grid.heading(format!("  {}: {earned}", phrases::title(view.deck, &painting.layers)));
    }
    for objective in view.objectives(seat) {
        grid.row([], [format!("Special objective: {}", phrases::objective(objective))]);
    }
    grid.text("  ")
}
