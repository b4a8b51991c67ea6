//! How a game of Colors of Paris ended (CP-10): who has won and why, points by source, paintings.

use colors_of_paris::{
    Card, Painter, Studio, View,
    scoring::End,
    variants::{Counting, Ties},
};
use game::{Outcome, Seat, Verdict};
use tongues::Tongue;

use super::phrases;
use crate::{
    Names, english,
    grid::{Grid, SCREEN},
    score_sheet::{self, score_sheet},
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let studio = &view.studio;
    let verdict = format!("{} {}", ending(studio, names), victory(studio, &outcome.verdict, names));
    let verdict = english::wrapped(&verdict, SCREEN).join("\n");
    let mut parts = vec![verdict + "\n", score_sheet(outcome, names, str::to_owned, &[])];
    parts.extend(studio.all_seats().map(|seat| exhibition(studio, names, seat)));
    parts.join("\n")
}

/// Why there was a last round (CP-10.1).
fn ending(studio: &Studio, names: &Names) -> String {
    match studio.end {
        Some(End::Paintings) => two_paintings(studio, names),
        Some(End::Black) => "The last black was taken.".to_owned(),
        Some(End::Marker) => "A tool came to its last space.".to_owned(),
        Some(End::Rounds) | None => "The last round that was agreed on is over.".to_owned(),
    }
}

fn two_paintings(studio: &Studio, names: &Names) -> String {
    let done = match studio.rules.counting {
        Counting::Completed => "completed",
        Counting::Exhibited => "exhibited",
    };
    let have = studio.all_seats().filter(|seat| 2 <= studio.painter(*seat).finished.len());
    let have: Vec<Seat> = have.collect();
    let who: Vec<String> = have.iter().map(|seat| names.within(*seat)).collect();
    let has = match have[..] {
        [only] if !names.is_you(only) => "has",
        _ => "have",
    };
    format!("{} {has} {done} two paintings.", english::capitalized(&english::list(&who)))
}

/// Who has won, and by what.
fn victory(studio: &Studio, verdict: &Verdict, names: &Names) -> String {
    let [winner] = *score_sheet::winners(verdict) else {
        return score_sheet::shared(verdict, names, "CP-10.3");
    };
    score_sheet::won(verdict, names, winner, &margin(studio, winner, names.tongue()))
}

/// What decided for the winner: points, or the first tie-breaker that differs (CP-10.3, CP-9.7).
fn margin(studio: &Studio, winner: Seat, tongue: Tongue) -> String {
    let merit = |seat: Seat| studio.merit(studio.painter(seat));
    let others = studio.all_seats().filter(|seat| *seat != winner);
    let rival = others.map(merit).max().unwrap_or_default();
    let own = merit(winner);
    if own[0] != rival[0] {
        return score_sheet::ahead(own[0] - rival[0], tongue);
    }
    let white = "the fewest white";
    let (valuable, black) = ("the most valuable painting", "the most black");
    let (reasons, clause) = match studio.rules.ties {
        Ties::Base => ([white, valuable, black], "CP-10.3"),
        Ties::J => ([valuable, black, white], "CP-9.7"),
    };
    let decisive = (0..3).find(|at| own[at + 1] != rival[at + 1]).unwrap_or_default();
    format!("and among equals by {} ({clause})", reasons[decisive])
}

/// The paintings of one player that count, and those that did not come so far.
fn exhibition(studio: &Studio, names: &Names, seat: Seat) -> String {
    let painter: &Painter = studio.painter(seat);
    let mut grid = Grid::default();
    grid.heading(format!("{} paintings", english::capitalized(&names.owner(seat))));
    for card in painter.finished.iter() {
        grid.row([], [format!("{}{}", phrases::valued(studio, card), besides(studio, card))]);
    }
    for card in painter.paintings.iter() {
        let open = phrases::open(studio, card).total();
        let left =
            if open == 0 { "not exhibited".to_owned() } else { format!("{open} cells open") };
        grid.row([], [format!("{}, {left}: counts nothing", phrases::card(studio, card))]);
    }
    if painter.finished.is_empty() && painter.paintings.is_empty() {
        grid.row(["none"], []);
    }
    grid.text("  ")
}

fn besides(studio: &Studio, card: Card) -> String {
    let cells = studio.cells[card.idx()];
    let white = match cells.white() {
        0 => String::new(),
        white => format!(", with {white} white"),
    };
    let signed = if cells.is_signed() { ", signed" } else { "" };
    format!("{white}{signed}")
}
