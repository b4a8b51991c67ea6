//! The board after the game (CP-10): the paintings that count in frames, the unfinished ones beside them, the
//! best player first.

use std::cmp::Reverse;

use art::PicturePath;
use colors_of_paris::{Card, Painter, Pigment};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use super::{super::phrases, BoardContext, market::seat_mark, painting};
use crate::{board::piece::picture, words};

/// The paintings of all players.
pub(super) fn exhibition(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let mut seats: Vec<Seat> = studio.all_seats().collect();
    seats.sort_by_key(|seat| Reverse(studio.merit(studio.painter(*seat))));
    let title = t.say("cp-board-exhibition");
    html! {
        section.exhibition aria-label=(title) {
            h2 { (title) }
            @for seat in seats { (room(context, seat)) }
        }
    }
}

fn room(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, names, t, .. } = context;
    let painter = studio.painter(seat);
    html! {
        article.room id={ "room-" (seat) } {
            h3 { (seat_mark(seat)) " " (names.name(seat)) " · " (words::points(t, studio.points(painter))) }
            div.hung {
                @for card in painter.finished.iter() { (finished(context, card)) }
                @for card in painter.paintings.iter() { (begun(context, card)) }
                @if painter.finished.is_empty() && painter.paintings.is_empty() { p { (t.say("cp-board-no-paintings")) } }
                (black(painter, t))
            }
        }
    }
}

fn finished(context: BoardContext<'_>, card: Card) -> Markup {
    html! {
        div.work {
            (painting::framed(context, card, "hung"))
            p { (phrases::picture(context.studio.deck.picture(card))) }
        }
    }
}

/// A painting that does not count, with the number of its open cells.
fn begun(context: BoardContext<'_>, card: Card) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let open = phrases::open(studio, card).total();
    html! {
        div.work.begun {
            div.painting title=(phrases::in_full(t, studio, card)) { (painting::canvas(context.unmarked(), card)) }
            p { (words::count(t, "cp-board-open-cells", open)) }
        }
    }
}

/// The black cubes of a player, which are worth as much as many a painting.
fn black(painter: &Painter, t: Language) -> Markup {
    let count = painter.reserve.count(Pigment::Black);
    html! {
        @if count != 0 {
            p.black {
                @for _ in 0..count { (picture(&PicturePath::Cube(Pigment::Black), "")) }
                (phrases::so_many(t, count, Pigment::Black))
            }
        }
    }
}
