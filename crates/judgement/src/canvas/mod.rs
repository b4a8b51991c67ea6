//! Canvas: the best painting that a hand holds, found exactly, and an average one for each that is
//! still to come.

mod easel;
mod hope;
mod ideas;

use canvas::{Action, Canvas, LAYERS, MAX_HAND_CARDS, Mode, PAINTINGS, Painter};
use game::{Luck, Seat};

use crate::{Foresight, Idea, Judged, Patience, Skill, many, small, weights::weights};
use easel::{Easel, Scales};

/// No painting meets a condition more often.
const MOST_MET: usize = 5;

weights! {
    pub Weights:
    /// What the gray ribbons of an average painting are worth.
    usual_gray = 1.9;
    /// Tokens buy better cards; the last ones break ties.
    token = 0.35;
    /// What a token is worth to somebody who takes a card without much thought.
    thrift = 0.5;
}

impl Judged for Canvas {
    type Weights = Weights;

    const LEAD: f32 = 8.0;
    const PAR: f32 = 40.0;
    /// Alone that is the end. At a full table the hopes are as good as what comes of rivals who do not
    /// think, and the time is better spent on more games: to 4 and to the end were as strong.
    const PATIENCE: Patience = Patience::Decisions(20);

    fn levels(seats: u8) -> [Skill; 5] {
        let maestro = match seats {
            // To beat the author's best, 47 points, is one of the special objectives (CV-8).
            1 => Skill::Plan(Foresight { plans: 240, width: 10, record: 48 }),
            _ => Skill::Search { games: 3_000 },
        };
        [
            Skill::Glance { blunders: Some(3) },
            Skill::Glance { blunders: Some(12) },
            Skill::Search { games: 3 },
            Skill::Search { games: 100 },
            maestro,
        ]
    }

    fn seated(&self) -> usize {
        self.painters().len()
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        let painter = &self.painters()[seat.idx()];
        prospects(self, weights, painter, painter.paintings.len(), &Easel::of(self, seat))
    }

    /// Takes a card while it can, since nothing is lost by waiting, and the one that fits the hand
    /// best; then the best painting that the hand holds.
    fn improvise<L: Luck>(
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

    fn ideas(&self, weights: &Weights, out: &mut Vec<Idea<Action>>) {
        ideas::list(self, weights, out);
    }
}

/// The prospects of `painter` with so many paintings hung and what is on the `easel` and in hand.
fn prospects(
    table: &Canvas,
    weights: &Weights,
    painter: &Painter,
    hung: usize,
    easel: &Easel,
) -> f32 {
    let left = PAINTINGS - hung;
    let tokens = weights.token * f32::from(painter.tokens);
    if left == 0 {
        return tokens + small(table.points(painter));
    }
    let begun = easel.begun();
    let best = easel.best(&Scales::new(table, weights, painter, left - 1));
    let usual = Scales::new(table, weights, painter, left).usual();
    tokens + begun * best + (1.0 - begun) * usual
}

/// The card that makes the best painting with what is in hand, by its price.
fn best_card(table: &Canvas, weights: &Weights, seat: Seat, takes: &[Action]) -> Action {
    let (easel, scales) = (Easel::of(table, seat), scales(table, weights, seat));
    let mut best = (f32::NEG_INFINITY, takes[0]);
    for ((skipped, slot), take) in table.row().iter().enumerate().zip(takes) {
        let worth = easel.best_with(&scales, table.deck().icons(slot.card))
            + weights.thrift * (gain(table, skipped, slot.tokens) - many(skipped));
        if best.0 < worth {
            best = (worth, *take);
        }
    }
    best.1
}

/// The tokens one gets with a card (CV-3.3); in the puzzle with the first one (CV-6.3).
fn gain(table: &Canvas, skipped: usize, tokens: u8) -> f32 {
    match table.mode() {
        Mode::Together | Mode::Vincent => f32::from(tokens),
        Mode::Puzzle if skipped == 0 => 1.0,
        Mode::Puzzle => 0.0,
    }
}

/// The layer with which the best painting begins, or goes on.
fn best_layer(table: &Canvas, weights: &Weights, seat: Seat, lays: &[Action]) -> Action {
    let (easel, scales) = (Easel::of(table, seat), scales(table, weights, seat));
    let mut best = (f32::NEG_INFINITY, lays[0]);
    for (at, lay) in lays.iter().enumerate().take(MAX_HAND_CARDS) {
        let worth = easel.with(at).best(&scales);
        if best.0 < worth {
            best = (worth, *lay);
        }
    }
    best.1
}

/// For the painting that `seat` makes next.
fn scales(table: &Canvas, weights: &Weights, seat: Seat) -> Scales {
    let painter = &table.painters()[seat.idx()];
    Scales::new(table, weights, painter, PAINTINGS - 1 - painter.paintings.len())
}
