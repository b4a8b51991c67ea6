//! The plain text of a table of Atelier.

use atelier::{
    Kind, Objective, Slot, Step, Studio, View,
    components::PAINTED,
    paying::{Due, Play},
};
use game::{Seat, Viewer};
use languages::Language;

use super::phrases;
use crate::{
    Names,
    grid::{SCREEN_COLUMNS, TextGrid},
    names::around,
    words,
};

/// The whole table: the ring, the objectives, then every player, the reader first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let (studio, t) = (&view.studio, names.language());
    let mut grid = TextGrid::default();
    headed("at-the-ring", t, &mut grid);
    for slot in Slot::all() {
        ring(studio, slot, t, &mut grid);
    }
    objectives(studio, names, &mut grid);
    discards(studio, t, &mut grid);
    for seat in around(view.viewer, studio.seats) {
        player(view, names, seat, &mut grid);
    }
    let legend = words::wrapped(&phrases::legend(studio.deck, t), SCREEN_COLUMNS).join("\n");
    format!("{}{}\n{legend}\n", caption(view, t), grid.text("  "))
}

/// The part of the text for payments and discards: the viewer's hand, and what their palette still gives.
pub(super) fn focus(view: &View, language: Language) -> Option<String> {
    let (Step::Pay(Due { play: Play { seat, .. }, .. })
    | Step::Place(seat, ..)
    | Step::Play(seat, ..)
    | Step::Trim(seat)) = view.studio.step
    else {
        return None;
    };
    let mut grid = TextGrid::default();
    hand(view, seat, language, &mut grid);
    stacks(view, seat, language, &mut grid);
    Some(grid.text("  "))
}

/// Adds the headings above cards.
fn headed(key: &str, t: Language, grid: &mut TextGrid) {
    let [what, gives, costs] = [key, "at-gives", "at-costs"].map(|key| t.say(key));
    grid.row([&*what, "", &*gives, &*costs], []);
}

fn caption(view: &View, t: Language) -> String {
    let studio = &view.studio;
    let number = ("round", studio.round.into());
    let round = match (studio.round, studio.rules.rounds) {
        (0, _) => t.say("at-caption-setup"),
        (_, Some(last)) => t.tell("at-caption-round-of", &[number, ("last", last.into())]),
        (_, None) => t.tell("at-caption-round", &[number]),
    };
    let told = [
        ("round", round.into()),
        ("paintings", studio.paintings().len().into()),
        ("all", studio.rules.paintings.into()),
        ("deck", view.pile.into()),
        ("discards", studio.discards.len().into()),
    ];
    t.tell("at-caption", &told) + "\n\n"
}

fn ring(studio: &Studio, slot: Slot, t: Language, grid: &mut TextGrid) {
    let number = slot.number();
    match studio.ring.at(slot) {
        None => grid.row([], [format!("{number} -")]),
        Some(card) => {
            let [name, subject, gives, cost] = phrases::cells(studio.deck, card, t);
            grid.row([], [format!("{number} {name}"), subject, gives, cost]);
        }
    }
}

/// Adds the objectives with their points and owners (AT-5.2).
fn objectives(studio: &Studio, names: &Names, grid: &mut TextGrid) {
    let t = names.language();
    let told = Objective::ALL.map(|it| {
        let owner = match studio.objectives[it as usize] {
            None => "-".to_owned(),
            Some(seat) => names.name(seat),
        };
        (phrases::objective(it, t), words::points(t, it.points()), owner)
    });
    let width = |of: fn(&(String, String, String)) -> &String| {
        told.iter().map(|it| of(it).chars().count()).max().unwrap_or_default() + 1
    };
    let (wide, narrow) = (width(|it| &it.0), width(|it| &it.1));
    grid.heading(format!("\n{}", t.say("at-objectives-title")));
    for (objective, points, owner) in &told {
        grid.heading(format!("  {objective:<wide$} {points:<narrow$} {owner}"));
    }
}

/// Adds the discards by type with the subjects of the paintings, which will not return soon.
fn discards(studio: &Studio, t: Language, grid: &mut TextGrid) {
    let count = |kind: Kind| studio.discards.iter().filter(|card| card.kind() == kind).count();
    let subjects = match phrases::subjects(studio.deck, studio.discards & PAINTED, t) {
        painted if painted.is_empty() => String::new(),
        painted => format!(" ({})", painted.join(", ")),
    };
    if !studio.discards.is_empty() {
        let told = [
            ("blank", count(Kind::Blank).into()),
            ("drawn", count(Kind::Drawn).into()),
            ("painted", count(Kind::Painted).into()),
            ("subjects", subjects.into()),
            ("jokers", count(Kind::Joker).into()),
        ];
        grid.heading(format!("\n{}", t.tell("at-table-discarded", &told)));
    }
}

fn player(view: &View, names: &Names, seat: Seat, grid: &mut TextGrid) {
    let t = names.language();
    let points = words::points(t, view.studio.points(seat));
    grid.heading(format!("\n{}", words::said_of(t, &names.full(seat), &points)));
    hand(view, seat, t, grid);
    stacks(view, seat, t, grid);
}

/// Adds a hand: the viewer's own cards with their print; of other hands the size and the cards that all have
/// seen (AT-2.2).
fn hand(view: &View, seat: Seat, t: Language, grid: &mut TextGrid) {
    let seen = &view.hands[seat.idx()];
    if view.viewer == Viewer::Seat(seat) {
        headed("at-held", t, grid);
        for card in seen.cards {
            let [name, subject, gives, cost] = phrases::cells(view.studio.deck, card, t);
            grid.row([], [format!("  {name}"), subject, gives, cost]);
        }
        return;
    }
    let key = match seen.cards.len() {
        0 => "at-hand-of",
        known if known == seen.len() => "at-hand-of-all",
        _ => "at-hand-of-among",
    };
    let told =
        [("count", seen.len().into()), ("cards", phrases::list_by_name(seen.cards, t).into())];
    grid.heading(format!("  {}", t.tell(key, &told)));
}

/// Adds the palette, one stack on each line, from bottom to top.
fn stacks(view: &View, seat: Seat, t: Language, grid: &mut TextGrid) {
    let stacks = view.stacks(seat);
    let head = if stacks.is_empty() { "at-nothing-laid" } else { "at-laid-stacks" };
    grid.heading(format!("  {}", t.say(head)));
    for stack in stacks {
        let told: Vec<String> =
            stack.iter().map(|card| phrases::laid_by_name(&view.studio, *card, t)).collect();
        grid.heading(format!("    {}", told.join(" < ")));
    }
}
