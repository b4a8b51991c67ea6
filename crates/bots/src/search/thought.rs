//! What somebody who searches or plans has to say of their thinking.

use std::cmp::Ordering;

use game::{PerSeat, Seat};

use super::{
    foresight::Candidate,
    tree::{Link, Tree},
};

/// What somebody thinks of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How many games in mind, or plans, began with it.
    pub games: u32,
    /// Which share of all of them that is.
    pub share: f32,
    /// By seat, what these have brought on average: from 0, lost by far, to 1, won by far. Nothing
    /// if there were none.
    pub values: PerSeat<f32>,
    /// By what it is chosen among those that were tried as often: its value to whoever decides, but
    /// whoever plans for a record has more in mind than that.
    pub merit: f32,
}

/// How much has been played in a mind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Labor {
    /// Games, whole or cut short.
    pub games: u64,
    /// Decisions in them, within the tree and beyond it.
    pub decisions: u64,
}

/// What stands in the tree about the actions of `seat` at `links`, with the sums of what they
/// `brought`: the favorite first.
pub(super) fn thoughts<A: Copy + Eq>(
    tree: &Tree<A>,
    seat: Seat,
    links: &[Link],
    brought: Vec<PerSeat<f32>>,
) -> Vec<Thought<A>> {
    let visits = |link: &Link| tree.visits(*link);
    let all = count(links.iter().map(visits).sum::<u32>().max(1));
    let mut thoughts: Vec<Thought<A>> = Vec::new();
    for (link, mut values) in links.iter().zip(brought) {
        let games = tree.visits(*link);
        values.iter_mut().for_each(|it| *it /= count(games.max(1)));
        let (action, share) = (tree.action(*link), count(games) / all);
        let merit = values.get(seat.idx()).copied().unwrap_or_default();
        thoughts.push(Thought { action, games, share, values, merit });
    }
    let favorite = tree.favorite(links).map(|it| tree.action(it));
    let rank = |it: &Thought<A>| (favorite != Some(it.action), std::cmp::Reverse(it.games));
    thoughts.sort_by(|one, other| rank(one).partial_cmp(&rank(other)).unwrap_or(Ordering::Equal));
    thoughts
}

/// What plans have `found`, the best turn first, as thoughts about `actions`: of the turns that begin with
/// an action only the one counts that was planned most.
pub(super) fn planned<A: Copy + Eq>(found: &[Candidate<A>], actions: &[A]) -> Vec<Thought<A>> {
    let begins = |it: &&Candidate<A>, action: A| it.idea.decisions[0] == Some(action);
    let thought = |action: &A| {
        let best = found.iter().find(|it| begins(it, *action));
        let tried = best.filter(|it| it.plans != 0);
        Thought {
            action: *action,
            games: tried.map_or(0, |it| it.plans),
            share: 0.0,
            values: tried.map(Candidate::standing).into_iter().collect(),
            merit: tried.map_or(0.0, Candidate::ambition),
        }
    };
    let mut thoughts: Vec<Thought<A>> = actions.iter().map(thought).collect();
    let all = count(thoughts.iter().map(|it| it.games).sum::<u32>().max(1));
    for thought in &mut thoughts {
        thought.share = count(thought.games) / all;
    }
    let rank = |it: &Thought<A>| found.iter().position(|found| begins(&found, it.action));
    thoughts.sort_by_key(|it| rank(it).unwrap_or(usize::MAX));
    thoughts
}

#[expect(clippy::cast_precision_loss, reason = "searches play fewer than sixteen million games")]
pub(super) fn count(n: u32) -> f32 {
    n as f32
}
