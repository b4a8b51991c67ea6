//! The planning bot for solo games: hindsight optimization (Chong, Givan, Chang 2000) with sequential
//! halving (Karnin, Koren, Somekh 2013).
//!
//! Every candidate turn is tried in the same sampled futures, in each of them by one plan: a beam
//! search to the end of the game that knows all chance events (`beam.rs`). A plan knows what nobody
//! can know, so its value is too high; but it is too high for every turn alike. Plans find
//! combinations of cards that come together late, which rollouts never do. After each round of
//! plans the worse half of the turns is dropped, so most plans are spent on the closest decisions.

use game::Seat;
use judgement::{CandidateTurn, Judged, PlannerSettings};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Analysis, analysis, beam::BeamSearch};
use crate::{
    Bot,
    evaluate::{many, record_reward, solo_reward},
};

/// A bot that chooses the turn with the highest mean reward over a fixed number of plans. It plays
/// only solo games of titles whose judgement has [candidate turns](Judged::candidate_turns).
#[doc(alias = "hindsight optimization")]
pub struct Planner<G: Judged> {
    luck: Xoshiro256PlusPlus,
    weights: G::Weights,
    settings: PlannerSettings,
}

/// A candidate turn with the sums over its plans: an arm of the bandit that is halved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<A> {
    /// The turn.
    pub(super) turn: CandidateTurn<A>,
    /// The number of plans that began with it.
    pub(super) plans: u32,
    /// The sum of [`record_reward`] over its plans, by which turns are chosen.
    record_sum: f32,
    /// The sum of [`solo_reward`] over its plans, which is shown as the value.
    solo_sum: f32,
}

impl<G: Judged> Planner<G> {
    /// A planner whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, settings: PlannerSettings) -> Planner<G> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Planner { luck, weights: G::Weights::default(), settings }
    }

    /// The same planner with other weights in its judgement.
    #[must_use]
    pub fn with_weights(self, weights: G::Weights) -> Planner<G> {
        Planner { weights, ..self }
    }

    /// An analysis of each of `actions`, first the action that the planner would choose. `actions` must be all
    /// legal actions, at least one. All plans are made, even for a single action.
    pub fn analyze(&mut self, view: &G::View, actions: &[G::Action]) -> Vec<Analysis<G::Action>> {
        let (world, mut arms) = self.arms(view);
        self.halve(&world, &mut arms);
        analysis::of_arms(&arms, actions)
    }

    /// The state of the table, and an arm for each candidate turn in it. Nothing that a candidate
    /// turn depends on is hidden in a solo game, so any imagined state will do.
    fn arms(&self, view: &G::View) -> (G, Vec<Arm<G::Action>>) {
        let world = G::imagine(view, &mut self.luck.clone());
        let mut turns = Vec::new();
        world.candidate_turns(&self.weights, &mut turns);
        let arm = |turn| Arm { turn, plans: 0, record_sum: 0.0, solo_sum: 0.0 };
        (world, turns.into_iter().map(arm).collect())
    }

    /// Sequential halving: each round tries the surviving turns in the same imagined futures, and keeps the better half.
    /// Sorts `arms` with the best first.
    fn halve(&mut self, world: &G, arms: &mut [Arm<G::Action>]) {
        let PlannerSettings { plans, beam_width, record_points } = self.settings;
        let mut beam = BeamSearch::new(&self.weights, beam_width);
        let rounds = arms.len().next_power_of_two().trailing_zeros().max(1);
        let mut alive = arms.len();
        for _ in 0..rounds {
            let arms_left = u32::try_from(alive).unwrap_or(u32::MAX).max(1);
            for _ in 0..(plans / rounds / arms_left).max(1) {
                // The same future for every arm: common random numbers.
                let future = self.luck.next_u64();
                for arm in &mut arms[..alive] {
                    let points = beam.run(world, &arm.turn, future);
                    arm.record_sum += record_reward::<G>(points, record_points);
                    arm.solo_sum += solo_reward::<G>(points);
                    arm.plans += 1;
                }
            }
            arms[..alive]
                .sort_by(|one, other| other.record_reward().total_cmp(&one.record_reward()));
            alive = alive.div_ceil(2);
        }
    }
}

impl<G: Judged> Bot<G> for Planner<G> {
    fn choose(&mut self, _: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            return actions[0];
        }
        let (world, mut arms) = self.arms(view);
        if 1 < arms.len() {
            self.halve(&world, &mut arms);
        }
        let best = arms.first().and_then(|it| it.turn.decisions[0]);
        best.expect("there is a candidate turn wherever there is a choice")
    }
}

impl<G: Judged> std::fmt::Debug for Planner<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Planner").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl<A> Arm<A> {
    /// The mean reward of a plan with the record in it, by which turns are chosen.
    pub(super) fn record_reward(&self) -> f32 {
        self.record_sum / many(self.plans.max(1) as usize)
    }

    /// The mean reward of a plan by points alone, which is shown as the value.
    pub(super) fn solo_reward(&self) -> f32 {
        self.solo_sum / many(self.plans.max(1) as usize)
    }
}
