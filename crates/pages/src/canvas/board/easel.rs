//! Paintings: cards laid over one another on a background, as they lie on the table.

use art::Address;
use canvas::{Background, Card, Step, View};
use maud::{Markup, html};

use crate::{
    board::piece::picture,
    canvas::{bounty::Bounty, phrases},
};

/// A card in a hand or in the row, on a clear sheet.
pub(super) fn sheet(view: &View, card: Card, name: &str) -> Markup {
    html! {
        div.sheet {
            (picture(&Address::Sheet, ""))
            (picture(&Address::Motif(card), name))
            (picture(&Address::Strip(view.deck.icons(card)), ""))
        }
    }
}

/// Cards laid over one another, bottom to top: what is printed above covers what is beneath.
pub(super) fn layers(view: &View, background: Option<Background>, layers: &[Card]) -> Markup {
    html! {
        div.painting {
            @match background {
                Some(background) => (picture(&Address::Background(background), "")),
                None => (picture(&Address::Sheet, "")),
            }
            @for card in layers { (picture(&Address::Motif(*card), &phrases::card(view.deck, *card))) }
            (picture(&Address::Strip(phrases::layered(view.deck, layers)), ""))
        }
    }
}

/// The painting that is being made, with what it would bring.
pub(super) fn desk(view: &View) -> Markup {
    let (Step::Lay(seat) | Step::Frame(seat)) = view.step() else { return html! {} };
    let title = phrases::title(view.deck, &view.desk);
    html! {
        section.desk id="desk" aria-label="The painting that is being made" {
            (layers(view, None, &view.desk))
            @if view.desk.len() == 3 {
                p.title { (title) }
                p.bounty { (Bounty::of(view, seat, &view.desk).brief()) }
            }
        }
    }
}
