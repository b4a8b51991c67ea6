//! Paintings: cards laid over one another on a background, as they lie on the table.

use canvas::{Background, Card, Step, View};
use maud::{Markup, html};

use crate::{
    board::piece::picture,
    canvas::{bounty::Bounty, phrases},
};

/// Cards laid over one another, bottom to top.
pub(super) fn layers(view: &View, background: Option<Background>, layers: &[Card]) -> Markup {
    html! {
        div.painting {
            @if let Some(Background(number)) = background {
                (picture(&format!("canvas/background-{number}"), ""))
            }
            @for card in layers {
                (picture(&format!("canvas/{}", card.number()), &phrases::card(view.deck, *card)))
            }
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
