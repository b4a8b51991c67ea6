//! The result of a game of Colors of Paris (CP-10): who has won and why, points by source, paintings.

use colors_of_paris::{
    Card, Painter, Studio, View,
    scoring::End,
    variants::{Counting, Ties},
};
use game::{Outcome, Seat, Verdict};
use languages::{Arg, Language};

use super::phrases;
use crate::{
    Names,
    grid::{SCREEN_COLUMNS, TextGrid},
    score_sheet::{self, score_sheet},
    words,
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let (studio, t) = (&view.studio, names.language());
    let verdict = format!("{} {}", ending(studio, names), victory(studio, &outcome.verdict, names));
    let verdict = words::wrapped(&verdict, SCREEN_COLUMNS).join("\n");
    let source = |name: &str| t.say(&format!("cp-source-{name}"));
    let mut parts = vec![verdict + "\n", score_sheet(outcome, names, source, &[])];
    parts.extend(studio.all_seats().map(|seat| exhibition(studio, names, seat)));
    parts.join("\n")
}

/// The reason for the last round (CP-10.1).
fn ending(studio: &Studio, names: &Names) -> String {
    let t = names.language();
    match studio.end {
        Some(End::Paintings) => two_paintings(studio, names),
        Some(End::Black) => t.say("cp-end-black"),
        Some(End::Marker) => t.say("cp-end-marker"),
        Some(End::Rounds) | None => t.say("cp-end-rounds"),
    }
}

fn two_paintings(studio: &Studio, names: &Names) -> String {
    let key = match studio.rules.counting {
        Counting::Completed => "cp-end-completed",
        Counting::Exhibited => "cp-end-exhibited",
    };
    let have = studio.all_seats().filter(|seat| 2 <= studio.painter(*seat).finished.len());
    names.tell_all(&have.collect::<Vec<Seat>>(), key, &[])
}

/// The sentence about who has won and by what.
fn victory(studio: &Studio, verdict: &Verdict, names: &Names) -> String {
    let [winner] = *score_sheet::winners(verdict) else {
        return score_sheet::shared(verdict, names, "CP-10.3");
    };
    score_sheet::won(verdict, names, winner, &margin(studio, winner, names.language()))
}

/// The margin of the winner: points, or the first tie-breaker that differs (CP-10.3, CP-9.7).
fn margin(studio: &Studio, winner: Seat, t: Language) -> String {
    let merit = |seat: Seat| studio.merit(studio.painter(seat));
    let others = studio.all_seats().filter(|seat| *seat != winner);
    let rival = others.map(merit).max().unwrap_or_default();
    let own = merit(winner);
    if own[0] != rival[0] {
        return score_sheet::ahead(own[0] - rival[0], t);
    }
    let [white, valuable, black] = ["cp-tie-white", "cp-tie-valuable", "cp-tie-black"];
    let (reasons, clause) = match studio.rules.ties {
        Ties::Base => ([white, valuable, black], "CP-10.3"),
        Ties::J => ([valuable, black, white], "CP-9.7"),
    };
    let decisive = (0..3).find(|at| own[at + 1] != rival[at + 1]).unwrap_or_default();
    let reason = t.say(reasons[decisive]);
    t.tell("cp-tie", &[("reason", reason.into()), ("clause", clause.into())])
}

/// The paintings of one player: those that count, and the unfinished ones.
fn exhibition(studio: &Studio, names: &Names, seat: Seat) -> String {
    let t = names.language();
    let painter: &Painter = studio.painter(seat);
    let mut grid = TextGrid::default();
    let whose: Arg<'_> = words::of(t, &names.name(seat)).into();
    grid.heading(names.tell(seat, "cp-paintings-of", &[("whose", whose)]));
    for card in painter.finished.iter() {
        grid.row(
            [],
            [format!("{}{}", phrases::valued(names, studio, card), besides(t, studio, card))],
        );
    }
    for card in painter.paintings.iter() {
        let open = phrases::open(studio, card).total();
        let args = [("card", phrases::card(names, studio, card).into()), ("count", open.into())];
        grid.row([], [t.tell("cp-unfinished", &args)]);
    }
    if painter.finished.is_empty() && painter.paintings.is_empty() {
        grid.row([t.say("cp-none").as_str()], []);
    }
    grid.text("  ")
}

fn besides(t: Language, studio: &Studio, card: Card) -> String {
    let cells = studio.cells[card.idx()];
    let white = match cells.white() {
        0 => String::new(),
        white => words::count(t, "cp-with-white", white),
    };
    let signed = if cells.is_signed() { t.say("cp-signed") } else { String::new() };
    format!("{white}{signed}")
}
