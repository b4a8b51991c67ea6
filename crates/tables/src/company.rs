//! The people of a table: whose seats are whose, and who may know that the table exists.

use game::{Seat, Seats};

use crate::{Chair, PersonId, Privacy, Sitting, Token};

impl Sitting {
    /// The seats for which people decide.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let decides = |chair: &Chair| chair.person().is_some() && chair.bot().is_none();
        let seats = Seat::first(self.chairs().len()).zip(self.chairs());
        seats.filter(move |(_, chair)| decides(chair)).map(|(seat, _)| seat)
    }

    /// The seats whose people can still undo their last decision.
    pub fn regretful(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|it| self.can_take_back(*it))
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, person: PersonId) -> Seats {
        let seats = Seat::first(self.chairs().len()).zip(self.chairs());
        seats.filter(|(_, chair)| chair.person() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// Whether everybody can find the table and look on.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.opening().privacy == Privacy::Public
    }

    /// Whether a person, perhaps with an invitation, may know that the table exists.
    #[must_use]
    pub fn admits(&self, person: Option<PersonId>, invitation: Option<Token>) -> bool {
        let belongs = person.is_some_and(|it| self.is_of(it));
        self.is_public() || self.is_invitation(invitation) || belongs
    }

    /// Whether a person has a chair here, or opened the table.
    #[must_use]
    pub fn is_of(&self, person: PersonId) -> bool {
        person == self.opening().host || !self.seats_of(person).is_empty()
    }

    /// Whether `token` is the invitation to this table.
    #[must_use]
    pub fn is_invitation(&self, token: Option<Token>) -> bool {
        // Compared through hashes, so that the time it takes tells nothing.
        let hash = |token: &Token| blake3::hash(token.bytes());
        token.is_some_and(|token| hash(&token) == hash(&self.opening().invitation))
    }
}
