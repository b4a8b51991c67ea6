//! Planning, for whoever plays alone: how would a game go on if one knew how luck will fall?
//!
//! Every turn that is thought of is tried in the same imagined futures, in each of them by a plan to the
//! end of the game: of all tables after so many turns the most promising are kept. Nobody can know the
//! future, so a plan promises too much; but it promises too much for every turn alike, and it knows what
//! cards are good for that come together late, which improvising never finds. The turns that do worse are
//! dropped by halves, so that most plans are made for those between which it is hard to choose.

use game::{Event, Luck, Turn};
use judgement::{Foresight, Idea, Judged};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::promise::{ambition, many};

/// A turn under consideration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    /// Its decisions.
    pub(super) idea: Idea<A>,
    /// How many plans began with it.
    pub(super) plans: u32,
    /// What they have brought in all.
    pub(super) sum: f32,
}

/// A table in an imagined future, which its luck tells.
#[derive(Clone)]
struct Table<G> {
    world: G,
    luck: Xoshiro256PlusPlus,
}

/// Plans, with buffers that are used again and again.
pub(super) struct Planner<'a, G: Judged> {
    weights: &'a G::Weights,
    foresight: Foresight,
    tables: Vec<Table<G>>,
    next: Vec<Table<G>>,
    ideas: Vec<Idea<G::Action>>,
    /// What may come next: the number of a table, and a turn there.
    lines: Vec<(usize, Idea<G::Action>)>,
}

/// The turns that can be thought of in `world`; none where nobody plans.
pub(super) fn candidates<G: Judged>(world: &G, weights: &G::Weights) -> Vec<Candidate<G::Action>> {
    let mut ideas = Vec::new();
    world.ideas(weights, &mut ideas);
    let fresh = |idea| Candidate { idea, plans: 0, sum: 0.0 };
    ideas.into_iter().map(fresh).collect()
}

/// Makes plans for the turns that can be thought of in `world`, and puts the best first.
pub(super) fn deliberate<G: Judged>(
    world: &G,
    candidates: &mut [Candidate<G::Action>],
    weights: &G::Weights,
    foresight: Foresight,
    luck: &mut impl Luck,
) {
    let mut planner = Planner::new(weights, foresight);
    let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
    let mut alive = candidates.len();
    for _ in 0..rounds {
        let futures = foresight.plans / rounds / u32::try_from(alive).unwrap_or(u32::MAX);
        for _ in 0..futures.max(1) {
            let future = luck.next_u64();
            for candidate in &mut candidates[..alive] {
                candidate.sum += planner.plan(world, &candidate.idea, future);
                candidate.plans += 1;
            }
        }
        candidates[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        alive = alive.div_ceil(2);
    }
}

impl<A> Candidate<A> {
    pub(super) fn mean(&self) -> f32 {
        self.sum / many(self.plans.max(1) as usize)
    }
}

impl<'a, G: Judged> Planner<'a, G> {
    fn new(weights: &'a G::Weights, foresight: Foresight) -> Planner<'a, G> {
        let (tables, next, ideas, lines) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Planner { weights, foresight, tables, next, ideas, lines }
    }

    /// The best reward that a plan finds after `idea`, if luck falls as `future` says.
    fn plan(&mut self, world: &G, idea: &Idea<G::Action>, future: u64) -> f32 {
        let luck = Xoshiro256PlusPlus::seed_from_u64(future);
        let first = Table { world: world.clone(), luck };
        self.tables.clear();
        self.tables.push(first.after(idea));
        let mut best = 0.0;
        loop {
            for verdict in self.tables.iter().filter_map(|it| it.world.verdict()) {
                best = ambition::<G>(verdict.points[0], self.foresight.record).max(best);
            }
            self.think_of_lines();
            if self.lines.is_empty() {
                return best;
            }
            self.keep_the_best();
        }
    }

    fn think_of_lines(&mut self) {
        self.lines.clear();
        let going_on =
            self.tables.iter().enumerate().filter(|(_, it)| it.world.turn() != Turn::Over);
        for (number, table) in going_on {
            table.world.ideas(self.weights, &mut self.ideas);
            self.lines.extend(self.ideas.drain(..).map(|idea| (number, idea)));
        }
    }

    fn keep_the_best(&mut self) {
        let width = self.foresight.width;
        if width < self.lines.len() {
            let by_worth = |one: &(usize, Idea<G::Action>), other: &(usize, Idea<G::Action>)| {
                other.1.worth.total_cmp(&one.1.worth)
            };
            self.lines.select_nth_unstable_by(width - 1, by_worth);
            self.lines.truncate(width);
        }
        self.next.clear();
        for (number, idea) in &self.lines {
            self.next.push(self.tables[*number].clone().after(idea));
        }
        std::mem::swap(&mut self.tables, &mut self.next);
    }
}

impl<G: Judged> Table<G> {
    /// After a turn, and what luck made of it.
    fn after(mut self, idea: &Idea<G::Action>) -> Table<G> {
        for action in idea.decisions.iter().flatten() {
            let asked = match self.world.turn() {
                Turn::Players(seats) => seats.lowest(),
                Turn::Chance | Turn::Over => None,
            };
            let seat = asked.expect("a turn is thought of as far as it goes");
            self.world.apply(&Event::Choice { seat, action: *action });
        }
        while self.world.turn() == Turn::Chance {
            let fall = self.world.draw(&mut self.luck);
            self.world.apply(&Event::Chance(fall));
        }
        self
    }
}
