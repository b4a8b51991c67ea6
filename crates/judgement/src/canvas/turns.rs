//! The candidate turns of a solo game: every affordable card while the hand has room, then every
//! choice of three cards in its best order.
//!
//! A painting is begun only when no card can be taken: nothing is lost by waiting, and a larger
//! hand holds better paintings.

use canvas::{Action, Canvas, Card, Icons, Mode, Painter, Step};
use game::Seat;

use super::{
    LAYERS, MAX_HAND_CARDS, PAINTINGS, Weights, expected_points, gain,
    painting::{PaintingValues, UnfinishedPainting},
};
use crate::{CandidateTurn, MAX_TURN_DECISIONS, many};

/// The only seat of a solo game.
const SOLO_SEAT: Seat = Seat(0);

/// Writes all candidate turns to `out`.
pub(super) fn list(table: &Canvas, weights: &Weights, out: &mut Vec<CandidateTurn<Action>>) {
    let is_free = matches!(table.step(), Step::Turn(_));
    if is_free && table.painters()[0].hand.len() < MAX_HAND_CARDS && !table.row().is_empty() {
        takes(table, weights, out);
    } else {
        paintings(table, weights, out);
    }
}

/// Every affordable card, with the expected points after taking it.
fn takes(table: &Canvas, weights: &Weights, out: &mut Vec<CandidateTurn<Action>>) {
    let painter = &table.painters()[0];
    let (hung, unfinished) = (painter.paintings.len(), UnfinishedPainting::of(table, SOLO_SEAT));
    let values = PaintingValues::new(table, weights, painter, PAINTINGS - 1 - hung);
    let usual = PaintingValues::new(table, weights, painter, PAINTINGS - hung).usual();
    let known =
        if unfinished.missing() <= unfinished.held() { unfinished.best(&values) } else { f32::MIN };
    let within_reach = usize::from(painter.tokens) + 1;
    for (skipped, slot) in table.row().iter().enumerate().take(within_reach) {
        let icons = table.deck().icons(slot.card);
        let mut after = unfinished;
        after.hold(icons);
        let begun = after.begun();
        let best = unfinished.best_with(&values, icons).max(known);
        let tokens = f32::from(painter.tokens) + gain(table, skipped, slot.tokens) - many(skipped);
        let value = weights.token * tokens + begun * best + (1.0 - begun) * usual;
        let position = u8::try_from(skipped + 1).expect("the row is short");
        out.push(CandidateTurn {
            value,
            decisions: [Some(Action::Take(position)), None, None, None],
        });
    }
}

/// For each choice of cards in hand, the painting in its best order.
fn paintings(table: &Canvas, weights: &Weights, out: &mut Vec<CandidateTurn<Action>>) {
    let painter = &table.painters()[0];
    let values =
        PaintingValues::new(table, weights, painter, PAINTINGS - 1 - painter.paintings.len());
    let mut search = PaintingSearch {
        table,
        values,
        hand: [None; MAX_HAND_CARDS],
        best: [None; 1 << MAX_HAND_CARDS],
    };
    for (place, card) in search.hand.iter_mut().zip(painter.hand.iter()) {
        *place = Some(card);
    }
    let unfinished = UnfinishedPainting::of(table, SOLO_SEAT);
    search.lay(
        LayerOrder { value: 0.0, icons: unfinished.shown(), cards: [None; LAYERS] },
        unfinished.missing(),
        0,
    );
    for (used, order) in (0..).zip(search.best) {
        let Some(order) = order else { continue };
        let value = search.expected_points(weights, &order, used);
        out.push(CandidateTurn { value, decisions: order.decisions(painter) });
    }
}

/// The exhaustive search over paintings from the hand.
struct PaintingSearch<'a> {
    table: &'a Canvas,
    values: PaintingValues,
    hand: [Option<Card>; MAX_HAND_CARDS],
    /// The best order of each set of cards, by the set as bits over the hand.
    best: [Option<LayerOrder>; 1 << MAX_HAND_CARDS],
}

/// Cards in the order in which they are laid, with the icons that show.
#[derive(Clone, Copy)]
struct LayerOrder {
    value: f32,
    icons: Icons,
    cards: [Option<Card>; LAYERS],
}

impl PaintingSearch<'_> {
    /// Tries every order of `missing` more cards upon `begun`; `used` is the set of cards already
    /// laid.
    fn lay(&mut self, begun: LayerOrder, missing: usize, used: usize) {
        if missing == 0 {
            let value = self.values.with(begun.icons);
            if self.best[used].is_none_or(|it| it.value < value) {
                self.best[used] = Some(LayerOrder { value, ..begun });
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

    /// The expected points once the painting hangs, with the cards that are left in hand.
    fn expected_points(&self, weights: &Weights, order: &LayerOrder, used: usize) -> f32 {
        let mut painter = self.table.painters()[0];
        let earned = self.table.earned(&painter.ribbons, order.icons);
        painter.ribbons.iter_mut().zip(earned).for_each(|(owned, new)| *owned += new);
        painter.tokens += u8::from(self.table.mode() == Mode::Puzzle);
        let mut left = UnfinishedPainting::empty();
        for (at, card) in self.hand.iter().flatten().enumerate() {
            if used >> at & 1 == 0 {
                left.hold(self.table.deck().icons(*card));
            }
        }
        expected_points(self.table, weights, &painter, painter.paintings.len() + 1, &left)
    }
}

impl LayerOrder {
    /// The decisions of the turn: the layers, and the first background unless it is the only one,
    /// which needs no decision.
    fn decisions(&self, painter: &Painter) -> [Option<Action>; MAX_TURN_DECISIONS] {
        let is_chosen = 1 < painter.backgrounds.len();
        let background = painter.backgrounds.iter().next().filter(|_| is_chosen);
        let layers = self.cards.iter().flatten().map(|card| Action::Lay(*card));
        let mut decisions = [None; MAX_TURN_DECISIONS];
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

    /// Checks that the value of each candidate turn is the expected points after the turn, except by one token
    /// if the reserve is empty. Returns the number of turns and of exact values.
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
            let mut turns = Vec::new();
            table.candidate_turns(&weights, &mut turns);
            for turn in &turns {
                let gap = turn.value - after(table, turn).expected_points(&weights, SOLO_SEAT);
                let is_exact = gap.abs() < 1e-3;
                assert!(is_exact || (gap - weights.token).abs() < 1e-3, "{turn:?}");
                count = [count[0] + 1, count[1] + u32::from(is_exact)];
            }
            table = after(table, &luck.pick(&turns));
        }
        count
    }

    fn after(mut table: Canvas, turn: &CandidateTurn<Action>) -> Canvas {
        for action in turn.decisions.iter().flatten() {
            table.apply(&Event::Choice { seat: SOLO_SEAT, action: *action });
        }
        table
    }

    /// The candidate turns are compared with the legal decisions of random games, so also in states that no
    /// good player reaches.
    #[test]
    fn every_decision_has_a_candidate_turn() {
        for seed in 0..200 {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
            let text = ["solo=puzzle", "solo=vincent"][usize::from(seed % 2 == 0)];
            let options = canvas::Options::read(text, &NoFiles).unwrap();
            let mut table = Canvas::new(1, &options).unwrap();
            let (mut actions, mut turns) = (Vec::new(), Vec::new());
            loop {
                if table.turn().asks(SOLO_SEAT) {
                    table.actions(SOLO_SEAT, &mut actions);
                    table.candidate_turns(&Weights::default(), &mut turns);
                    let first = turns.first().and_then(|it| it.decisions[0]);
                    assert!(first.is_some_and(|it| actions.contains(&it)), "{table:?}");
                }
                actions.clear();
                turns.clear();
                if table.stride(&mut luck, &mut actions) == Stride::Over {
                    break;
                }
                actions.clear();
            }
        }
    }

    #[test]
    fn values_are_the_expected_points_after_the_turn() {
        for seed in 0..20 {
            for options in ["solo=puzzle scenario=bonus", "solo=vincent scenario=spatial"] {
                let [all, exact] = check(options, seed);
                assert!(50 < all && all * 3 < exact * 4, "{exact} of {all}");
            }
        }
    }
}
