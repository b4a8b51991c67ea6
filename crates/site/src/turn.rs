//! Undo: the seat whose decisions can be taken back, and their number.

use game::{Event, Seat};
use tables::{Chair, Sitting};

use crate::TablePage;

/// The seat whose last decision the reader can take back: their own; at a shared screen also that of the
/// player who has just passed it on.
pub(crate) fn who_takes_back(page: &TablePage<'_>) -> Option<Seat> {
    let sitting = page.sitting;
    let own = page.seat();
    let mine = page.person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    let can = |seat: &Seat| {
        let is_person = sitting.chair(*seat).and_then(Chair::bot).is_none();
        is_person && sitting.can_take_back(*seat)
    };
    own.into_iter().chain(mine.iter()).find(can)
}

/// The number of decisions in `seat`'s current turn that can be taken back.
#[must_use]
pub fn steps_of_turn(sitting: &Sitting, seat: Seat) -> usize {
    /// The maximum number of events that are searched for the beginning of a turn; no turn is longer.
    const MAX_TURN_EVENTS: usize = 60;
    let table = sitting.table();
    let events = table.events(table.at().saturating_sub(MAX_TURN_EVENTS));
    let decisions = events.iter().rev().filter_map(Event::seat);
    let turn = decisions.take_while(|it| *it == seat).count();
    let mut again = table.copy();
    (0..turn).take_while(|_| again.take_back(seat).is_ok()).count()
}
