//! From view to HTML: what a table looks like in a browser.
//!
//! Every legal action is one element with `data-action`, on the thing it is about where it has a
//! place; what has none is left over for the prompt.

mod offers;
pub(crate) mod piece;
pub(crate) mod plain;

use game::Seat;
use maud::Markup;

use crate::{Names, Telling};

pub use offers::{Offer, Offers};

/// A title that can be shown. All of it is shown to the one whose view it is.
pub trait Board: Telling {
    /// The table, with what the one who looks may do.
    fn board(view: &Self::View, offers: &Offers<Self>, names: &Names) -> Parts;

    /// What the box looks like.
    fn poster() -> Markup;
}

/// The parts of a table, which a page arranges.
#[derive(Debug)]
pub struct Parts {
    /// What lies in the middle.
    pub shared: Markup,
    /// What lies before the one who looks; nothing for those who only look on.
    pub own: Option<Markup>,
    /// What is to be seen of each player, clockwise from the one who looks.
    pub panels: Vec<Panel>,
    /// What can be done and has no place on the table.
    pub left: Vec<Offer>,
}

/// What is to be seen of a player.
#[derive(Debug)]
pub struct Panel {
    /// Who it is.
    pub seat: Seat,
    /// The points as they stand.
    pub points: i32,
    /// In a few signs, for small screens.
    pub brief: Markup,
    /// All of it.
    pub full: Markup,
}
