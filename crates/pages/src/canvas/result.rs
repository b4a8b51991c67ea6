//! The result of a game of Canvas (CV-4): who has won and why, points by source, paintings, objectives.

use canvas::{Rank, View};
use game::{Outcome, Seat, Verdict};

use super::{
    bounty::{by_source, ribbons},
    phrases,
};
use crate::{
    Names,
    grid::{SCREEN_COLUMNS, TextGrid},
    score_sheet::{self, score_sheet},
    words,
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let t = names.language();
    let verdict =
        words::wrapped(&victory(view, &outcome.verdict, names), SCREEN_COLUMNS).join("\n");
    let tokens = view.painters.iter().map(|it| it.tokens.to_string()).collect();
    let source = |name: &str| phrases::source(name, t);
    let points = score_sheet(outcome, names, source, &[(&t.say("cv-tokens-left"), tokens)]);
    let mut parts = vec![verdict + "\n", points];
    parts.extend(Seat::first(view.painters.len()).map(|seat| exhibition(view, names, seat)));
    parts.join("\n")
}

/// The sentence about who has won and by what: points, then tokens, then votes (CV-4.3).
fn victory(view: &View, verdict: &Verdict, names: &Names) -> String {
    match *score_sheet::winners(verdict) {
        [only] if verdict.places.len() == 1 => {
            let rank = phrases::rank(Rank::of(verdict.points[only.idx()]), names.language());
            let points = score_sheet::best(verdict, names.language());
            names.tell(only, "cv-score-alone", &[("points", points.into()), ("rank", rank.into())])
        }
        [winner] => score_sheet::won(verdict, names, winner, &margin(view, verdict, names, winner)),
        _ => score_sheet::shared(verdict, names, "CV-4.3"),
    }
}

/// The margin of the winner.
fn margin(view: &View, verdict: &Verdict, names: &Names, winner: Seat) -> String {
    let others = || Seat::first(verdict.places.len()).filter(|seat| *seat != winner);
    let next = others().map(|seat| verdict.points[seat.idx()]).max().unwrap_or_default();
    let ahead = verdict.points[winner.idx()] - next;
    let tokens = |seat: Seat| view.painters[seat.idx()].tokens;
    let mut rivals = others().filter(|seat| verdict.points[seat.idx()] == next);
    if ahead != 0 {
        score_sheet::ahead(ahead, names.language())
    } else if rivals.all(|rival| tokens(rival) < tokens(winner)) {
        names.language().say("cv-won-by-tokens")
    } else {
        names.language().say("cv-won-by-jury")
    }
}

/// The paintings of one player with the gain from each, and the objectives reached (CV-8).
fn exhibition(view: &View, names: &Names, seat: Seat) -> String {
    let t = names.language();
    let mut grid = TextGrid::default();
    grid.heading(words::capitalized(&names.tell(seat, "cv-exhibition-of", &[])));
    let paintings = &view.painters[seat.idx()].paintings;
    if paintings.is_empty() {
        grid.row([t.say("cv-no-paintings").as_str()], []);
    }
    for (painting, earned) in paintings.iter().zip(view.ribbons_by_painting(seat)) {
        let earned = ribbons(&by_source(view, earned), t);
        let title = phrases::title(view.deck, &painting.layers, t);
        grid.heading(format!("  {}", words::said_of(t, &title, &earned)));
    }
    for objective in view.objectives(seat) {
        let objective = phrases::objective(objective, t);
        grid.row([], [t.tell("cv-special-objective", &[("objective", objective.into())])]);
    }
    grid.text("  ")
}
