//! The results of a search or of plans, action by action.

use std::cmp::Ordering;

use game::{PerSeat, Seat};

use super::{
    planner::Arm,
    tree::{NodeId, Tree},
};

/// What a search or a planner has found out about an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The action.
    pub action: A,
    /// The number of simulations, or of plans, that began with the action.
    pub visits: u32,
    /// The share of `visits` in those of all actions.
    pub visit_share: f32,
    /// The mean reward of these simulations by seat, from 0 for a clear loss to 1 for a clear win.
    /// Empty if there were none.
    pub values: PerSeat<f32>,
    /// The quantity that decides between actions with equal visits. For a search it is the value to the seat
    /// that decides; for a planner, a reward that also counts how near the record is.
    pub objective: f32,
}

/// Counts over the simulations of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// The number of simulations, played to the end or cut.
    pub simulations: u64,
    /// The number of decisions in them, in the tree and in rollouts.
    pub decisions: u64,
}

/// The analyses of the actions of `seat` whose nodes are `nodes`, the most visited first. `sums` are
/// the rewards by seat, summed over the simulations that began with each action.
pub(super) fn of_tree<A: Copy + Eq>(
    tree: &Tree<A>,
    seat: Seat,
    nodes: &[NodeId],
    sums: Vec<PerSeat<f32>>,
) -> Vec<Analysis<A>> {
    let visits = |node: &NodeId| tree.visits(*node);
    let all = count(nodes.iter().map(visits).sum::<u32>().max(1));
    let mut analyses: Vec<Analysis<A>> = Vec::new();
    for (node, mut values) in nodes.iter().zip(sums) {
        let visits = tree.visits(*node);
        values.iter_mut().for_each(|it| *it /= count(visits.max(1)));
        let (action, visit_share) = (tree.action(*node), count(visits) / all);
        let objective = values.get(seat.idx()).copied().unwrap_or_default();
        analyses.push(Analysis { action, visits, visit_share, values, objective });
    }
    let first = tree.most_visited(nodes).map(|it| tree.action(it));
    let rank = |it: &Analysis<A>| (first != Some(it.action), std::cmp::Reverse(it.visits));
    analyses.sort_by(|one, other| rank(one).partial_cmp(&rank(other)).unwrap_or(Ordering::Equal));
    analyses
}

/// One analysis for each of `actions`. An arm is a candidate turn; `arms` is sorted with the best first, and an action
/// is analyzed by the first arm that begins with that action, which is also the arm with the most plans.
pub(super) fn of_arms<A: Copy + Eq>(arms: &[Arm<A>], actions: &[A]) -> Vec<Analysis<A>> {
    let begins = |it: &&Arm<A>, action: A| it.turn.decisions[0] == Some(action);
    let analyze = |action: &A| {
        let best = arms.iter().find(|it| begins(it, *action));
        let tried = best.filter(|it| it.plans != 0);
        Analysis {
            action: *action,
            visits: tried.map_or(0, |it| it.plans),
            visit_share: 0.0,
            values: tried.map(Arm::solo_reward).into_iter().collect(),
            objective: tried.map_or(0.0, Arm::record_reward),
        }
    };
    let mut analyses: Vec<Analysis<A>> = actions.iter().map(analyze).collect();
    let all = count(analyses.iter().map(|it| it.visits).sum::<u32>().max(1));
    for analysis in &mut analyses {
        analysis.visit_share = count(analysis.visits) / all;
    }
    let rank = |it: &Analysis<A>| arms.iter().position(|arm| begins(&arm, it.action));
    analyses.sort_by_key(|it| rank(it).unwrap_or(usize::MAX));
    analyses
}

#[expect(
    clippy::cast_precision_loss,
    reason = "searches run fewer than sixteen million simulations"
)]
pub(super) fn count(n: u32) -> f32 {
    n as f32
}
