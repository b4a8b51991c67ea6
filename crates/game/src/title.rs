//! Titles, and presets, which are option sets with a name.

use std::ops::RangeInclusive;

use crate::{BadSetup, Refused};

/// A title: a board game with its name, its numbers of seats and its rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// The name in URLs, logs, records and file names.
    pub slug: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The numbers of seats that are allowed.
    pub seats: RangeInclusive<u8>,
    /// The version of the rules, raised whenever an old record would no longer replay.
    pub rules_version: u32,
    /// The rulebook in our own words, as [`Rulebook`](crate::Rulebook) reads it, in English: the text that is
    /// cited and tested.
    pub rules: &'static str,
    /// The rulebook in other languages, each with its language code, such as `it`.
    pub translations: &'static [(&'static str, &'static str)],
}

impl Title {
    /// The rulebook in the language with this code; in English if it is not translated.
    #[must_use]
    pub fn rules_in(&self, code: &str) -> &'static str {
        let found = self.translations.iter().find(|(it, _)| *it == code);
        found.map_or(self.rules, |(_, text)| text)
    }

    /// Checks that the title can be played with this number of seats.
    ///
    /// # Errors
    ///
    /// Says which numbers are allowed.
    pub fn check_seats(&self, seats: u8) -> Result<(), BadSetup> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        let (low, high) = (*self.seats.start(), *self.seats.end());
        Err(BadSetup::new(Refused::Seats { title: self.name, low, high, seats }))
    }
}

/// A named set of options: a published variant, or another set of options that tests and benchmarks play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset<O> {
    /// The name of the preset, as in a URL.
    pub name: &'static str,
    /// The options of the preset.
    pub options: O,
    /// The numbers of seats that are allowed.
    pub seats: RangeInclusive<u8>,
}
