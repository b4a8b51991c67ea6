//! The viewer's pigments and tools in a line under the wheel, because on small screens their own things are a
//! screen below it. The line repeats those, so it is hidden from screen readers.

use art::PicturePath;
use colors_of_paris::{Pigment, Tool};
use game::Seat;
use maud::{Markup, html};

use super::{super::phrases, BoardContext};
use crate::board::piece::picture;

pub(super) fn at_hand(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let painter = studio.painter(seat);
    html! {
        div.at-hand aria-hidden="true" {
            span.purse {
                @for pigment in Pigment::ALL.into_iter().filter(|it| painter.reserve.count(*it) != 0) {
                    @let count = painter.reserve.count(pigment);
                    span title=(phrases::so_many(t, count, pigment)) { (picture(&PicturePath::Cube(pigment), "")) (count) }
                }
                span.of { (studio.drying(seat)) "/" (studio.limit(seat)) }
            }
            span.kit {
                @for tool in Tool::ALL {
                    span.level title=(phrases::tool_name(t, tool)) { (picture(&PicturePath::Tool(tool), "")) b { (studio.level(seat, tool)) } }
                }
                @for bonus in painter.cards.kinds() {
                    span.level title=(phrases::told_bonus(t, bonus)) {
                        (picture(&PicturePath::Bonus(bonus), ""))
                        @if 1 < painter.cards.count(bonus) { "×" (painter.cards.count(bonus)) }
                    }
                }
            }
        }
    }
}
