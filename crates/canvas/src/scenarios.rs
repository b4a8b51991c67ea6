//! The nine scenarios (CV-7): named sets of scoring cards.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::conditions::Condition;

/// A scenario of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Family: two cards for a first game, the basics (CV-7.1).
    Family,
    /// Chill: any three cards (CV-7.2).
    Chill,
    /// Synergy: three cards that go together (CV-7.3).
    Synergy,
    /// Four cards that are easy to explain (CV-7.4).
    FirstGame,
    /// Balanced: two cards about elements and two that are not (CV-7.5).
    Balanced,
    /// No elements: four cards for which no element is worth more than another (CV-7.6).
    NoElements,
    /// Every element: four cards, each of which asks for a different element (CV-7.7).
    EveryElement,
    /// Spatial: four cards for which it matters in which swatches icons are (CV-7.8).
    Spatial,
    /// Four cards that go with bonus icons (CV-7.9).
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

    /// The name of the scenario, as in options.
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

    /// The scoring cards of the scenario, in the order of their places.
    #[must_use]
    pub fn cards(self) -> &'static [Condition] {
        &SCENARIOS[self as usize].cards
    }

    /// The number of scoring cards that the scenario leaves open: they are drawn, or chosen by the players.
    #[must_use]
    pub fn free_places(self) -> u8 {
        SCENARIOS[self as usize].draw
    }
}

#[derive(Deserialize)]
struct ScenarioRow {
    name: Scenario,
    cards: Vec<Condition>,
    #[serde(default)]
    draw: u8,
}

#[derive(Deserialize)]
struct Sheets {
    scenario: Vec<ScenarioRow>,
}

/// The scenarios of the data file, in the order of the enum [`Scenario`]; a test checks that order.
static SCENARIOS: LazyLock<Vec<ScenarioRow>> = LazyLock::new(|| {
    let file: Sheets = toml::from_str(include_str!("../data/scenarios.toml"))
        .expect("the file is checked by a test");
    assert!(file.scenario.iter().map(|it| it.name).eq(Scenario::ALL), "in the rulebook's order");
    file.scenario
});
