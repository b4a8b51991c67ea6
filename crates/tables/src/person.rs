//! Who somebody is, and what opens doors. Neither is a name.

use std::fmt;

use crate::hex::bytes;

bytes! {
    /// A person: the same in all that they do here.
    PersonId, 16
}

bytes! {
    /// What opens a door to whoever has it, such as an invitation.
    Token, 16
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Never told by accident, in a log for instance.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
