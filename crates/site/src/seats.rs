//! The names of players, bots and free chairs.

use game::{Seat, Viewer};
use languages::Language;
use pages::{Names, PlayerName, english::capitalized};
use tables::{Chair, Holder, Sitting};

/// The name of the holder of a chair; `None` if the chair is free.
#[must_use]
pub fn chair_name(chair: &Chair) -> Option<String> {
    match &chair.holder {
        Holder::Person { name, .. } => Some(name.to_string()),
        Holder::Bot(level) => Some(capitalized(level.name())),
        Holder::Nobody => None,
    }
}

/// The name of the holder of a chair in the reader's language, for lists.
pub(crate) fn holder_name(chair: &Chair, language: Language) -> String {
    holder(&chair.holder, language)
}

/// The name of a person or a bot that has a chair or had it.
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

/// The name of a level in this language.
pub(crate) fn level_name(level: &str, language: Language) -> String {
    language.say(&format!("level-{level}"))
}

/// The names of all players for a reader with `viewer`'s view. At a shared screen *you* could be any of the
/// people there, so everybody is called by name.
#[must_use]
pub fn names(sitting: &Sitting, viewer: Viewer, language: Language) -> Names {
    let all: Vec<_> =
        sitting.chairs().iter().map(|chair| called(&chair.holder, language)).collect();
    let is_alone = |seat: Seat| {
        let person = sitting.chair(seat).and_then(Chair::person);
        person.is_none_or(|it| sitting.seats_of(it).len() == 1)
    };
    let name = |seat: Seat| match &all[seat.idx()] {
        _ if viewer.is(seat) && is_alone(seat) => PlayerName::You,
        // Two journeymen are told apart by their seats.
        Some(name) if 1 < all.iter().flatten().filter(|it| *it == name).count() => {
            PlayerName::Called(format!("{name} {seat}"))
        }
        Some(name) => PlayerName::Called(name.clone()),
        None => PlayerName::Called(seat.to_string()),
    };
    let names = Names::new(Seat::first(all.len()).map(name).collect()).in_language(language);
    if sitting.opening().previews { names } else { names.without_previews() }
}
