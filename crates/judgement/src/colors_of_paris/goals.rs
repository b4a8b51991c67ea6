//! What a player works for: paintings and black, in the order in which they pay, each worth less the
//! later it comes.

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
    outlook::Outlook,
    work::{FOR_BLACK, Wanted},
};
use crate::small;

/// What a black is worth (CP-10.2), and what a white costs.
const BLACK: f32 = small(BLACK_POINTS);
const WHITE: f32 = -small(WHITE_POINTS);
/// How many black a player plans for at most.
const PLANNED: usize = 3;

/// The points that `seat` can expect beyond those it has.
pub(super) fn to_come(world: &ColorsOfParis, weights: &Numbers, seat: Seat) -> f32 {
    let plan = Plan::new(world, weights, seat);
    let outlook = Outlook::of(plan.studio, seat);
    let (goals, rounds) = plan.best(&outlook);
    let ending = plan.last.map_or(0.0, |_| plan.lead() * weights.ending);
    // What is not planned for is worth the less the sooner the plan ends the game.
    let aside = rounds / (rounds + weights.afterwards);
    goals + ending + aside * (plan.tokens(&outlook) + plan.sundries(&outlook))
}

/// Something to work for.
#[derive(Clone, Copy)]
struct Goal {
    value: f32,
    actions: f32,
    after: Outlook,
}

struct Plan<'a> {
    world: &'a ColorsOfParis,
    studio: &'a Studio,
    weights: &'a Numbers,
    seat: Seat,
    /// Actions a round.
    pace: f32,
    /// Assistants to be placed in the last round; none in other rounds.
    last: Option<f32>,
    guests: u8,
}

impl Plan<'_> {
    fn new<'a>(world: &'a ColorsOfParis, weights: &'a Numbers, seat: Seat) -> Plan<'a> {
        let studio = world.studio();
        let painter = studio.painter(seat);
        Plan {
            world,
            studio,
            weights,
            seat,
            pace: small(i32::from(painter.assistants + painter.hired)),
            last: studio.is_last_round().then(|| small(i32::from(painter.idle))),
            guests: guests(studio, seat),
        }
    }

    /// How much of its value something keeps that takes so many actions.
    fn reach(&self, actions: f32) -> f32 {
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

    /// The better of two plans: paintings alone, or black on the way to the last one.
    fn best(&self, outlook: &Outlook) -> (f32, f32) {
        let ahead = -self.weights.imitator * small(i32::from(outlook.count(Deed::Imitator)));
        let mixed = outlook.stock[Pigment::Black as usize]
            - self.studio.painter(self.seat).reserve.count(Pigment::Black);
        let mixed = match self.studio.rules.black {
            Black::Points => BLACK * self.weights.sure * small(i32::from(mixed)),
            Black::Signature => 0.0,
        };
        let plain = self.follow(outlook, ahead, 0);
        let rich = if outlook.blacks == 0 { plain } else { self.follow(outlook, ahead, PLANNED) };
        let (goals, actions) = if plain.0 < rich.0 { rich } else { plain };
        (mixed + goals, actions.max(0.0) / self.pace)
    }

    /// The worth of finishing paintings until the end, with so many black before the last of them.
    fn follow(&self, outlook: &Outlook, ahead: f32, blacks: usize) -> (f32, f32) {
        let painter = self.studio.painter(self.seat);
        let (mut spent, mut sum, mut outlook) = (ahead, 0.0, *outlook);
        let mut blacks = blacks.min(usize::from(outlook.blacks));
        let mut open = painter.paintings;
        let mut held = self.world.held(self.seat);
        for left in (1..=PAINTINGS_TO_END.saturating_sub(painter.finished.len())).rev() {
            let (card, goal) = self.painting(&outlook, spent, open, held);
            while blacks != 0 {
                let black = self.black(&outlook);
                let pays = goal.value * black.actions < black.value * goal.actions;
                if 1 < left && !pays {
                    break;
                }
                sum += black.value * self.reach(spent + black.actions);
                spent += black.actions;
                outlook = black.after;
                blacks -= 1;
            }
            let goal = match card {
                Some(card) if open.contains(card) => self.finishing(&outlook, spent, card),
                Some(_) | None => Goal { after: outlook, ..goal },
            };
            if let Some(card) = card {
                open.take(card);
                held.take(card);
            }
            spent += goal.actions;
            sum += goal.value * self.reach(spent);
            outlook = goal.after;
        }
        (sum, spent)
    }

    /// The painting to finish next: one before the player, one in hand, or one to be taken.
    fn painting(
        &self,
        outlook: &Outlook,
        spent: f32,
        open: Cards,
        held: Cards,
    ) -> (Option<Card>, Goal) {
        let best = |cards: Cards| {
            let goals = cards.iter().map(|card| (card, self.finishing(outlook, spent, card)));
            goals.reduce(|one, other| {
                let worth = |it: &Goal| it.value * self.reach(spent + it.actions);
                if worth(&one.1) < worth(&other.1) { other } else { one }
            })
        };
        if let Some((card, goal)) = best(open) {
            return (Some(card), goal);
        }
        if let Some((card, goal)) = best(held) {
            return (Some(card), Goal { value: goal.value * self.weights.unseen, ..goal });
        }
        (None, self.any_painting(outlook))
    }

    /// Finishing this painting: at once with white where it must be, or later without.
    fn finishing(&self, outlook: &Outlook, spent: f32, card: Card) -> Goal {
        let later = self.painted_later(outlook, card);
        let found = finish(
            self.studio,
            self.seat,
            card,
            outlook.stock,
            outlook.strokes,
            self.guests.min(outlook.strokes),
        );
        let Some(found) = found else { return later };
        let now = self.painted_now(outlook, card, found);
        let worth = |it: &Goal| it.value * self.reach(spent + it.actions);
        if worth(&now) < worth(&later) { later } else { now }
    }

    fn value(&self, card: Card) -> f32 {
        let value = self.studio.rules.values[self.studio.deck.tier(card)];
        let signed = self.studio.cells[card.idx()].is_signed();
        small(i32::from(value)) - WHITE * small(i32::from(white_on(self.studio, card)))
            + if signed { BLACK } else { 0.0 }
    }

    fn painted_now(&self, outlook: &Outlook, card: Card, found: Finish) -> Goal {
        let mut after = *outlook;
        let wanted = self.studio.wanted(card);
        let cells: u8 = wanted.iter().sum();
        for (there, wanted) in after.stock.iter_mut().zip(wanted) {
            *there -= wanted.min(*there);
        }
        after.stock[Pigment::White as usize] -= found.white;
        after.stock[Pigment::Black as usize] -= u8::from(found.signed);
        after.strokes -= cells.min(after.strokes);
        let value = self.value(card) - WHITE * small(i32::from(found.white + found.borrowed))
            + if found.signed { BLACK } else { 0.0 };
        let actions = self.exhibiting(&mut after);
        Goal { value, actions, after }
    }

    fn painted_later(&self, outlook: &Outlook, card: Card) -> Goal {
        let mut after = *outlook;
        let mut value = self.value(card);
        let mut wanted = self.studio.wanted(card);
        let cells: u8 = wanted.iter().sum();
        if can_sign(self.studio, card, after.stock) && cells != 0 {
            after.stock[Pigment::Black as usize] -= 1;
            value += BLACK;
            spare_one(&mut wanted, &after);
        }
        let done = after.strokes.min(Outlook::matching(after.stock, wanted));
        after.strokes -= done;
        let actions =
            after.gather(wanted) + self.weights.painting * after.strokes_for(cells - done);
        let actions = actions + self.exhibiting(&mut after);
        Goal { value, actions, after }
    }

    /// Where paintings are exhibited, that takes an action or a card (CP-9.3, CP-9.8b).
    fn exhibiting(&self, after: &mut Outlook) -> f32 {
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

    /// A painting to be taken: what they need on average.
    fn any_painting(&self, outlook: &Outlook) -> Goal {
        let mut after = *outlook;
        let wanted = [2, 2, 1, 1, 2, 1];
        let actions = after.gather(wanted) + self.weights.painting * after.strokes_for(9);
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
        Goal { value: self.weights.unseen * mean, actions, after }
    }

    fn black(&self, outlook: &Outlook) -> Goal {
        let mut after = *outlook;
        let actions = self.weights.blackening + after.gather(FOR_BLACK);
        after.blacks -= 1;
        Goal { value: BLACK * self.weights.black, actions, after }
    }

    /// What the tracks still promise (CP-4.5).
    fn tokens(&self, outlook: &Outlook) -> f32 {
        let board = self.studio.board;
        let tokens = self.studio.painter(self.seat).tokens;
        Tool::ALL
            .iter()
            .map(|tool| {
                let (space, token) = (outlook.spaces[*tool as usize], tokens[*tool as usize]);
                let (goal, points) = if space < board.bonus_space() {
                    (board.bonus_space(), Token::Six.points())
                } else {
                    (board.last_space(), Token::Ten.points() - token.points())
                };
                let actions = 1.5 * small(i32::from(goal - space));
                self.weights.token * small(points) * self.reach(actions + 3.0)
            })
            .sum()
    }

    fn sundries(&self, outlook: &Outlook) -> f32 {
        let painter = self.studio.painter(self.seat);
        if self.last.is_some() {
            return 0.0;
        }
        let pigments: u8 = outlook.stock[..Pigment::Black as usize].iter().sum();
        let kept = self.studio.limit(self.seat);
        let excess = pigments.saturating_sub(outlook.strokes + kept);
        let white = outlook.stock[Pigment::White as usize];
        let first = self.studio.next_first.unwrap_or(self.studio.first) == self.seat;
        self.weights.pigment * small(i32::from(pigments.min(kept)))
            - self.weights.drying * small(i32::from(excess))
            + self.weights.white * small(i32::from(white.min(6)))
            + self.weights.card * small(i32::from(painter.cards.len()))
            + if first { self.weights.first } else { 0.0 }
    }

    /// 1 for whoever has more points than all others, -1 for whoever has fewer than somebody.
    fn lead(&self) -> f32 {
        let own = self.studio.points(self.studio.painter(self.seat));
        let others = self.studio.all_seats().filter(|it| *it != self.seat);
        let best = others.map(|it| self.studio.points(self.studio.painter(it))).max();
        small((own - best.unwrap_or(own)).signum())
    }
}

/// Black paints a cell whose color is lacking, if there is one.
fn spare_one(wanted: &mut Wanted, outlook: &Outlook) {
    let lacks = |at: &usize| outlook.stock[*at] < wanted[*at];
    let at = (0..6).rev().find(lacks).or_else(|| (0..6).find(|at| wanted[*at] != 0));
    if let Some(at) = at {
        wanted[at] -= 1;
    }
}
