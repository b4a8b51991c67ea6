//! Tuning of the weights of a judgement by self-play: simultaneous perturbation stochastic
//! approximation (SPSA, Spall 1992).
//!
//! In every iteration all weights are moved up or down at random by a small share of themselves,
//! and a player with the moved weights plays against one with the opposite moves, on the same luck.
//! The weights then take a step towards the side that did better. One iteration is noisy; many are
//! not.

use bots::{Bot, Greedy, Judged, Planner, Search};
use game::{BadSetup, Options};
use judgement::{Algorithm, Weights};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

use crate::{
    Contest, ContestPlayer, Entrant, GameResult, PlayerError, Proportion, SeatAssignment,
    standings::duel,
};

/// The settings of a tuning run.
#[derive(Clone, Debug)]
pub struct Tuning<G: Judged> {
    /// The number of seats at a table.
    pub seats: u8,
    /// The options of the games.
    pub options: G::Options,
    /// The algorithm of the players.
    pub algorithm: Algorithm,
    /// The number of deals in an iteration, each played in both seatings.
    pub deals: u64,
    /// The number of iterations.
    pub iterations: u32,
    /// The first perturbation of a weight, as a share of itself; it decays over the iterations.
    pub perturbation: f32,
    /// The first step after an iteration in which one side won every duel, as a share of a weight;
    /// it decays over the iterations.
    pub step_size: f32,
    /// The seed. The same seed gives the same weights on any number of threads.
    pub seed: u64,
}

/// The result of one iteration.
#[derive(Clone, Copy, Debug)]
pub struct Iteration<W> {
    /// The number of the iteration, from 0.
    pub number: u32,
    /// The share of duels won by the weights that were moved by the signs; 0.5 for equal sides.
    pub score: f64,
    /// The weights after the iteration.
    pub weights: W,
}

impl<G: Judged> Tuning<G> {
    /// Tunes `weights` and returns the result, after calling `observe` for every iteration.
    ///
    /// # Errors
    ///
    /// Gives the reason why there is no such table.
    pub fn run(
        &self,
        mut weights: G::Weights,
        mut observe: impl FnMut(Iteration<G::Weights>),
    ) -> Result<G::Weights, BadSetup> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        for number in 0..self.iterations {
            #[expect(clippy::cast_precision_loss, reason = "there are few iterations")]
            let decay = 1.0 / (1.0 + 3.0 * number as f32 / self.iterations as f32);
            let signs: Vec<f32> = weights.each().iter().map(|_| random_sign(&mut rng)).collect();
            let perturbation = self.perturbation * decay;
            let pair = [
                perturbed(weights, &signs, perturbation),
                perturbed(weights, &signs, -perturbation),
            ];
            let score = self.compare(pair, self.deals, rng.next_u64())?;
            let score = score.map_or(0.5, |it| it.mean);
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            let step = self.step_size * decay * (2.0 * score - 1.0) as f32;
            weights = perturbed(weights, &signs, step);
            observe(Iteration { number, score, weights });
        }
        Ok(weights)
    }

    /// The share of duels that the first of two sets of weights wins against the second in this number of
    /// deals, a draw as a half; in solo games the one with more points wins. `None` without deals.
    ///
    /// # Errors
    ///
    /// Gives the reason why there is no such table.
    pub fn compare(
        &self,
        pair: [G::Weights; 2],
        deals: u64,
        seed: u64,
    ) -> Result<Option<Proportion>, BadSetup> {
        let entrants =
            pair.map(|weights| Box::new(Tuned { weights, algorithm: self.algorithm }) as _);
        let contest =
            Contest::<G>::new(self.seats, self.options.clone().bounded(), entrants.into(), seed)?;
        let play = |number| contest.play(number).expect("our own bots do not fail").result;
        let rotations = contest.rotations();
        let results: Vec<GameResult> =
            (0..deals * rotations as u64).into_par_iter().map(play).collect();
        Ok(duel(&results, 0, 1, rotations))
    }
}

/// An entrant with certain weights.
struct Tuned<W> {
    weights: W,
    algorithm: Algorithm,
}

impl<G: Judged> Entrant<G> for Tuned<G::Weights> {
    fn display_name(&self) -> String {
        "tuned".to_owned()
    }

    fn sit(
        &self,
        assignment: &SeatAssignment<'_, G>,
    ) -> Result<Box<dyn ContestPlayer<G>>, PlayerError> {
        let bot: Box<dyn Bot<G>> = match self.algorithm {
            Algorithm::Greedy { random_one_in } => Box::new(
                Greedy::<G>::new(assignment.seed, random_one_in).with_weights(self.weights),
            ),
            Algorithm::Search { simulations } => {
                Box::new(Search::<G>::new(assignment.seed, simulations).with_weights(self.weights))
            }
            Algorithm::Planner(settings) => {
                Box::new(Planner::<G>::new(assignment.seed, settings).with_weights(self.weights))
            }
        };
        Ok(Box::new(bot))
    }
}

/// A random sign: 1 or -1.
fn random_sign(rng: &mut ChaCha8Rng) -> f32 {
    if rng.next_u32() & 1 == 0 { 1.0 } else { -1.0 }
}

/// The weights, each changed by a share of itself in the direction of its sign.
fn perturbed<W: Weights>(mut weights: W, signs: &[f32], perturbation: f32) -> W {
    for ((_, weight), sign) in weights.each().into_iter().zip(signs) {
        *weight *= 1.0 + perturbation * sign;
    }
    weights
}
