//! The panels of the players.

use canvas::Painter;
use game::Seat;
use maud::{Markup, html};

use super::{BoardContext, easel, scoring, tokens};
use crate::{Panel, canvas::phrases};

pub(super) fn panel(context: BoardContext<'_>, seat: Seat) -> Panel {
    let painter = &context.view.painters[seat.idx()];
    Panel {
        seat,
        points: context.view.points(painter),
        brief: html! {
            span.hung title=(context.t.say("cv-board-paintings")) { (painter.paintings.len()) "/3" }
            (tokens(painter.tokens, "cv-tokens", context.t))
        },
        full: html! {
            (scoring::ribbons(context, painter))
            (hung(context, painter, seat))
            @if context.seat() != Some(seat) {
                // In the panel, not on the board, so that nothing moves under the pointers of the others.
                @if context.painting() == Some(seat) { (easel::desk(context, seat)) }
                (hand(context, painter, seat))
            }
        },
    }
}

/// The cards in hand, which are public (CV-2.5).
fn hand(context: BoardContext<'_>, painter: &Painter, seat: Seat) -> Markup {
    let is_new =
        |card| context.before.is_some_and(|it| !it.painters[seat.idx()].hand.contains(card));
    html! {
        @if !painter.hand.is_empty() {
            div.small-hand {
                @for it in painter.hand.iter().filter(|it| !context.view.desk.contains(it)) {
                    div.small-card.fresh[is_new(it)] title=(phrases::word(context.view.deck, it, context.t)) {
                        (easel::sheet(context.view, it, context.t))
                    }
                }
            }
        }
    }
}

/// The paintings of the viewer, for screens where their panel is folded.
pub(super) fn kept(context: BoardContext<'_>, painter: &Painter) -> Markup {
    let BoardContext { view, t, .. } = context;
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

/// The finished paintings of a player, small.
fn hung(context: BoardContext<'_>, painter: &Painter, seat: Seat) -> Markup {
    let BoardContext { view, t, .. } = context;
    let were = context.before.map(|it| it.painters[seat.idx()].paintings.len());
    html! {
        @if !painter.paintings.is_empty() && !context.is_exhibition() {
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
