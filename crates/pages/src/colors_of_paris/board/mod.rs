//! The table of Colors of Paris in a browser.

mod touch;
mod wheel;
mod market;
mod painting;
mod reserve;
mod tools;
mod own;
mod panel;

use colors_of_paris::{ColorsOfParis, View};
use game::Viewer;
use maud::html;

use crate::{Names, Offers, Parts, names::around};

pub(super) fn board(view: &View, offers: &Offers<ColorsOfParis>, names: &Names) -> Parts {
    let t = names.tongue();
    // The board comes first: what has a place on the wheel is not offered among the assistants.
    let shared = html! {
        div.paris {
            (wheel::wheel(view, offers, names))
            (market::round(&view.studio, names))
            (market::easels(view, offers, t))
            (market::display(view, offers, t))
        }
    };
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(own::own(view, seat, offers, names)),
        Viewer::Public => None,
    };
    let panels = around(view.viewer, view.studio.seats).map(|seat| panel::panel(view, seat, names));
    Parts { shared, own, panels: panels.collect(), left: offers.left() }
}
