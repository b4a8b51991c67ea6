//! The bots: programs that play, by the name of their level.
//!
//! Invariant: a bot sees what a player in its seat sees, the view and the list of its actions, and
//! nothing else. It never gets the state of a table or another seat's view, so it cannot cheat: the
//! states it searches are imagined from its view. It has a random generator of its own, so it cannot
//! disturb the luck of a table either.
//!
//! This crate depends on no title, so it cannot name the state of one. Everything a bot has to know
//! about a title is in [`judgement`], which evaluates the imagined states.
//!
//! # How a search works
//!
//! - The search is information-set Monte Carlo tree search with PUCT (`search/mod.rs` names the papers). Every
//!   simulation begins in a state imagined from the view (a determinization), goes through the tree to a node
//!   without visits, and plays a rollout from there to the end of the game or to the rollout limit.
//! - A node stands for what a seat has seen: a decision that others do not see moves only those who do
//!   (`search/information_sets.rs`, computed from `sight`). So those who are asked at once decide blind. All
//!   determinizations share the hand of the searching player, so the others may learn the best answer to it: they
//!   are overestimated.
//! - Chance events are not in the tree (*open loop*): they are sampled anew at every visit, children stand for
//!   decisions alone, and the value of a decision is its mean over chance. With a node for every chance event
//!   (`ChanceNodes::Explicit`) the tree would learn anew after each of them what to do next; a refill has up to
//!   fifty outcomes, so from a fiftieth of the simulations. What it costs: in the tree a decision after a chance
//!   event cannot depend on it. In a rollout it can, for its policy sees the state. Measured, explicit chance nodes
//!   win fewer games of Canvas and as many of the others (docs/STATISTICS.md, *Chance nodes*).
//! - In solo games of Canvas the highest level is another bot, the planner (`search/planner.rs`): every candidate
//!   turn of the judgement (`candidate_turns`) is tried in the same sampled futures, the order of the deck drawn for
//!   each, in each of them by a beam search to the end of the game (`search/beam.rs`), and the worse half of the turns
//!   is dropped again and again (sequential halving). A plan that knows the future has too high a value, but for every
//!   turn alike; rollouts, on which more simulations are wasted there, never find what cards are good for together.
//!   Half of its reward are points, half is how near the author's record is: who has no rival plays for that.
//! - A search stops as soon as the simulations that are left could not change the choice. The tree is reused for
//!   the next decision of the same turn if nothing new was shown.
//! - Nodes lie in one block, and a simulation allocates nothing. Callgrind counts a twentieth of a search
//!   without judgement of Canvas for finding children, and less elsewhere; most is the rules. As levels play Canvas,
//!   three quarters are the judgement.
//! - A level is an algorithm with an amount of work, both by the number of seats (`Judged::levels`): where more
//!   sit, more is decided between two decisions of a player, and as many simulations are worth less.
//! - `SearchSettings` are all settings but the number of simulations; `cargo run --release -p bench --bin compare`
//!   lets two searches play against each other, `cargo xtask bench search` measures speed.

mod evaluate;
mod greedy;
mod level;
mod random;
mod search;

pub use crate::{
    greedy::Greedy,
    level::Level,
    random::Random,
    search::{
        Analysis, Analyzer, ChanceNodes, Planner, RolloutPolicy, Search, SearchSettings,
        SearchStats, analyze_parallel,
    },
};

pub use judgement::{Algorithm, Judged, PlannerSettings, RolloutLimit};

use game::{Game, Seat};

/// A program that plays.
pub trait Bot<G: Game>: Send {
    /// The action that the bot takes when `seat` is asked: one of `actions`, which is not empty.
    fn choose(&mut self, seat: Seat, view: &G::View, actions: &[G::Action]) -> G::Action;
}

/// Every level, the weakest first.
#[must_use]
pub const fn levels() -> &'static [Level] {
    &Level::ALL
}
