//! The searching bot: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012)
//! with PUCT selection (Rosin 2011; Silver et al. 2017).
//!
//! Every simulation starts from a new determinization: a state imagined from the bot's view. All
//! simulations share one tree of decisions. Chance events are sampled anew in each simulation and
//! have no nodes (open loop, Perez Liebana et al. 2015), so the value of a decision is its mean over
//! determinizations and chance. A node is valued by the reward of the seat that decides there
//! (max^n, Luckhardt and Irani 1986), which serves any number of players.
//!
//! A node is an information set of the seat that decides there: what this seat decides depends only
//! on decisions that it has seen. Seats that are asked at the same time do not see each other's
//! answers, and a secret choice stays secret (`information_sets.rs`). One weakness of the method
//! remains: all determinizations share what the searching player knows for certain, its own hand above
//! all, so simulated opponents may learn the best answer to that hand. They are overestimated, never
//! underestimated.
//!
//! One search runs on one thread. Games of a contest are played in parallel instead, which uses all
//! cores better than several threads on one tree, and the choice follows from the seed on every
//! machine. For one answer from several threads see [`analyze_parallel`].

mod analysis;
mod beam;
mod information_sets;
mod parallel;
mod planner;
mod settings;
mod simulation;
mod tree;

use game::{Event, PerSeat, Seat, Sight, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Judged};
use information_sets::{ChanceChildren, InformationSets};
use tree::{NodeId, Tree};

pub use analysis::{Analysis, SearchStats};
pub use parallel::{Analyzer, analyze_parallel};
pub use planner::Planner;
pub use settings::{ChanceNodes, RolloutPolicy, SearchSettings};

/// A bot that chooses the action with the most visits after a fixed number of simulations.
#[doc(alias = "ISMCTS")]
#[doc(alias = "MCTS")]
pub struct Search<G: Judged> {
    luck: Xoshiro256PlusPlus,
    simulations: u32,
    weights: G::Weights,
    settings: SearchSettings,
    tree: Tree<G::Action>,
    chance_children: ChanceChildren<G>,
    /// The view for which the tree can be reused: the one after the last choice, if the same seat is
    /// asked again before anything new is shown.
    expected: Option<G::View>,
    /// For each action at the root, the sums of rewards by seat of the simulations that began with
    /// it. Empty unless an analysis is asked for.
    values: Vec<PerSeat<f32>>,
    stats: SearchStats,
    // Buffers, so that a simulation allocates nothing.
    path: Vec<NodeId>,
    information_sets: InformationSets,
    actions: Vec<G::Action>,
    available: Vec<NodeId>,
    priors: Vec<f32>,
    lookahead_actions: Vec<G::Action>,
}

/// Nodes reserved for each simulation, which expands one decision with its alternatives.
const NODES_PER_SIMULATION: usize = 12;
/// Nodes reserved in any case: the first decision may be wide even where simulations are few.
const MIN_NODES: usize = 1000;
/// The divisor of the usual number of simulations that gives the minimum number with a reused tree.
const MIN_SIMULATIONS_DIVISOR: u32 = 4;
/// The number of simulations between two checks whether the rest can still change the choice.
const STOP_CHECK_EVERY: u32 = 32;

impl<G: Judged> Search<G> {
    /// A search with this number of simulations for each decision, whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, simulations: u32) -> Search<G> {
        Search {
            luck: Xoshiro256PlusPlus::seed_from_u64(seed),
            simulations,
            weights: G::Weights::default(),
            settings: SearchSettings::of::<G>(),
            tree: Tree::new(MIN_NODES + simulations as usize * NODES_PER_SIMULATION),
            chance_children: ChanceChildren::<G>::default(),
            expected: None,
            values: Vec::new(),
            stats: SearchStats::default(),
            path: Vec::new(),
            information_sets: InformationSets::default(),
            actions: Vec::new(),
            available: Vec::new(),
            priors: Vec::new(),
            lookahead_actions: Vec::new(),
        }
    }

    /// The same search with other weights in its judgement.
    #[must_use]
    pub fn with_weights(self, weights: G::Weights) -> Search<G> {
        Search { weights, ..self }
    }

    /// The same search with other settings.
    #[must_use]
    pub fn with_settings(self, settings: SearchSettings) -> Search<G> {
        Search { settings, ..self }
    }

    /// Counts over all simulations so far.
    #[must_use]
    pub fn stats(&self) -> SearchStats {
        self.stats
    }

    /// An analysis of each of `actions`, first the action that the search would choose. `actions` must be all
    /// legal actions of `seat`, at least one. The search starts with an empty tree and runs all its
    /// simulations, even for a single action.
    pub fn analyze(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Vec<Analysis<G::Action>> {
        self.expected = None;
        self.reset(actions);
        self.values.resize(actions.len(), PerSeat::default());
        for _ in 0..self.simulations.max(1) {
            self.simulate(seat, view);
        }
        self.tree.children(self.tree.root(), seat, actions, &mut self.available);
        let values = std::mem::take(&mut self.values);
        analysis::of_tree(&self.tree, seat, &self.available, values)
    }

    /// Starts with an empty tree.
    fn reset(&mut self, actions: &[G::Action]) {
        self.tree.reset(actions[0]);
        self.chance_children.clear();
    }

    /// Runs simulations until those that are left cannot change the choice.
    fn run(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) {
        let missing = self.simulations.saturating_sub(self.tree.visits(self.tree.root()));
        let mut left = missing.max(self.simulations / MIN_SIMULATIONS_DIVISOR).max(1);
        let mut lead = 0;
        while lead <= left && left != 0 {
            for _ in 0..left.min(STOP_CHECK_EVERY) {
                self.simulate(seat, view);
            }
            left -= left.min(STOP_CHECK_EVERY);
            self.tree.children(self.tree.root(), seat, actions, &mut self.available);
            lead = self.tree.visit_lead(&self.available);
        }
    }

    /// Keeps the tree below the choice for the next decision, if `me` is asked again before anything
    /// new is shown.
    fn keep_subtree(&mut self, me: Seat, view: &G::View, chosen: NodeId) {
        let mut world = G::imagine(view, &mut self.luck);
        let choice = Event::Choice { seat: me, action: self.tree.action(chosen) };
        // Seats that do not see a secret choice stay at the node above it, so the node below would
        // be the wrong root for them.
        let seats = u8::try_from(world.seated()).expect("there are few seats");
        let is_open = Viewer::all(seats).all(|it| world.sight(it, &choice) != Sight::Hidden);
        world.apply(&choice);
        let is_kept = is_open && world.turn().asks(me) && self.tree.descend(chosen);
        self.expected = is_kept.then(|| world.view(Viewer::Seat(me)));
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action {
        if actions.len() == 1 {
            self.expected = None;
            return actions[0];
        }
        if self.expected.take().as_ref() != Some(view) {
            self.reset(actions);
        }
        self.run(seat, view, actions);
        let chosen = self.tree.most_visited(&self.available).expect("every action has a node");
        self.keep_subtree(seat, view, chosen);
        self.tree.action(chosen)
    }
}

impl<G: Judged> std::fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("simulations", &self.simulations).finish_non_exhaustive()
    }
}
