//! What is asked, and what each answer means.

use atelier::{
    Action, Card, Cards, Color, Drawing, First, Kind, Step, View,
    components::JOKERS,
    paying::{Due, Play},
    view::SeenHand,
};
use game::Seat;
use tongues::Tongue;

use super::{obstacles::obstacles, outlook::outlook, phrases};
use crate::{Names, words};

/// How many cards one keeps after drawing (AT-3.2).
const MOST_HELD: usize = 10;

/// One sentence: what is asked, and of whom.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    let t = names.tongue();
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
            let held = view.hands.get(seat.idx()).map_or(MOST_HELD, SeenHand::len);
            let much = held.saturating_sub(MOST_HELD);
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

/// Whether `seat` has another canvas to lay down; of others' hands nobody knows.
fn may_play_on(view: &View, seat: Seat, kind: Kind) -> bool {
    let hand = view.hands.get(seat.idx()).map_or(Cards::EMPTY, |it| it.cards);
    let can_play = |it| obstacles(view, seat, it, kind).is_empty();
    !view.viewer.is(seat) || hand.iter().any(can_play)
}

/// Where the second card may come from (AT-3.1, AT-7.2).
fn second_from(first: First, drawing: Drawing) -> &'static str {
    match (first, drawing) {
        (First::Ring(_), Drawing::Mixed) => "beside-or-deck",
        (First::Ring(_), Drawing::Unmixed) => "beside",
        (First::Deck, Drawing::Mixed) => "deck-or-ring",
        (First::Deck, Drawing::Unmixed) => "deck",
    }
}

fn payment_asked(view: &View, names: &Names, due: Due) -> String {
    let (t, Due { play: Play { seat, card, .. }, color, left, .. }) = (names.tongue(), due);
    let deck = view.studio.deck;
    let told = [
        ("card", phrases::bare(deck, card, t).into()),
        ("left", left.into()),
        ("color", phrases::color(color, t).into()),
    ];
    names.tell(seat, "at-asks-pay", &told)
}

/// What `action` means if `seat` takes it now, and what comes of it at once.
pub(super) fn label(view: &View, seat: Seat, action: Action, tongue: Tongue) -> String {
    let meaning = meaning(view, seat, action, tongue);
    match outlook(view, seat, action, tongue) {
        Some(more) => format!("{meaning} — {more}"),
        None => meaning,
    }
}

fn meaning(view: &View, seat: Seat, action: Action, tongue: Tongue) -> String {
    let deck = view.studio.deck;
    let about =
        |key: &str, card| tongue.tell(key, &[("card", phrases::priced(deck, card, tongue).into())]);
    match action {
        Action::Ring(slot) => match view.studio.ring.at(slot) {
            Some(card) => about("at-do-draw", card),
            None => tongue.say("at-do-draw-nothing"),
        },
        Action::Deck => tongue.say("at-do-draw-deck"),
        Action::Lay(card) => about("at-do-lay", card),
        Action::On(card) => place(view, card, tongue),
        Action::Turn(color) => turn(view, seat, color, tongue),
        Action::Pay(card) => payment(view, seat, card, tongue),
        Action::Discard(card) => about("at-do-discard", card),
        Action::Done => tongue.say("at-do-done"),
        Action::Pass => tongue.say("at-do-pass"),
    }
}

fn place(view: &View, card: Card, tongue: Tongue) -> String {
    let name = phrases::card(view.studio.deck, card, tongue);
    if card.kind() == Kind::Drawn {
        let beneath = phrases::card(view.studio.deck, view.studio.beneath(card), tongue);
        return tongue.tell("at-do-on-over", &[("card", name.into()), ("beneath", beneath.into())]);
    }
    tongue.tell("at-do-on", &[("card", name.into())])
}

/// A joker pays all that is left of a color (AT-4.1).
fn payment(view: &View, seat: Seat, card: Card, tongue: Tongue) -> String {
    let discard = |card: String| tongue.tell("at-do-discard", &[("card", card.into())]);
    let Step::Pay(Due { left, .. }) = view.studio.step else {
        return discard(phrases::card(view.studio.deck, card, tongue));
    };
    if card.kind() != Kind::Joker {
        return discard(phrases::priced(view.studio.deck, card, tongue));
    }
    let held: Cards = view.hands.get(seat.idx()).map_or(Cards::EMPTY, |it| it.cards & JOKERS);
    match held.len() {
        1 => tongue.say("at-do-discard-joker"),
        held => {
            let key = if usize::from(left) == held { "all-jokers" } else { "jokers" };
            let number = words::number(tongue, left);
            let told = [("count", left.into()), ("number", number.into()), ("held", held.into())];
            tongue.tell(&format!("at-do-discard-{key}"), &told)
        }
    }
}

/// Canvases of a color are one as good as the other (AT-4.1); how many still stand is worth knowing.
fn turn(view: &View, seat: Seat, color: Color, tongue: Tongue) -> String {
    let studio = &view.studio;
    let standing = (studio.palette(seat) - studio.turned) & studio.deck.giving(color);
    let name = ("color", phrases::color(color, tongue).into());
    match standing.len() {
        1 => {
            let card = standing.lowest().expect("there is one");
            let card = phrases::bare(studio.deck, card, tongue);
            tongue.tell("at-do-turn", &[("card", card.into()), name])
        }
        many => tongue.tell("at-do-turn-one", &[("count", many.into()), name]),
    }
}
