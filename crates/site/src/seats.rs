//! Who sits where, in words.

use game::{Seat, Viewer};
use languages::Language;
use pages::{Name, Names, english::capitalized};
use tables::{Chair, Holder, Sitting};

/// What whoever has a chair is called; nothing if it is free.
#[must_use]
pub fn chair_name(chair: &Chair) -> Option<String> {
    match &chair.holder {
        Holder::Person { name, .. } => Some(name.to_string()),
        Holder::Bot(level) => Some(capitalized(level.name())),
        Holder::Nobody => None,
    }
}

/// The same in the reader's language, for lists.
pub(crate) fn told(chair: &Chair, language: Language) -> String {
    holder(&chair.holder, language)
}

/// The same of whoever has a chair, or had it.
pub(crate) fn holder(holder: &Holder, language: Language) -> String {
    called(holder, language).unwrap_or_else(|| language.say("chair-free"))
}

fn called(holder: &Holder, language: Language) -> Option<String> {
    match holder {
        Holder::Bot(level) => Some(level_name(level.name(), language)),
        Holder::Person { name, .. } => Some(name.to_string()),
        Holder::Nobody => None,
    }
}

/// What a level is called.
pub(crate) fn level_name(level: &str, language: Language) -> String {
    language.say(&format!("level-{level}"))
}

/// What everybody is called by whoever looks through `viewer`'s eyes. Round one screen *you* could be
/// any of those before it, so there everybody has a name.
#[must_use]
pub fn names(sitting: &Sitting, viewer: Viewer, language: Language) -> Names {
    let all: Vec<_> =
        sitting.chairs().iter().map(|chair| called(&chair.holder, language)).collect();
    let is_alone = |seat: Seat| {
        let person = sitting.chair(seat).and_then(Chair::person);
        person.is_none_or(|it| sitting.seats_of(it).len() == 1)
    };
    let name = |seat: Seat| match &all[seat.idx()] {
        _ if viewer.is(seat) && is_alone(seat) => Name::You,
        // Two journeymen are told apart by their seats.
        Some(name) if 1 < all.iter().flatten().filter(|it| *it == name).count() => {
            Name::Called(format!("{name} {seat}"))
        }
        Some(name) => Name::Called(name.clone()),
        None => Name::Called(seat.to_string()),
    };
    let names = Names::new(Seat::first(all.len()).map(name).collect()).in_language(language);
    if sitting.opening().previews { names } else { names.without_previews() }
}
