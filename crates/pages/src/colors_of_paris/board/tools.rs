//! The three tools and their tracks (CP-1.5, CP-4.5).

use art::{PicturePath, paris::Pose};
use colors_of_paris::{Action, Painter, Step, Token, Tool};
use game::Seat;
use maud::{Markup, html};

use super::{
    super::{deeds, phrases},
    BoardContext,
    touch::touch,
};
use crate::{Offer, board::piece::picture};

/// The tracks of the viewer.
pub(super) fn tracks(context: BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        section.tools aria-label=(context.t.say("cp-board-tools")) {
            @for tool in Tool::ALL { (track(context, seat, tool)) }
        }
    }
}

fn track(context: BoardContext<'_>, seat: Seat, tool: Tool) -> Markup {
    let BoardContext { studio, news, t, .. } = context;
    let painter = studio.painter(seat);
    let here = painter.tools[tool as usize];
    let name = phrases::tool_name(t, tool);
    html! {
        div class={ "track " (tool.name()) (news.tool(seat, tool, here)) } {
            span.tool title=(name) { (picture(&PicturePath::Tool(tool), &name)) b { (studio.level(seat, tool)) } }
            ol {
                @for space in 0..=studio.board.last_space() {
                    li.here[space == here].passed[space < here] {
                        @let offer = (space == here + 1).then(|| step(context, tool)).flatten();
                        (space_of(context, seat, tool, space, offer))
                    }
                }
            }
            (reward(context, painter, tool))
        }
    }
}

/// The offer that moves the marker of a tool, if there is one.
fn step(context: BoardContext<'_>, tool: Tool) -> Option<&Offer> {
    let BoardContext { studio, offers, .. } = context;
    let again = matches!(studio.step(), Step::Again(_, it) if it == tool);
    offers.place(Action::Advance(tool)).or_else(|| again.then(|| offers.place(Action::Again))?)
}

fn space_of(
    context: BoardContext<'_>,
    seat: Seat,
    tool: Tool,
    space: u8,
    offer: Option<&Offer>,
) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let kind = match space {
        it if it == studio.board.bonus_space() => "space sixth",
        it if it == studio.board.last_space() => "space last",
        _ => "space",
    };
    let here = studio.painter(seat).tools[tool as usize];
    // The next space and the spaces with rewards have a label; the rest can be counted.
    let is_told = here < space && (space == here + 1 || kind != "space");
    let name = if is_told { deeds::step(t, studio, seat, tool, space) } else { String::new() };
    let said = if offer.is_some() { "" } else { &name };
    let id = format!("track-{}-{space}", tool.name());
    touch(kind, &id, said, offer, &html! { (studio.board.level(tool, space)) })
}

/// The token of a tool, or the choice between it and an assistant (CP-4.5).
fn reward(context: BoardContext<'_>, painter: &Painter, tool: Tool) -> Markup {
    let BoardContext { studio, offers, .. } = context;
    if let Step::Reward(seat, it) = studio.step()
        && it == tool
        && let (Some(hire), Some(token)) = (offers.place(Action::Hire), offers.place(Action::Token))
    {
        return html! {
            (touch("prize", "prize-hire", "", Some(hire), &picture(&PicturePath::Assistant(seat.idx(), Pose::Standing), "")))
            (touch("prize", "prize-token", "", Some(token), &picture(&PicturePath::Prestige(tool, 6), "")))
        };
    }
    token(painter, tool)
}

/// The token of a tool, if the player has it.
pub(super) fn token(painter: &Painter, tool: Tool) -> Markup {
    let points = match painter.tokens[tool as usize] {
        Token::None => return Markup::default(),
        Token::Six => 6,
        Token::Ten => 10,
    };
    html! {
        span.token { (picture(&PicturePath::Prestige(tool, points), &format!("+{points}"))) }
    }
}
