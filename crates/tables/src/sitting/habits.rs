//! How often somebody has done what may be done at any time, so that it can have an end.

use game::Seat;

use super::Sitting;
use crate::{Chair, PersonId};

/// What each person has done, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct Habits(Vec<(PersonId, Habit)>);

/// What somebody has done, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Habit {
    /// Changed their name.
    pub(crate) renames: u32,
    /// Come back from where a bot played for them.
    pub(crate) returns: u32,
}

impl Habits {
    fn of(&mut self, person: PersonId) -> &mut Habit {
        let known = self.0.iter().position(|(who, _)| *who == person);
        let place = known.unwrap_or_else(|| {
            self.0.push((person, Habit::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }
}

impl Sitting {
    /// What this person has done here, and how often.
    pub(crate) fn habit(&self, person: PersonId) -> Habit {
        let known = self.habits.0.iter().find(|(who, _)| *who == person);
        known.map(|(_, habit)| *habit).unwrap_or_default()
    }

    pub(super) fn count_rename(&mut self, seat: Seat) {
        if let Some(person) = self.chair(seat).and_then(Chair::person) {
            self.habits.of(person).renames += 1;
        }
    }

    pub(super) fn count_return(&mut self, seat: Seat) {
        if let Some(person) = self.chair(seat).and_then(Chair::person) {
            self.habits.of(person).returns += 1;
        }
    }
}
