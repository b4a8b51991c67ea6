//! Root parallelization (Chaslot, Winands, van den Herik 2008): several bots analyze the same position
//! on threads of their own, and their results are merged. Each has its own generator and its own tree,
//! so no thread waits for another, and the result follows from the seeds, whatever the number of
//! threads and their schedule.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
};

use game::Seat;

use super::{Analysis, Planner, Search, analysis::count};
use crate::Judged;

/// A bot that can analyze a position.
#[derive(Debug)]
pub enum Analyzer<G: Judged> {
    /// The tree search.
    Search(Box<Search<G>>),
    /// The planner for solo games.
    Planner(Planner<G>),
}

impl<G: Judged> Analyzer<G> {
    /// An analysis of each of `actions`, first the action that the bot would choose. `actions` must be all
    /// legal actions of `seat`, at least one.
    pub fn analyze(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Vec<Analysis<G::Action>> {
        match self {
            Analyzer::Search(search) => search.analyze(seat, view, actions),
            Analyzer::Planner(planner) => planner.analyze(view, actions),
        }
    }
}

/// The merged analyses of all `analyzers`, of which there must be at least one: for each action the
/// sum of visits and the mean values, the action with the most visits first.
#[doc(alias = "root parallelization")]
pub fn analyze_parallel<G: Judged>(
    analyzers: &mut [Analyzer<G>],
    seat: Seat,
    view: &G::View,
    actions: &[G::Action],
) -> Vec<Analysis<G::Action>> {
    let count = analyzers.len();
    let waiting = Mutex::new(analyzers.iter_mut().enumerate());
    let found = Mutex::new(vec![Vec::new(); count]);
    let next = || locked(&waiting).next();
    let work = || {
        while let Some((number, analyzer)) = next() {
            let analyses = analyzer.analyze(seat, view, actions);
            locked(&found)[number] = analyses;
        }
    };
    thread::scope(|scope| {
        // Where the system starts no more threads, those that run take several analyzers each.
        let spawn = || thread::Builder::new().spawn_scoped(scope, work);
        (1..count).map_while(|_| spawn().ok()).for_each(drop);
        work();
    });
    merged(found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn merged<A: Copy + Eq>(found: Vec<Vec<Analysis<A>>>) -> Vec<Analysis<A>> {
    let mut found = found.into_iter();
    let mut merged = found.next().unwrap_or_default();
    if found.len() == 0 {
        return merged;
    }
    for analysis in found.flatten() {
        if let Some(known) = merged.iter_mut().find(|it| it.action == analysis.action) {
            known.merge(&analysis);
        }
    }
    let all = count(merged.iter().map(|it| it.visits).sum::<u32>().max(1));
    for analysis in &mut merged {
        analysis.visit_share = count(analysis.visits) / all;
    }
    // The turns that survive all halvings of a planner have the same number of plans in every analyzer.
    // Between those the mean objective decides, so that every analyzer counts, not the first alone.
    merged.sort_by(|one, other| {
        other.visits.cmp(&one.visits).then_with(|| other.objective.total_cmp(&one.objective))
    });
    merged
}

impl<A> Analysis<A> {
    /// Adds another analysis of the same action.
    fn merge(&mut self, other: &Analysis<A>) {
        if self.visits == 0 {
            self.values = other.values;
        }
        let visits = self.visits + other.visits;
        let (ours, theirs) = (count(self.visits), count(other.visits));
        let mean = |our: f32, their: f32| (our * ours + their * theirs) / count(visits.max(1));
        for (value, their) in self.values.iter_mut().zip(&other.values) {
            *value = mean(*value, *their);
        }
        self.objective = mean(self.objective, other.objective);
        self.visits = visits;
    }
}
