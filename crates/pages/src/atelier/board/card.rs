//! A card as HTML: the color it gives at the top, its picture, its cost at the bottom.

use art::{PicturePath, atelier::Subject};
use atelier::{Card, Deck, Kind};
use languages::Language;
use maud::{Markup, html};

use crate::{
    Offer,
    board::piece::{picture, piece},
};

/// The way a canvas hangs: fakes hang upside down (AT-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hung {
    Upright,
    Fake,
}

/// The path of the picture on a card.
pub(super) fn address(deck: Deck, card: Card, hung: Hung) -> PicturePath {
    match (deck.subject(card).map(Subject::named), hung) {
        (Some(subject), Hung::Fake) => PicturePath::Fake(subject),
        (subject, Hung::Upright | Hung::Fake) => PicturePath::Canvas(card.kind(), subject),
    }
}

/// The mark of a color: shape, color and letter in one element.
pub(super) fn mark(letter: char) -> Markup {
    html! {
        @if art::atelier::mark_of(letter).is_some() {
            i.m.(letter) {}
        } @else {
            i.m.other { (letter) }
        }
    }
}

/// The letter of the color that a card gives; a joker gives none.
pub(super) fn gives(deck: Deck, card: Card) -> Option<char> {
    (card.kind() != Kind::Joker).then(|| deck.gives(card).letter())
}

/// The whole face of a card. `lacks` says for each mark of the cost whether the viewer lacks it; empty where
/// that is not shown.
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

/// The id of a card's element, wherever it lies.
pub(super) fn id(card: Card) -> String {
    format!("card-{card}")
}

/// A thing that is equal to the one with the id `with`: a `label` of that button, without an action of its
/// own.
pub(super) fn alike(kind: &str, id: &str, with: &str, offer: &Offer, inside: &Markup) -> Markup {
    html! {
        label for=(with) id=(id) class={ "piece alike " (kind) } title=(offer.said()) { (inside) }
    }
}

/// The element of a card: a button with an offer, a label of an equal card's button, or neither.
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
