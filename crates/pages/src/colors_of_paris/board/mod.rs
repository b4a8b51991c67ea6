//! The table of Colors of Paris in a browser.

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

use colors_of_paris::{ColorsOfParis, Step, View};
use game::Viewer;
use maud::html;

use news::News;

use crate::{Names, Offers, Parts, names::around};

/// The table, with marks on what has changed since `before`.
pub(super) fn board(
    view: &View,
    before: Option<&View>,
    offers: &Offers<ColorsOfParis>,
    names: &Names,
) -> Parts {
    let t = names.tongue();
    let news = News(before.map(|it| &it.studio));
    // The board comes first: what has a place on the wheel is not offered among the assistants.
    let is_over = view.studio.step() == Step::Over;
    let shared = html! {
        @if is_over { (exhibition::exhibition(&view.studio, names)) }
        div.paris {
            (wheel::wheel(view, news, offers, names))
            @if let Viewer::Seat(seat) = view.viewer && !is_over { (at_hand::at_hand(&view.studio, seat, t)) }
            (market::round(&view.studio, names))
            (legend::legend(&view.studio, t))
            (market::easels(view, news, offers, t))
            (market::display(view, offers, t))
        }
    };
    let own = match view.viewer {
        Viewer::Seat(seat) if !is_over => Some(own::own(view, seat, news, offers, names)),
        Viewer::Seat(_) | Viewer::Public => None,
    };
    let panels =
        around(view.viewer, view.studio.seats).map(|seat| panel::panel(view, seat, news, names));
    Parts { shared, own, panels: panels.collect(), left: offers.left() }
}
