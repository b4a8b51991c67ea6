//! The nine scenarios (CV-7): which scoring cards are laid out.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::conditions::Condition;

/// A scenario of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Two cards, the basics (CV-7.1).
    Family,
    /// Any three cards (CV-7.2).
    Chill,
    /// Three cards that go together (CV-7.3).
    Synergy,
    /// Easy to explain (CV-7.4).
    FirstGame,
    /// Two cards about elements and two about none (CV-7.5).
    Balanced,
    /// No element is worth more than another (CV-7.6).
    NoElements,
    /// Each card wants another element (CV-7.7).
    EveryElement,
    /// Where things are is what counts (CV-7.8).
    Spatial,
    /// Bonus icons pay (CV-7.9).
    Bonus,
}

impl Scenario {
    /// The nine scenarios, in the rulebook's order.
    pub const ALL: [Scenario; 9] = [
        Scenario::Family,
        Scenario::Chill,
        Scenario::Synergy,
        Scenario::FirstGame,
        Scenario::Balanced,
        Scenario::NoElements,
        Scenario::EveryElement,
        Scenario::Spatial,
        Scenario::Bonus,
    ];

    /// Its name, as in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Scenario::Family => "family",
            Scenario::Chill => "chill",
            Scenario::Synergy => "synergy",
            Scenario::FirstGame => "first-game",
            Scenario::Balanced => "balanced",
            Scenario::NoElements => "no-elements",
            Scenario::EveryElement => "every-element",
            Scenario::Spatial => "spatial",
            Scenario::Bonus => "bonus",
        }
    }

    /// The scoring cards it names, in the order of their places.
    #[must_use]
    pub fn cards(self) -> &'static [Condition] {
        &SHEETS[self as usize].cards
    }

    /// How many scoring cards it leaves to luck or to the table's choice.
    #[must_use]
    pub fn free_places(self) -> u8 {
        SHEETS[self as usize].draw
    }
}

#[derive(Deserialize)]
struct Sheet {
    name: Scenario,
    cards: Vec<Condition>,
    #[serde(default)]
    draw: u8,
}

#[derive(Deserialize)]
struct Sheets {
    scenario: Vec<Sheet>,
}

/// By scenario: the file is in the enum's order, which a test checks.
static SHEETS: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let file: Sheets = toml::from_str(include_str!("../data/scenarios.toml"))
        .expect("the file is checked by a test");
    assert!(file.scenario.iter().map(|it| it.name).eq(Scenario::ALL), "in the rulebook's order");
    file.scenario
});
