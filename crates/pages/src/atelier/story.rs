//! A game of Atelier as a story, event by event.

use atelier::{
    Action, Atelier, Card, Cards, Chance, Color, Deck, Kind, Objective, Step, Studio, View,
};
use game::{Event, Seat};

use super::{outlook::units, phrases};
use crate::{Names, Scene, Seen, Told, words};

/// What has happened, as a story.
pub(super) fn tell(scene: &Scene<'_, Atelier>, names: &Names) -> Told {
    let mut sentences = Vec::new();
    match scene.seen {
        Seen::Event(Event::Chance(chance)) => sentences.push(luck(scene.after, names, chance)),
        Seen::Event(Event::Choice { seat, action }) => {
            sentences.extend(choice(scene, names, seat, action));
            sentences.extend(paid(scene, names, action));
            sentences.extend(turned(scene, names, action));
            sentences.extend(laid(scene, names, seat));
            sentences.extend(taken(scene, names));
            sentences.extend(last_round(scene, names));
        }
        Seen::Hidden(_) => (),
    }
    sentences.extend(shuffled(scene, names));
    Told { headline: headline(scene, names), sentences }
}

fn headline(scene: &Scene<'_, Atelier>, names: &Names) -> Option<String> {
    let studio = &scene.before.studio;
    match studio.step {
        _ if scene.at == 0 => Some(names.tongue().say("at-tale-setup")),
        Step::Turn(seat) => {
            Some(names.tell(seat, "at-tale-round", &[("round", studio.round.into())]))
        }
        _ => None,
    }
}

fn luck(after: &View, names: &Names, chance: Chance) -> String {
    let (deck, t) = (after.studio.deck, names.tongue());
    let priced = |card| ("card", phrases::priced(deck, card, t).into());
    match chance {
        Chance::Start(seat) => names.tell(seat, "at-tale-begins", &[]),
        Chance::Deal(seat, card) => names.tell(seat, "at-tale-dealt", &[priced(card)]),
        Chance::Ring(_, card) => words::capitalized(&t.tell("at-tale-comes", &[priced(card)])),
    }
}

fn choice(scene: &Scene<'_, Atelier>, names: &Names, seat: Seat, action: Action) -> Option<String> {
    let (before, t) = (scene.before, names.tongue());
    let deck = before.studio.deck;
    let about = |key: &str, card: String| names.tell(seat, key, &[("card", card.into())]);
    let called = |card| phrases::card(deck, card, t);
    Some(match action {
        Action::Ring(slot) => about("at-tale-ring", called(before.studio.ring.at(slot)?)),
        Action::Deck => names.tell(seat, "at-tale-deck", &[]),
        Action::Lay(card) => about("at-tale-lay", phrases::priced(deck, card, t)),
        Action::Turn(color) => turns(scene, names, seat, color),
        Action::Pay(card) => match before.studio.step {
            Step::Pay(due) if card.kind() == Kind::Joker => {
                let color = ("color", phrases::color(due.color, t).into());
                names.tell(seat, "at-tale-pay-joker", &[("card", called(card).into()), color])
            }
            _ => about("at-tale-pay", called(card)),
        },
        Action::Discard(card) => about("at-tale-discard", called(card)),
        Action::Pass => names.tell(seat, "at-tale-pass", &[]),
        Action::On(card) => about("at-tale-on", called(card)),
        Action::Done => names.tell(seat, "at-tale-done", &[]),
    })
}

fn turns(scene: &Scene<'_, Atelier>, names: &Names, seat: Seat, color: Color) -> String {
    let t = names.tongue();
    let seen = turned_for(scene, color).map(|it| phrases::bare(scene.after.studio.deck, it, t));
    let what = seen.unwrap_or_else(|| t.say("at-a-canvas"));
    let color = phrases::color(color, t);
    names.tell(seat, "at-tale-turn", &[("card", what.into()), ("color", color.into())])
}

/// The canvas that was turned for this color; others may have been turned unasked after it.
fn turned_for(scene: &Scene<'_, Atelier>, color: Color) -> Option<Card> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    ((after.turned - before.turned) & after.deck.giving(color)).lowest()
}

/// What was discarded without a question, because there was no other way to pay (AT-4.1).
fn paid(scene: &Scene<'_, Atelier>, names: &Names, action: Action) -> Option<String> {
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
    let t = names.tongue();
    let cards = || words::capitalized(&phrases::list(before.deck, gone, t));
    let told = || [("cards", cards().into()), ("count", gone.len().into())];
    (!gone.is_empty()).then(|| t.tell("at-tale-unasked-paid", &told()))
}

/// What was turned without a question, by colors, since those of a color are alike. At the end of a turn all
/// canvases stand again, so that which ones they were cannot be seen any more.
fn turned(scene: &Scene<'_, Atelier>, names: &Names, action: Action) -> Option<String> {
    let (before, after, t) = (&scene.before.studio, &scene.after.studio, names.tongue());
    let mut cards = after.turned - before.turned;
    if cards.is_empty() {
        let asked = usize::from(matches!(action, Action::Turn(_)));
        let palette_pays = thrown(before, after).len() + asked < settled(before, after);
        return palette_pays.then(|| t.say("at-tale-unasked-palette"));
    }
    if let Action::Turn(color) = action
        && let Some(told) = turned_for(scene, color)
    {
        cards.take(told);
    }
    let told = || {
        let number = words::number(t, i64::try_from(cards.len()).unwrap_or(i64::MAX));
        let colors = phrases::given(after.deck, cards, t);
        [("count", cards.len().into()), ("number", number.into()), ("colors", colors.into())]
    };
    let told = || words::capitalized(&t.tell("at-tale-unasked-turned", &told()));
    (!cards.is_empty()).then(told)
}

/// How many units the canvas that was laid down took from here on.
fn settled(before: &Studio, after: &Studio) -> usize {
    let laid =
        after.palettes.iter().zip(before.palettes).find_map(|(now, then)| (*now - then).lowest());
    let Some(card) = laid else { return 0 };
    match before.step {
        Step::Pay(due) => usize::from(due.left) + units_after(after.deck, card, due.color),
        _ => units(after.deck, card) as usize,
    }
}

/// How many units of the colors after this one a canvas costs, in the order of payment.
fn units_after(deck: Deck, card: Card, color: Color) -> usize {
    let mixed = deck.secondaries();
    let parts = |letter: char| match mixed.iter().find(|it| it.letter == letter) {
        Some(secondary) => secondary.parts.to_vec(),
        None => Color::of_letter(letter).into_iter().collect(),
    };
    deck.cost(card).chars().flat_map(parts).filter(|it| color < *it).count()
}

/// The number of paintings that makes a round the last one has been reached (AT-6.1).
fn last_round(scene: &Scene<'_, Atelier>, names: &Names) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let enough = usize::from(after.rules.paintings);
    let reached = before.paintings().len() < enough && enough <= after.paintings().len();
    let goes_on = !matches!(after.step, Step::Over(_));
    (reached && goes_on)
        .then(|| names.tongue().tell("at-tale-last-round", &[("count", enough.into())]))
}

/// The cards that came to the discards, even if those have become the deck since.
fn thrown(before: &Studio, after: &Studio) -> Cards {
    let shuffled = if before.stock == after.stock { Cards::EMPTY } else { after.stock };
    (after.discards | shuffled) - before.discards
}

/// The canvas that has been laid down, and on what.
fn laid(scene: &Scene<'_, Atelier>, names: &Names, seat: Seat) -> Option<String> {
    let (before, after, t) = (&scene.before.studio, &scene.after.studio, names.tongue());
    let card: Card = (after.palette(seat) - before.palette(seat)).lowest()?;
    let called = ("card", phrases::card(after.deck, card, t).into());
    let on = || ("on", phrases::card(after.deck, after.beneath(card), t).into());
    Some(match card.kind() {
        Kind::Blank | Kind::Joker => names.tell(seat, "at-tale-laid", &[called]),
        Kind::Drawn => names.tell(seat, "at-tale-laid-on", &[called, on()]),
        Kind::Painted => {
            let is_fake = after.fakes.contains(card);
            let key = if is_fake { "at-tale-painted-fake" } else { "at-tale-painted-original" };
            let subject = phrases::subject(after.deck.subject(card).unwrap_or_default(), t);
            let subject = words::capitalized(&subject);
            names.tell(seat, key, &[on(), ("subject", subject.into())])
        }
    })
}

/// The objectives that somebody has just reached (AT-5.2).
fn taken(scene: &Scene<'_, Atelier>, names: &Names) -> Vec<String> {
    let (before, after, t) = (&scene.before.studio, &scene.after.studio, names.tongue());
    let new = |it: &Objective| before.objectives[*it as usize] != after.objectives[*it as usize];
    let told = |it: Objective| {
        let seat = after.objectives[it as usize]?;
        let points = ("points", words::points(t, it.points()).into());
        let objective = ("objective", phrases::objective(it, t).into());
        Some(names.tell(seat, "at-tale-objective", &[objective, points]))
    };
    Objective::ALL.into_iter().filter(new).filter_map(told).collect()
}

/// The discards have become the deck (AT-6.4).
fn shuffled(scene: &Scene<'_, Atelier>, names: &Names) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    (before.stock != after.stock)
        .then(|| names.tongue().tell("at-tale-shuffled", &[("count", scene.after.pile.into())]))
}
