//! Colors of Paris: what the paintings and the black that a player works for are worth, less the
//! time they still take. Assistants who stand are taken to have acted; the rest is counted in
//! actions, and a later point counts less.

mod demand;
mod finish;
mod goals;
mod improvise;
mod outlook;
#[cfg(test)]
mod tests;
mod work;

use colors_of_paris::{Action, ColorsOfParis, Step, variants::Origin};
use game::{Luck, Seat};

use crate::{Judged, Patience, Skill, small, weights::weights};

weights! {
    pub(crate) Numbers:
    /// After so many rounds a point to come counts half.
    horizon = 0.4;
    /// A painting that the next assistants will finish, as a share of one that is finished.
    sure = 1.05;
    /// What the end is worth to whoever leads once it is called, and costs the others.
    ending = 13.0;
    /// A token or assistant to come, as a share of its points.
    token = 0.07;
    /// A pigment that nothing planned needs.
    pigment = 0.01;
    /// A bonus card.
    card = 0.16;
    /// An assistant who imitates, in actions.
    imitator = 0.11;
    /// The first-player token, for whoever has it or gets it.
    first = 1.2;
    /// A black that still has to be mixed, as a share of its points.
    black = 1.45;
    /// What a painting that is not before the player yet is worth, as a share.
    unseen = 0.55;
    /// With so many rounds to go, what no plan needs counts half.
    afterwards = 2.7;
    /// An action that paints, in other actions: its spaces are few.
    painting = 1.0;
    /// An action that mixes black.
    blackening = 0.7;
    /// A pigment beyond what can be kept (CP-6.3): what it costs.
    drying = 0.19;
    /// A white in reserve.
    white = 0.02;
}

/// Whoever drafts knows from the start what to paint; whoever takes from the market does not. That asks
/// for other numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    market: Numbers,
    draft: Numbers,
}

impl Default for Weights {
    fn default() -> Weights {
        let draft = Numbers {
            horizon: 0.92,
            sure: 0.72,
            ending: 0.94,
            token: 0.11,
            pigment: 0.013,
            card: 0.27,
            imitator: 0.15,
            first: 0.24,
            black: 0.18,
            unseen: 0.8,
            afterwards: 0.33,
            painting: 3.8,
            blackening: 1.2,
            drying: 0.04,
            white: 0.006,
        };
        Weights { market: Numbers::default(), draft }
    }
}

impl crate::Weights for Weights {
    fn each(&mut self) -> Vec<(String, &mut f32)> {
        let draft = self.draft.each().into_iter().map(|(name, it)| (format!("draft_{name}"), it));
        self.market.each().into_iter().chain(draft).collect()
    }
}

impl Weights {
    fn of(&self, origin: Origin) -> &Numbers {
        match origin {
            Origin::Draft => &self.draft,
            Origin::Market => &self.market,
        }
    }
}

impl Judged for ColorsOfParis {
    type Weights = Weights;

    const LEAD: f32 = 8.0;
    const PAR: f32 = 40.0;
    /// About a round: with four players, 40 decisions won 70 % of the duels that 16 drew.
    const PATIENCE: Patience = Patience::Each(10);
    /// A glance seldom completes two paintings here.
    const USUAL: usize = 2;

    fn levels(seats: u8) -> [Skill; 5] {
        // With four players 1,000 games in mind won 61 % of the duels against 24, and a step of the
        // ladder is to win 65 %.
        let maestro = if seats == 2 { 1_000 } else { 4_000 };
        [
            Skill::Glance { blunders: Some(2) },
            Skill::Glance { blunders: Some(5) },
            Skill::Search { games: 5 },
            Skill::Search { games: 24 },
            Skill::Search { games: maestro },
        ]
    }

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        let studio = self.studio();
        let points = small(studio.points(studio.painter(seat)));
        if studio.step() == Step::Over {
            return points;
        }
        points + goals::to_come(self, weights.of(studio.rules.origin), seat)
    }

    fn improvise<L: Luck>(
        &self,
        _weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        improvise::choose(self, seat, actions, luck)
    }
}
