//! The searching player: Monte Carlo tree search over worlds imagined from its view.
//!
//! Every game in its mind begins in a new world that looks like the view. All of them share one tree
//! of decisions; luck falls anew in each, so what the tree learns of a decision is its mean over
//! worlds and luck. A decision is judged by whoever takes it, which serves any number of players.
//! Where several are asked at the same time, they are asked one after the other.

mod tree;

use game::{Event, PerSeat, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Bot, Judged,
    promise::{many, promise, rewards},
};
use tree::{Link, Tree};

/// Chooses what it has tried most in a fixed number of games in its mind.
pub struct Search<G: Judged> {
    luck: Xoshiro256PlusPlus,
    games: u32,
    weights: G::Weights,
    tree: Tree<G::Action>,
    /// What it will see when it is asked again at once: then the tree is still good.
    expected: Option<G::View>,
    // Buffers, so that nothing is allocated for a game.
    path: Vec<Link>,
    actions: Vec<G::Action>,
    offered: Vec<Link>,
    priors: Vec<f32>,
    following: Vec<G::Action>,
}

/// Nodes for each game in mind: a game adds one decision with its alternatives.
const NODES_A_GAME: usize = 12;
/// Room for the first decision, which may be wide even where the games are few.
const NODES_AT_LEAST: usize = 1000;
/// With a tree that is still good, one game out of so many is played all the same.
const REFRESHED: u32 = 4;
/// How far priors trust the judgement; the rest is shared equally.
const TRUST: f32 = 0.75;
/// How much attention an action loses that promises less than the best one.
const DISDAIN: f32 = 4.0;

impl<G: Judged> Search<G> {
    /// One that plays so many games for a decision, and whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, games: u32) -> Search<G> {
        Search {
            luck: Xoshiro256PlusPlus::seed_from_u64(seed),
            games,
            weights: G::Weights::default(),
            tree: Tree::new(NODES_AT_LEAST + games as usize * NODES_A_GAME),
            expected: None,
            path: Vec::new(),
            actions: Vec::new(),
            offered: Vec::new(),
            priors: Vec::new(),
            following: Vec::new(),
        }
    }

    /// The same with other numbers in its judgement.
    #[must_use]
    pub fn with(self, weights: G::Weights) -> Search<G> {
        Search { weights, ..self }
    }

    /// One game in a new world: through the tree, one decision beyond it, and on without it.
    fn play(&mut self, me: Seat, view: &G::View) {
        let mut world = G::imagine(view, &mut self.luck);
        self.explore(me, &mut world);
        let rewards = self.finish(&mut world);
        for node in &self.path {
            self.tree.learn(*node, |seat| rewards[seat.idx()]);
        }
    }

    /// Follows the tree to a decision that was never tried.
    fn explore(&mut self, me: Seat, world: &mut G) {
        let mut node = self.tree.root();
        self.path.clear();
        self.path.push(node);
        loop {
            let event = match world.turn() {
                Turn::Over => return,
                Turn::Chance => Event::Chance(world.draw(&mut self.luck)),
                Turn::Players(seats) => {
                    let first = seats.lowest().expect("the table waits for somebody");
                    let seat = if self.path.len() == 1 { me } else { first };
                    self.actions.clear();
                    world.actions(seat, &mut self.actions);
                    let Some(chosen) = self.descend(node, seat, world) else { return };
                    node = chosen;
                    self.path.push(node);
                    Event::Choice { seat, action: self.tree.action(node) }
                }
            };
            world.apply(&event);
            if matches!(event, Event::Choice { .. }) && self.tree.visits(node) == 0 {
                return;
            }
        }
    }

    /// The decision of `seat` at `node`; none if the tree is full.
    fn descend(&mut self, node: Link, seat: Seat, world: &G) -> Option<Link> {
        if !self.tree.children(node, seat, &self.actions, &mut self.offered) {
            if !self.tree.has_room(self.actions.len()) {
                return None;
            }
            self.judge(seat, world);
            self.tree.grow(node, seat, &self.actions, &self.priors, &mut self.offered);
        }
        Some(self.tree.select(&self.offered))
    }

    /// The share of attention that each action deserves before it is tried.
    fn judge(&mut self, seat: Seat, world: &G) {
        let priors = &mut self.priors;
        priors.clear();
        for action in &self.actions {
            priors.push(promise(
                world,
                &self.weights,
                seat,
                *action,
                &mut self.luck,
                &mut self.following,
            ));
        }
        let best = priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for prior in priors.iter_mut() {
            let gap = 1.0 + DISDAIN * (best - *prior) / G::LEAD;
            *prior = 1.0 / (gap * gap);
        }
        let sum: f32 = priors.iter().sum();
        let alike = (1.0 - TRUST) / many(priors.len());
        for prior in priors {
            *prior = TRUST * *prior / sum + alike;
        }
    }

    /// Plays on without thought, to the end or to the end of patience.
    fn finish(&mut self, world: &mut G) -> PerSeat<f32> {
        let mut patience = G::PATIENCE;
        loop {
            let event = match world.turn() {
                Turn::Chance => Event::Chance(world.draw(&mut self.luck)),
                Turn::Players(seats) if patience != 0 => {
                    patience -= 1;
                    let seat = seats.lowest().expect("the table waits for somebody");
                    self.actions.clear();
                    world.actions(seat, &mut self.actions);
                    let action =
                        world.improvise(&self.weights, seat, &self.actions, &mut self.luck);
                    Event::Choice { seat, action }
                }
                Turn::Players(_) | Turn::Over => return rewards(world, &self.weights),
            };
            world.apply(&event);
        }
    }

    /// Keeps the tree below the choice if `me` is asked again before anything new is shown.
    fn keep(&mut self, me: Seat, view: &G::View, chosen: Link) {
        let mut world = G::imagine(view, &mut self.luck);
        world.apply(&Event::Choice { seat: me, action: self.tree.action(chosen) });
        let goes_on = world.turn().asks(me) && self.tree.descend(chosen);
        self.expected = goes_on.then(|| world.view(Viewer::Seat(me)));
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            self.expected = None;
            return actions[0];
        }
        if self.expected.take().as_ref() != Some(view) {
            self.tree.plant(actions[0]);
        }
        let root = self.tree.root();
        let missing = self.games.saturating_sub(self.tree.visits(root));
        for _ in 0..missing.max(self.games / REFRESHED).max(1) {
            self.play(seat, view);
        }
        self.tree.children(root, seat, actions, &mut self.offered);
        let chosen = self.tree.favorite(&self.offered).expect("each of them was offered");
        self.keep(seat, view, chosen);
        self.tree.action(chosen)
    }
}

impl<G: Judged> std::fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("games", &self.games).finish_non_exhaustive()
    }
}
