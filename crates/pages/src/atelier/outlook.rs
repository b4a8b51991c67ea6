//! What comes of an answer at once, where it is more than the answer says: what pays without a question
//! (AT-4.1), the points that change, the last round.

use atelier::{Action, Atelier, Card, Cards, Deck, Step, Studio, View};
use game::Seat;
use tongues::Tongue;

use super::phrases;
use crate::{foresight, words};

/// `pays with a drawing of “Night” (white) · -1 point`, if anything is to be said.
pub(super) fn outlook(view: &View, seat: Seat, action: Action, t: Tongue) -> Option<String> {
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
        points(before, after, seat, t),
        last_round(before, after, t),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// What is discarded and how many canvases are turned without a question.
fn pays(before: &Studio, after: &Studio, gone: Cards, action: Action, t: Tongue) -> Option<String> {
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

/// How many canvases are turned beyond the one that the action names. At the end of a turn all of them
/// stand again; then it is what the cards from the hand do not pay.
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

/// How many units of base colors a canvas costs: two for each mixed color (AT-4.5).
fn units(deck: Deck, card: Card) -> u32 {
    let is_mixed = |letter: char| deck.secondaries().iter().any(|it| it.letter == letter);
    deck.cost(card).chars().map(|letter| if is_mixed(letter) { 2 } else { 1 }).sum()
}

fn points(before: &Studio, after: &Studio, seat: Seat, t: Tongue) -> Option<String> {
    match after.points(seat) - before.points(seat) {
        0 => None,
        more if 0 < more => Some(format!("+{}", words::points(t, more))),
        less => Some(words::points(t, less)),
    }
}

/// The number of paintings that makes a round the last one is reached (AT-6.1).
fn last_round(before: &Studio, after: &Studio, t: Tongue) -> Option<String> {
    let enough = usize::from(after.rules.paintings);
    let reached = before.paintings().len() < enough && enough <= after.paintings().len();
    reached.then(|| t.say("at-outlook-end"))
}
