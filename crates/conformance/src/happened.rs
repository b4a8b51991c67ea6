//! An event with the states before and after it.

use game::{Event, EventOf, Game, Seat};

/// An event that has happened at a table, with the states before and after it.
pub(crate) struct Happened<'g, G: Game> {
    pub(crate) seats: u8,
    pub(crate) before: &'g G,
    pub(crate) event: EventOf<G>,
    pub(crate) after: &'g G,
}

impl<G: Game> Happened<'_, G> {
    /// The seat that chose the event; nothing if it was luck.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        match self.event {
            Event::Choice { seat, .. } => Some(seat),
            Event::Chance(_) => None,
        }
    }
}
