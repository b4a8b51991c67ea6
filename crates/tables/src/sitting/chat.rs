//! Chat, names and pace: whatever people do beside the game, counted so that each of these can be limited.

use game::Seat;
use shelf::Refusal;

use super::{Sitting, refused};
use crate::{Holder, Name, Pace, PersonId, Speech, Untimely};

/// A remark in the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of its row.
    pub row: u64,
    /// The speaker.
    pub who: PersonId,
    /// The speaker's name at that time.
    pub name: Option<String>,
    /// The text.
    pub speech: Speech,
    /// The time, in milliseconds since 1970.
    pub time: u64,
}

/// The action counts of every person.
#[derive(Clone, Debug, Default)]
pub(super) struct ActionCountsByPerson(Vec<(PersonId, ActionCounts)>);

/// The number of times one person has done something that is limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ActionCounts {
    /// Changes of name.
    pub(crate) renames: u32,
    /// Changes of the pace of the bots, which only the person who opened the table may make.
    pub(crate) paces: u32,
    /// Returns from a stand-in.
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
    /// The remarks, in order.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The action counts of one person at this table.
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
