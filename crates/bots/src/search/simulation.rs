//! One simulation of the tree search: selection by PUCT (Rosin 2011; Silver et al. 2017), expansion,
//! a rollout that is cut and evaluated (Lorentz 2008), and backpropagation.

use game::{Event, PerSeat, Seat, Stride, Turn};
use judgement::Judged;

use super::{
    Search,
    settings::{ChanceNodes, RolloutPolicy},
    tree::NodeId,
};
use crate::evaluate::{lookahead_value, many, rewards};

/// The factor on the exploration constant for solo games, whose rewards lie closer together on a
/// wider scale. With it the share of Canvas games of 48 points and more rose from 45 to 53 % with
/// the scoring cards of a first game.
const SOLO_EXPLORATION: f32 = 0.1;

impl<G: Judged> Search<G> {
    /// Runs one simulation from a new determinization, in which `me` decides first.
    pub(super) fn simulate(&mut self, me: Seat, view: &G::View) {
        let mut world = G::imagine(view, &mut self.luck);
        self.select(me, &mut world);
        self.rollout(&mut world);
        let rewards = rewards(&world, &self.weights);
        for node in &self.path {
            self.tree.update(*node, |seat| rewards[seat.idx()]);
        }
        self.add_root_values(&rewards);
        self.stats.simulations += 1;
    }

    /// Adds the rewards of a simulation to the values of its first action, if an analysis asked for
    /// them.
    fn add_root_values(&mut self, rewards: &PerSeat<f32>) {
        let Some(first) = self.path.get(1) else { return };
        let Some(sums) = self.values.get_mut(self.tree.root_child_index(*first)) else { return };
        sums.resize(rewards.len(), 0.0);
        for (sum, reward) in sums.iter_mut().zip(rewards) {
            *sum += reward;
        }
    }

    /// Follows the tree to a node without visits, to the end of the game, or until the tree is full.
    fn select(&mut self, me: Seat, world: &mut G) {
        let root = self.tree.root();
        self.path.clear();
        self.path.push(root);
        self.information_sets.reset(root);
        loop {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => self.sample_chance(world),
                Turn::Players(seats) => {
                    let first = seats.lowest().expect("the table waits for somebody");
                    let seat = if self.path.len() == 1 { me } else { first };
                    let Some(is_new) = self.select_action(seat, world) else { return };
                    if is_new {
                        return;
                    }
                }
            }
        }
    }

    /// Samples a chance event within the tree.
    fn sample_chance(&mut self, world: &mut G) {
        let chance = world.draw(&mut self.luck);
        match self.settings.chance_nodes {
            ChanceNodes::OpenLoop => {}
            ChanceNodes::Explicit => {
                let (tree, children) = (&mut self.tree, &mut self.chance_children);
                self.information_sets.observe_chance(world, tree, children, chance);
            }
        }
        world.apply(&Event::Chance(chance));
    }

    /// Selects and applies an action of `seat`; returns whether its node had no visits, or none if
    /// the tree is full.
    fn select_action(&mut self, seat: Seat, world: &mut G) -> Option<bool> {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let chosen = self.select_child(self.information_sets.of(seat), seat, world)?;
        self.path.push(chosen);
        self.stats.decisions += 1;
        self.information_sets.observe_choice(world, &mut self.tree, seat, chosen);
        world.apply(&Event::Choice { seat, action: self.tree.action(chosen) });
        Some(self.tree.visits(chosen) == 0)
    }

    /// The child of `node` with the highest PUCT score among the actions of `seat`, after missing children are
    /// added; `None` if the tree is full.
    fn select_child(&mut self, node: NodeId, seat: Seat, world: &G) -> Option<NodeId> {
        if !self.tree.children(node, seat, &self.actions, &mut self.available) {
            if !self.tree.has_room(self.actions.len()) {
                return None;
            }
            self.compute_priors(seat, world);
            self.tree.expand(node, seat, &self.actions, &self.priors, &mut self.available);
        }
        let factor = if world.seated() == 1 { SOLO_EXPLORATION } else { 1.0 };
        Some(self.tree.select(&self.available, factor * self.settings.exploration))
    }

    /// Computes the prior of each action: the judgement's part falls with the square of the gap to
    /// the best lookahead value, the rest is uniform.
    fn compute_priors(&mut self, seat: Seat, world: &G) {
        let weight = self.settings.prior_weight;
        let uniform = 1.0 / many(self.actions.len());
        self.priors.clear();
        if weight == 0.0 {
            self.priors.resize(self.actions.len(), uniform);
            return;
        }
        for action in &self.actions {
            let (luck, buffer) = (&mut self.luck, &mut self.lookahead_actions);
            self.priors.push(lookahead_value(world, &self.weights, seat, *action, luck, buffer));
        }
        let best = self.priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for prior in &mut self.priors {
            let gap = 1.0 + self.settings.prior_sharpness * (best - *prior) / G::LEAD_POINTS;
            *prior = 1.0 / (gap * gap);
        }
        let sum: f32 = self.priors.iter().sum();
        for prior in &mut self.priors {
            *prior = weight * *prior / sum + (1.0 - weight) * uniform;
        }
    }

    /// Plays on without the tree, to the end of the game or to the rollout limit.
    fn rollout(&mut self, world: &mut G) {
        let limit = self.settings.rollout_limit.decisions(world.seated());
        let decisions = match self.settings.rollout_policy {
            RolloutPolicy::Random => self.random_rollout(world, limit),
            RolloutPolicy::Heuristic => self.heuristic_rollout(world, limit),
        };
        self.stats.decisions += u64::from(decisions);
        while world.turn() == Turn::Chance {
            world.apply(&Event::Chance(world.draw(&mut self.luck)));
        }
    }

    /// Plays at most `limit` random decisions; returns how many.
    fn random_rollout(&mut self, world: &mut G, limit: u32) -> u32 {
        let mut decisions = 0;
        while decisions != limit {
            // Whether a stride was chance or a decision is hard to predict, so it is added, not
            // branched on.
            match world.stride(&mut self.luck, &mut self.actions) {
                Stride::Over => break,
                stride => decisions += u32::from(stride == Stride::Decision),
            }
        }
        decisions
    }

    /// Plays at most `limit` decisions by the judgement's rollout policy; returns how many.
    fn heuristic_rollout(&mut self, world: &mut G, limit: u32) -> u32 {
        let mut decisions = 0;
        while decisions != limit {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => world.apply(&Event::Chance(world.draw(&mut self.luck))),
                Turn::Players(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    self.actions.clear();
                    world.actions(seat, &mut self.actions);
                    let action =
                        world.rollout_action(&self.weights, seat, &self.actions, &mut self.luck);
                    world.apply(&Event::Choice { seat, action });
                    decisions += 1;
                }
            }
        }
        decisions
    }
}
