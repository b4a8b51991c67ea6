//! The expected points to come: the player's goals, paintings and black, in the order in which they
//! pay, each discounted by the actions until it is reached.

use colors_of_paris::{
    Card, Cards, ColorsOfParis, Deed, Pigment, Studio, Token, Tool,
    actions::exhibit::PAINTINGS_TO_END,
    scoring::{BLACK_POINTS, WHITE_POINTS},
    variants::{Black, Counting, Origin},
};
use game::Seat;

use super::{
    Numbers,
    finish::{Finish, can_sign, finish, guests, white_on},
    projection::Projection,
    work::{ColorCounts, FOR_BLACK},
};
use crate::small;

/// The points of a black (CP-10.2).
const BLACK_VALUE: f32 = small(BLACK_POINTS);
/// The points that a white on a painting costs.
const WHITE_COST: f32 = -small(WHITE_POINTS);
/// The maximum number of blacks that are planned for.
const MAX_PLANNED_BLACKS: usize = 3;

/// The points that `seat` can expect beyond those it has.
pub(super) fn to_come(world: &ColorsOfParis, weights: &Numbers, seat: Seat) -> f32 {
    let plan = GoalPlan::new(world, weights, seat);
    let projection = Projection::of(plan.studio, seat);
    let (goals, rounds) = plan.best(&projection);
    let ending = plan.last.map_or(0.0, |_| plan.lead() * weights.ending);
    // Everything outside the goals is worth less the sooner the goals end the game.
    let aside = rounds / (rounds + weights.afterwards);
    goals + ending + aside * (plan.tokens(&projection) + plan.unplanned(&projection))
}

/// A goal: its value, the actions it takes, and the resources after it.
#[derive(Clone, Copy)]
struct ScoredGoal {
    value: f32,
    actions: f32,
    after: Projection,
}

/// The goals of a seat in order.
struct GoalPlan<'a> {
    world: &'a ColorsOfParis,
    studio: &'a Studio,
    weights: &'a Numbers,
    seat: Seat,
    /// The number of actions in a round.
    pace: f32,
    /// In the last round, the number of assistants still to be placed; none in other rounds.
    last: Option<f32>,
    /// The number of white pigments that the seat may borrow from opponents in one *Paint* (CP-8.7).
    guests: u8,
}

impl GoalPlan<'_> {
    fn new<'a>(world: &'a ColorsOfParis, weights: &'a Numbers, seat: Seat) -> GoalPlan<'a> {
        let studio = world.studio();
        let painter = studio.painter(seat);
        GoalPlan {
            world,
            studio,
            weights,
            seat,
            pace: small(i32::from(painter.assistants + painter.hired)),
            last: studio.is_last_round().then(|| small(i32::from(painter.idle))),
            guests: guests(studio, seat),
        }
    }

    /// The share of its value that a goal keeps if it takes this number of actions.
    fn discount(&self, actions: f32) -> f32 {
        match self.last {
            _ if actions <= 0.0 => self.weights.sure,
            Some(idle) if idle < actions => 0.0,
            Some(_) => 0.5 * self.weights.sure,
            None => {
                let span = self.weights.horizon * self.pace;
                self.weights.sure * span / (span + actions)
            }
        }
    }

    /// The expected points and the rounds of the better of two plans: paintings alone, or black
    /// before the last painting.
    fn best(&self, projection: &Projection) -> (f32, f32) {
        let ahead = -self.weights.imitator * small(i32::from(projection.count(Deed::Imitator)));
        let mixed = projection.stock[Pigment::Black as usize]
            - self.studio.painter(self.seat).reserve.count(Pigment::Black);
        let mixed = match self.studio.rules.black {
            Black::Points => BLACK_VALUE * self.weights.sure * small(i32::from(mixed)),
            Black::Signature => 0.0,
        };
        let plain = self.follow(projection, ahead, 0);
        let rich = if projection.blacks == 0 {
            plain
        } else {
            self.follow(projection, ahead, MAX_PLANNED_BLACKS)
        };
        let (goals, actions) = if plain.0 < rich.0 { rich } else { plain };
        (mixed + goals, actions.max(0.0) / self.pace)
    }

    /// The expected points and the actions of completing paintings until the game ends, with this number of
    /// blacks before the last painting.
    fn follow(&self, projection: &Projection, ahead: f32, blacks: usize) -> (f32, f32) {
        let painter = self.studio.painter(self.seat);
        let (mut elapsed, mut sum, mut projection) = (ahead, 0.0, *projection);
        let mut blacks = blacks.min(usize::from(projection.blacks));
        let mut open = painter.paintings;
        let mut held = self.world.held(self.seat);
        for left in (1..=PAINTINGS_TO_END.saturating_sub(painter.finished.len())).rev() {
            let (card, goal) = self.painting(&projection, elapsed, open, held);
            while blacks != 0 {
                let black = self.black(&projection);
                let pays = goal.value * black.actions < black.value * goal.actions;
                if 1 < left && !pays {
                    break;
                }
                sum += black.value * self.discount(elapsed + black.actions);
                elapsed += black.actions;
                projection = black.after;
                blacks -= 1;
            }
            let goal = match card {
                Some(card) if open.contains(card) => self.finishing(&projection, elapsed, card),
                Some(_) | None => ScoredGoal { after: projection, ..goal },
            };
            if let Some(card) = card {
                open.take(card);
                held.take(card);
            }
            elapsed += goal.actions;
            sum += goal.value * self.discount(elapsed);
            projection = goal.after;
        }
        (sum, elapsed)
    }

    /// The next painting to complete: one the player works on, one in hand, or one to be taken.
    fn painting(
        &self,
        projection: &Projection,
        elapsed: f32,
        open: Cards,
        held: Cards,
    ) -> (Option<Card>, ScoredGoal) {
        let best = |cards: Cards| {
            let goals = cards.iter().map(|card| (card, self.finishing(projection, elapsed, card)));
            goals.reduce(|one, other| {
                let worth = |it: &ScoredGoal| it.value * self.discount(elapsed + it.actions);
                if worth(&one.1) < worth(&other.1) { other } else { one }
            })
        };
        if let Some((card, goal)) = best(open) {
            return (Some(card), goal);
        }
        if let Some((card, goal)) = best(held) {
            return (Some(card), ScoredGoal { value: goal.value * self.weights.unseen, ..goal });
        }
        (None, self.any_painting(projection))
    }

    /// The goal of completing `card`: either at once, with white for lacking colors, or later without white,
    /// whichever is worth more.
    fn finishing(&self, projection: &Projection, elapsed: f32, card: Card) -> ScoredGoal {
        let later = self.painted_later(projection, card);
        let found = finish(
            self.studio,
            self.seat,
            card,
            projection.stock,
            projection.strokes,
            self.guests.min(projection.strokes),
        );
        let Some(found) = found else { return later };
        let now = self.painted_now(projection, card, found);
        let worth = |it: &ScoredGoal| it.value * self.discount(elapsed + it.actions);
        if worth(&now) < worth(&later) { later } else { now }
    }

    /// The points of a painting with its present cells, once it is completed.
    fn value(&self, card: Card) -> f32 {
        let value = self.studio.rules.values[self.studio.deck.tier(card)];
        let signed = self.studio.cells[card.idx()].is_signed();
        small(i32::from(value)) - WHITE_COST * small(i32::from(white_on(self.studio, card)))
            + if signed { BLACK_VALUE } else { 0.0 }
    }

    /// The goal of completing `card` at once, as `found` says.
    fn painted_now(&self, projection: &Projection, card: Card, found: Finish) -> ScoredGoal {
        let mut after = *projection;
        let wanted = self.studio.wanted(card);
        let cells: u8 = wanted.iter().sum();
        for (there, wanted) in after.stock.iter_mut().zip(wanted) {
            *there -= wanted.min(*there);
        }
        after.stock[Pigment::White as usize] -= found.white;
        after.stock[Pigment::Black as usize] -= u8::from(found.signed);
        after.strokes -= cells.min(after.strokes);
        let value = self.value(card) - WHITE_COST * small(i32::from(found.white + found.borrowed))
            + if found.signed { BLACK_VALUE } else { 0.0 };
        let actions = self.exhibiting(&mut after);
        ScoredGoal { value, actions, after }
    }

    /// The goal of completing `card` later, with all its colors.
    fn painted_later(&self, projection: &Projection, card: Card) -> ScoredGoal {
        let mut after = *projection;
        let mut value = self.value(card);
        let mut wanted = self.studio.wanted(card);
        let cells: u8 = wanted.iter().sum();
        if can_sign(self.studio, card, after.stock) && cells != 0 {
            after.stock[Pigment::Black as usize] -= 1;
            value += BLACK_VALUE;
            spare_one(&mut wanted, &after);
        }
        let done = after.strokes.min(Projection::matching(after.stock, wanted));
        after.strokes -= done;
        let actions =
            after.gather(wanted) + self.weights.painting * after.strokes_for(cells - done);
        let actions = actions + self.exhibiting(&mut after);
        ScoredGoal { value, actions, after }
    }

    /// The actions to exhibit a painting, where that is needed: an assistant or a bonus card
    /// (CP-9.3, CP-9.8b).
    fn exhibiting(&self, after: &mut Projection) -> f32 {
        match self.studio.rules.counting {
            Counting::Completed => 0.0,
            Counting::Exhibited if after.visits != 0 => {
                after.visits -= 1;
                0.0
            }
            Counting::Exhibited if !self.studio.painter(self.seat).cards.is_empty() => 0.5,
            Counting::Exhibited => 1.0,
        }
    }

    /// The goal of taking and completing an average painting.
    fn any_painting(&self, projection: &Projection) -> ScoredGoal {
        let mut after = *projection;
        let wanted = [2, 2, 1, 1, 2, 1];
        let actions =
            after.gather(wanted) + self.weights.painting * after.strokes_for(wanted.iter().sum());
        let taking = match self.studio.rules.origin {
            Origin::Market if after.visits != 0 => {
                after.visits -= 1;
                0.0
            }
            Origin::Market => 1.0,
            Origin::Draft => 0.0,
        };
        let actions = actions + taking + self.exhibiting(&mut after);
        let values = self.studio.rules.values;
        let mean = small(values.iter().map(|it| i32::from(*it)).sum()) / 4.0;
        ScoredGoal { value: self.weights.unseen * mean, actions, after }
    }

    /// The goal of mixing a black.
    fn black(&self, projection: &Projection) -> ScoredGoal {
        let mut after = *projection;
        let actions = self.weights.blackening + after.gather(FOR_BLACK);
        after.blacks -= 1;
        ScoredGoal { value: BLACK_VALUE * self.weights.black, actions, after }
    }

    /// The expected points of prestige tokens on the tracks (CP-4.5).
    fn tokens(&self, projection: &Projection) -> f32 {
        let board = self.studio.board;
        let tokens = self.studio.painter(self.seat).tokens;
        Tool::ALL
            .iter()
            .map(|tool| {
                let (space, token) = (projection.spaces[*tool as usize], tokens[*tool as usize]);
                let (goal, points) = if space < board.bonus_space() {
                    (board.bonus_space(), Token::Six.points())
                } else {
                    (board.last_space(), Token::Ten.points() - token.points())
                };
                let actions = 1.5 * small(i32::from(goal - space));
                self.weights.token * small(points) * self.discount(actions + 3.0)
            })
            .sum()
    }

    /// The value of resources that no goal needs.
    fn unplanned(&self, projection: &Projection) -> f32 {
        let painter = self.studio.painter(self.seat);
        if self.last.is_some() {
            return 0.0;
        }
        let pigments: u8 = projection.stock[..Pigment::Black as usize].iter().sum();
        let kept = self.studio.limit(self.seat);
        let excess = pigments.saturating_sub(projection.strokes + kept);
        let white = projection.stock[Pigment::White as usize];
        let first = self.studio.next_first.unwrap_or(self.studio.first) == self.seat;
        self.weights.pigment * small(i32::from(pigments.min(kept)))
            - self.weights.drying * small(i32::from(excess))
            + self.weights.white * small(i32::from(white.min(6)))
            + self.weights.card * small(i32::from(painter.cards.len()))
            + if first { self.weights.first } else { 0.0 }
    }

    /// 1 if the seat has more points than all others, -1 if it has fewer than another, else 0.
    fn lead(&self) -> f32 {
        let own = self.studio.points(self.studio.painter(self.seat));
        let others = self.studio.all_seats().filter(|it| *it != self.seat);
        let best = others.map(|it| self.studio.points(self.studio.painter(it))).max();
        small((own - best.unwrap_or(own)).signum())
    }
}

/// Removes one cell from `wanted` that black paints: a cell whose color is lacking, if there is any.
fn spare_one(wanted: &mut ColorCounts, projection: &Projection) {
    let lacks = |at: &usize| projection.stock[*at] < wanted[*at];
    let at = (0..6).rev().find(lacks).or_else(|| (0..6).find(|at| wanted[*at] != 0));
    if let Some(at) = at {
        wanted[at] -= 1;
    }
}
