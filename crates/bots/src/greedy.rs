//! The greedy player: looks one step ahead and takes what promises most.

use game::{Luck, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Judged, promise::promise};

/// Chooses what promises most in a few imagined worlds.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judged> {
    weights: G::Weights,
    luck: Xoshiro256PlusPlus,
    /// One decision out of so many is made without looking.
    blunders: Option<u32>,
}

/// In how many worlds an action is tried.
const WORLDS: u32 = 8;

impl<G: Judged> Greedy<G> {
    /// The greedy player whose choices follow from `seed`; it makes one decision out of `blunders`
    /// at random.
    #[must_use]
    pub fn new(seed: u64, blunders: Option<u32>) -> Greedy<G> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Greedy { weights: G::Weights::default(), luck, blunders }
    }

    /// The same with other numbers in its judgement.
    #[must_use]
    pub fn with(self, weights: G::Weights) -> Greedy<G> {
        Greedy { weights, ..self }
    }
}

impl<G: Judged> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            return actions[0];
        }
        if self.blunders.is_some_and(|one_in| self.luck.below(one_in) == 0) {
            return self.luck.pick(actions);
        }
        let mut promises = vec![0.0; actions.len()];
        let mut buffer = Vec::new();
        for _ in 0..WORLDS {
            let world = G::imagine(view, &mut self.luck);
            for (sum, action) in promises.iter_mut().zip(actions) {
                *sum += promise(&world, &self.weights, seat, *action, &mut self.luck, &mut buffer);
            }
        }
        let first = (f32::NEG_INFINITY, actions[0]);
        let best = promises.into_iter().zip(actions).fold(first, |best, (promise, action)| {
            if best.0 < promise { (promise, *action) } else { best }
        });
        best.1
    }
}
