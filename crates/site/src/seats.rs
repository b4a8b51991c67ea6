//! Who sits where, in words.

use pages::english::capitalized;
use tables::{Chair, Holder};
use tongues::Tongue;

/// What whoever has a chair is called; nothing if it is free.
#[must_use]
pub fn chair_name(chair: &Chair) -> Option<String> {
    match &chair.holder {
        Holder::Person { name, .. } => Some(name.to_string()),
        Holder::Bot(level) => Some(capitalized(level.name())),
        Holder::Nobody => None,
    }
}

/// The same, for lists.
pub(crate) fn told(chair: &Chair, tongue: Tongue) -> String {
    chair_name(chair).unwrap_or_else(|| tongue.say("chair-free"))
}
