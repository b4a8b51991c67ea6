//! The immediate consequences of an action that its label does not tell: forced payments (AT-4.1), changes of
//! points, the last round.

use atelier::{Action, Atelier, Card, Cards, Deck, Step, Studio, View};
use game::Seat;
use languages::Language;

use super::{phrases, points};
use crate::{foresight, words};

/// The immediate consequences of an action, or nothing where the label says it all: `pays with a joker · −1
/// point for the blank canvas in sight`.
pub(super) fn outlook(view: &View, seat: Seat, action: Action, t: Language) -> Option<String> {
    let named = match action {
        Action::Lay(card) | Action::Pay(card) => Some(card),
        Action::On(_) | Action::Turn(_) => None,
        Action::Ring(_) | Action::Deck | Action::Discard(_) | Action::Done | Action::Pass => {
            return None;
        }
    };
    let world = foresight::after::<Atelier>(view, view.viewer, seat, action)?;
    let mut gone = view.hands[seat.idx()].cards - world.hand(seat);
    if let Some(card) = named {
        gone.take(card);
    }
    let (before, after) = (&view.studio, world.studio());
    let told: Vec<String> = [
        pays(before, after, gone, action, t),
        works(before, after, seat, t),
        objectives(before, after, seat, t),
        last_round(before, after, t),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// The forced payments: the cards that are discarded and the number of canvases that are turned.
fn pays(
    before: &Studio,
    after: &Studio,
    gone: Cards,
    action: Action,
    t: Language,
) -> Option<String> {
    let mut told = Vec::new();
    if !gone.is_empty() {
        told.push(phrases::list(before.deck, gone, t));
    }
    let turned = turned(before, after, gone, action);
    if turned != 0 {
        told.push(words::counted(t, "at-canvases-of-palette", turned));
    }
    let key = match (action, after.step) {
        (Action::Pay(_) | Action::Turn(_), _) => "at-outlook-then",
        (_, Step::Pay(_)) => "at-outlook-first",
        _ => "at-outlook-pays",
    };
    (!told.is_empty()).then(|| t.tell(key, &[("what", words::list(t, &told).into())]))
}

/// The number of canvases that are turned beyond the one that the action names. At the end of a turn all
/// canvases are turned back; then it is what the cards from the hand do not pay.
fn turned(before: &Studio, after: &Studio, gone: Cards, action: Action) -> u32 {
    let asked = u32::from(matches!(action, Action::Turn(_)));
    let now = count(after.turned - before.turned);
    if now != 0 {
        return now.saturating_sub(asked);
    }
    let laid =
        after.palettes.iter().zip(before.palettes).find_map(|(now, then)| (*now - then).lowest());
    let begins = matches!(before.step, Step::Turn(_) | Step::Play(..) | Step::Place(..));
    match laid {
        Some(card) if begins => units(before.deck, card).saturating_sub(count(gone)),
        Some(_) | None => 0,
    }
}

fn count(cards: Cards) -> u32 {
    u32::try_from(cards.len()).expect("a deck is small")
}

/// The cost of a canvas in units of base colors: two for each mixed color (AT-4.5).
fn units(deck: Deck, card: Card) -> u32 {
    let is_mixed = |letter: char| deck.secondaries().iter().any(|it| it.letter == letter);
    deck.cost(card).chars().map(|letter| if is_mixed(letter) { 2 } else { 1 }).sum()
}

/// The change of the points for works in sight. Those of a blank canvas are named as such, or readers would
/// attribute them to the card that pays.
fn works(before: &Studio, after: &Studio, seat: Seat, t: Language) -> Option<String> {
    let worth = |studio: &Studio| studio.points_by_source(seat).in_sight();
    let more = worth(after) - worth(before);
    let is_blank = before.works(seat).blanks < after.works(seat).blanks;
    match (more, points::change(more, t)) {
        (0, _) => None,
        (_, told) if is_blank => Some(t.tell("at-outlook-blank", &[("points", told.into())])),
        (_, told) => Some(told),
    }
}

fn objectives(before: &Studio, after: &Studio, seat: Seat, t: Language) -> Option<String> {
    let worth = |studio: &Studio| studio.points_by_source(seat).objectives;
    let more = worth(after) - worth(before);
    let told = [("points", points::change(more, t).into())];
    (more != 0).then(|| t.tell("at-outlook-objective", &told))
}

/// The announcement of the last round, if the number of paintings for it is reached (AT-6.1).
fn last_round(before: &Studio, after: &Studio, t: Language) -> Option<String> {
    let enough = usize::from(after.rules.paintings);
    let reached = before.paintings().len() < enough && enough <= after.paintings().len();
    reached.then(|| t.say("at-outlook-end"))
}
