//! A game of Atelier as a story, event by event.

use atelier::{Action, Atelier, Card, Cards, Chance, Kind, Objective, Step, Studio, View};
use game::{Event, Seat};

use super::phrases;
use crate::{Names, Scene, Seen, Told, english};

/// What has happened, as a story.
pub(super) fn tell(scene: &Scene<'_, Atelier>, names: &Names) -> Told {
    let mut sentences = Vec::new();
    match scene.seen {
        Seen::Event(Event::Chance(chance)) => sentences.push(luck(scene.after, names, chance)),
        Seen::Event(Event::Choice { seat, action }) => {
            sentences.extend(choice(scene.before, names, seat, action));
            sentences.extend(paid(scene, action));
            sentences.extend(laid(scene, names, seat));
            sentences.extend(taken(scene, names));
        }
        Seen::Hidden(_) => (),
    }
    sentences.extend(shuffled(scene));
    Told { headline: headline(scene, names), sentences }
}

fn headline(scene: &Scene<'_, Atelier>, names: &Names) -> Option<String> {
    let studio = &scene.before.studio;
    match studio.step {
        _ if scene.at == 0 => Some("Setting up".to_owned()),
        Step::Turn(seat) => Some(format!("Round {}: {}", studio.round, names.within(seat))),
        _ => None,
    }
}

fn luck(after: &View, names: &Names, chance: Chance) -> String {
    let deck = after.studio.deck;
    match chance {
        Chance::Start(seat) => format!("{}.", names.does(seat, "begin", "begins")),
        Chance::Deal(seat, card) => {
            format!("{} dealt {}.", names.does(seat, "are", "is"), phrases::priced(deck, card))
        }
        Chance::Ring(slot, card) => {
            format!("{} comes to slot {}.", phrases::priced(deck, card), slot.number())
        }
    }
}

fn choice(before: &View, names: &Names, seat: Seat, action: Action) -> Option<String> {
    let deck = before.studio.deck;
    let does = |you, others| names.does(seat, you, others);
    Some(match action {
        Action::Ring(slot) => {
            let card = before.studio.ring.at(slot)?;
            format!("{} {} from the ring.", does("draw", "draws"), phrases::card(deck, card))
        }
        Action::Deck => format!("{} from the deck.", does("draw", "draws")),
        Action::Lay(card) => format!("{} {}.", does("play", "plays"), phrases::priced(deck, card)),
        Action::Turn(color) => {
            format!("{} a canvas for {}.", does("turn", "turns"), color.name())
        }
        Action::Pay(card) => {
            format!("{} with {}.", does("pay", "pays"), phrases::card(deck, card))
        }
        Action::Discard(card) => {
            format!("{} {}.", does("discard", "discards"), phrases::card(deck, card))
        }
        Action::Pass => format!("{} to pass.", does("have", "has")),
        Action::On(card) => {
            format!("{} {} for it.", does("choose", "chooses"), phrases::card(deck, card))
        }
        Action::Done => format!("{} done.", does("are", "is")),
    })
}

/// What was discarded without a question, because there was no other way to pay (AT-4.1).
fn paid(scene: &Scene<'_, Atelier>, action: Action) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let mut gone = thrown(before, after);
    match action {
        Action::Pay(card) | Action::Discard(card) => gone.take(card),
        Action::Ring(_)
        | Action::Deck
        | Action::Lay(_)
        | Action::On(_)
        | Action::Turn(_)
        | Action::Done
        | Action::Pass => (),
    }
    let pay = if gone.len() == 1 { "pays" } else { "pay" };
    (!gone.is_empty()).then(|| {
        let cards = english::capitalized(&phrases::list(gone));
        format!("{cards} {pay}, there being no other way.")
    })
}

/// The cards that came to the discards, even if those have become the deck since.
fn thrown(before: &Studio, after: &Studio) -> Cards {
    let shuffled = if before.stock == after.stock { Cards::EMPTY } else { after.stock };
    (after.discards | shuffled) - before.discards
}

/// The canvas that has been laid down, and on what.
fn laid(scene: &Scene<'_, Atelier>, names: &Names, seat: Seat) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let card: Card = (after.palette(seat) - before.palette(seat)).lowest()?;
    let lays = names.does(seat, "lay", "lays");
    Some(match card.kind() {
        Kind::Blank | Kind::Joker => format!("{lays} {card} down."),
        Kind::Drawn => format!("{lays} {card} on {}.", after.beneath(card)),
        Kind::Painted => {
            let subject = after.deck.subject(card).unwrap_or_default();
            let worth = if after.fakes.contains(card) { "a fake" } else { "the original" };
            format!("{lays} {card} on {}: {worth} of “{subject}”.", after.beneath(card))
        }
    })
}

/// The objectives that somebody has just reached (AT-5.2).
fn taken(scene: &Scene<'_, Atelier>, names: &Names) -> Vec<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let new = |it: &Objective| before.objectives[*it as usize] != after.objectives[*it as usize];
    let told = |it: Objective| {
        let seat = after.objectives[it as usize]?;
        let points = english::count(it.points(), "point");
        let takes = names.does(seat, "take", "takes");
        Some(format!("{takes} the objective of {}: {points}.", phrases::objective(it)))
    };
    Objective::ALL.into_iter().filter(new).filter_map(told).collect()
}

/// The discards have become the deck (AT-6.4).
fn shuffled(scene: &Scene<'_, Atelier>) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    (before.stock != after.stock).then(|| {
        let cards = i64::try_from(scene.after.pile).unwrap_or_default();
        format!("The discards are shuffled: a deck of {}.", english::count(cards, "card"))
    })
}
