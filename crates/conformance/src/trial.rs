//! Trials: an option set with a number of seats.

use std::fmt;

use game::{Game, Options};
use rand_core::SeedableRng;

use crate::Dice;

/// An option set with a number of seats, for which the laws are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial<O> {
    /// The name of the option set.
    pub preset: &'static str,
    /// The option set.
    pub options: O,
    /// The number of seats.
    pub seats: u8,
}

impl<O: Options> Trial<O> {
    /// Every preset of a title at every number of seats, with a last round where random games need one.
    #[must_use]
    pub fn all<G: Game<Options = O>>() -> Vec<Trial<O>> {
        let mut trials = Vec::new();
        for preset in G::presets() {
            let options = preset.options.bounded();
            let trial = |seats| Trial { preset: preset.name, options: options.clone(), seats };
            trials.extend(preset.seats.clone().map(trial));
        }
        trials
    }
}

impl<O: fmt::Display> Trial<O> {
    /// The generator for the game of `seed`. Every trial has generators of its own: otherwise presets that
    /// differ only in scoring would play the same games.
    pub(crate) fn dice(&self, seed: u64) -> Dice {
        // FNV-1a, which no release of a library can change.
        const PRIME: u64 = 0x0100_0000_01b3;
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        let text = format!("{} {}", self.options, self.seats);
        Dice::seed_from_u64(text.bytes().chain(seed.to_le_bytes()).fold(seed, mix))
    }
}

impl<O> fmt::Display for Trial<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = if self.seats == 1 { "seat" } else { "seats" };
        write!(f, "{}, {} {seats}", self.preset, self.seats)
    }
}
