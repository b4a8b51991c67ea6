//! The presets: the base game, its modules, and Variant J.

use game::Preset;

use crate::variants::{BonusRule, Options, Texts, Tiles};

impl Options {
    pub(crate) fn presets() -> Vec<Preset<Options>> {
        let base = Options::default;
        let cards = |cards| Options { cards, ..base() };
        let tiled = |options| Options { tiles: Tiles::On, ..options };
        let j = Options::variant_j;
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
