//! The judgement of Atelier: the points of the palette, what its canvases will pay for, and what
//! the hand could add.
//!
//! Whether a cost can be paid is computed exactly, by the title's own rules (AT-4).

mod evaluation;
mod rollout;

use atelier::{Action, Atelier};
use game::{Luck, Seat};

use crate::{Algorithm, Judged, RolloutLimit, weights::weights};
use evaluation::Evaluation;

weights! {
    pub Weights:
    /// The first canvas of a color in the palette, which pays every turn.
    first_source = 1.07;
    /// The second canvas of the same color.
    second_source = 0.71;
    /// The third canvas of the same color.
    third_source = 0.66;
    /// A blank canvas on which nothing lies.
    first_blank = 1.43;
    /// Each further such blank canvas.
    second_blank = 1.41;
    /// A drawn canvas on which nothing lies.
    open_drawing = 0.79;
    /// The points for a secondary color that two primary colors make, under the option by which pairs must make it.
    pair = 1.97;
    /// A painting in hand that could be paid now, as a share of its points.
    painting = 0.31;
    /// How much that share falls with every missing unit of cost.
    painting_fades = 0.49;
    /// The factor for a painting whose drawing is in hand, not in the palette.
    matched = 0.48;
    /// A drawing in hand that could be paid now, as a share of its points.
    drawing = 0.43;
    /// How much that share falls with every missing unit of cost.
    drawing_fades = 0.31;
    /// A blank canvas in hand that could be paid now.
    blank = 0.11;
    /// A card in hand, which pays once.
    card = 0.26;
    /// A joker in hand, in addition.
    joker = 0.15;
    /// The average value of a seat's means (cards and places that are not points yet), for each canvas of an average
    /// palette.
    usual = 0.90;
    /// An objective that is nearly reached, as a share of its points.
    objective = 0.56;
    /// An objective that another seat is nearer to, as a share of its points.
    contested = 0.09;
}

impl Judged for Atelier {
    type Weights = Weights;

    const LEAD_POINTS: f32 = 6.0;
    const PAR_POINTS: f32 = 20.0;
    const ROLLOUT_LIMIT: RolloutLimit = RolloutLimit::Decisions(30);

    fn levels(seats: u8) -> [Algorithm; 5] {
        // With more players luck decides more, and simulations are worth less: 400 and 4,000 of
        // them won 63 and 61 % of the duels against 48. The lower levels are weaker there, so that
        // every step of the ladder is still a clear one.
        let (random_one_in, [journeyman, master, maestro]) =
            if seats == 2 { (6, [6, 30, 2_000]) } else { (4, [5, 24, 4_000]) };
        [
            Algorithm::Greedy { random_one_in: Some(2) },
            Algorithm::Greedy { random_one_in: Some(random_one_in) },
            Algorithm::Search { simulations: journeyman },
            Algorithm::Search { simulations: master },
            Algorithm::Search { simulations: maestro },
        ]
    }

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn expected_points(&self, weights: &Weights, seat: Seat) -> f32 {
        Evaluation::of(self, seat).expected_points(weights)
    }

    /// Lays the best canvas that it can pay for; pays from the palette before the hand; draws cards that its
    /// next canvas lacks.
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
