//! Chairs at a table, and their holders.

use bots::Level;

use crate::{Entropy, Name, PersonId};

/// A chair at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// The holder: nobody, a bot or a person.
    pub holder: Holder,
    /// The bot that plays for a person who is away.
    pub stand_in: Option<Level>,
}

/// The holder of a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Holder {
    /// Nobody: the chair was never taken, or its holder has left.
    #[default]
    Nobody,
    /// A bot of this level.
    Bot(Level),
    /// A person. Round one screen the same person has several chairs, each with a name of its own.
    Person {
        /// The id of the person.
        id: PersonId,
        /// The person's name at this table.
        name: Name,
        /// The person's contribution to the luck of the table.
        entropy: Entropy,
    },
}

impl Chair {
    /// The bot that decides for this chair, be it the holder or a stand-in.
    #[must_use]
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) => Some(level),
            Holder::Person { .. } => self.stand_in,
            Holder::Nobody => None,
        }
    }

    /// The person who has the chair.
    #[must_use]
    pub fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { id, .. } => Some(id),
            Holder::Bot(_) | Holder::Nobody => None,
        }
    }

    /// Whether the chair has no holder, so that anybody can take it.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.holder == Holder::Nobody
    }
}
