//! The settings of the tree search: everything but the number of simulations. Contests compare
//! settings with each other (`cargo run -p bench --bin compare`).

use judgement::{Judged, RolloutLimit};

/// The settings of a [`Search`](super::Search).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// The exploration constant of PUCT: the larger it is, the more simulations go to actions whose
    /// mean reward is not the best so far.
    #[doc(alias = "c_puct")]
    pub exploration: f32,
    /// The share of an action's prior that comes from the judgement, from 0 to 1; the rest is the
    /// same for every action. With 0 the judgement is not asked for priors.
    pub prior_weight: f32,
    /// How fast a prior falls with the gap between an action's lookahead value and the best one.
    pub prior_sharpness: f32,
    /// The number of decisions after which a rollout is cut and the judgement evaluates the state.
    pub rollout_limit: RolloutLimit,
    /// How a rollout chooses its actions.
    pub rollout_policy: RolloutPolicy,
    /// Whether the tree has nodes for chance events.
    pub chance_nodes: ChanceNodes,
}

/// How rollouts choose their actions.
#[doc(alias = "default policy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutPolicy {
    /// Uniformly at random.
    Random,
    /// By the title's [`Judged::rollout_action`].
    Heuristic,
}

/// Whether a search tree has nodes for chance events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceNodes {
    /// No nodes for chance: a node stands for a sequence of decisions, and its mean runs over all chance events
    /// between them (open-loop search, Perez Liebana et al. 2015).
    OpenLoop,
    /// Nodes for chance: a seat that has seen a chance event goes on from a separate node for that event.
    Explicit,
}

impl SearchSettings {
    /// The settings of the levels of a title.
    #[must_use]
    pub fn of<G: Judged>() -> SearchSettings {
        SearchSettings {
            exploration: G::EXPLORATION,
            prior_weight: G::PRIOR_WEIGHT,
            prior_sharpness: G::PRIOR_SHARPNESS,
            rollout_limit: G::ROLLOUT_LIMIT,
            rollout_policy: RolloutPolicy::Heuristic,
            chance_nodes: ChanceNodes::OpenLoop,
        }
    }

    /// The settings of a search without judgement: uniform priors, and random rollouts to the end
    /// of the game. For measurements.
    #[must_use]
    pub const fn vanilla() -> SearchSettings {
        SearchSettings {
            exploration: 0.9,
            prior_weight: 0.0,
            prior_sharpness: 0.0,
            rollout_limit: RolloutLimit::Decisions(u32::MAX),
            rollout_policy: RolloutPolicy::Random,
            chance_nodes: ChanceNodes::OpenLoop,
        }
    }
}
