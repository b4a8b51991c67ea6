//! What somebody who plans alone thinks of: every card within reach, and of a full hand every three cards
//! in their best order.
//!
//! A painting is begun only when no card can be taken, since nothing is lost by waiting: whoever takes
//! another card first paints from more of them.

use canvas::{Action, Canvas, Card, Icons, Mode, Painter, Step};
use game::Seat;

use super::{
    LAYERS, MAX_HAND_CARDS, PAINTINGS, Weights,
    easel::{Easel, Scales},
    gain, prospects,
};
use crate::{Idea, TURN, many};

/// Who plays alone.
const ME: Seat = Seat(0);

pub(super) fn list(table: &Canvas, weights: &Weights, out: &mut Vec<Idea<Action>>) {
    let is_free = matches!(table.step(), Step::Turn(_));
    if is_free && table.painters()[0].hand.len() < MAX_HAND_CARDS && !table.row().is_empty() {
        takes(table, weights, out);
    } else {
        paintings(table, weights, out);
    }
}

/// Every card within reach, by the prospects with it.
fn takes(table: &Canvas, weights: &Weights, out: &mut Vec<Idea<Action>>) {
    let painter = &table.painters()[0];
    let (hung, easel) = (painter.paintings.len(), Easel::of(table, ME));
    let scales = Scales::new(table, weights, painter, PAINTINGS - 1 - hung);
    let usual = Scales::new(table, weights, painter, PAINTINGS - hung).usual();
    let known = if easel.missing() <= easel.held() { easel.best(&scales) } else { f32::MIN };
    let within_reach = usize::from(painter.tokens) + 1;
    for (skipped, slot) in table.row().iter().enumerate().take(within_reach) {
        let icons = table.deck().icons(slot.card);
        let mut after = easel;
        after.hold(icons);
        let begun = after.begun();
        let best = easel.best_with(&scales, icons).max(known);
        let tokens = f32::from(painter.tokens) + gain(table, skipped, slot.tokens) - many(skipped);
        let worth = weights.token * tokens + begun * best + (1.0 - begun) * usual;
        let position = u8::try_from(skipped + 1).expect("the row is short");
        out.push(Idea { worth, decisions: [Some(Action::Take(position)), None, None, None] });
    }
}

/// Of the paintings that can come of the hand, of each choice of cards the best order.
fn paintings(table: &Canvas, weights: &Weights, out: &mut Vec<Idea<Action>>) {
    let painter = &table.painters()[0];
    let scales = Scales::new(table, weights, painter, PAINTINGS - 1 - painter.paintings.len());
    let mut studio =
        Studio { table, scales, hand: [None; MAX_HAND_CARDS], best: [None; 1 << MAX_HAND_CARDS] };
    for (place, card) in studio.hand.iter_mut().zip(painter.hand.iter()) {
        *place = Some(card);
    }
    let easel = Easel::of(table, ME);
    studio.lay(
        Order { worth: 0.0, icons: easel.shown(), cards: [None; LAYERS] },
        easel.missing(),
        0,
    );
    for (used, order) in (0..).zip(studio.best) {
        let Some(order) = order else { continue };
        let worth = studio.prospects(weights, &order, used);
        out.push(Idea { worth, decisions: order.decisions(painter) });
    }
}

/// Where paintings are tried out.
struct Studio<'a> {
    table: &'a Canvas,
    scales: Scales,
    hand: [Option<Card>; MAX_HAND_CARDS],
    /// By the cards used, as a set of places in the hand, the best order of them.
    best: [Option<Order>; 1 << MAX_HAND_CARDS],
}

/// Cards in the order in which they are laid, and what shows of them.
#[derive(Clone, Copy)]
struct Order {
    worth: f32,
    icons: Icons,
    cards: [Option<Card>; LAYERS],
}

impl Studio<'_> {
    /// Tries every order of `missing` more cards upon `begun`, for which those in `used` are gone.
    fn lay(&mut self, begun: Order, missing: usize, used: usize) {
        if missing == 0 {
            let worth = self.scales.with(begun.icons);
            if self.best[used].is_none_or(|it| it.worth < worth) {
                self.best[used] = Some(Order { worth, ..begun });
            }
            return;
        }
        for at in (0..MAX_HAND_CARDS).filter(|at| used >> at & 1 == 0) {
            let Some(card) = self.hand[at] else { break };
            let mut next = begun;
            next.icons = begun.icons.under(self.table.deck().icons(card));
            next.cards[LAYERS - missing] = Some(card);
            self.lay(next, missing - 1, used | 1 << at);
        }
    }

    /// The prospects once it hangs, with the cards that are left.
    fn prospects(&self, weights: &Weights, order: &Order, used: usize) -> f32 {
        let mut painter = self.table.painters()[0];
        let earned = self.table.earned(&painter.ribbons, order.icons);
        painter.ribbons.iter_mut().zip(earned).for_each(|(owned, new)| *owned += new);
        painter.tokens += u8::from(self.table.mode() == Mode::Puzzle);
        let mut left = Easel::empty();
        for (at, card) in self.hand.iter().flatten().enumerate() {
            if used >> at & 1 == 0 {
                left.hold(self.table.deck().icons(*card));
            }
        }
        prospects(self.table, weights, &painter, painter.paintings.len() + 1, &left)
    }
}

impl Order {
    /// The layers, and any background: the last one needs no decision.
    fn decisions(&self, painter: &Painter) -> [Option<Action>; TURN] {
        let is_chosen = 1 < painter.backgrounds.len();
        let background = painter.backgrounds.iter().next().filter(|_| is_chosen);
        let layers = self.cards.iter().flatten().map(|card| Action::Lay(*card));
        let mut decisions = [None; TURN];
        for (place, decision) in
            decisions.iter_mut().zip(layers.chain(background.map(Action::Frame)))
        {
            *place = Some(decision);
        }
        decisions
    }
}

#[cfg(test)]
mod tests {
    use game::{Event, Game, Luck, NoFiles, Options, Stride, Turn};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::Judged;

    /// What is said of a turn beforehand are the prospects after it, but where the reserve is empty and
    /// gives no token. Tells how many turns there were, and how many were told exactly.
    fn check(options: &str, seed: u64) -> [u32; 2] {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let options = canvas::Options::read(options, &NoFiles).unwrap();
        let mut table = Canvas::new(1, &options).unwrap();
        let weights = Weights::default();
        let mut count = [0, 0];
        while table.turn() != Turn::Over {
            if table.turn() == Turn::Chance {
                table.apply(&Event::Chance(table.draw(&mut luck)));
                continue;
            }
            let mut ideas = Vec::new();
            table.ideas(&weights, &mut ideas);
            for idea in &ideas {
                let gap = idea.worth - after(table, idea).prospects(&weights, ME);
                let is_exact = gap.abs() < 1e-3;
                assert!(is_exact || (gap - weights.token).abs() < 1e-3, "{idea:?}");
                count = [count[0] + 1, count[1] + u32::from(is_exact)];
            }
            table = after(table, &luck.pick(&ideas));
        }
        count
    }

    fn after(mut table: Canvas, idea: &Idea<Action>) -> Canvas {
        for action in idea.decisions.iter().flatten() {
            table.apply(&Event::Choice { seat: ME, action: *action });
        }
        table
    }

    /// Whatever was done before, also what nobody would think of.
    #[test]
    fn whoever_is_asked_has_an_idea() {
        for seed in 0..200 {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
            let text = ["solo=puzzle", "solo=vincent"][usize::from(seed % 2 == 0)];
            let options = canvas::Options::read(text, &NoFiles).unwrap();
            let mut table = Canvas::new(1, &options).unwrap();
            let (mut actions, mut ideas) = (Vec::new(), Vec::new());
            loop {
                if table.turn().asks(ME) {
                    table.actions(ME, &mut actions);
                    table.ideas(&Weights::default(), &mut ideas);
                    let first = ideas.first().and_then(|it| it.decisions[0]);
                    assert!(first.is_some_and(|it| actions.contains(&it)), "{table:?}");
                }
                actions.clear();
                ideas.clear();
                if table.stride(&mut luck, &mut actions) == Stride::Over {
                    break;
                }
                actions.clear();
            }
        }
    }

    #[test]
    fn ideas_are_worth_what_they_lead_to() {
        for seed in 0..20 {
            for options in ["solo=puzzle scenario=bonus", "solo=vincent scenario=spatial"] {
                let [all, exact] = check(options, seed);
                assert!(50 < all && all * 3 < exact * 4, "{exact} of {all}");
            }
        }
    }
}
