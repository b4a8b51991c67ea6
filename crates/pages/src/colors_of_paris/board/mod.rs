//! The board of Colors of Paris as HTML.

mod news;
mod touch;
mod wheel;
mod at_hand;
mod legend;
mod market;
mod painting;
mod reserve;
mod tools;
mod choice;
mod own;
mod panel;
mod exhibition;

use colors_of_paris::{ColorsOfParis, Step, Studio, View};
use game::Seat;
use languages::Language;
use maud::html;

use news::News;

use crate::{Names, Offers, Parts, names::around};

/// The inputs of all parts of a board.
#[derive(Clone, Copy)]
struct BoardContext<'l> {
    view: &'l View,
    /// The public part of the view: most parts show nothing else.
    studio: &'l Studio,
    news: News<'l>,
    offers: &'l Offers<ColorsOfParis>,
    names: &'l Names,
    t: Language,
}

impl BoardContext<'_> {
    /// The seat of the viewer.
    fn seat(self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn is_over(self) -> bool {
        self.studio.step() == Step::Over
    }

    /// This context without marks on changes.
    fn unmarked(self) -> Self {
        BoardContext { news: News(None), ..self }
    }
}

/// The board, with marks on changes since `before`.
pub(super) fn board(
    view: &View,
    before: Option<&View>,
    offers: &Offers<ColorsOfParis>,
    names: &Names,
) -> Parts {
    let (studio, news) = (&view.studio, News(before.map(|it| &it.studio)));
    let context = BoardContext { view, studio, news, offers, names, t: names.language() };
    let seat = context.seat().filter(|_| !context.is_over());
    // The board comes first: what has a place on the wheel is not offered among the assistants.
    let shared = html! {
        @if context.is_over() { (exhibition::exhibition(context)) }
        div.paris {
            (wheel::wheel(context))
            @if let Some(seat) = seat { (at_hand::at_hand(context, seat)) }
            (market::round(context))
            (legend::legend(context))
            (market::easels(context))
            (market::display(context))
        }
    };
    let own = seat.map(|seat| own::own(context, seat));
    let panels = around(view.viewer, studio.seats).map(|seat| panel::panel(context, seat));
    Parts { shared, own, panels: panels.collect(), left: offers.left() }
}
