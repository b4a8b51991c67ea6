//! The prompts and the labels of Atelier.

use atelier::{
    Action, Card, Cards, Color, Drawing, First, Kind, MAX_HAND_CARDS, Step, View,
    components::JOKERS,
    paying::{Due, Play},
    view::SeenHand,
};
use game::Seat;
use languages::Language;

use super::{obstacles::obstacles, outlook::outlook, phrases};
use crate::{Names, words};

/// The prompt: one sentence that says who is asked for what.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    let t = names.language();
    match view.studio.step {
        Step::Start => t.say("at-asks-start"),
        Step::Hands(_) | Step::Deal(..) => t.say("at-asks-hands"),
        Step::Refill(_) => t.say("at-asks-refill"),
        Step::Turn(seat) => names.tell(seat, "at-asks-turn", &[]),
        Step::Second(seat, first) => {
            let from = second_from(first, view.studio.rules.drawing);
            names.tell(seat, "at-asks-second", &[("from", from.into())])
        }
        Step::Trim(seat) => {
            let held = view.hands.get(seat.idx()).map_or(MAX_HAND_CARDS, SeenHand::len);
            let much = held.saturating_sub(MAX_HAND_CARDS);
            names.tell(seat, "at-asks-trim", &[("count", much.into())])
        }
        Step::Play(seat, kind, _) => {
            let more = if may_play_on(view, seat, kind) { "yes" } else { "no" };
            names.tell(seat, "at-asks-play", &[("kind", kind.name().into()), ("more", more.into())])
        }
        Step::Place(seat, card, _) => names.tell(
            seat,
            "at-asks-place",
            &[("card", phrases::card(view.studio.deck, card, t).into())],
        ),
        Step::Pay(due) => payment_asked(view, names, due),
        Step::Over(_) => t.say("at-asks-over"),
    }
}

/// Whether `seat` has another canvas to lay down; assumed of other players, whose hands are not known.
fn may_play_on(view: &View, seat: Seat, kind: Kind) -> bool {
    let hand = view.hands.get(seat.idx()).map_or(Cards::EMPTY, |it| it.cards);
    let can_play = |it| obstacles(view, seat, it, kind).is_empty();
    !view.viewer.is(seat) || hand.iter().any(can_play)
}

/// The sources of the second card (AT-3.1, AT-7.2), as a variant of a message.
fn second_from(first: First, drawing: Drawing) -> &'static str {
    match (first, drawing) {
        (First::Ring(_), Drawing::Mixed) => "beside-or-deck",
        (First::Ring(_), Drawing::Unmixed) => "beside",
        (First::Deck, Drawing::Mixed) => "deck-or-ring",
        (First::Deck, Drawing::Unmixed) => "deck",
    }
}

fn payment_asked(view: &View, names: &Names, due: Due) -> String {
    let (t, Due { play: Play { seat, card, .. }, color, left, .. }) = (names.language(), due);
    let deck = view.studio.deck;
    let told = [
        ("card", phrases::bare(deck, card, t).into()),
        ("left", left.into()),
        ("color", phrases::color(color, t).into()),
    ];
    names.tell(seat, "at-asks-pay", &told)
}

/// The label of `action` for `seat`: its meaning and its immediate consequences.
pub(super) fn label(view: &View, seat: Seat, action: Action, language: Language) -> String {
    let meaning = meaning(view, seat, action, language);
    match outlook(view, seat, action, language) {
        // After a dash, the minus sign of a number would be read as another dash.
        Some(more) if more.starts_with(['+', '\u{2212}']) => {
            words::said_of(language, &meaning, &more)
        }
        Some(more) => format!("{meaning} — {more}"),
        None => meaning,
    }
}

fn meaning(view: &View, seat: Seat, action: Action, language: Language) -> String {
    let deck = view.studio.deck;
    let about = |key: &str, card| {
        language.tell(key, &[("card", phrases::priced(deck, card, language).into())])
    };
    match action {
        Action::Ring(slot) => match view.studio.ring.at(slot) {
            Some(card) => about("at-do-draw", card),
            None => language.say("at-do-draw-nothing"),
        },
        Action::Deck => language.say("at-do-draw-deck"),
        Action::Lay(card) => about("at-do-lay", card),
        Action::On(card) => place(view, card, language),
        Action::Turn(color) => turn(view, seat, color, language),
        Action::Pay(card) => payment(view, seat, card, language),
        Action::Discard(card) => about("at-do-discard", card),
        Action::Done => language.say("at-do-done"),
        Action::Pass => language.say("at-do-pass"),
    }
}

fn place(view: &View, card: Card, language: Language) -> String {
    let name = phrases::card(view.studio.deck, card, language);
    if card.kind() == Kind::Drawn {
        let beneath = phrases::card(view.studio.deck, view.studio.beneath(card), language);
        return language
            .tell("at-do-on-over", &[("card", name.into()), ("beneath", beneath.into())]);
    }
    language.tell("at-do-on", &[("card", name.into())])
}

/// The label of a payment from the hand. A joker pays all that is left of a color (AT-4.1).
fn payment(view: &View, seat: Seat, card: Card, language: Language) -> String {
    let discard = |card: String| language.tell("at-do-discard", &[("card", card.into())]);
    let Step::Pay(Due { left, .. }) = view.studio.step else {
        return discard(phrases::card(view.studio.deck, card, language));
    };
    if card.kind() != Kind::Joker {
        return discard(phrases::priced(view.studio.deck, card, language));
    }
    let held: Cards = view.hands.get(seat.idx()).map_or(Cards::EMPTY, |it| it.cards & JOKERS);
    match held.len() {
        1 => language.say("at-do-discard-joker"),
        held => {
            let key = if usize::from(left) == held { "all-jokers" } else { "jokers" };
            let number = words::number(language, left);
            let told = [("count", left.into()), ("number", number.into()), ("held", held.into())];
            language.tell(&format!("at-do-discard-{key}"), &told)
        }
    }
}

/// The label of turning a canvas. Canvases of a color are equal (AT-4.1), so it tells how many are not turned
/// yet.
fn turn(view: &View, seat: Seat, color: Color, language: Language) -> String {
    let studio = &view.studio;
    let standing = (studio.palette(seat) - studio.turned) & studio.deck.giving(color);
    let name = ("color", phrases::color(color, language).into());
    match standing.len() {
        1 => {
            let card = standing.lowest().expect("there is one");
            let card = phrases::bare(studio.deck, card, language);
            language.tell("at-do-turn", &[("card", card.into()), name])
        }
        many => language.tell("at-do-turn-one", &[("count", many.into()), name]),
    }
}
