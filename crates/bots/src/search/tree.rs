//! The tree of a search: small nodes in one block of memory, reserved before the first game.
//!
//! A node stands for a decision that somebody has taken, after those on the way to it; what luck did
//! between is not part of it. So two visits to a node may find different actions, and a node counts
//! how often it could have been chosen.

use game::Seat;

/// The number of a node.
pub(super) type Link = u32;

/// What stands where only a look on has made a node. What is judged has some share at least.
const UNJUDGED: f32 = 0.0;

/// No node: where the list of children ends.
const NONE: Link = Link::MAX;

struct Node<A> {
    action: A,
    seat: Seat,
    /// The share of attention it deserves before it is tried; [`UNJUDGED`] if nobody has asked yet.
    prior: f32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// The rewards of those visits, to the one who decided.
    sum: f32,
    first: Link,
    next: Link,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    root: Link,
    most: usize,
}

impl<A: Copy + Eq> Tree<A> {
    /// An empty tree for so many nodes at most.
    pub(super) fn new(most: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), root: 0, most }
    }

    /// A new tree. `any` stands in the root, where no action is read.
    pub(super) fn plant(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.reserve(self.most);
        self.nodes.push(Node::new(Seat(0), any, 1.0));
        self.root = 0;
    }

    pub(super) fn root(&self) -> Link {
        self.root
    }

    /// How many games went through `node`.
    pub(super) fn visits(&self, node: Link) -> u32 {
        self.at(node).visits
    }

    pub(super) fn action(&self, node: Link) -> A {
        self.at(node).action
    }

    /// Makes `node` the root; says whether there is room for a search below it.
    pub(super) fn descend(&mut self, node: Link) -> bool {
        self.root = node;
        self.nodes.len() <= self.most / 2
    }

    pub(super) fn has_room(&self, children: usize) -> bool {
        self.nodes.len() + children <= self.most
    }

    /// Writes for each of `actions` the child of `node` that stands for it; says whether all are
    /// there and judged. Lists of actions keep their order, so each is looked for behind the last one first.
    pub(super) fn children(
        &self,
        node: Link,
        seat: Seat,
        actions: &[A],
        out: &mut Vec<Link>,
    ) -> bool {
        out.clear();
        let first = self.at(node).first;
        let mut cursor = first;
        for action in actions {
            let mut found = self.find(cursor, NONE, seat, *action);
            if found == NONE {
                found = self.find(first, cursor, seat, *action);
            }
            if found != NONE {
                cursor = self.at(found).next;
            }
            out.push(found);
        }
        out.iter().all(|it| *it != NONE && self.at(*it).prior != UNJUDGED)
    }

    fn find(&self, mut from: Link, to: Link, seat: Seat, action: A) -> Link {
        while from != to && from != NONE {
            let node = self.at(from);
            if node.action == action && node.seat == seat {
                return from;
            }
            from = node.next;
        }
        NONE
    }

    /// Adds the children that `found` lacks, and judges those that are not: `priors` are for all of
    /// `actions`.
    pub(super) fn grow(
        &mut self,
        node: Link,
        seat: Seat,
        actions: &[A],
        priors: &[f32],
        found: &mut [Link],
    ) {
        let mut last = self.last_child(node);
        for ((action, prior), link) in actions.iter().zip(priors).zip(found) {
            if *link == NONE {
                *link = Link::try_from(self.nodes.len()).expect("trees are bounded");
                self.nodes.push(Node::new(seat, *action, *prior));
                match last {
                    NONE => self.at_mut(node).first = *link,
                    last => self.at_mut(last).next = *link,
                }
                last = *link;
            } else if self.at(*link).prior == UNJUDGED {
                self.at_mut(*link).prior = *prior;
            }
        }
    }

    /// The child of `node` that stands for what stands at `chosen`, for somebody who looked on; `node`
    /// itself if the tree is full.
    pub(super) fn witness(&mut self, node: Link, seat: Seat, chosen: Link) -> Link {
        let action = self.action(chosen);
        let mut found = [self.find(self.at(node).first, NONE, seat, action)];
        if found == [NONE] {
            if !self.has_room(1) {
                return node;
            }
            self.grow(node, seat, &[action], &[UNJUDGED], &mut found);
        }
        found[0]
    }

    /// A node beside the others, from which somebody goes on who has seen how luck fell; `instead` if the
    /// tree is full.
    pub(super) fn sprout(&mut self, instead: Link) -> Link {
        if !self.has_room(1) {
            return instead;
        }
        let link = Link::try_from(self.nodes.len()).expect("trees are bounded");
        let any = self.action(self.root);
        self.nodes.push(Node::new(Seat(0), any, 1.0));
        link
    }

    /// How many children of the root stand before `node`, which is one of those that came with the
    /// first.
    pub(super) fn place(&self, node: Link) -> usize {
        (node - self.at(self.root).first) as usize
    }

    fn last_child(&self, node: Link) -> Link {
        let (mut last, mut next) = (NONE, self.at(node).first);
        while next != NONE {
            (last, next) = (next, self.at(next).next);
        }
        last
    }

    /// The most promising of `offered`: what it has brought, and the curiosity that it still
    /// deserves. One never tried counts as good as the others on average.
    pub(super) fn select(&mut self, offered: &[Link], curiosity: f32) -> Link {
        let totals = offered.iter().map(|it| (self.at(*it).sum, self.at(*it).visits));
        let (sum, visits) = totals.fold((0.0, 0), |all, it| (all.0 + it.0, all.1 + it.1));
        let usual = if visits == 0 { 0.5 } else { sum / count(visits) };
        let mut best = (f32::NEG_INFINITY, offered[0]);
        for link in offered {
            let node = self.at_mut(*link);
            node.offered += 1;
            let score = node.score(usual, curiosity);
            if best.0 < score {
                best = (score, *link);
            }
        }
        best.1
    }

    /// One more game went through `node`.
    pub(super) fn learn(&mut self, node: Link, reward: impl Fn(Seat) -> f32) {
        let node = self.at_mut(node);
        node.visits += 1;
        node.sum += reward(node.seat);
    }

    /// Which of `offered` was tried most; among equals the one that has brought more.
    pub(super) fn favorite(&self, offered: &[Link]) -> Option<Link> {
        let mut best: Option<(Link, (u32, f32))> = None;
        for link in offered.iter().filter(|link| **link != NONE) {
            let merit = (self.at(*link).visits, self.at(*link).sum);
            if best.is_none_or(|(_, most)| most < merit) {
                best = Some((*link, merit));
            }
        }
        best.map(|(link, _)| link)
    }

    /// By how many games the most tried of `offered` is ahead of the next.
    pub(super) fn lead(&self, offered: &[Link]) -> u32 {
        let mut most = [0; 2];
        for link in offered.iter().filter(|link| **link != NONE) {
            let visits = self.visits(*link);
            if most[0] <= visits {
                most = [visits, most[0]];
            } else {
                most[1] = most[1].max(visits);
            }
        }
        most[0] - most[1]
    }

    fn at(&self, link: Link) -> &Node<A> {
        &self.nodes[link as usize]
    }

    fn at_mut(&mut self, link: Link) -> &mut Node<A> {
        &mut self.nodes[link as usize]
    }
}

impl<A> Node<A> {
    fn new(seat: Seat, action: A, prior: f32) -> Node<A> {
        Node { action, seat, prior, visits: 0, offered: 0, sum: 0.0, first: NONE, next: NONE }
    }

    fn score(&self, usual: f32, curiosity: f32) -> f32 {
        let brought = if self.visits == 0 { usual } else { self.sum / count(self.visits) };
        brought + curiosity * self.prior * count(self.offered).sqrt() / (1.0 + count(self.visits))
    }
}

#[expect(clippy::cast_precision_loss, reason = "searches play fewer than sixteen million games")]
fn count(n: u32) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_in_any_order_and_by_seat() {
        let mut tree = Tree::new(10);
        tree.plant('x');
        let mut found = Vec::new();
        assert!(!tree.children(0, Seat(0), &['a', 'b', 'c'], &mut found));
        tree.grow(0, Seat(0), &['a', 'b', 'c'], &[0.5, 0.3, 0.2], &mut found);
        assert_eq!(found, [1, 2, 3]);
        assert!(tree.children(0, Seat(0), &['c', 'a'], &mut found));
        assert_eq!(found, [3, 1]);
        assert!(!tree.children(0, Seat(1), &['a'], &mut found));
        tree.grow(0, Seat(1), &['a'], &[1.0], &mut found);
        assert_eq!(found, [4]);
    }

    #[test]
    fn what_brings_more_is_tried_more() {
        let mut tree = Tree::new(10);
        tree.plant('x');
        let mut found = Vec::new();
        tree.children(0, Seat(0), &['a', 'b'], &mut found);
        tree.grow(0, Seat(0), &['a', 'b'], &[0.5, 0.5], &mut found);
        for _ in 0..100 {
            let chosen = tree.select(&found, 0.9);
            let reward = if tree.action(chosen) == 'b' { 0.9 } else { 0.1 };
            tree.learn(chosen, |_| reward);
        }
        assert_eq!(tree.favorite(&found), Some(2));
        assert!((1..50).contains(&tree.visits(1)), "the other one is tried too, but less");
    }
}
