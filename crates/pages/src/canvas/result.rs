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
    score_sheet::{self, score_sheet},
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let verdict = english::wrapped(&victory(view, &outcome.verdict, names), SCREEN).join("\n");
    let tokens = view.painters.iter().map(|it| it.tokens.to_string()).collect();
    let points = score_sheet(outcome, names, str::to_owned, &[("tokens left", tokens)]);
    let mut parts = vec![verdict + "\n", points];
    parts.extend(Seat::first(view.painters.len()).map(|seat| exhibition(view, names, seat)));
    parts.join("\n")
}

/// Who has won, and why: points, then tokens, then votes (CV-4.3).
fn victory(view: &View, verdict: &Verdict, names: &Names) -> String {
    let points = score_sheet::best(verdict, names.tongue());
    match *score_sheet::winners(verdict) {
        [only] if verdict.places.len() == 1 => {
            let score = names.does(only, "score", "scores");
            let rank = Rank::of(verdict.points[only.idx()]);
            format!("{score} {points}: {} (CV-6.1).", phrases::rank(rank))
        }
        [winner] => {
            let wins = names.does(winner, "win", "wins");
            format!("{wins} with {points}, {}.", margin(view, verdict, winner))
        }
        _ => score_sheet::shared(verdict, names, "CV-4.3"),
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
