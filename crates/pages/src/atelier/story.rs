//! A game of Atelier as a story, event by event.

use atelier::{Action, Atelier, Card, Cards, Chance, Deck, Kind, Objective, Step, Studio, View};
use game::{Event, Seat};

use super::phrases;
use crate::{Names, Scene, Seen, Told, english};

/// What has happened, as a story.
pub(super) fn tell(scene: &Scene<'_, Atelier>, names: &Names) -> Told {
    let mut sentences = Vec::new();
    match scene.seen {
        Seen::Event(Event::Chance(chance)) => sentences.push(luck(scene.after, names, chance)),
        Seen::Event(Event::Choice { seat, action }) => {
            sentences.extend(choice(scene, names, seat, action));
            sentences.extend(paid(scene, action));
            sentences.extend(turned(scene, action));
            sentences.extend(laid(scene, names, seat));
            sentences.extend(taken(scene, names));
            sentences.extend(last_round(scene));
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

fn choice(scene: &Scene<'_, Atelier>, names: &Names, seat: Seat, action: Action) -> Option<String> {
    let before = scene.before;
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
            let turned = scene.after.studio.turned - before.studio.turned;
            let seen = (!turned.is_empty()).then(|| phrases::list(turned));
            let what = seen.unwrap_or_else(|| "a canvas".to_owned());
            format!("{} {what} for {}.", does("turn", "turns"), color.name())
        }
        Action::Pay(card) if card.kind() == Kind::Joker => {
            let color = match before.studio.step {
                Step::Pay(due) => format!(" for {}", due.color.name()),
                _ => String::new(),
            };
            format!("{} with {card}{color}.", does("pay", "pays"))
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

/// What was turned without a question. At the end of a turn all canvases stand again, so that which
/// ones they were cannot be seen any more.
fn turned(scene: &Scene<'_, Atelier>, action: Action) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let cards = after.turned - before.turned;
    if !cards.is_empty() {
        let turned = english::capitalized(&phrases::list(cards));
        let are = if cards.len() == 1 { "is" } else { "are" };
        let is_told = matches!(action, Action::Turn(_));
        return (!is_told).then(|| format!("{turned} {are} turned, there being no other way."));
    }
    let laid =
        after.palettes.iter().zip(before.palettes).find_map(|(now, then)| (*now - then).lowest());
    let is_unasked = matches!(action, Action::Lay(_) | Action::On(_));
    let cost = laid.map_or(0, |card| units(after.deck, card));
    let palette_pays = is_unasked && thrown(before, after).len() < cost;
    palette_pays.then(|| "Canvases of the palette are turned, there being no other way.".to_owned())
}

/// How many units of base colors a canvas costs: two for each mixed color (AT-4.5).
fn units(deck: Deck, card: Card) -> usize {
    let is_mixed = |letter: char| deck.secondaries().iter().any(|it| it.letter == letter);
    deck.cost(card).chars().map(|letter| if is_mixed(letter) { 2 } else { 1 }).sum()
}

/// The number of paintings that makes a round the last one has been reached (AT-6.1).
fn last_round(scene: &Scene<'_, Atelier>) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let enough = usize::from(after.rules.paintings);
    let reached = before.paintings().len() < enough && enough <= after.paintings().len();
    let goes_on = !matches!(after.step, Step::Over(_));
    (reached && goes_on).then(|| format!("There are {enough} paintings: this is the last round."))
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
