//! The option sets that have a name: the base game, each expert variant, and both.
//!
//! All of them end after sixty rounds (AT-6.5), which people never reach. Those who play at random
//! do: nothing else forces an end, and bots, laws and the lab play presets.

use game::Preset;

use crate::{
    switches::{Drawing, Mixing},
    variants::Options,
};

/// After how many rounds games of presets end.
const ROUNDS: u8 = 60;

impl Options {
    pub(crate) fn presets() -> Vec<Preset<Options>> {
        let with = |mixing, drawing| Options {
            mixing,
            drawing,
            rounds: Some(ROUNDS),
            ..Options::default()
        };
        let named = [
            ("base", with(Mixing::Free, Drawing::Mixed)),
            ("expert-mixing", with(Mixing::Pairs, Drawing::Mixed)),
            ("expert-drawing", with(Mixing::Free, Drawing::Unmixed)),
            ("expert", with(Mixing::Pairs, Drawing::Unmixed)),
        ];
        named.map(|(name, options)| Preset { name, options, seats: 2..=5 }).into()
    }
}
