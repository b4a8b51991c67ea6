//! Canvas: the best painting that a hand holds, found exactly, and an average one for each that is
//! still to come.

use canvas::{
    Action, Canvas, Card, Cards, Condition, Icons, Painter, Step, conditions, scoring::GRAY_POINTS,
};
use game::{Luck, Seat};

use crate::{Judged, Skill, many, small, weights::weights};

/// Everybody paints three pictures (CV-4.1), of three cards each (CV-3.4).
const PAINTINGS: usize = 3;
const LAYERS: usize = 3;
/// No painting meets a condition more often.
const MOST_MET: usize = 5;

weights! {
    /// How many ribbons of a color an average painting brings.
    usual_ribbons = 0.7;
    /// What its gray ones are worth.
    usual_gray = 1.5;
    /// Tokens buy better cards; the last ones break ties.
    token = 0.35;
}

impl Judged for Canvas {
    type Weights = Weights;

    const LEAD: f32 = 8.0;
    const PAR: f32 = 32.0;
    const PATIENCE: u32 = 200;
    const LEVELS: [Skill; 5] = [
        Skill::Glance { blunders: Some(2) },
        Skill::Glance { blunders: Some(6) },
        Skill::Search { games: 60 },
        Skill::Search { games: 600 },
        Skill::Search { games: 6_000 },
    ];

    fn seated(&self) -> usize {
        self.painters().len()
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        let painter = &self.painters()[seat.idx()];
        let left = PAINTINGS - painter.paintings.len();
        let tokens = weights.token * f32::from(painter.tokens);
        if left == 0 {
            return tokens + small(self.points(painter));
        }
        let sketch = Sketch::of(self, seat);
        let begun = many((sketch.layers + sketch.hand.len()).min(LAYERS)) / many(LAYERS);
        let hung = Ladder::new(self, weights, painter, left - 1).best(&sketch);
        let usual = Ladder::new(self, weights, painter, left).usual();
        tokens + begun * hung + (1.0 - begun) * usual
    }

    /// Takes any card while it can, since nothing is lost by waiting; then the best painting that
    /// the hand holds.
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
            Action::Lay(_) | Action::Take(_) => luck.pick(&actions[..takes]),
            Action::Frame(_) => actions[0],
            Action::Vote(_) | Action::Abstain => luck.pick(actions),
        }
    }
}

/// The layer with which the best painting begins, or goes on.
fn best_layer(table: &Canvas, weights: &Weights, seat: Seat, lays: &[Action]) -> Action {
    let painter = &table.painters()[seat.idx()];
    let ladder = Ladder::new(table, weights, painter, PAINTINGS - 1 - painter.paintings.len());
    let sketch = Sketch::of(table, seat);
    let mut best = (f32::NEG_INFINITY, lays[0]);
    for lay in lays {
        let Action::Lay(card) = lay else { continue };
        let worth = ladder.best(&sketch.with(table, *card));
        if best.0 < worth {
            best = (worth, *lay);
        }
    }
    best.1
}

/// A painting that is begun, or not yet: what shows of it, and what may still come upon it.
struct Sketch {
    shown: Icons,
    layers: usize,
    hand: Cards,
}

impl Sketch {
    fn of(table: &Canvas, seat: Seat) -> Sketch {
        let hand = table.painters()[seat.idx()].hand;
        let mut sketch = Sketch { shown: Icons::default(), layers: 0, hand };
        if matches!(table.step(), Step::Lay(at) | Step::Frame(at) if at == seat) {
            for card in table.desk() {
                sketch = sketch.with(table, *card);
            }
        }
        sketch
    }

    fn with(&self, table: &Canvas, card: Card) -> Sketch {
        let mut hand = self.hand;
        hand.take(card);
        let shown = self.shown.under(table.deck().icons(card));
        Sketch { shown, layers: self.layers + 1, hand }
    }
}

/// What so many more ribbons of each color are worth to a painter with so many paintings to come:
/// made once, for the sixty orders of a hand to be weighed on.
struct Ladder<'c> {
    table: &'c Canvas,
    rungs: [[f32; MOST_MET + 1]; 4],
    base: f32,
}

impl<'c> Ladder<'c> {
    fn new(table: &'c Canvas, weights: &Weights, painter: &Painter, to_come: usize) -> Ladder<'c> {
        let hoped = weights.usual_ribbons * many(to_come);
        let mut rungs = [[0.0; MOST_MET + 1]; 4];
        for ((rungs, card), owned) in rungs.iter_mut().zip(table.scoring()).zip(painter.ribbons) {
            for (more, rung) in (0..).zip(rungs) {
                *rung = points_at(card.track(), usize::from(owned) + more, hoped);
            }
        }
        let gray = f32::from(painter.ribbons[4]) * small(GRAY_POINTS);
        Ladder { table, rungs, base: gray + weights.usual_gray * many(to_come) }
    }

    /// With nothing new.
    fn usual(&self) -> f32 {
        self.base + self.rungs.iter().map(|rungs| rungs[0]).sum::<f32>()
    }

    /// With a painting that shows `icons`.
    fn with(&self, icons: Icons) -> f32 {
        let worth = |(card, rungs): (&Condition, &[f32; MOST_MET + 1])| {
            rungs[usize::from(card.met(icons)).min(MOST_MET)]
        };
        let gray = f32::from(conditions::bonus(icons)) * small(GRAY_POINTS);
        self.base + gray + self.table.scoring().iter().zip(&self.rungs).map(worth).sum::<f32>()
    }

    /// With the best painting that can come of `sketch`: every choice and order of cards is tried.
    fn best(&self, sketch: &Sketch) -> f32 {
        if sketch.layers == LAYERS || sketch.hand.is_empty() {
            return self.with(sketch.shown);
        }
        let each = sketch.hand.iter().map(|card| self.best(&sketch.with(self.table, card)));
        each.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// The points for `ribbons` and for those hoped for, between two steps of the track in proportion;
/// what goes beyond it is lost.
fn points_at(track: &[u8], ribbons: usize, hoped: f32) -> f32 {
    let points = |ribbons: usize| match ribbons.min(track.len()) {
        0 => 0.0,
        ribbons => f32::from(track[ribbons - 1]),
    };
    let whole = usize::from(1.0 <= hoped);
    let (below, above) = (points(ribbons + whole), points(ribbons + whole + 1));
    below + (hoped - many(whole)) * (above - below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lie_between_the_steps_of_a_track() {
        let track = [1, 4, 11];
        let close = |left: f32, right: f32| assert!((left - right).abs() < 1e-4, "{left} {right}");
        close(points_at(&track, 0, 0.0), 0.0);
        close(points_at(&track, 2, 0.0), 4.0);
        close(points_at(&track, 1, 0.5), 2.5);
        close(points_at(&track, 1, 1.5), 7.5);
        close(points_at(&track, 3, 1.4), 11.0);
    }
}
