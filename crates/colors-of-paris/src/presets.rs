//! The option sets that have a name: the base game, its modules, and Variant J.
//!
//! All of them end after thirty rounds (CP-10.4), which people never reach. Those who play at
//! random would: nothing else forces an end, and bots, laws and the lab play presets.

use game::Preset;

use crate::variants::{BonusRule, Options, Texts, Tiles};

/// After how many rounds games of presets end.
const ROUNDS: u8 = 30;

impl Options {
    pub(crate) fn presets() -> Vec<Preset<Options>> {
        let base = || Options { rounds: Some(ROUNDS), ..Options::default() };
        let cards = |cards| Options { cards, ..base() };
        let tiled = |options| Options { tiles: Tiles::On, ..options };
        let j = || Options { rounds: Some(ROUNDS), ..Options::variant_j() };
        let named = [
            ("base", base()),
            ("base+cards-a", cards(BonusRule::A)),
            ("base+cards-b", cards(BonusRule::B)),
            ("base+tiles", tiled(base())),
            ("base+cards-b+tiles", tiled(cards(BonusRule::B))),
            ("variant-j", j()),
            ("variant-j+tiles", tiled(Options { texts: Texts::J, ..j() })),
        ];
        named.map(|(name, options)| Preset { name, options, seats: 2..=4 }).into()
    }
}
