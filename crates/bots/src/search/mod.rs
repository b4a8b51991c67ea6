//! The searching player: Monte Carlo tree search over worlds imagined from its view.
//!
//! Every game in its mind begins in a new world that looks like the view. All of them share one tree
//! of decisions; luck falls anew in each, so what the tree learns of a decision is its mean over
//! worlds and luck. A decision is judged by whoever takes it, which serves any number of players.
//!
//! In these games what somebody decides may depend only on the decisions that they have seen: those who
//! are asked at the same time do not see each other's answers, and a choice kept in secret stays secret.
//! But all worlds share what the searching player knows for certain, its hand above all, so the others
//! may learn the best answer to it: they are taken for better than they are, never for worse.
//!
//! One search is one thread: games of a contest are played side by side, which uses all cores better
//! than several threads that share one tree, and the choice follows from the seed on every machine.
//! Whoever wants more thought in the same time lets several of them [`confer`].

mod council;
mod desk;
mod foresight;
mod knowledge;
mod playing;
mod temper;
mod thought;
mod tree;

use game::{Event, PerSeat, Seat, Sight, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Judged};
use knowledge::{Branches, Knowledge};
use tree::{Link, Tree};

pub use council::{Thinker, confer};
pub use foresight::Planner;
pub use temper::{Beyond, Falls, Temper};
pub use thought::{Labor, Thought};

/// Chooses what it has tried most in a fixed number of games in its mind.
pub struct Search<G: Judged> {
    luck: Xoshiro256PlusPlus,
    games: u32,
    weights: G::Weights,
    temper: Temper,
    tree: Tree<G::Action>,
    branches: Branches<G>,
    /// What it will see when it is asked again at once: then the tree is still good.
    expected: Option<G::View>,
    /// For each of its actions, what the games that began with it have brought, by seat; kept only
    /// for those who want to know.
    brought: Vec<PerSeat<f32>>,
    labor: Labor,
    // Buffers, so that nothing is allocated for a game.
    path: Vec<Link>,
    knowledge: Knowledge,
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
/// After so many games it asks itself whether the others can still change its mind.
const PAUSE: u32 = 32;

impl<G: Judged> Search<G> {
    /// One that plays so many games for a decision, and whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64, games: u32) -> Search<G> {
        Search {
            luck: Xoshiro256PlusPlus::seed_from_u64(seed),
            games,
            weights: G::Weights::default(),
            temper: Temper::of::<G>(),
            tree: Tree::new(NODES_AT_LEAST + games as usize * NODES_A_GAME),
            branches: Branches::<G>::default(),
            expected: None,
            brought: Vec::new(),
            labor: Labor::default(),
            path: Vec::new(),
            knowledge: Knowledge::default(),
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

    /// The same with another way to think.
    #[must_use]
    pub fn tempered(self, temper: Temper) -> Search<G> {
        Search { temper, ..self }
    }

    /// How much it has played in its mind so far.
    #[must_use]
    pub fn labor(&self) -> Labor {
        self.labor
    }

    /// What it thinks of each of `actions`, which are all that `seat` may do and not none: what it
    /// would choose comes first. It begins anew and plays all its games, even for a single action.
    pub fn ponder(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
    ) -> Vec<Thought<G::Action>> {
        self.expected = None;
        self.plant(actions);
        self.brought.resize(actions.len(), PerSeat::default());
        for _ in 0..self.games.max(1) {
            self.play(seat, view);
        }
        self.tree.children(self.tree.root(), seat, actions, &mut self.offered);
        let brought = std::mem::take(&mut self.brought);
        thought::thoughts(&self.tree, seat, &self.offered, brought)
    }

    /// Begins anew.
    fn plant(&mut self, actions: &[G::Action]) {
        self.tree.plant(actions[0]);
        self.branches.clear();
    }

    /// Plays until the games that are left cannot change the choice.
    fn think(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) {
        let missing = self.games.saturating_sub(self.tree.visits(self.tree.root()));
        let mut left = missing.max(self.games / REFRESHED).max(1);
        let mut lead = 0;
        while lead <= left && left != 0 {
            for _ in 0..left.min(PAUSE) {
                self.play(seat, view);
            }
            left -= left.min(PAUSE);
            self.tree.children(self.tree.root(), seat, actions, &mut self.offered);
            lead = self.tree.lead(&self.offered);
        }
    }

    /// Keeps the tree below the choice if `me` is asked again before anything new is shown.
    fn keep(&mut self, me: Seat, view: &G::View, chosen: Link) {
        let mut world = G::imagine(view, &mut self.luck);
        let choice = Event::Choice { seat: me, action: self.tree.action(chosen) };
        // Below a secret only its owner would be in the right place.
        let seats = u8::try_from(world.seated()).expect("there are few seats");
        let is_open = Viewer::all(seats).all(|it| world.sight(it, &choice) != Sight::Hidden);
        world.apply(&choice);
        let goes_on = is_open && world.turn().asks(me) && self.tree.descend(chosen);
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
            self.plant(actions);
        }
        self.think(seat, view, actions);
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
