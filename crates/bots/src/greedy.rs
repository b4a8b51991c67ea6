//! The greedy bot: one-step lookahead over a few determinizations.

use game::{Luck, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Judged, evaluate::lookahead_value};

/// A bot that chooses the action with the highest mean lookahead value, except for some random
/// decisions.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judged> {
    weights: G::Weights,
    luck: Xoshiro256PlusPlus,
    /// The `n` of "one decision in `n` is made at random"; `None` if no decision is random.
    random_one_in: Option<u32>,
}

/// The number of determinizations in which every action is tried.
const DETERMINIZATIONS: u32 = 8;

impl<G: Judged> Greedy<G> {
    /// A greedy bot whose choices follow from `seed`; it makes one decision out of `random_one_in` at
    /// random.
    #[must_use]
    pub fn new(seed: u64, random_one_in: Option<u32>) -> Greedy<G> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Greedy { weights: G::Weights::default(), luck, random_one_in }
    }

    /// The same bot with other weights in its judgement.
    #[must_use]
    pub fn with_weights(self, weights: G::Weights) -> Greedy<G> {
        Greedy { weights, ..self }
    }
}

impl<G: Judged> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            return actions[0];
        }
        if self.random_one_in.is_some_and(|one_in| self.luck.below(one_in) == 0) {
            return self.luck.pick(actions);
        }
        let mut sums = vec![0.0; actions.len()];
        let mut buffer = Vec::new();
        for _ in 0..DETERMINIZATIONS {
            let world = G::imagine(view, &mut self.luck);
            for (sum, action) in sums.iter_mut().zip(actions) {
                let luck = &mut self.luck;
                *sum += lookahead_value(&world, &self.weights, seat, *action, luck, &mut buffer);
            }
        }
        let first = (f32::NEG_INFINITY, actions[0]);
        let best = sums
            .into_iter()
            .zip(actions)
            .fold(first, |best, (sum, action)| if best.0 < sum { (sum, *action) } else { best });
        best.1
    }
}
