//! The board of Canvas as HTML.

mod easel;
mod exhibition;
mod hand;
mod legend;
mod panels;
mod plan;
mod row;
mod scoring;

use art::PicturePath;
use canvas::{Canvas, Card, Step, View};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use crate::{Names, Offers, Parts, board::piece::picture, names::around, words};

/// The inputs of all parts of a board.
#[derive(Clone, Copy)]
struct BoardContext<'l> {
    view: &'l View,
    /// The view that the viewer had at their last decision: changes since then are marked.
    before: Option<&'l View>,
    names: &'l Names,
    t: Language,
}

impl BoardContext<'_> {
    fn seat(self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// Whether the board shows only paintings, because the game is over or a jury votes.
    fn is_exhibition(self) -> bool {
        matches!(self.view.step(), Step::Exhibition | Step::Standstill | Step::Jury)
    }

    /// The seat that is making a painting.
    fn painting(self) -> Option<Seat> {
        let (Step::Lay(seat) | Step::Frame(seat)) = self.view.step() else { return None };
        Some(seat)
    }
}

pub(super) fn board(
    view: &View,
    before: Option<&View>,
    offers: &Offers<Canvas>,
    names: &Names,
) -> Parts {
    let context = BoardContext { view, before, names, t: names.language() };
    let shared = html! {
        @if context.is_exhibition() { (exhibition::gallery(context, offers)) }
        (scoring::cards(context))
        @if !context.is_exhibition() { (row::row(context, offers)) }
    };
    let seat = context.seat().filter(|_| !context.is_exhibition());
    let own = seat.map(|seat| hand::own(context, seat, offers));
    let seats = u8::try_from(view.painters.len()).expect("five at most");
    let panels = around(view.viewer, seats).map(|seat| panels::panel(context, seat)).collect();
    Parts { shared, own, panels, left: offers.left() }
}

/// The private plan of the viewer: the cards that were clicked, in `wish`, laid over one another.
pub(super) fn plan(view: &View, wish: &str, names: &Names) -> Option<Markup> {
    plan::plan(BoardContext { view, before: None, names, t: names.language() }, wish)
}

/// The poster of Canvas.
pub(super) fn poster() -> Markup {
    let cards = [39, 53, 10].map(|number| Card::new(number).expect("a card of the box"));
    let painting = art::canvas::painting(canvas::Deck::standard(), canvas::Background(13), &cards);
    maud::PreEscaped(painting.ornament())
}

/// A number of inspiration tokens as pictures, with the message `key` as tooltip.
fn tokens(n: u8, key: &str, t: Language) -> Markup {
    let told = words::count(t, key, n);
    html! {
        @if n > 0 {
            span.tokens title=(told) {
                @for _ in 0..n { (picture(&PicturePath::Inspiration, "")) }
                span.sr { (told) }
            }
        }
    }
}

/// The letter of a seat in its color.
fn chip(context: BoardContext<'_>, seat: Seat) -> Markup {
    let letter = seat.to_string();
    html! {
        span.seat.{ "seat-" (letter.to_lowercase()) }.me[context.seat() == Some(seat)] title=(context.names.name(seat)) { (letter) }
    }
}
