//! The panel of a player.

use art::{PicturePath, paris::Pose};
use colors_of_paris::{Card, Cards, Painter, Tool};
use game::Seat;
use maud::{Markup, html};

use super::{
    super::{phrases, table},
    BoardContext,
    market::seat_mark,
    painting, reserve, tools,
};
use crate::{Panel, board::piece::picture, words};

pub(super) fn panel(context: BoardContext<'_>, seat: Seat) -> Panel {
    // The viewer has all of that among their own things, until the game is over.
    let is_before_them = context.seat() == Some(seat) && !context.is_over();
    Panel {
        seat,
        points: context.studio.points(context.studio.painter(seat)),
        brief: brief(context, seat),
        full: if is_before_them { Markup::default() } else { full(context, seat) },
    }
}

/// The summary: the color of the seat, paintings that count, pigments, tools.
fn brief(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let painter = studio.painter(seat);
    html! {
        (seat_mark(seat))
        @if studio.first == seat && studio.round != 0 {
            @let first = t.say("cp-deed-first-player");
            span.crown title=(first) { (picture(&PicturePath::Deed(colors_of_paris::Deed::FirstPlayer), &first)) }
        }
        span.done title=(t.say("cp-source-paintings")) {
            @for _ in 0..painter.finished.len() { "▣" }
            span.sr { (painter.finished.len()) }
        }
    }
}

fn full(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, news, t, .. } = context;
    let painter = studio.painter(seat);
    html! {
        div.theirs {
        div.purse-row {
            (reserve::brief(context, seat))
            @let args = [("has", studio.drying(seat).into()), ("limit", studio.limit(seat).into())];
            span.of title=(t.tell("cp-kept-pigments", &args)) { (studio.drying(seat)) "/" (studio.limit(seat)) }
        }
        div.kit {
            @for tool in Tool::ALL { (level(context, seat, tool)) }
            (crew(context, seat))
            (extras(context, painter))
        }
        div.gallery {
            @for card in painter.finished.iter() { (painting::framed(context, card, "wall")) }
            @for card in painter.paintings.iter() {
                @let name = phrases::in_full(t, studio, card);
                (small(card, &name, news.painting(seat, card), &html! {
                    (painting::canvas(context, card)) (painting::ready(context, card))
                }))
            }
            (later(context, seat))
        }
        }
    }
}

/// The cards that a player keeps of a draft (CP-9.2): with their fronts where the viewer has seen them in a
/// pack, else their backs.
fn later(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, studio, t, .. } = context;
    let held: Vec<Cards> = table::held(view, seat).collect();
    html! {
        @if !held.is_empty() { h4 { (t.say("cp-board-hand")) } }
        @for set in held {
            @if let Some(card) = set.iter().next() {
                @if set.len() == 1 {
                    @let name = words::said_of(t, &t.say("cp-board-remembered"), &phrases::in_full(t, studio, card));
                    div.held { (small(card, &name, "", &painting::canvas(context.unmarked(), card))) }
                } @else { (painting::back(context, card)) }
            }
        }
    }
}

fn level(context: BoardContext<'_>, seat: Seat, tool: Tool) -> Markup {
    let BoardContext { studio, news, t, .. } = context;
    let painter = studio.painter(seat);
    let args = [
        ("tool", phrases::tool_name(t, tool).into()),
        ("level", studio.level(seat, tool).into()),
        ("space", (painter.tools[tool as usize] + 1).into()),
        ("last", (studio.board.last_space() + 1).into()),
        ("token", "".into()),
    ];
    html! {
        span class={ "level" (news.tool(seat, tool, painter.tools[tool as usize])) } title=(words::capitalized(&t.tell("cp-track", &args))) {
            (picture(&PicturePath::Tool(tool), &phrases::tool_name(t, tool))) b { (studio.level(seat, tool)) }
            meter aria-label=(phrases::tool_name(t, tool)) min="0" max=(studio.board.last_space()) value=(painter.tools[tool as usize]) {}
            (tools::token(painter, tool))
        }
    }
}

/// The number of assistants to be placed, of all; once all are placed, the number still to act. Nothing
/// before the first round.
fn crew(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let painter = studio.painter(seat);
    let inner = studio.inner.iter().filter(|it| **it == Some(seat)).count();
    let standing = usize::from(painter.center) + inner + usize::from(painter.standing.len());
    let (key, left) = match usize::from(painter.idle) {
        _ if studio.round == 0 => ("cp-assistants-count", painter.assistants.into()),
        0 => ("cp-board-crew-standing", standing),
        idle => ("cp-board-crew-idle", idle),
    };
    let told = t.tell(key, &[("count", left.into()), ("all", painter.assistants.into())]);
    let pose = if left == 0 { Pose::Lying } else { Pose::Standing };
    html! {
        span.level title=(told) {
            span.piece.boy id={ "idle-0-" (seat) } { (picture(&PicturePath::Assistant(seat.idx(), pose), "")) }
            b { (left) "/" (painter.assistants) @if painter.hired != 0 { "+" (painter.hired) } }
            span.sr { (told) }
        }
    }
}

/// The bonus cards and the painter tile.
fn extras(context: BoardContext<'_>, painter: &Painter) -> Markup {
    let BoardContext { studio, t, .. } = context;
    html! {
            @if let Some(tile) = painter.tile {
                @let name = phrases::told_tile(t, studio, tile);
                span.level title=(name) {
                    (picture(&PicturePath::Painter(tile), &name)) span.label { (phrases::tile(tile)) }
                    @if let Some(color) = painter.tint { (picture(&PicturePath::Cube(color), &phrases::pigment(t, color))) }
                }
            }
            @for bonus in painter.cards.kinds() {
                span.level title=(phrases::told_bonus(t, bonus)) {
                    (picture(&PicturePath::Bonus(bonus), &phrases::bonus_name(t, bonus)))
                    @if 1 < painter.cards.count(bonus) { "×" (painter.cards.count(bonus)) }
                }
            }
    }
}

fn small(card: Card, name: &str, fresh: &str, inside: &Markup) -> Markup {
    html! {
        div class={ "piece painting" (fresh) } id={ "theirs-" (card.number()) } title=(name) { (inside) }
    }
}
