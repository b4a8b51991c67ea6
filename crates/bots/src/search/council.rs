//! Several bots that think side by side, for those who want one good answer soon. Each has a thread and
//! luck of its own, and if it searches a tree, so nobody waits for anybody and the answer follows from
//! their seeds, however the threads are scheduled.

use std::thread;

use game::Seat;

use super::{Planner, Search, Thought, thought::count};
use crate::Judged;

/// A bot that can be asked for its thoughts.
#[derive(Debug)]
pub enum Thinker<G: Judged> {
    /// One that searches.
    Search(Box<Search<G>>),
    /// One that plans.
    Planner(Planner<G>),
}

impl<G: Judged> Thinker<G> {
    /// What it thinks of each of `actions`, which are all that `seat` may do and not none: what it
    /// would choose comes first.
    pub fn ponder(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Vec<Thought<G::Action>> {
        match self {
            Thinker::Search(search) => search.ponder(seat, view, actions),
            Thinker::Planner(planner) => planner.ponder(view, actions),
        }
    }
}

/// What `thinkers`, of whom there is one at least, think of `actions` when they put together what
/// each of them has found: what most of their games or plans began with comes first.
pub fn confer<G: Judged>(
    thinkers: &mut [Thinker<G>],
    seat: Seat,
    view: &G::View,
    actions: &[G::Action],
) -> Vec<Thought<G::Action>> {
    let found: Vec<Vec<Thought<G::Action>>> = thread::scope(|scope| {
        let ponder = |thinker| scope.spawn(|| Thinker::ponder(thinker, seat, view, actions));
        let threads: Vec<_> = thinkers.iter_mut().map(ponder).collect();
        threads.into_iter().map(|it| it.join().expect("whoever thinks does not panic")).collect()
    });
    joined(found)
}

fn joined<A: Copy + Eq>(found: Vec<Vec<Thought<A>>>) -> Vec<Thought<A>> {
    let mut found = found.into_iter();
    let mut joined = found.next().unwrap_or_default();
    if found.len() == 0 {
        return joined;
    }
    for thought in found.flatten() {
        if let Some(known) = joined.iter_mut().find(|it| it.action == thought.action) {
            known.add(&thought);
        }
    }
    let all = count(joined.iter().map(|it| it.games).sum::<u32>().max(1));
    for thought in &mut joined {
        thought.share = count(thought.games) / all;
    }
    // Between turns that are planned to the last, every one of them has made as many plans for the one as
    // for the other: there all of them decide, and not the first alone.
    joined.sort_by(|one, other| {
        other.games.cmp(&one.games).then_with(|| other.merit.total_cmp(&one.merit))
    });
    joined
}

impl<A> Thought<A> {
    /// The same action, thought of by another.
    fn add(&mut self, other: &Thought<A>) {
        if self.games == 0 {
            self.values = other.values;
        }
        let games = self.games + other.games;
        let (mine, theirs) = (count(self.games), count(other.games));
        let mean = |own: f32, their: f32| (own * mine + their * theirs) / count(games.max(1));
        for (value, their) in self.values.iter_mut().zip(&other.values) {
            *value = mean(*value, *their);
        }
        self.merit = mean(self.merit, other.merit);
        self.games = games;
    }
}
