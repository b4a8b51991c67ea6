//! The planning player, for whoever plays alone: how would a game go on if one knew how luck will fall?
//!
//! Every turn that is thought of is tried in the same imagined futures, in each of them by a plan to the
//! end of the game ([`Desk`]). Nobody can know the future, so a plan promises too much; but it promises too
//! much for every turn alike, and it knows what cards are good for that come together late, which
//! improvising never finds. The turns that do worse are dropped by halves, so that most plans are made for
//! those between which it is hard to choose.

use game::Seat;
use judgement::{Foresight, Idea, Judged};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Thought, desk::Desk, thought};
use crate::{
    Bot,
    promise::{ambition, many, standing_alone},
};

/// Chooses the turn after which a fixed number of plans bring most. Only for tables of one, in titles
/// whose judgement has [ideas](Judged::ideas) there.
pub struct Planner<G: Judged> {
    luck: Xoshiro256PlusPlus,
    weights: G::Weights,
    foresight: Foresight,
}

/// A turn under consideration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    /// Its decisions.
    pub(super) idea: Idea<A>,
    /// How many plans began with it.
    pub(super) plans: u32,
    /// What they have brought in all to somebody who plays for a record, too: by this it is chosen.
    ambition: f32,
    /// What they have brought in points alone: this is told.
    standing: f32,
}

impl<G: Judged> Planner<G> {
    /// One that plans as `foresight` says, and whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, foresight: Foresight) -> Planner<G> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Planner { luck, weights: G::Weights::default(), foresight }
    }

    /// The same with other numbers in its judgement.
    #[must_use]
    pub fn with(self, weights: G::Weights) -> Planner<G> {
        Planner { weights, ..self }
    }

    /// What it thinks of each of `actions`, which are all that may be done and not none: what it would
    /// choose comes first. It makes all its plans, even for a single action.
    pub fn ponder(&mut self, view: &G::View, actions: &[G::Action]) -> Vec<Thought<G::Action>> {
        let (world, mut turns) = self.turns(view);
        self.deliberate(&world, &mut turns);
        thought::planned(&turns, actions)
    }

    /// The table as it is seen, and the turns that can be begun or gone on with.
    fn turns(&self, view: &G::View) -> (G, Vec<Candidate<G::Action>>) {
        let world = G::imagine(view, &mut self.luck.clone());
        let mut ideas = Vec::new();
        world.ideas(&self.weights, &mut ideas);
        let fresh = |idea| Candidate { idea, plans: 0, ambition: 0.0, standing: 0.0 };
        (world, ideas.into_iter().map(fresh).collect())
    }

    /// Makes plans for `turns`, and puts the best first.
    fn deliberate(&mut self, world: &G, turns: &mut [Candidate<G::Action>]) {
        let Foresight { plans, width, record } = self.foresight;
        let mut desk = Desk::new(&self.weights, width);
        let rounds = turns.len().next_power_of_two().trailing_zeros().max(1);
        let mut alive = turns.len();
        for _ in 0..rounds {
            let shared = u32::try_from(alive).unwrap_or(u32::MAX).max(1);
            for _ in 0..(plans / rounds / shared).max(1) {
                let future = self.luck.next_u64();
                for turn in &mut turns[..alive] {
                    let points = desk.plan(world, &turn.idea, future);
                    turn.ambition += ambition::<G>(points, record);
                    turn.standing += standing_alone::<G>(points);
                    turn.plans += 1;
                }
            }
            turns[..alive].sort_by(|one, other| other.ambition().total_cmp(&one.ambition()));
            alive = alive.div_ceil(2);
        }
    }
}

impl<G: Judged> Bot<G> for Planner<G> {
    fn choose(&mut self, _: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            return actions[0];
        }
        let (world, mut turns) = self.turns(view);
        if 1 < turns.len() {
            self.deliberate(&world, &mut turns);
        }
        let best = turns.first().and_then(|it| it.idea.decisions[0]);
        best.expect("whoever plans alone has an idea wherever there is a choice")
    }
}

impl<G: Judged> std::fmt::Debug for Planner<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Planner").field("foresight", &self.foresight).finish_non_exhaustive()
    }
}

impl<A> Candidate<A> {
    /// What a plan has brought on average, for choosing.
    pub(super) fn ambition(&self) -> f32 {
        self.ambition / many(self.plans.max(1) as usize)
    }

    /// What a plan has brought on average, for telling.
    pub(super) fn standing(&self) -> f32 {
        self.standing / many(self.plans.max(1) as usize)
    }
}
