//! The table of Atelier as plain text.

use atelier::{
    Card, Kind, Objective, Slot, Step, Studio, View,
    paying::{Due, Play},
};
use game::{Seat, Viewer};

use super::phrases;
use crate::{
    Names, english,
    grid::{Grid, SCREEN},
    names::around,
};

/// Everything on the table: the ring, the objectives, then every player, the reader first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let studio = &view.studio;
    let mut grid = Grid::default();
    grid.row(["The ring", "", "gives", "costs"], []);
    for slot in Slot::all() {
        ring(studio, slot, &mut grid);
    }
    objectives(studio, names, &mut grid);
    discards(studio, &mut grid);
    for seat in around(view.viewer, studio.seats) {
        player(view, names, seat, &mut grid);
    }
    let legend = english::wrapped(&phrases::legend(studio.deck), SCREEN).join("\n");
    format!("{}{}\n{legend}\n", caption(view), grid.text("  "))
}

/// While one pays or discards: one's hand and what one's palette still gives.
pub(super) fn focus(view: &View) -> Option<String> {
    let (Step::Pay(Due { play: Play { seat, .. }, .. })
    | Step::Place(seat, ..)
    | Step::Play(seat, ..)
    | Step::Trim(seat)) = view.studio.step
    else {
        return None;
    };
    let mut grid = Grid::default();
    hand(view, seat, &mut grid);
    stacks(view, seat, &mut grid);
    Some(grid.text("  "))
}

fn caption(view: &View) -> String {
    let studio = &view.studio;
    let round = match (studio.round, studio.rules.rounds) {
        (0, _) => "set-up".to_owned(),
        (round, Some(last)) => format!("round {round} of {last}"),
        (round, None) => format!("round {round}"),
    };
    let paintings = format!("{} of {} paintings", studio.paintings().len(), studio.rules.paintings);
    let deck = format!("{} in the deck, {} discarded", view.pile, studio.discards.len());
    format!("ATELIER · {round} · {paintings} · {deck}\n\n")
}

fn ring(studio: &Studio, slot: Slot, grid: &mut Grid) {
    let number = slot.number();
    match studio.ring.at(slot) {
        None => grid.row([], [format!("{number} -")]),
        Some(card) => {
            let [name, subject, gives, cost] = phrases::cells(studio.deck, card);
            grid.row([], [format!("{number} {name}"), subject, gives, cost]);
        }
    }
}

/// What each objective is worth, and who has it (AT-5.2).
fn objectives(studio: &Studio, names: &Names, grid: &mut Grid) {
    let told = Objective::ALL.map(|it| {
        let owner = match studio.objectives[it as usize] {
            None => "-".to_owned(),
            Some(seat) => names.name(seat),
        };
        (phrases::objective(it), english::count(it.points(), "point"), owner)
    });
    grid.heading("\nObjectives");
    for (objective, points, owner) in told {
        grid.heading(format!("  {objective:<27} {points:<9} {owner}"));
    }
}

/// The discards by type, and the paintings among them: those will not come soon.
fn discards(studio: &Studio, grid: &mut Grid) {
    let of = |kind: Kind| studio.discards.iter().filter(move |card| card.kind() == kind);
    let count = |kind: Kind| of(kind).count();
    let mut painted: Vec<&str> =
        of(Kind::Painted).filter_map(|card| studio.deck.subject(card)).collect();
    painted.sort_unstable();
    let subjects = match painted[..] {
        [] => String::new(),
        _ => format!(" ({})", painted.join(", ")),
    };
    if !studio.discards.is_empty() {
        let [blank, drawn, joker] = [Kind::Blank, Kind::Drawn, Kind::Joker].map(count);
        let painted = painted.len();
        grid.heading(format!(
            "\nDiscarded: {blank} blank, {drawn} drawn, {painted} painted{subjects}, {joker} jokers",
        ));
    }
}

fn player(view: &View, names: &Names, seat: Seat, grid: &mut Grid) {
    let points = english::count(view.studio.points(seat), "point");
    grid.heading(format!("\n{}: {points}", names.full(seat)));
    hand(view, seat, grid);
    stacks(view, seat, grid);
}

/// One's own cards with their print; of another's hand the size and what all have seen (AT-2.2).
fn hand(view: &View, seat: Seat, grid: &mut Grid) {
    let seen = &view.hands[seat.idx()];
    if view.viewer == Viewer::Seat(seat) {
        grid.row(["in hand", "", "gives", "costs"], []);
        for card in seen.cards {
            let [name, subject, gives, cost] = phrases::cells(view.studio.deck, card);
            grid.row([], [format!("  {name}"), subject, gives, cost]);
        }
        return;
    }
    let size = english::count(i64::try_from(seen.len()).unwrap_or_default(), "card");
    let known = if seen.cards.is_empty() {
        String::new()
    } else {
        let among = if seen.cards.len() == seen.len() { ":" } else { ", among them" };
        format!("{among} {}", phrases::list(seen.cards))
    };
    grid.heading(format!("  {size} in hand{known}"));
}

/// The palette, a stack a line, from the bottom to the top.
fn stacks(view: &View, seat: Seat, grid: &mut Grid) {
    let stacks = view.stacks(seat);
    if stacks.is_empty() {
        grid.heading("  nothing laid down");
    }
    if !stacks.is_empty() {
        grid.heading("  laid down, from the bottom to the top of each stack");
    }
    for stack in stacks {
        let told: Vec<String> = stack.iter().map(|card| laid(&view.studio, *card)).collect();
        grid.heading(format!("    {}", told.join(" < ")));
    }
}

fn laid(studio: &Studio, card: Card) -> String {
    let mark = if studio.turned.contains(card) { ", turned" } else { "" };
    let worth = match card.kind() {
        Kind::Painted if studio.fakes.contains(card) => ", a fake",
        Kind::Painted => ", the original",
        Kind::Blank | Kind::Drawn | Kind::Joker => "",
    };
    format!("{}{worth}{mark}", phrases::card(studio.deck, card))
}
