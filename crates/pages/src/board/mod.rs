//! Views as HTML: the board of a title.
//!
//! Every legal action is one element with `data-action`: on the thing that the action is about where it has a
//! place on the board, else in the prompt bar.

pub(crate) mod legend;
mod offers;
pub(crate) mod piece;

use game::Seat;
use maud::Markup;

use crate::{Names, Telling};

pub use offers::{Offer, Offers};

/// A title with a board in HTML. Every board is for the viewer whose view is passed.
pub trait HtmlBoard: Telling {
    /// The board, with buttons for the legal actions of the viewer.
    fn board(view: &Self::View, offers: &Offers<Self>, names: &Names) -> Parts;

    /// The board, for titles that mark changes since `before`: the view that the viewer had at their last
    /// decision.
    fn board_since(
        view: &Self::View,
        _before: &Self::View,
        offers: &Offers<Self>,
        names: &Names,
    ) -> Parts {
        Self::board(view, offers, names)
    }

    /// The private plan of the viewer as HTML, for titles with plans: a painting that they might make. `wish`
    /// is the list of cards that were clicked. Its buttons belong to the form `plan-form`.
    fn plan(_view: &Self::View, _wish: &str, _names: &Names) -> Option<Markup> {
        None
    }

    /// A picture in the style of the box.
    fn poster() -> Markup;
}

/// The parts of a board, which a page arranges.
#[derive(Debug)]
pub struct Parts {
    /// The things in the middle of the table.
    pub shared: Markup,
    /// The things of the viewer; nothing for spectators.
    pub own: Option<Markup>,
    /// The panels of all players, clockwise from the viewer.
    pub panels: Vec<Panel>,
    /// The actions without a place on the board, for the prompt bar.
    pub left: Vec<Offer>,
}

/// The panel of a player.
#[derive(Debug)]
pub struct Panel {
    /// The seat of the player.
    pub seat: Seat,
    /// The current points.
    pub points: i32,
    /// A summary in a few signs, for small screens.
    pub brief: Markup,
    /// The whole panel.
    pub full: Markup,
}
