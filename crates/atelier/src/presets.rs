//! The presets: the base game, each expert variant, and both.

use game::Preset;

use crate::{
    switches::{Drawing, Mixing},
    variants::Options,
};

impl Options {
    pub(crate) fn presets() -> Vec<Preset<Options>> {
        let with = |mixing, drawing| Options { mixing, drawing, ..Options::default() };
        let named = [
            ("base", with(Mixing::Free, Drawing::Mixed)),
            ("expert-mixing", with(Mixing::Pairs, Drawing::Mixed)),
            ("expert-drawing", with(Mixing::Free, Drawing::Unmixed)),
            ("expert", with(Mixing::Pairs, Drawing::Unmixed)),
        ];
        named.map(|(name, options)| Preset { name, options, seats: 2..=5 }).into()
    }
}
