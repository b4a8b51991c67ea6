//! One game in the mind of a search: through the tree, one decision beyond it, and on without it.

use game::{Event, PerSeat, Seat, Stride, Turn};
use judgement::Judged;

use super::{
    Search,
    temper::{Beyond, Falls},
    tree::Link,
};
use crate::promise::{many, promise, rewards};

/// Alone rewards lie closer together, on a wider scale, and so must what curiosity adds: the share of
/// 48 points and more in Canvas went from 45 to 53 % with the scoring cards of a first game.
const ALONE: f32 = 0.1;

impl<G: Judged> Search<G> {
    /// A game in a new world, which begins with a decision of `me`.
    pub(super) fn play(&mut self, me: Seat, view: &G::View) {
        let mut world = G::imagine(view, &mut self.luck);
        self.explore(me, &mut world);
        self.finish(&mut world);
        let rewards = rewards(&world, &self.weights);
        for node in &self.path {
            self.tree.learn(*node, |seat| rewards[seat.idx()]);
        }
        self.note(&rewards);
        self.labor.games += 1;
    }

    /// Adds the rewards of a game to what its first decision has brought.
    fn note(&mut self, rewards: &PerSeat<f32>) {
        let Some(first) = self.path.get(1) else { return };
        let Some(sums) = self.brought.get_mut(self.tree.place(*first)) else { return };
        sums.resize(rewards.len(), 0.0);
        for (sum, reward) in sums.iter_mut().zip(rewards) {
            *sum += reward;
        }
    }

    /// Follows the tree to a decision that was never tried.
    fn explore(&mut self, me: Seat, world: &mut G) {
        let root = self.tree.root();
        self.path.clear();
        self.path.push(root);
        self.knowledge.gather(root);
        loop {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => self.fall(world),
                Turn::Players(seats) => {
                    let first = seats.lowest().expect("the table waits for somebody");
                    let seat = if self.path.len() == 1 { me } else { first };
                    let Some(is_new) = self.step(seat, world) else { return };
                    if is_new {
                        return;
                    }
                }
            }
        }
    }

    /// Luck falls within the tree.
    fn fall(&mut self, world: &mut G) {
        let chance = world.draw(&mut self.luck);
        match self.temper.falls {
            Falls::Blended => {}
            Falls::Apart => {
                self.knowledge.fall(world, &mut self.tree, &mut self.branches, chance);
            }
        }
        world.apply(&Event::Chance(chance));
    }

    /// A decision of `seat`: whether it was never tried; none if the tree is full.
    fn step(&mut self, seat: Seat, world: &mut G) -> Option<bool> {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let chosen = self.descend(self.knowledge.of(seat), seat, world)?;
        self.path.push(chosen);
        self.labor.decisions += 1;
        self.knowledge.spread(world, &mut self.tree, seat, chosen);
        world.apply(&Event::Choice { seat, action: self.tree.action(chosen) });
        Some(self.tree.visits(chosen) == 0)
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
        let alone = if world.seated() == 1 { ALONE } else { 1.0 };
        Some(self.tree.select(&self.offered, alone * self.temper.curiosity))
    }

    /// The share of attention that each action deserves before it is tried.
    fn judge(&mut self, seat: Seat, world: &G) {
        let trust = self.temper.trust;
        let alike = 1.0 / many(self.actions.len());
        self.priors.clear();
        if trust == 0.0 {
            self.priors.resize(self.actions.len(), alike);
            return;
        }
        for action in &self.actions {
            let (luck, following) = (&mut self.luck, &mut self.following);
            self.priors.push(promise(world, &self.weights, seat, *action, luck, following));
        }
        let best = self.priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for prior in &mut self.priors {
            let gap = 1.0 + self.temper.disdain * (best - *prior) / G::LEAD;
            *prior = 1.0 / (gap * gap);
        }
        let sum: f32 = self.priors.iter().sum();
        for prior in &mut self.priors {
            *prior = trust * *prior / sum + (1.0 - trust) * alike;
        }
    }

    /// Plays on without the tree, to the end or to the end of patience.
    fn finish(&mut self, world: &mut G) {
        let patience = self.temper.patience.at(world.seated());
        let spent = match self.temper.beyond {
            Beyond::Random => self.stray(world, patience),
            Beyond::Improvised => self.improvise(world, patience),
        };
        self.labor.decisions += u64::from(spent);
        while world.turn() == Turn::Chance {
            world.apply(&Event::Chance(world.draw(&mut self.luck)));
        }
    }

    /// Takes so many decisions at most, each at random; tells how many.
    fn stray(&mut self, world: &mut G, patience: u32) -> u32 {
        let mut spent = 0;
        while spent != patience {
            // Whether luck falls or somebody decides is hard to foretell, so it is counted and not asked.
            match world.stride(&mut self.luck, &mut self.actions) {
                Stride::Over => break,
                stride => spent += u32::from(stride == Stride::Decision),
            }
        }
        spent
    }

    /// Takes so many decisions at most, each as judgement suggests; tells how many.
    fn improvise(&mut self, world: &mut G, patience: u32) -> u32 {
        let mut spent = 0;
        while spent != patience {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => world.apply(&Event::Chance(world.draw(&mut self.luck))),
                Turn::Players(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    self.actions.clear();
                    world.actions(seat, &mut self.actions);
                    let action =
                        world.improvise(&self.weights, seat, &self.actions, &mut self.luck);
                    world.apply(&Event::Choice { seat, action });
                    spent += 1;
                }
            }
        }
        spent
    }
}
