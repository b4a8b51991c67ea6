//! The special objectives (CV-8), which a player collects over many games.

use game::Seat;
use serde::Serialize;

use crate::{
    components::{Color, Element},
    conditions::count,
    deck::Deck,
    scenarios::Scenario,
    state::{Canvas, Painter},
};

/// A special objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// Meet all four conditions with one painting (CV-8.1).
    AllConditions,
    /// Receive four bonus ribbons with one painting (CV-8.2).
    FourBonusRibbons,
    /// Receive seven ribbons with one painting (CV-8.3).
    SevenRibbons,
    /// Show five of one element on one painting (CV-8.4).
    FiveAlike,
    /// Reach the end of all four tracks (CV-8.5).
    FullTracks,
    /// Receive seven bonus ribbons in a game (CV-8.6).
    SevenBonusRibbons,
    /// Receive fourteen ribbons in a game (CV-8.7).
    FourteenRibbons,
    /// Finish a game of every scenario (CV-8.8).
    EveryScenario,
    /// Score forty points (CV-8.9).
    FortyPoints,
    /// Beat the author's best score (CV-8.10).
    BeatTheAuthor,
}

impl Objective {
    /// The ten objectives, in the rulebook's order.
    pub const ALL: [Objective; 10] = [
        Objective::AllConditions,
        Objective::FourBonusRibbons,
        Objective::SevenRibbons,
        Objective::FiveAlike,
        Objective::FullTracks,
        Objective::SevenBonusRibbons,
        Objective::FourteenRibbons,
        Objective::EveryScenario,
        Objective::FortyPoints,
        Objective::BeatTheAuthor,
    ];
}

/// The objectives that a player has reached in all their games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    objectives: u16,
    scenarios: u16,
}

impl Collection {
    /// Adds the objectives that `seat` has reached in `game`. A game that is not finished, or was played with a
    /// custom deck, does not count (CV-8.8).
    pub fn add(&mut self, game: &Canvas, seat: Seat) {
        if game.verdict().is_none() || game.deck != Deck::standard() {
            return;
        }
        for objective in game.objectives(seat) {
            self.objectives |= 1 << objective as u16;
        }
        if let Some(scenario) = game.rules.scenario {
            self.scenarios |= 1 << scenario as u16;
        }
        if Scenario::ALL.into_iter().all(|it| self.has_finished(it)) {
            self.objectives |= 1 << Objective::EveryScenario as u16;
        }
    }

    /// Whether `objective` has been reached.
    #[must_use]
    pub fn has_reached(self, objective: Objective) -> bool {
        self.objectives >> objective as u16 & 1 == 1
    }

    /// Whether a game of `scenario` has been finished (CV-8.8).
    #[must_use]
    pub fn has_finished(self, scenario: Scenario) -> bool {
        self.scenarios >> scenario as u16 & 1 == 1
    }
}

/// What one painting earned.
struct PaintingResult {
    /// By condition, the number of times it was met, even if its track was full.
    met: Vec<u8>,
    /// The number of ribbons that the painting received, by color.
    ribbons: [u8; 5],
    /// The greatest number of icons of the same element on the painting.
    alike: u8,
}

impl Canvas {
    /// The objectives that `seat` has reached in this game, once it is finished.
    #[must_use]
    pub fn objectives(&self, seat: Seat) -> Vec<Objective> {
        if self.verdict().is_none() {
            return Vec::new();
        }
        let painter = &self.painters[seat.idx()];
        let hung = self.hung(painter);
        let reached = |it: &Objective| self.has_reached(*it, painter, &hung);
        Objective::ALL.into_iter().filter(reached).collect()
    }

    fn has_reached(
        &self,
        objective: Objective,
        painter: &Painter,
        hung: &[PaintingResult],
    ) -> bool {
        let gray = Color::Gray as usize;
        let four_cards = self.scoring.len() == 4;
        match objective {
            Objective::AllConditions => {
                four_cards && hung.iter().any(|it| it.met.iter().all(|met| *met != 0))
            }
            Objective::FourBonusRibbons => hung.iter().any(|it| 4 <= it.ribbons[gray]),
            Objective::SevenRibbons => hung.iter().any(|it| 7 <= sum(it.ribbons)),
            Objective::FiveAlike => hung.iter().any(|it| 5 <= it.alike),
            Objective::FullTracks => four_cards && self.has_full_tracks(painter),
            Objective::SevenBonusRibbons => 7 <= painter.ribbons[gray],
            Objective::FourteenRibbons => 14 <= sum(painter.ribbons),
            // One game is of one scenario: only a collection can tell.
            Objective::EveryScenario => false,
            Objective::FortyPoints => 40 <= self.points(painter),
            Objective::BeatTheAuthor => 48 <= self.points(painter),
        }
    }

    fn has_full_tracks(&self, painter: &Painter) -> bool {
        let mut owned = self.scoring.iter().zip(painter.ribbons);
        owned.all(|(condition, ribbons)| usize::from(ribbons) == condition.track().len())
    }

    /// What each painting of `painter` earned, computed again from the first painting to the last.
    fn hung(&self, painter: &Painter) -> Vec<PaintingResult> {
        let mut owned = [0; 5];
        let mut hang = |layers| {
            let icons = self.deck.layered(layers);
            let ribbons = self.earned(&owned, icons);
            owned.iter_mut().zip(ribbons).for_each(|(owned, new)| *owned += new);
            let met = self.scoring.iter().map(|condition| condition.met(icons)).collect();
            let alike = Element::ALL.map(|element| count(icons, element)).into_iter().max();
            PaintingResult { met, ribbons, alike: alike.expect("four elements") }
        };
        painter.paintings.iter().map(|painting| hang(painting.layers)).collect()
    }

    /// The ribbons by color that each painting of `seat` received, in the order of the paintings.
    #[must_use]
    pub fn ribbons_by_painting(&self, seat: Seat) -> Vec<[u8; 5]> {
        self.hung(&self.painters[seat.idx()]).into_iter().map(|it| it.ribbons).collect()
    }
}

fn sum(ribbons: [u8; 5]) -> u8 {
    ribbons.iter().sum()
}
