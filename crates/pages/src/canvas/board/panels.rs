//! What is to be seen of each player beside the table.

use canvas::Painter;
use game::Seat;
use maud::{Markup, html};

use super::{Look, easel, scoring, tokens};
use crate::{Panel, canvas::phrases};

pub(super) fn panel(look: Look<'_>, seat: Seat) -> Panel {
    let painter = &look.view.painters[seat.idx()];
    Panel {
        seat,
        points: look.view.points(painter),
        brief: html! {
            span.hung title=(look.t.say("cv-board-paintings")) { (painter.paintings.len()) "/3" }
            (tokens(painter.tokens, "cv-tokens", look.t))
        },
        full: html! {
            (scoring::ribbons(look, painter))
            (hung(look, painter, seat))
            @if look.seat() != Some(seat) {
                // Here, and not on the table: what the others are about to click does not move.
                @if look.painting() == Some(seat) { (easel::desk(look, seat)) }
                (hand(look, painter, seat))
            }
        },
    }
}

/// Cards in hand lie open (CV-2.5).
fn hand(look: Look<'_>, painter: &Painter, seat: Seat) -> Markup {
    let is_new = |card| look.before.is_some_and(|it| !it.painters[seat.idx()].hand.contains(card));
    html! {
        @if !painter.hand.is_empty() {
            div.small-hand {
                @for it in painter.hand.iter().filter(|it| !look.view.desk.contains(it)) {
                    div.small-card.fresh[is_new(it)] title=(phrases::word(look.view.deck, it, look.t)) {
                        (easel::sheet(look.view, it, look.t))
                    }
                }
            }
        }
    }
}

/// The paintings of whoever looks, on screens where their panel is folded.
pub(super) fn kept(look: Look<'_>, painter: &Painter) -> Markup {
    let Look { view, t, .. } = look;
    html! {
        @if !painter.paintings.is_empty() {
            div.kept {
                @for painting in &painter.paintings {
                    div.small-card title=(phrases::title(view.deck, &painting.layers, t)) {
                        (easel::layers(view, Some(painting.background), &painting.layers, t))
                    }
                }
            }
        }
    }
}

/// The paintings that hang already, small.
fn hung(look: Look<'_>, painter: &Painter, seat: Seat) -> Markup {
    let Look { view, t, .. } = look;
    let were = look.before.map(|it| it.painters[seat.idx()].paintings.len());
    html! {
        @if !painter.paintings.is_empty() && !look.is_exhibition() {
            div.small-wall {
                @for (number, painting) in painter.paintings.iter().enumerate() {
                    @let title = phrases::title(view.deck, &painting.layers, t);
                    figure.fresh[were.is_some_and(|it| it <= number)] id={ "painting-" (seat) "-" (number) } title=(title) {
                        (easel::layers(view, Some(painting.background), &painting.layers, t))
                        figcaption { (title) }
                    }
                }
            }
        }
    }
}
