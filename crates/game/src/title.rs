//! What is printed on the box, and the option sets that have a name.

use std::ops::RangeInclusive;

use crate::{BadSetup, Refused};

/// What is printed on the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// The name in URLs, logs, records and file names.
    pub slug: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// Raised whenever an old record would no longer replay.
    pub rules_version: u32,
    /// The rules in our own words, as [`Rulebook`](crate::Rulebook) reads them. In English: that is
    /// what is cited and tested.
    pub rules: &'static str,
    /// The same in other languages, by their codes: `it`.
    pub translations: &'static [(&'static str, &'static str)],
}

impl Title {
    /// The rules in the language with this code; in English where there are no others.
    #[must_use]
    pub fn rules_in(&self, code: &str) -> &'static str {
        let found = self.translations.iter().find(|(it, _)| *it == code);
        found.map_or(self.rules, |(_, text)| text)
    }

    /// Whether so many may play.
    ///
    /// # Errors
    ///
    /// Says how many may.
    pub fn check_seats(&self, seats: u8) -> Result<(), BadSetup> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        let (low, high) = (*self.seats.start(), *self.seats.end());
        Err(BadSetup::new(Refused::Seats { title: self.name, low, high, seats }))
    }
}

/// A named set of options: a published variant, or one that deserves its own tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset<O> {
    /// Its name, as in a URL.
    pub name: &'static str,
    /// The options it stands for.
    pub options: O,
    /// How many may play it.
    pub seats: RangeInclusive<u8>,
}
