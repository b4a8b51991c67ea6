//! The judgement of Canvas: the value of the best painting that a hand holds, found exactly, plus
//! an average painting for each that is still to come.

mod painting;
mod ribbon_values;
mod turns;

use canvas::{
    Action, Canvas, Mode, Painter,
    actions::{complete::LAYERS, take::MAX_HAND_CARDS},
    components::SWATCHES,
    setup::PAINTINGS,
};
use game::{Luck, Seat};

use crate::{
    Algorithm, CandidateTurn, Judged, PlannerSettings, RolloutLimit, many, small, weights::weights,
};
use painting::{PaintingValues, UnfinishedPainting};

/// The maximum number of ribbons of one condition that a painting earns: no more than it has swatches.
const MAX_MET: usize = SWATCHES as usize;

weights! {
    pub Weights:
    /// The points of the gray ribbons on an average painting.
    usual_gray = 1.9;
    /// The points of an inspiration token: tokens buy better cards, and the last ones break ties.
    token = 0.35;
    /// The points of an inspiration token when a rollout takes a card.
    thrift = 0.5;
}

impl Judged for Canvas {
    type Weights = Weights;

    const LEAD_POINTS: f32 = 8.0;
    const PAR_POINTS: f32 = 40.0;
    /// In a solo game 20 decisions reach the end. At a full table the evaluation is as good as a
    /// rollout of rivals that hardly think, and the time is better spent on more simulations:
    /// rollouts of 4 decisions and rollouts to the end were equally strong.
    const ROLLOUT_LIMIT: RolloutLimit = RolloutLimit::Decisions(20);

    fn levels(seats: u8) -> [Algorithm; 5] {
        let maestro = match seats {
            // One more point than the author's best of 47, which is one of the special objectives
            // (CV-8).
            1 => Algorithm::Planner(PlannerSettings {
                plans: 240,
                beam_width: 10,
                record_points: 48,
            }),
            _ => Algorithm::Search { simulations: 3_000 },
        };
        [
            Algorithm::Greedy { random_one_in: Some(3) },
            Algorithm::Greedy { random_one_in: Some(12) },
            Algorithm::Search { simulations: 3 },
            Algorithm::Search { simulations: 100 },
            maestro,
        ]
    }

    fn seated(&self) -> usize {
        self.painters().len()
    }

    fn expected_points(&self, weights: &Weights, seat: Seat) -> f32 {
        let painter = &self.painters()[seat.idx()];
        expected_points(
            self,
            weights,
            painter,
            painter.paintings.len(),
            &UnfinishedPainting::of(self, seat),
        )
    }

    /// Takes cards while it can, because nothing is lost by waiting, always the one that fits the hand best;
    /// then lays the best painting that the hand holds.
    fn rollout_action<L: Luck>(
        &self,
        weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        let takes = actions.iter().filter(|it| matches!(it, Action::Take(_))).count();
        match actions[actions.len() - 1] {
            Action::Lay(_) if takes == 0 => best_layer(self, weights, seat, actions),
            Action::Lay(_) | Action::Take(_) => best_card(self, weights, seat, &actions[..takes]),
            Action::Frame(_) => actions[0],
            Action::Vote(_) | Action::Abstain => luck.pick(actions),
        }
    }

    fn candidate_turns(&self, weights: &Weights, out: &mut Vec<CandidateTurn<Action>>) {
        turns::list(self, weights, out);
    }
}

/// The expected points of `painter` with the number `hung` of finished paintings, and with the layers and the
/// hand of `unfinished`.
fn expected_points(
    table: &Canvas,
    weights: &Weights,
    painter: &Painter,
    hung: usize,
    unfinished: &UnfinishedPainting,
) -> f32 {
    let left = PAINTINGS - hung;
    let tokens = weights.token * f32::from(painter.tokens);
    if left == 0 {
        return tokens + small(table.points(painter));
    }
    let begun = unfinished.begun();
    let best = unfinished.best(&PaintingValues::new(table, weights, painter, left - 1));
    let usual = PaintingValues::new(table, weights, painter, left).usual();
    tokens + begun * best + (1.0 - begun) * usual
}

/// The action that takes the card with the best painting it makes with the hand, net of its price.
fn best_card(table: &Canvas, weights: &Weights, seat: Seat, takes: &[Action]) -> Action {
    let (unfinished, values) = (UnfinishedPainting::of(table, seat), values(table, weights, seat));
    let mut best = (f32::NEG_INFINITY, takes[0]);
    for ((skipped, slot), take) in table.row().iter().enumerate().zip(takes) {
        let worth = unfinished.best_with(&values, table.deck().icons(slot.card))
            + weights.thrift * (gain(table, skipped, slot.tokens) - many(skipped));
        if best.0 < worth {
            best = (worth, *take);
        }
    }
    best.1
}

/// The number of tokens that come with a card (CV-3.3), among them the token for the first card of the solo
/// puzzle (CV-6.3).
fn gain(table: &Canvas, skipped: usize, tokens: u8) -> f32 {
    match table.mode() {
        Mode::Together | Mode::Vincent => f32::from(tokens),
        Mode::Puzzle if skipped == 0 => 1.0,
        Mode::Puzzle => 0.0,
    }
}

/// The action that lays the first, or the next, layer of the best painting.
fn best_layer(table: &Canvas, weights: &Weights, seat: Seat, lays: &[Action]) -> Action {
    let (unfinished, values) = (UnfinishedPainting::of(table, seat), values(table, weights, seat));
    let mut best = (f32::NEG_INFINITY, lays[0]);
    for (at, lay) in lays.iter().enumerate().take(MAX_HAND_CARDS) {
        let worth = unfinished.with(at).best(&values);
        if best.0 < worth {
            best = (worth, *lay);
        }
    }
    best.1
}

/// The values for the next painting of `seat`.
fn values(table: &Canvas, weights: &Weights, seat: Seat) -> PaintingValues {
    let painter = &table.painters()[seat.idx()];
    PaintingValues::new(table, weights, painter, PAINTINGS - 1 - painter.paintings.len())
}
