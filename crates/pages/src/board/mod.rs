//! From view to HTML: what a table looks like in a browser.
//!
//! Every legal action is one element with `data-action`, on the thing it is about where it has a
//! place; what has none is left over for the prompt.

pub(crate) mod legend;
mod offers;
pub(crate) mod piece;

use game::Seat;
use maud::Markup;

use crate::{Names, Telling};

pub use offers::{Offer, Offers};

/// A title that can be shown. All of it is shown to the one whose view it is.
pub trait Board: Telling {
    /// The table, with what the one who looks may do.
    fn board(view: &Self::View, offers: &Offers<Self>, names: &Names) -> Parts;

    /// The same, for titles that mark what has changed: `before` is what the one who looks knew when
    /// they decided last.
    fn board_since(
        view: &Self::View,
        _before: &Self::View,
        offers: &Offers<Self>,
        names: &Names,
    ) -> Parts {
        Self::board(view, offers, names)
    }

    /// What the one who looks would make of what they have, privately and without doing it, for
    /// titles in which one plans so. Its buttons belong to the form `plan-form`.
    fn plan(_view: &Self::View, _wish: &str, _names: &Names) -> Option<Markup> {
        None
    }

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
