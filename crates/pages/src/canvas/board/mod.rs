//! The table of Canvas in a browser.

mod easel;
mod scoring;

use art::Address;
use canvas::{Action, Canvas, Card, Mode, Painter, View};
use game::{Seat, Viewer};
use maud::{Markup, html};

use super::phrases;
use crate::{
    Names, Offer, Offers, Panel, Parts,
    board::piece::{picture, piece},
    names::around,
};

pub(super) fn board(view: &View, offers: &Offers<Canvas>, names: &Names) -> Parts {
    let mine = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let own = mine.map(|seat| own(view, seat, offers));
    let shared = html! {
        (scoring::cards(view, names))
        (row(view, offers))
        (easel::desk(view))
    };
    let seats = u8::try_from(view.painters.len()).expect("five at most");
    let panels = around(view.viewer, seats).map(|seat| panel(view, seat, offers)).collect();
    Parts { shared, own, panels, left: offers.left() }
}

/// A painting to look forward to.
pub(super) fn poster() -> Markup {
    let cards = [7, 31, 52].map(|number| Card::new(number).expect("a card of the box"));
    let painting = art::canvas::painting(canvas::Deck::standard(), canvas::Background(4), &cards);
    maud::PreEscaped(painting.ornament())
}

/// The row from the free card to the deck (CV-2.2), with what lies on it.
fn row(view: &View, offers: &Offers<Canvas>) -> Markup {
    html! {
        section.canvas-row aria-label="The row" {
            @for (position, slot) in (1..).zip(view.row.iter()) {
                div.slot {
                    (card(view, slot.card, "row", offers.place(Action::Take(position)), &price(position)))
                    (tokens(slot.tokens, "on it"))
                }
            }
            div.pile title={ (view.pile.len()) " cards to come" } {
                (picture(&Address::CardBack, "The deck"))
                span.count { (view.pile.len()) }
            }
            @if view.rules.mode != Mode::Together {
                div.aside { (tokens(view.aside, if view.rules.mode == Mode::Vincent { "Vincent’s" } else { "in reserve" })) }
            }
        }
    }
}

/// What one pays for the card at `position` (CV-3.3).
fn price(position: u8) -> String {
    match position - 1 {
        0 => "free".to_owned(),
        tokens => "●".repeat(usize::from(tokens)),
    }
}

/// An art card, which may offer something at a price.
fn card(view: &View, card: Card, place: &str, offer: Option<&Offer>, price: &str) -> Markup {
    let name = phrases::card(view.deck, card);
    let inside = html! {
        (easel::sheet(view, card, &name))
        @if offer.is_some() && !price.is_empty() { span.price { (price) } }
    };
    piece("art-card", &format!("{place}-{}", card.number()), &name, offer, &inside)
}

fn tokens(n: u8, whose: &str) -> Markup {
    html! {
        @if n > 0 {
            span.tokens title={ (n) " inspiration tokens " (whose) } {
                @for _ in 0..n { (picture(&Address::Inspiration, "")) }
                span.sr { (n) " tokens " (whose) }
            }
        }
    }
}

/// What lies before the one who looks: cards in hand, backgrounds, tokens.
fn own(view: &View, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let painter = &view.painters[seat.idx()];
    html! {
        section.hand aria-label="Your cards" {
            @for it in painter.hand.iter() {
                @if !view.desk.contains(&it) {
                    (card(view, it, "hand", offers.place(Action::Lay(it)), ""))
                }
            }
            @if painter.hand.is_empty() { p.empty { "No cards in hand yet." } }
        }
        section.backgrounds aria-label="Your backgrounds" {
            @for it in painter.backgrounds.iter() {
                @let name = format!("Background {}", it.0);
                (piece("background", &format!("background-{}", it.0), &name, offers.place(Action::Frame(it)),
                    &picture(&Address::Background(it), &name)))
            }
            (tokens(painter.tokens, "of yours"))
        }
    }
}

fn panel(view: &View, seat: Seat, offers: &Offers<Canvas>) -> Panel {
    let painter = &view.painters[seat.idx()];
    Panel {
        seat,
        points: view.points(painter),
        brief: html! { (painter.paintings.len()) "/3 " (tokens(painter.tokens, "")) },
        full: html! {
            (scoring::ribbons(view, painter))
            (exhibition(view, painter, seat))
            @if !view.viewer.is(seat) { (others_hand(view, painter)) }
            @if let Some(offer) = offers.place(Action::Vote(seat)) {
                (piece("vote", &format!("vote-{seat}"), "Vote", Some(offer), &html! { (offer.label) }))
            }
        },
    }
}

/// Cards in hand lie open (CV-2.5).
fn others_hand(view: &View, painter: &Painter) -> Markup {
    html! {
        div.small-hand {
            (tokens(painter.tokens, ""))
            @for it in painter.hand.iter() {
                div.small-card { (easel::sheet(view, it, &phrases::card(view.deck, it))) }
            }
        }
    }
}

fn exhibition(view: &View, painter: &Painter, seat: Seat) -> Markup {
    html! {
        div.exhibition {
            @for (number, painting) in painter.paintings.iter().enumerate() {
                @let title = phrases::title(view.deck, &painting.layers);
                figure id={ "painting-" (seat) "-" (number) } title=(title) {
                    (easel::layers(view, Some(painting.background), &painting.layers))
                    figcaption { (title) }
                }
            }
        }
    }
}
