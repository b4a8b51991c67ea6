//! Atelier: what lies there, what it will pay for, and what the hand could add to it.
//!
//! What a hand can pay is reckoned exactly, by the title's own counting (AT-4).

mod outlook;
mod whim;

use atelier::{Action, Atelier};
use game::{Luck, Seat};

use crate::{Judged, Patience, Skill, weights::weights};
use outlook::Outlook;

weights! {
    pub Weights:
    /// The first canvas of a color in the palette, which pays every turn.
    first_source = 1.07;
    /// The second one of the color.
    second_source = 0.71;
    /// The third one.
    third_source = 0.66;
    /// A blank canvas that waits for a drawing.
    first_blank = 1.43;
    /// One more.
    second_blank = 1.41;
    /// A drawing that waits for a painting.
    open_drawing = 0.79;
    /// Where pairs make secondary colors: each color that a pair makes.
    pair = 1.97;
    /// The share of its points that a painting in hand is worth if it could be paid now.
    painting = 0.31;
    /// How much of that is lost with every unit that is missing.
    painting_fades = 0.49;
    /// A painting in hand, and its drawing in hand too.
    matched = 0.48;
    /// The share of its points that a drawing in hand is worth if it could be paid now.
    drawing = 0.43;
    /// How much of that is lost with every unit that is missing.
    drawing_fades = 0.31;
    /// A blank canvas in hand that could be paid now.
    blank = 0.11;
    /// A card in hand, which pays once.
    card = 0.26;
    /// A joker besides.
    joker = 0.15;
    /// What the means of a seat are usually worth, for each canvas of a palette.
    usual = 0.90;
    /// The share of an objective that is nearly reached.
    objective = 0.56;
    /// The same for one that somebody else is nearer to.
    contested = 0.09;
}

impl Judged for Atelier {
    type Weights = Weights;

    const LEAD: f32 = 6.0;
    const PAR: f32 = 20.0;
    const PATIENCE: Patience = Patience::Decisions(30);

    fn levels(seats: u8) -> [Skill; 5] {
        // With more players luck decides more, and games in mind less: 400 of them and 4,000 won 63 and 61 %
        // of the duels against 48. So that each step is noticed all the same, those below stand lower.
        let (blunders, [journeyman, master, maestro]) =
            if seats == 2 { (6, [6, 30, 2_000]) } else { (4, [5, 24, 4_000]) };
        [
            Skill::Glance { blunders: Some(2) },
            Skill::Glance { blunders: Some(blunders) },
            Skill::Search { games: journeyman },
            Skill::Search { games: master },
            Skill::Search { games: maestro },
        ]
    }

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        Outlook::of(self, seat).worth(weights)
    }

    /// Lays what it can, the best first; pays from the palette before the hand; draws what its next
    /// canvas lacks.
    fn improvise<L: Luck>(
        &self,
        _weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        whim::choose(self, seat, actions, luck)
    }
}
