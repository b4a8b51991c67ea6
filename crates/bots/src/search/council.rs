//! Several bots that think side by side, for those who want one good answer soon. Each has luck of
//! its own, and if it searches a tree, so nobody waits for anybody and the answer follows from their seeds,
//! however many threads there are and however they are scheduled.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
};

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
    let heads = thinkers.len();
    let waiting = Mutex::new(thinkers.iter_mut().enumerate());
    let found = Mutex::new(vec![Vec::new(); heads]);
    let next = || locked(&waiting).next();
    let work = || {
        while let Some((head, thinker)) = next() {
            let thoughts = thinker.ponder(seat, view, actions);
            locked(&found)[head] = thoughts;
        }
    };
    thread::scope(|scope| {
        // Where the machine gives no more threads, those there are think for several.
        let hire = || thread::Builder::new().spawn_scoped(scope, work);
        (1..heads).map_while(|_| hire().ok()).for_each(drop);
        work();
    });
    joined(found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
