//! The presets: the nine scenarios, random scoring cards, and the two solo modes.

use game::Preset;

use crate::{
    scenarios::Scenario,
    variants::{Jury, Options, Pick, SoloOption},
};

impl Options {
    pub(crate) fn presets() -> Vec<Preset<Options>> {
        let scenario = |it: Scenario| Preset {
            name: it.name(),
            options: Options::of(Pick::Scenario(it)),
            seats: 1..=5,
        };
        let mut presets: Vec<_> = Scenario::ALL.into_iter().map(scenario).collect();
        let random = Options::of(Pick::Random);
        presets.push(Preset { name: "random", options: random.clone(), seats: 1..=5 });
        let puzzle = Options { solo: SoloOption::Puzzle, ..random.clone() };
        presets.push(Preset { name: "solo-puzzle", options: puzzle, seats: 1..=1 });
        let vincent = Options { solo: SoloOption::Vincent, ..random.clone() };
        presets.push(Preset { name: "solo-vincent", options: vincent, seats: 1..=1 });
        let jury = Options { jury: Jury::On, ..random };
        presets.push(Preset { name: "jury", options: jury, seats: 2..=5 });
        presets
    }
}
