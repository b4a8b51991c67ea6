//! Identifiers of people, and unguessable tokens such as invitations.

use std::fmt;

use crate::hex::bytes;

bytes! {
    /// The id of a person, the same for everything that the person does on this server.
    PersonId, 16
}

bytes! {
    /// An unguessable token that admits whoever presents it, such as an invitation.
    Token, 16
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Hides the token, so that no log shows it by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
