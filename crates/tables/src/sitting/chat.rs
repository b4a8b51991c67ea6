//! What people do beside the game, and how often, so that it can have an end.

use game::Seat;
use shelf::Refusal;

use super::{Sitting, refused};
use crate::{Holder, Name, Pace, PersonId, Speech, Untimely};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of its row.
    pub row: u64,
    /// Who said it.
    pub who: PersonId,
    /// What they were called then.
    pub name: Option<String>,
    /// What they said.
    pub speech: Speech,
    /// When, in milliseconds since 1970.
    pub time: u64,
}

/// What each person has done, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct ActionCountsByPerson(Vec<(PersonId, ActionCounts)>);

/// What somebody has done, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ActionCounts {
    /// Changed their name.
    pub(crate) renames: u32,
    /// Changed the pace of the bots, as whoever opened the table may.
    pub(crate) paces: u32,
    /// Come back from where a bot played for them.
    pub(crate) returns: u32,
}

impl ActionCountsByPerson {
    fn of(&mut self, person: PersonId) -> &mut ActionCounts {
        let known = self.0.iter().position(|(who, _)| *who == person);
        let place = known.unwrap_or_else(|| {
            self.0.push((person, ActionCounts::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }
}

impl Sitting {
    /// What was said.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// What this person has done here, and how often.
    pub(crate) fn counts_of(&self, person: PersonId) -> ActionCounts {
        let known = self.action_counts.0.iter().find(|(who, _)| *who == person);
        known.map(|(_, counts)| *counts).unwrap_or_default()
    }

    pub(super) fn come_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        let chair = self.chair_mut(seat)?;
        chair.stand_in = None;
        if let Some(person) = chair.person() {
            self.action_counts.of(person).returns += 1;
        }
        Ok(())
    }

    pub(super) fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.action_counts.of(self.opening.host).paces += 1;
    }

    pub(super) fn rename(&mut self, seat: Seat, to: &Name) -> Result<(), Refusal> {
        match &mut self.chair_mut(seat)?.holder {
            Holder::Person { id, name, .. } => {
                let id = *id;
                name.clone_from(to);
                self.action_counts.of(id).renames += 1;
                Ok(())
            }
            Holder::Nobody | Holder::Bot(_) => Err(refused(Untimely::NameOfBot)),
        }
    }

    pub(super) fn say(&mut self, who: PersonId, speech: &Speech, time: u64) {
        let name = self.chairs.iter().find_map(|chair| match &chair.holder {
            Holder::Person { id, name, .. } if *id == who => Some(name.to_string()),
            Holder::Person { .. } | Holder::Bot(_) | Holder::Nobody => None,
        });
        self.remarks.push(Remark { row: self.rows, who, name, speech: speech.clone(), time });
    }
}
