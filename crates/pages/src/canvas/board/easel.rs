//! Paintings as HTML: cards laid over one another on a background, with their gain.

use art::PicturePath;
use canvas::{Background, Card, Color, LAYERS, View};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use super::{BoardContext, scoring::ribbon};
use crate::{
    board::piece::picture,
    canvas::{
        bounty::{Bounty, places},
        phrases,
    },
    words,
};

/// A card in a hand or in the row, as a transparent sheet.
pub(super) fn sheet(view: &View, card: Card, t: Language) -> Markup {
    let icons = view.deck.icons(card);
    html! {
        div.sheet {
            (picture(&PicturePath::Motif(card), &phrases::word(view.deck, card, t)))
            (picture(&PicturePath::Strip(icons), &phrases::described(icons, t)))
        }
    }
}

/// Cards laid over one another, bottom to top: the print of a card covers what is beneath.
pub(super) fn layers(
    view: &View,
    background: Option<Background>,
    layers: &[Card],
    t: Language,
) -> Markup {
    let icons = phrases::layered(view.deck, layers);
    html! {
        div.painting {
            @if let Some(background) = background { (picture(&PicturePath::Background(background), "")) }
            @for card in layers { (picture(&PicturePath::Motif(*card), &phrases::word(view.deck, *card, t))) }
            @if !layers.is_empty() { (picture(&PicturePath::Strip(icons), &phrases::described(icons, t))) }
        }
    }
}

/// The painting that `seat` is making, with its gain.
pub(super) fn desk(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, names, t, .. } = context;
    let heading = names.tell(seat, "cv-board-desk", &[]);
    html! {
        section.desk id="desk" aria-label=(heading) {
            div.easel { (layers(view, None, &view.desk, t)) }
            div.appraised {
                h3 { (heading) }
                (appraised(context, seat, &view.desk))
            }
        }
    }
}

/// The title of a painting and, for readers with previews, its gain for `seat`.
pub(super) fn appraised(context: BoardContext<'_>, seat: Seat, layers: &[Card]) -> Markup {
    let BoardContext { view, names, t, .. } = context;
    let bounty = Bounty::of(view, seat, layers);
    html! {
        @if !layers.is_empty() { p.title { (phrases::title(view.deck, layers, t)) } }
        @if names.has_previews() {
            (worth(view, &bounty, t))
            p.total {
                strong { "+" (words::points(t, bounty.points)) }
                @if layers.len() < LAYERS { " " span.note { (t.say("cv-board-as-it-lies")) } }
            }
        }
    }
}

/// The ribbons and points by scoring card.
pub(super) fn worth(view: &View, bounty: &Bounty<'_>, t: Language) -> Markup {
    html! {
        ul.worth {
            @for (place, name) in places(view) {
                @let ribbons = bounty.ribbons[place];
                li.none[ribbons == 0] title=(phrases::asks(name, t)) {
                    (ribbon(Color::ALL[place], t))
                    span.what { (phrases::source(name, t)) }
                    span.many { "×" (ribbons) }
                    strong { "+" (bounty.points_at(place)) }
                }
            }
        }
    }
}
