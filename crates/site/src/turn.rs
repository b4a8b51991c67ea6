//! How far somebody can go back.

use game::{Event, Seat};
use tables::{Chair, Sitting};

use crate::TablePage;

/// Whose last decision can be taken back by whoever looks: their own; round one screen also that of
/// whoever has just passed it on.
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

/// How many decisions of `seat`'s present turn can be taken back.
#[must_use]
pub fn steps_of_turn(sitting: &Sitting, seat: Seat) -> usize {
    /// No turn is longer.
    const MAX_TURN_EVENTS: usize = 60;
    let table = sitting.table();
    let events = table.events(table.at().saturating_sub(MAX_TURN_EVENTS));
    let decisions = events.iter().rev().filter_map(Event::seat);
    let turn = decisions.take_while(|it| *it == seat).count();
    let mut again = table.copy();
    (0..turn).take_while(|_| again.take_back(seat).is_ok()).count()
}
