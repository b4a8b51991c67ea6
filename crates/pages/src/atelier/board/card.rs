//! A card: what it gives above, what is to be seen on it, what it costs below.

use art::{PicturePath, atelier::Subject};
use atelier::{Card, Deck, Kind};
use languages::Language;
use maud::{Markup, html};

use crate::{
    Offer,
    board::piece::{picture, piece},
};

/// How a canvas hangs: fakes are upside down (AT-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hung {
    Upright,
    Fake,
}

/// What is to be seen on a canvas.
pub(super) fn address(deck: Deck, card: Card, hung: Hung) -> PicturePath {
    match (deck.subject(card).map(Subject::named), hung) {
        (Some(subject), Hung::Fake) => PicturePath::Fake(subject),
        (subject, Hung::Upright | Hung::Fake) => PicturePath::Canvas(card.kind(), subject),
    }
}

/// The mark of a color by its letter: shape, color and letter in one.
pub(super) fn mark(letter: char) -> Markup {
    html! {
        @if art::atelier::mark_of(letter).is_some() {
            i.m.(letter) {}
        } @else {
            i.m.other { (letter) }
        }
    }
}

/// The letter of what a card gives; a joker has none.
pub(super) fn gives(deck: Deck, card: Card) -> Option<char> {
    (card.kind() != Kind::Joker).then(|| deck.gives(card).letter())
}

/// The whole face. `lacks` tells, mark by mark, what the one who looks could not pay; nothing where that
/// is not to be seen.
pub(super) fn face(deck: Deck, card: Card, alt: &str, lacks: &[bool], t: Language) -> Markup {
    let cost = deck.cost(card);
    let lacks = lacks.iter().copied().map(Some).chain(std::iter::repeat(None));
    html! {
        span.at-band.{ (gives(deck, card).unwrap_or('J')) } {
            @match gives(deck, card) {
                Some(letter) => (mark(letter)),
                None => @for letter in ['C', 'M', 'Y'] { (mark(letter)) },
            }
        }
        (picture(&address(deck, card, Hung::Upright), alt))
        @if card.kind() != Kind::Joker {
            span.at-cost {
                @for (letter, lacks) in cost.chars().zip(lacks) {
                    @match lacks {
                        Some(true) => b.no title=(t.say("at-cannot-pay")) { (mark(letter)) },
                        Some(false) => b.yes title=(t.say("at-can-pay")) { (mark(letter)) },
                        None => (mark(letter)),
                    }
                }
            }
        }
    }
}

/// By what a card is recognized wherever it goes.
pub(super) fn id(card: Card) -> String {
    format!("card-{card}")
}

/// A thing with which the same can be done as with the one called `with`, one being as good as the
/// other: it has no action of its own, but touching it touches that one.
pub(super) fn alike(kind: &str, id: &str, with: &str, offer: &Offer, inside: &Markup) -> Markup {
    html! {
        label for=(with) id=(id) class={ "piece alike " (kind) } title=(offer.said()) { (inside) }
    }
}

/// A card that may offer something, be as good as another that does, or just lie there.
pub(super) fn lying(
    kind: &str,
    card: Card,
    name: &str,
    offer: Option<&Offer>,
    twin: Option<(Card, &Offer)>,
    inside: &Markup,
) -> Markup {
    match twin {
        Some((with, offer)) => alike(kind, &id(card), &id(with), offer, inside),
        None => piece(kind, &id(card), name, offer, inside),
    }
}
