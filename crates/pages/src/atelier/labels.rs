//! What is asked, and what each answer means.

use atelier::{
    Action, Card, Cards, Color, Kind, Step, View,
    components::JOKERS,
    paying::{Due, Play},
    view::SeenHand,
};
use game::Seat;

use super::phrases;
use crate::{Names, english};

/// How many cards one keeps after drawing (AT-3.2).
const MOST_HELD: usize = 10;

/// One sentence: what is asked, and of whom.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    match view.studio.step {
        Step::Start => "Luck names the first player.".to_owned(),
        Step::Hands(_) | Step::Deal(..) => "Luck deals cards.".to_owned(),
        Step::Refill(_) => "Luck fills the ring.".to_owned(),
        Step::Turn(seat) => format!("{} cards, or {}.", names.does(seat, "draw", "draws"), {
            if names.is_you(seat) { "play canvases" } else { "plays canvases" }
        }),
        Step::Second(seat, _) => format!("{} a second card.", names.does(seat, "draw", "draws")),
        Step::Trim(seat) => {
            let held = view.hands.get(seat.idx()).map_or(MOST_HELD, SeenHand::len);
            let much = i64::try_from(held.saturating_sub(MOST_HELD)).unwrap_or_default();
            let cards = english::count(much, "card");
            format!("{} {cards}, down to ten.", names.does(seat, "discard", "discards"))
        }
        Step::Play(seat, kind, _) => {
            let kind = kind.name();
            format!("{} another {kind} canvas, or none.", names.does(seat, "play", "plays"))
        }
        Step::Place(seat, card, _) => {
            format!("{} what {card} is laid on.", names.does(seat, "choose", "chooses"))
        }
        Step::Pay(Due { play: Play { seat, card, .. }, color, left, .. }) => {
            let pays = names.does(seat, "pay", "pays");
            let cost = phrases::cost(view.studio.deck, card);
            let units = if left == 1 { String::new() } else { format!("{left} ") };
            format!("{card} costs {cost}. {pays} {units}{} now: from where?", color.name())
        }
        Step::Over(_) => "The game is over.".to_owned(),
    }
}

/// What `action` means if `seat` takes it now.
pub(super) fn label(view: &View, seat: Seat, action: Action) -> String {
    let deck = view.studio.deck;
    match action {
        Action::Ring(slot) => match view.studio.ring.at(slot) {
            Some(card) => format!("draw {}", phrases::priced(deck, card)),
            None => "draw from an empty slot".to_owned(),
        },
        Action::Deck => "draw the top card of the deck".to_owned(),
        Action::Lay(card) => format!("play {}", phrases::priced(deck, card)),
        Action::On(card) => place(view, card),
        Action::Turn(color) => turn(view, seat, color),
        Action::Pay(card) => payment(view, seat, card),
        Action::Discard(card) => format!("discard {}", phrases::priced(deck, card)),
        Action::Done => "lay down no more".to_owned(),
        Action::Pass => "pass, for want of anything to do".to_owned(),
    }
}

fn place(view: &View, card: Card) -> String {
    let name = phrases::card(view.studio.deck, card);
    if card.kind() == Kind::Drawn {
        let beneath = view.studio.beneath(card);
        return format!("lay it on {name}, over {beneath}");
    }
    format!("lay it on {name}")
}

/// A joker pays all that is left of a color (AT-4.1).
fn payment(view: &View, seat: Seat, card: Card) -> String {
    let Step::Pay(Due { left, .. }) = view.studio.step else { return format!("discard {card}") };
    if card.kind() != Kind::Joker {
        return format!("discard {}", phrases::priced(view.studio.deck, card));
    }
    let held: Cards = view.hands.get(seat.idx()).map_or(Cards::EMPTY, |it| it.cards & JOKERS);
    let jokers = english::counted(left, "joker");
    match held.len() {
        1 => "discard the joker".to_owned(),
        held => format!("discard {jokers} of the {held} in hand"),
    }
}

/// Canvases of a color are one as good as the other (AT-4.1); how many still stand is worth knowing.
fn turn(view: &View, seat: Seat, color: Color) -> String {
    let studio = &view.studio;
    let standing = (studio.palette(seat) - studio.turned) & studio.deck.giving(color);
    let name = color.name();
    match standing.len() {
        1 => format!("turn {}, which gives {name}", phrases::list(standing)),
        many => format!("turn one of your {many} canvases that still give {name}"),
    }
}
