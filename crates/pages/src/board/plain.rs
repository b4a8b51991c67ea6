//! The table as text: for titles without a board of their own, and for all who would rather read.

use super::{Offers, Panel, Parts};
use crate::{Names, Telling};
use game::Seat;
use maud::html;

pub(crate) fn board<G: Telling>(view: &G::View, offers: &Offers<G>, names: &Names) -> Parts {
    let panel = |(seat, points): (u8, i32)| Panel {
        seat: Seat(seat),
        points,
        brief: html! {},
        full: html! {},
    };
    Parts {
        shared: html! { pre.plain tabindex="0" { (G::table(view, names)) } },
        own: None,
        panels: (0..).zip(G::points(view)).map(panel).collect(),
        left: offers.left(),
    }
}
