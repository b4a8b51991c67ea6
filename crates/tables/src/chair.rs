//! A chair at the table, and who has it.

use bots::Level;

use crate::{Entropy, Name, PersonId};

/// A chair at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who has it.
    pub holder: Holder,
    /// The bot that plays for a person who is away.
    pub stand_in: Option<Level>,
}

/// Who has a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet, or nobody any more.
    #[default]
    Nobody,
    /// A program.
    Bot(Level),
    /// A person; round one screen the same person has several chairs, each with a name of its own.
    Person {
        /// Who it is.
        id: PersonId,
        /// What they are called here.
        name: Name,
        /// What they have added to the luck of the table.
        entropy: Entropy,
    },
}

impl Chair {
    /// The bot that decides here.
    #[must_use]
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) => Some(level),
            Holder::Person { .. } => self.stand_in,
            Holder::Nobody => None,
        }
    }

    /// The person whose chair it is.
    #[must_use]
    pub fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { id, .. } => Some(id),
            Holder::Bot(_) | Holder::Nobody => None,
        }
    }

    /// Whether anybody can sit down here.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.holder == Holder::Nobody
    }
}
