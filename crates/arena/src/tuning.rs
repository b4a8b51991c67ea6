//! Finding better numbers for a judgement by letting it play against itself.
//!
//! Simultaneous perturbation: in every lesson all numbers are moved a little up or down at random,
//! and the numbers moved one way play against those moved the other way, on the same luck. Whoever
//! does better draws the numbers towards itself. A lesson is noisy, many of them are not.

use bots::{Bot, Greedy, Judged, Planner, Search};
use game::{BadSetup, Options};
use judgement::{Skill, Weights};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

use crate::{Bout, Contest, Entrant, Fault, Place, Player, Share, standings::duel};

/// How numbers are tuned.
#[derive(Clone, Debug)]
pub struct Tuning<G: Judged> {
    /// How many sit at a table.
    pub seats: u8,
    /// What they play.
    pub options: G::Options,
    /// How the players come to their decisions.
    pub skill: Skill,
    /// Deals in a lesson, each played in both seatings.
    pub deals: u64,
    /// How many lessons.
    pub lessons: u32,
    /// How far numbers are moved for a comparison, as a share of themselves; less towards the end.
    pub reach: f32,
    /// How far they are drawn by a lesson that was won outright.
    pub pace: f32,
    /// The same seed gives the same numbers, on any number of threads.
    pub seed: u64,
}

/// What a lesson has taught.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<W> {
    /// Which one, from 0.
    pub number: u32,
    /// How well the numbers moved one way did against the others: 0.5 if alike.
    pub score: f64,
    /// The numbers after it.
    pub weights: W,
}

impl<G: Judged> Tuning<G> {
    /// Gives all lessons to `weights`, telling `heard` of each; the numbers in the end.
    ///
    /// # Errors
    ///
    /// Says why there is no such table.
    pub fn run(
        &self,
        mut weights: G::Weights,
        mut heard: impl FnMut(Lesson<G::Weights>),
    ) -> Result<G::Weights, BadSetup> {
        let mut whims = ChaCha8Rng::seed_from_u64(self.seed);
        for number in 0..self.lessons {
            #[expect(clippy::cast_precision_loss, reason = "there are few lessons")]
            let fading = 1.0 / (1.0 + 3.0 * number as f32 / self.lessons as f32);
            let signs: Vec<f32> = weights.each().iter().map(|_| sign(&mut whims)).collect();
            let reach = self.reach * fading;
            let pair = [moved(weights, &signs, reach), moved(weights, &signs, -reach)];
            let score = self.compare(pair, self.deals, whims.next_u64())?;
            let score = score.map_or(0.5, |it| it.mean);
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            let drawn = self.pace * fading * (2.0 * score - 1.0) as f32;
            weights = moved(weights, &signs, drawn);
            heard(Lesson { number, score, weights });
        }
        Ok(weights)
    }

    /// How often the first of two sets of numbers beats the second, a draw as a half, in so many
    /// deals; alone, who has more points. Nothing if there is no deal.
    ///
    /// # Errors
    ///
    /// Says why there is no such table.
    pub fn compare(
        &self,
        pair: [G::Weights; 2],
        deals: u64,
        seed: u64,
    ) -> Result<Option<Share>, BadSetup> {
        let entrants = pair.map(|weights| Box::new(Tuned { weights, skill: self.skill }) as _);
        let contest =
            Contest::<G>::new(self.seats, self.options.clone().bounded(), entrants.into(), seed)?;
        let play = |number| contest.play(number).expect("our own bots do not fail").bout;
        let rotations = contest.rotations();
        let bouts: Vec<Bout> = (0..deals * rotations as u64).into_par_iter().map(play).collect();
        Ok(duel(&bouts, 0, 1, rotations))
    }
}

/// A player with these numbers.
struct Tuned<W> {
    weights: W,
    skill: Skill,
}

impl<G: Judged> Entrant<G> for Tuned<G::Weights> {
    fn called(&self) -> String {
        "tuned".to_owned()
    }

    fn sit(&self, place: &Place<'_, G>) -> Result<Box<dyn Player<G>>, Fault> {
        let bot: Box<dyn Bot<G>> = match self.skill {
            Skill::Glance { blunders } => {
                Box::new(Greedy::<G>::new(place.seed, blunders).with(self.weights))
            }
            Skill::Search { games } => {
                Box::new(Search::<G>::new(place.seed, games).with(self.weights))
            }
            Skill::Plan(foresight) => {
                Box::new(Planner::<G>::new(place.seed, foresight).with(self.weights))
            }
        };
        Ok(Box::new(bot))
    }
}

fn sign(whims: &mut ChaCha8Rng) -> f32 {
    if whims.next_u32() & 1 == 0 { 1.0 } else { -1.0 }
}

fn moved<W: Weights>(mut weights: W, signs: &[f32], reach: f32) -> W {
    for ((_, weight), sign) in weights.each().into_iter().zip(signs) {
        *weight *= 1.0 + reach * sign;
    }
    weights
}
