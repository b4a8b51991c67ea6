//! The judgement of Colors of Paris: the value of the paintings and the black that a player can
//! still complete, discounted by the number of actions they take. Assistants who stand count as
//! having acted.

mod demand;
mod finish;
mod goals;
mod rollout;
mod projection;
#[cfg(test)]
mod tests;
mod work;

use colors_of_paris::{Action, ColorsOfParis, Step, variants::Origin};
use game::{Luck, Seat};

use crate::{Algorithm, Judged, RolloutLimit, small, weights::weights};

weights! {
    pub(crate) Numbers:
    /// The number of rounds after which a point to come counts half.
    horizon = 0.4;
    /// A painting that the standing assistants will finish, as a share of the value of a finished one.
    sure = 1.05;
    /// The points that the called end of the game is worth to the leader, and costs the others.
    ending = 13.0;
    /// A prestige token to come, as a share of its points.
    token = 0.07;
    /// A pigment that no goal needs.
    pigment = 0.01;
    /// A bonus card.
    card = 0.16;
    /// An assistant on the imitator, in actions saved.
    imitator = 0.11;
    /// A first-player token, for the player who has it or gets it.
    first = 1.2;
    /// A black that still has to be mixed, as a share of its points.
    black = 1.45;
    /// A painting that the player does not own openly yet, as a share of its value.
    unseen = 0.55;
    /// The number of rounds to go at which everything outside the goals counts half.
    afterwards = 2.7;
    /// The cost of a painting action in other actions: its spaces are few.
    painting = 1.0;
    /// The cost of an action that mixes black.
    blackening = 0.7;
    /// The cost of a pigment beyond the limit of the reserve (CP-6.3).
    drying = 0.19;
    /// A white in reserve.
    white = 0.02;
}

/// The weights for the market and for the draft. In the draft a player knows from the start what to
/// paint, in the market not, which asks for other values.
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

    const LEAD_POINTS: f32 = 8.0;
    const PAR_POINTS: f32 = 40.0;
    /// About a round: with four players, rollouts of 40 decisions (10 for each seat) won 70% of the duels, and
    /// rollouts of 16 won half of them.
    const ROLLOUT_LIMIT: RolloutLimit = RolloutLimit::DecisionsPerSeat(10);
    /// The level for newcomers: the greedy levels below it seldom complete two paintings of Colors of Paris.
    const DEFAULT_LEVEL: usize = 2;

    fn levels(seats: u8) -> [Algorithm; 5] {
        // With four players 1,000 simulations won 61 % of the duels against 24, and a step of the
        // ladder should win 65 %.
        let maestro = if seats == 2 { 1_000 } else { 4_000 };
        [
            Algorithm::Greedy { random_one_in: Some(2) },
            Algorithm::Greedy { random_one_in: Some(5) },
            Algorithm::Search { simulations: 5 },
            Algorithm::Search { simulations: 24 },
            Algorithm::Search { simulations: maestro },
        ]
    }

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn expected_points(&self, weights: &Weights, seat: Seat) -> f32 {
        let studio = self.studio();
        let points = small(studio.points(studio.painter(seat)));
        if studio.step() == Step::Over {
            return points;
        }
        points + goals::to_come(self, weights.of(studio.rules.origin), seat)
    }

    fn rollout_action<L: Luck>(
        &self,
        _weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        rollout::choose(self, seat, actions, luck)
    }
}
