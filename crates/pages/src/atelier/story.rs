//! The story of a game of Atelier, event by event.

use atelier::{
    Action, Atelier, Card, Cards, Chance, Color, Kind, Mixing, Objective, Step, Studio, View,
};
use game::{Event, Seat};

use super::{obstacles::parts, phrases};
use crate::{EventContext, Names, Seen, StoryEntry, words};

/// The entry of the story about one event.
pub(super) fn tell(context: &EventContext<'_, Atelier>, names: &Names) -> StoryEntry {
    let mut sentences = Vec::new();
    match context.seen {
        Seen::Event(Event::Chance(chance)) => sentences.push(luck(context.after, names, chance)),
        Seen::Event(Event::Choice { seat, action }) => {
            sentences.extend(choice(context, names, seat, action));
            sentences.extend(paid(context, names, action));
            sentences.extend(turned(context, names, action));
            sentences.extend(laid(context, names, seat));
            sentences.extend(taken(context, names));
            sentences.extend(last_round(context, names));
        }
        Seen::Hidden(_) => (),
    }
    sentences.extend(shuffled(context, names));
    StoryEntry { headline: headline(context, names), sentences }
}

fn headline(context: &EventContext<'_, Atelier>, names: &Names) -> Option<String> {
    let studio = &context.before.studio;
    match studio.step {
        _ if context.at == 0 => Some(names.language().say("at-tale-setup")),
        Step::Turn(seat) => {
            Some(names.tell(seat, "at-tale-round", &[("round", studio.round.into())]))
        }
        _ => None,
    }
}

fn luck(after: &View, names: &Names, chance: Chance) -> String {
    let (deck, t) = (after.studio.deck, names.language());
    let priced = |card| ("card", phrases::priced(deck, card, t).into());
    match chance {
        Chance::Start(seat) => names.tell(seat, "at-tale-begins", &[]),
        Chance::Deal(seat, card) => names.tell(seat, "at-tale-dealt", &[priced(card)]),
        Chance::Ring(_, card) => words::capitalized(&t.tell("at-tale-comes", &[priced(card)])),
    }
}

fn choice(
    context: &EventContext<'_, Atelier>,
    names: &Names,
    seat: Seat,
    action: Action,
) -> Option<String> {
    let (before, t) = (context.before, names.language());
    let deck = before.studio.deck;
    let about = |key: &str, card: String| names.tell(seat, key, &[("card", card.into())]);
    let called = |card| phrases::card(deck, card, t);
    Some(match action {
        Action::Ring(slot) => about("at-tale-ring", called(before.studio.ring.at(slot)?)),
        Action::Deck => names.tell(seat, "at-tale-deck", &[]),
        Action::Lay(card) => about("at-tale-lay", phrases::priced(deck, card, t)),
        Action::Turn(color) => turns(context, names, seat, color),
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

fn turns(context: &EventContext<'_, Atelier>, names: &Names, seat: Seat, color: Color) -> String {
    let t = names.language();
    let seen = turned_for(context, color).map(|it| phrases::bare(context.after.studio.deck, it, t));
    let what = seen.unwrap_or_else(|| t.say("at-a-canvas"));
    let color = phrases::color(color, t);
    names.tell(seat, "at-tale-turn", &[("card", what.into()), ("color", color.into())])
}

/// The canvas that was turned for this color by choice; others may have been turned by force after it.
fn turned_for(context: &EventContext<'_, Atelier>, color: Color) -> Option<Card> {
    let (before, after) = (&context.before.studio, &context.after.studio);
    ((after.turned - before.turned) & after.deck.giving(color)).lowest()
}

/// The sentence about cards that were discarded by force, because there was no other way to pay (AT-4.1).
fn paid(context: &EventContext<'_, Atelier>, names: &Names, action: Action) -> Option<String> {
    let (before, after) = (&context.before.studio, &context.after.studio);
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
    let t = names.language();
    let cards = || words::capitalized(&phrases::list(before.deck, gone, t));
    let told = || [("cards", cards().into()), ("count", gone.len().into())];
    (!gone.is_empty()).then(|| t.tell("at-tale-unasked-paid", &told()))
}

/// The sentence about canvases that were turned by force, by color, since those of a color are equal.
fn turned(context: &EventContext<'_, Atelier>, names: &Names, action: Action) -> Option<String> {
    let (before, after, t) = (&context.before.studio, &context.after.studio, names.language());
    let mut colors: Vec<Color> =
        (after.turned - before.turned).iter().map(|it| after.deck.gives(it)).collect();
    if colors.is_empty() {
        colors = turned_at_the_end(before, after, action);
    }
    if let Action::Turn(color) = action
        && let Some(told) = colors.iter().position(|it| *it == color)
    {
        colors.remove(told);
    }
    colors.sort_unstable();
    let letters: String = colors.iter().copied().map(Color::letter).collect();
    let told = || {
        let number = words::number(t, i64::try_from(colors.len()).unwrap_or(i64::MAX));
        let given = phrases::letters(after.deck, &letters, t);
        [("count", colors.len().into()), ("number", number.into()), ("colors", given.into())]
    };
    let told = || words::capitalized(&t.tell("at-tale-unasked-turned", &told()));
    (!colors.is_empty()).then(told)
}

/// The colors of the canvases that were turned by force at the end of a turn. All canvases are turned back
/// then, so the colors follow from the cost: of each color what cards did not pay, as far as canvases could
/// be turned; jokers paid the rest. After a card of the hand, jokers alone pay the rest of its color
/// (AT-4.1).
fn turned_at_the_end(before: &Studio, after: &Studio, action: Action) -> Vec<Color> {
    let thrown = thrown(before, after);
    let stands = |seat: Seat| before.palette(seat) - before.turned;
    let Some((seat, card)) = just_laid(before, after) else { return Vec::new() };
    let owed = owed(before, card);
    let turned = |color: Color| {
        let units = owed.iter().filter(|it| **it == color).count();
        let left = units.saturating_sub((thrown & after.deck.giving(color)).len());
        let passed = matches!(
            (action, before.step),
            (Action::Pay(_), Step::Pay(due)) if due.color == color
        );
        let standing = if passed { 0 } else { (stands(seat) & after.deck.giving(color)).len() };
        std::iter::repeat_n(color, left.min(standing))
    };
    Color::ALL.into_iter().flat_map(turned).collect()
}

/// The canvas that was laid down, and the seat that laid it.
fn just_laid(before: &Studio, after: &Studio) -> Option<(Seat, Card)> {
    after.all_seats().find_map(|seat| {
        let card = (after.palette(seat) - before.palette(seat)).lowest()?;
        Some((seat, card))
    })
}

/// The units that were still to be paid for the canvas. Pairs are turned before anything is asked (AT-7.1),
/// with the colors of the parts that they make.
fn owed(before: &Studio, card: Card) -> Vec<Color> {
    let cost = before.deck.cost(card);
    let units = |mixing: Mixing| cost.chars().flat_map(move |it| parts(before.deck, mixing, it));
    match before.step {
        Step::Pay(due) => {
            let later = units(before.rules.mixing).filter(|it| due.color < *it);
            std::iter::repeat_n(due.color, usize::from(due.left)).chain(later).collect()
        }
        _ => units(Mixing::Free).collect(),
    }
}

/// The announcement of the last round, if the number of paintings for it was reached (AT-6.1).
fn last_round(context: &EventContext<'_, Atelier>, names: &Names) -> Option<String> {
    let (before, after) = (&context.before.studio, &context.after.studio);
    let enough = usize::from(after.rules.paintings);
    let reached = before.paintings().len() < enough && enough <= after.paintings().len();
    let goes_on = !matches!(after.step, Step::Over(_));
    (reached && goes_on)
        .then(|| names.language().tell("at-tale-last-round", &[("count", enough.into())]))
}

/// The cards that were discarded, even if the discards have become the deck since.
fn thrown(before: &Studio, after: &Studio) -> Cards {
    let shuffled = if before.stock == after.stock { Cards::EMPTY } else { after.stock };
    (after.discards | shuffled) - before.discards
}

/// The sentence about the canvas that was laid down, and the one beneath it.
fn laid(context: &EventContext<'_, Atelier>, names: &Names, seat: Seat) -> Option<String> {
    let (before, after, t) = (&context.before.studio, &context.after.studio, names.language());
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

/// The sentences about objectives that were just reached (AT-5.2).
fn taken(context: &EventContext<'_, Atelier>, names: &Names) -> Vec<String> {
    let (before, after, t) = (&context.before.studio, &context.after.studio, names.language());
    let new = |it: &Objective| before.objectives[*it as usize] != after.objectives[*it as usize];
    let told = |it: Objective| {
        let seat = after.objectives[it as usize]?;
        let points = ("points", words::points(t, it.points()).into());
        let objective = ("objective", phrases::objective(it, t).into());
        Some(names.tell(seat, "at-tale-objective", &[objective, points]))
    };
    Objective::ALL.into_iter().filter(new).filter_map(told).collect()
}

/// The sentence about discards that have become the deck (AT-6.4).
fn shuffled(context: &EventContext<'_, Atelier>, names: &Names) -> Option<String> {
    let (before, after) = (&context.before.studio, &context.after.studio);
    (before.stock != after.stock)
        .then(|| names.language().tell("at-tale-shuffled", &[("count", context.after.pile.into())]))
}
