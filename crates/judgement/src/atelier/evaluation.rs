//! The evaluation of a seat in Atelier.

use atelier::{
    Atelier, Card, Cards, Color, Mixing, Objective, Purse, Studio,
    components::{BLANK, DRAWN, JOKERS, PAINTED},
    scoring::{DRAWING_POINTS, FAKE_POINTS, ORIGINAL_POINTS},
};
use game::Seat;

use super::Weights;
use crate::{many, small};

/// A seat with its cards and its purse, as if its turn began.
pub(super) struct Evaluation<'a> {
    studio: &'a Studio,
    seat: Seat,
    hand: Cards,
    palette: Cards,
    /// The canvases of the palette that nothing lies on.
    open: Cards,
    purse: Purse,
}

impl Evaluation<'_> {
    /// The seat and its cards as they are in `table`.
    pub(super) fn of(table: &Atelier, seat: Seat) -> Evaluation<'_> {
        let studio = table.studio();
        let mut hand = table.hand(seat);
        // A canvas that is being paid for counts as in hand.
        if let Some((_, card)) = studio.in_play().filter(|(by, _)| *by == seat) {
            hand.add(card);
        }
        let palette = studio.palette(seat);
        let purse = studio.purse_of_a_turn(seat, hand);
        Evaluation { studio, seat, hand, palette, open: palette - studio.covered, purse }
    }

    /// The expected points: those of the palette, of what can be laid soon, and of the seat's means
    /// as far as they exceed the average at the table.
    pub(super) fn expected_points(&self, weights: &Weights) -> f32 {
        let means = self.sources(weights)
            + self.room(weights)
            + self.pairs(weights)
            + self.cards(weights)
            + self.objectives(weights);
        small(self.studio.points(self.seat))
            + self.left() * (means - self.usual(weights))
            + self.paintings(weights)
            + self.drawings(weights)
    }

    /// The average value of a seat's means, which grows with the palettes.
    fn usual(&self, weights: &Weights) -> f32 {
        let laid: usize = self.studio.palettes.iter().map(|it| it.len()).sum();
        weights.usual * many(laid) / many(usize::from(self.studio.seats))
    }

    /// The share of the game that is still to come, from 0 to 1.
    fn left(&self) -> f32 {
        let rules = &self.studio.rules;
        let most = usize::from(rules.paintings);
        let share = many(most.saturating_sub(self.studio.paintings().len())) / many(most);
        match rules.rounds {
            None => share,
            Some(rounds) => {
                let rounds = u16::from(rounds).saturating_sub(self.studio.round);
                share.min(f32::from(rounds) / FULL_VALUE_ROUNDS)
            }
        }
    }

    /// The value of the colors that the palette pays every turn; each further canvas of a color is
    /// worth less.
    fn sources(&self, weights: &Weights) -> f32 {
        let [first, second, third] =
            [weights.first_source, weights.second_source, weights.third_source];
        let by_count = [0.0, first, first + second, first + second + third];
        let paints = self.studio.deck.paints(self.palette);
        Color::ALL.iter().map(|color| by_count[usize::from(paints.count(*color)).min(3)]).sum()
    }

    /// The value of canvases in the palette on which drawings and paintings can be laid.
    fn room(&self, weights: &Weights) -> f32 {
        let blanks = (self.open & BLANK).len();
        let drawings = (self.open & DRAWN).len().min(3);
        weights.first_blank * many(blanks.min(1))
            + weights.second_blank * many(blanks.clamp(1, 3) - 1)
            + weights.open_drawing * many(drawings)
    }

    /// The value of the different secondary colors that pairs of the palette make, if pairs must make them
    /// (AT-7.1).
    fn pairs(&self, weights: &Weights) -> f32 {
        match self.studio.rules.mixing {
            Mixing::Free => 0.0,
            Mixing::Pairs => weights.pair * few(self.studio.mixed_by_pairs(self.seat).count_ones()),
        }
    }

    /// The value of the paintings in hand that have a drawing, in the palette or in hand: the best
    /// one, and half of the second, which has to wait.
    fn paintings(&self, weights: &Weights) -> f32 {
        let (mut best, mut next) = (0.0_f32, 0.0_f32);
        for painting in self.hand & PAINTED {
            let worth = self.painting(weights, painting);
            next = next.max(worth.min(best));
            best = best.max(worth);
        }
        best + 0.5 * next
    }

    /// The value of one painting in hand.
    fn painting(&self, weights: &Weights, painting: Card) -> f32 {
        let deck = self.studio.deck;
        let drawings = deck.drawings_for(painting);
        let share = if !(drawings & self.open).is_empty() {
            1.0
        } else if !(drawings & self.hand).is_empty() {
            weights.matched
        } else {
            return 0.0;
        };
        let missing =
            self.purse.missing(deck, painting) + 2 * self.studio.missing_pairs(self.seat, painting);
        let prize = if self.is_free(Objective::PaintedCanvas) {
            Objective::PaintedCanvas.points()
        } else {
            0
        };
        let first = (self.studio.paintings() & deck.same_subject(painting)).is_empty();
        let points = if first { ORIGINAL_POINTS } else { FAKE_POINTS } - DRAWING_POINTS + prize;
        share * weights.painting * small(points) / (1.0 + weights.painting_fades * few(missing))
    }

    /// The value of the drawings in hand: the best one, and half of the second if there is room for
    /// two.
    fn drawings(&self, weights: &Weights) -> f32 {
        let room = (self.open & BLANK).len();
        if room == 0 {
            return 0.0;
        }
        let (mut best, mut next) = (0.0_f32, 0.0_f32);
        for drawing in self.hand & DRAWN {
            let missing = self.purse.missing(self.studio.deck, drawing);
            let worth = weights.drawing * 2.0 / (1.0 + weights.drawing_fades * few(missing));
            next = next.max(worth.min(best));
            best = best.max(worth);
        }
        best + if room == 1 { 0.0 } else { 0.5 * next }
    }

    /// The value of cards in hand as means of payment, and of affordable blank canvases.
    fn cards(&self, weights: &Weights) -> f32 {
        let payable = |card: &Card| self.purse.missing(self.studio.deck, *card) == 0;
        let blanks = (self.hand & BLANK).iter().filter(payable).count().min(3);
        weights.card * many(self.hand.len().min(8))
            + weights.joker * many((self.hand & JOKERS).len().min(3))
            + weights.blank * many(blanks)
    }

    /// The value of the objectives that nobody has taken, which grows with the square of the
    /// progress.
    fn objectives(&self, weights: &Weights) -> f32 {
        if !COUNTED.iter().any(|it| self.is_free(*it)) {
            return 0.0;
        }
        let own = self.reached(self.seat);
        let mut theirs = [0; COUNTED.len()];
        for rival in self.studio.all_seats().filter(|it| *it != self.seat) {
            let reached = self.reached(rival);
            theirs = std::array::from_fn(|at| theirs[at].max(reached[at]));
        }
        let mut worth = 0.0;
        for (at, objective) in COUNTED.into_iter().enumerate() {
            if self.is_free(objective) {
                let share = many(own[at]) / many(objective.needs());
                let weight =
                    if theirs[at] <= own[at] { weights.objective } else { weights.contested };
                worth += weight * share * share * small(objective.points());
            }
        }
        worth
    }

    /// The progress of `seat` towards each counted objective, as a number of canvases; covered canvases count
    /// too.
    fn reached(&self, seat: Seat) -> [usize; COUNTED.len()] {
        let palette = self.studio.palette(seat);
        let paints = self.studio.deck.paints(palette);
        let counts = Color::ALL.map(|color| usize::from(paints.count(color)));
        let colors = counts.iter().filter(|count| **count != 0).count();
        let most = counts.into_iter().fold(0, usize::max);
        [(palette & BLANK).len(), (palette & DRAWN).len(), colors, most]
    }

    fn is_free(&self, objective: Objective) -> bool {
        self.studio.objectives[objective as usize].is_none()
    }
}

/// The objectives that are reached canvas by canvas.
const COUNTED: [Objective; 4] =
    [Objective::BlankCanvases, Objective::DrawnCanvases, Objective::AllColors, Objective::OneColor];

/// With at least this number of rounds to come, the limit of rounds does not lower the value of means.
const FULL_VALUE_ROUNDS: f32 = 20.0;

#[expect(clippy::cast_precision_loss, reason = "there are few of anything")]
const fn few(n: u32) -> f32 {
    n as f32
}
