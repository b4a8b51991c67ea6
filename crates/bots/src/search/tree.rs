//! The search tree: PUCT selection (Rosin 2011; Silver et al. 2017) with availability counts
//! (information-set MCTS; Cowling, Powley, Whitehouse 2012) and first play urgency (Gelly and Wang
//! 2006). Small nodes lie in one block of memory, which is reserved before the first simulation.
//!
//! A node stands for the decision on the edge that leads to it, after the decisions on the path from
//! the root. Chance events on the way are not part of a node (open loop), so two visits to the same
//! node may find different legal actions. Each child therefore counts how often it was available.

use game::Seat;

/// The index of a node in its tree.
pub(super) type NodeId = u32;

/// The prior of a node that was created by an observation and has not been evaluated yet. Evaluated
/// nodes have a positive prior.
const NO_PRIOR: f32 = 0.0;

/// The end of a list of children.
const NO_NODE: NodeId = NodeId::MAX;

/// A node: the action on the edge to it, its statistics, and the list of its children.
struct Node<A> {
    action: A,
    /// The seat that takes the action.
    seat: Seat,
    /// The prior probability of PUCT, or [`NO_PRIOR`].
    prior: f32,
    /// The number of simulations that went through this node.
    visits: u32,
    /// The number of selections in which the action was legal.
    availability: u32,
    /// The sum of the rewards of these visits, to `seat`.
    reward_sum: f32,
    first_child: NodeId,
    next_sibling: NodeId,
}

/// A search tree over actions of type `A`.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    root: NodeId,
    max_nodes: usize,
}

impl<A: Copy + Eq> Tree<A> {
    /// An empty tree of at most `max_nodes` nodes.
    pub(super) fn new(max_nodes: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), root: 0, max_nodes }
    }

    /// Removes all nodes but a new root. The root's action is never read; `any` fills its field.
    pub(super) fn reset(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.reserve(self.max_nodes);
        self.nodes.push(Node::new(Seat(0), any, 1.0));
        self.root = 0;
    }

    pub(super) fn root(&self) -> NodeId {
        self.root
    }

    /// The number of simulations that went through `node`.
    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.at(node).visits
    }

    pub(super) fn action(&self, node: NodeId) -> A {
        self.at(node).action
    }

    /// Makes `node` the root. Returns whether there is room for a search below it.
    pub(super) fn descend(&mut self, node: NodeId) -> bool {
        self.root = node;
        self.nodes.len() <= self.max_nodes / 2
    }

    /// Whether this number of nodes can be added.
    pub(super) fn has_room(&self, children: usize) -> bool {
        self.nodes.len() + children <= self.max_nodes
    }

    /// Writes to `out`, for each of `actions`, the child of `node` for it or [`NO_NODE`]; returns
    /// whether all children exist and have priors. Lists of actions keep their order, so each child is
    /// first looked for after the previous one.
    pub(super) fn children(
        &self,
        node: NodeId,
        seat: Seat,
        actions: &[A],
        out: &mut Vec<NodeId>,
    ) -> bool {
        out.clear();
        let first = self.at(node).first_child;
        let mut cursor = first;
        for action in actions {
            let mut found = self.find(cursor, NO_NODE, seat, *action);
            if found == NO_NODE {
                found = self.find(first, cursor, seat, *action);
            }
            if found != NO_NODE {
                cursor = self.at(found).next_sibling;
            }
            out.push(found);
        }
        out.iter().all(|it| *it != NO_NODE && self.at(*it).prior != NO_PRIOR)
    }

    /// The sibling for `action` of `seat` in the list from `from` up to, not including, `to`.
    fn find(&self, mut from: NodeId, to: NodeId, seat: Seat, action: A) -> NodeId {
        while from != to && from != NO_NODE {
            let node = self.at(from);
            if node.action == action && node.seat == seat {
                return from;
            }
            from = node.next_sibling;
        }
        NO_NODE
    }

    /// Adds the children of `node` that are missing in `found`, and sets the priors that are missing.
    /// `actions`, `priors` and `found` are parallel lists.
    pub(super) fn expand(
        &mut self,
        node: NodeId,
        seat: Seat,
        actions: &[A],
        priors: &[f32],
        found: &mut [NodeId],
    ) {
        let mut last = self.last_child(node);
        for ((action, prior), child) in actions.iter().zip(priors).zip(found) {
            if *child == NO_NODE {
                *child = NodeId::try_from(self.nodes.len()).expect("trees are bounded");
                self.nodes.push(Node::new(seat, *action, *prior));
                match last {
                    NO_NODE => self.at_mut(node).first_child = *child,
                    last => self.at_mut(last).next_sibling = *child,
                }
                last = *child;
            } else if self.at(*child).prior == NO_PRIOR {
                self.at_mut(*child).prior = *prior;
            }
        }
    }

    /// The child of `node` for the action of `chosen`, which `seat` took and the owner of `node` has
    /// observed; `node` itself if the tree is full.
    pub(super) fn observed_child(&mut self, node: NodeId, seat: Seat, chosen: NodeId) -> NodeId {
        let action = self.action(chosen);
        let mut found = [self.find(self.at(node).first_child, NO_NODE, seat, action)];
        if found == [NO_NODE] {
            if !self.has_room(1) {
                return node;
            }
            self.expand(node, seat, &[action], &[NO_PRIOR], &mut found);
        }
        found[0]
    }

    /// A new node without a parent, for a seat that has observed a chance event; `instead` if the tree
    /// is full.
    pub(super) fn add_node(&mut self, instead: NodeId) -> NodeId {
        if !self.has_room(1) {
            return instead;
        }
        let node = NodeId::try_from(self.nodes.len()).expect("trees are bounded");
        let any = self.action(self.root);
        self.nodes.push(Node::new(Seat(0), any, 1.0));
        node
    }

    /// The index of `node` among the children of the root, which were all added at once.
    pub(super) fn root_child_index(&self, node: NodeId) -> usize {
        (node - self.at(self.root).first_child) as usize
    }

    fn last_child(&self, node: NodeId) -> NodeId {
        let (mut last, mut next) = (NO_NODE, self.at(node).first_child);
        while next != NO_NODE {
            (last, next) = (next, self.at(next).next_sibling);
        }
        last
    }

    /// The node with the highest PUCT score of `available`, all of which count one more availability.
    /// A node without visits counts as the mean of the others: its first play urgency.
    pub(super) fn select(&mut self, available: &[NodeId], exploration: f32) -> NodeId {
        let totals = available.iter().map(|it| (self.at(*it).reward_sum, self.at(*it).visits));
        let (sum, visits) = totals.fold((0.0, 0), |all, it| (all.0 + it.0, all.1 + it.1));
        let first_play_urgency = if visits == 0 { 0.5 } else { sum / count(visits) };
        let mut best = (f32::NEG_INFINITY, available[0]);
        for id in available {
            let node = self.at_mut(*id);
            node.availability += 1;
            let score = node.puct(first_play_urgency, exploration);
            if best.0 < score {
                best = (score, *id);
            }
        }
        best.1
    }

    /// Adds one visit with its reward to `node`.
    pub(super) fn update(&mut self, node: NodeId, reward: impl Fn(Seat) -> f32) {
        let node = self.at_mut(node);
        node.visits += 1;
        node.reward_sum += reward(node.seat);
    }

    /// The node with the most visits of `available`; among equals the one with the larger reward sum.
    pub(super) fn most_visited(&self, available: &[NodeId]) -> Option<NodeId> {
        let mut best: Option<(NodeId, (u32, f32))> = None;
        for node in available.iter().filter(|node| **node != NO_NODE) {
            let rank = (self.at(*node).visits, self.at(*node).reward_sum);
            if best.is_none_or(|(_, most)| most < rank) {
                best = Some((*node, rank));
            }
        }
        best.map(|(node, _)| node)
    }

    /// The number of visits by which the most visited of `available` is ahead of the second.
    pub(super) fn visit_lead(&self, available: &[NodeId]) -> u32 {
        let mut most = [0; 2];
        for node in available.iter().filter(|node| **node != NO_NODE) {
            let visits = self.visits(*node);
            if most[0] <= visits {
                most = [visits, most[0]];
            } else {
                most[1] = most[1].max(visits);
            }
        }
        most[0] - most[1]
    }

    fn at(&self, node: NodeId) -> &Node<A> {
        &self.nodes[node as usize]
    }

    fn at_mut(&mut self, node: NodeId) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }
}

impl<A> Node<A> {
    fn new(seat: Seat, action: A, prior: f32) -> Node<A> {
        Node {
            action,
            seat,
            prior,
            visits: 0,
            availability: 0,
            reward_sum: 0.0,
            first_child: NO_NODE,
            next_sibling: NO_NODE,
        }
    }

    /// The PUCT score: the mean reward, plus an exploration term that is proportional to the prior.
    /// The availability count stands where PUCT has the visits of the parent.
    fn puct(&self, first_play_urgency: f32, exploration: f32) -> f32 {
        let mean = if self.visits == 0 {
            first_play_urgency
        } else {
            self.reward_sum / count(self.visits)
        };
        let numerator = exploration * self.prior * count(self.availability).sqrt();
        mean + numerator / (1.0 + count(self.visits))
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "searches run fewer than sixteen million simulations"
)]
fn count(n: u32) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_in_any_order_and_by_seat() {
        let mut tree = Tree::new(10);
        tree.reset('x');
        let mut found = Vec::new();
        assert!(!tree.children(0, Seat(0), &['a', 'b', 'c'], &mut found));
        tree.expand(0, Seat(0), &['a', 'b', 'c'], &[0.5, 0.3, 0.2], &mut found);
        assert_eq!(found, [1, 2, 3]);
        assert!(tree.children(0, Seat(0), &['c', 'a'], &mut found));
        assert_eq!(found, [3, 1]);
        assert!(!tree.children(0, Seat(1), &['a'], &mut found));
        tree.expand(0, Seat(1), &['a'], &[1.0], &mut found);
        assert_eq!(found, [4]);
    }

    #[test]
    fn higher_rewards_get_more_visits() {
        let mut tree = Tree::new(10);
        tree.reset('x');
        let mut found = Vec::new();
        tree.children(0, Seat(0), &['a', 'b'], &mut found);
        tree.expand(0, Seat(0), &['a', 'b'], &[0.5, 0.5], &mut found);
        for _ in 0..100 {
            let chosen = tree.select(&found, 0.9);
            let reward = if tree.action(chosen) == 'b' { 0.9 } else { 0.1 };
            tree.update(chosen, |_| reward);
        }
        assert_eq!(tree.most_visited(&found), Some(2));
        assert!((1..50).contains(&tree.visits(1)), "the other one is tried too, but less");
    }
}
