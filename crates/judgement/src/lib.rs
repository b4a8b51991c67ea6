//! The judgement of each title: its evaluation function, its rollout policy and the settings of its
//! bots, in a folder for each. Bots know nothing else about a title.
//!
//! A judgement evaluates states; bots pass it states that they have imagined. Its [`Weights`] are
//! tuned by contests. All arithmetic here is addition, multiplication and division, which every machine
//! rounds alike; library functions such as `exp` are not. So a bot decides the same everywhere.

mod atelier;
mod canvas;
mod colors_of_paris;
mod weights;

use game::{Game, Luck, Seat};

pub use weights::Weights;

/// A title with an evaluation function for bots.
#[doc(alias = "heuristic")]
#[doc(alias = "evaluation function")]
pub trait Judged: Game {
    /// The weights of the evaluation.
    type Weights: Weights;

    /// The lead in points that is worth half of the way from a draw to a sure win.
    const LEAD_POINTS: f32;
    /// The points that a good player reaches, by which solo games are measured.
    const PAR_POINTS: f32;
    /// The length of rollouts before the state is evaluated. A rollout that reaches the end of the game
    /// needs no evaluation.
    const ROLLOUT_LIMIT: RolloutLimit;
    /// The exploration constant of PUCT.
    const EXPLORATION: f32 = 0.9;
    /// The share of the judgement in the priors of a search; the rest is uniform.
    const PRIOR_WEIGHT: f32 = 0.75;
    /// How fast a prior falls with the gap to the best action, in units of
    /// [`LEAD_POINTS`](Self::LEAD_POINTS).
    const PRIOR_SHARPNESS: f32 = 4.0;
    /// The index among the five levels of the one that newcomers play against: one that plays sensibly
    /// and can be beaten.
    const DEFAULT_LEVEL: usize = 1;

    /// The algorithms of the five levels at a table with this number of seats, the weakest first. With more
    /// seats more happens between two decisions of a player, and levels may need more work to be as far apart.
    fn levels(seats: u8) -> [Algorithm; 5];

    /// The number of seats.
    fn seated(&self) -> usize;

    /// The evaluation function: the points that `seat` can expect at the end of the game.
    fn expected_points(&self, weights: &Self::Weights, seat: Seat) -> f32;

    /// The rollout policy: a quick choice from `actions`. A search calls it thousands of times.
    #[doc(alias = "default policy")]
    fn rollout_action<L: Luck>(
        &self,
        _weights: &Self::Weights,
        _seat: Seat,
        actions: &[Self::Action],
        luck: &mut L,
    ) -> Self::Action {
        luck.pick(actions)
    }

    /// Writes to `out` the turns worth planning in a solo game: whole turns up to the next chance event,
    /// or the rest of the current turn. Nothing in titles without a planner.
    fn candidate_turns(
        &self,
        _weights: &Self::Weights,
        _out: &mut Vec<CandidateTurn<Self::Action>>,
    ) {
    }
}

/// The settings of the planner for solo games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannerSettings {
    /// The number of plans for a decision. A plan is one beam search in one sampled future.
    pub plans: u32,
    /// The number of states that a beam search keeps after each turn.
    pub beam_width: usize,
    /// The record in points. In a solo game, a planner plays for the record as well as for points.
    pub record_points: i32,
}

/// The maximum number of decisions of a [`CandidateTurn`].
pub const MAX_TURN_DECISIONS: usize = 4;

/// A turn that a planner considers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CandidateTurn<A> {
    /// The expected points after the turn.
    pub value: f32,
    /// The decisions of the turn in their order, then `None`.
    pub decisions: [Option<A>; MAX_TURN_DECISIONS],
}

/// The length of a rollout before the state is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutLimit {
    /// The number of decisions of all seats together.
    Decisions(u32),
    /// The number of decisions of each seat, for titles whose evaluation is better between rounds than within
    /// one.
    DecisionsPerSeat(u32),
}

impl RolloutLimit {
    /// The limit in decisions of all seats, at a table with this number of seats.
    #[must_use]
    pub fn decisions(self, seats: usize) -> u32 {
        match self {
            RolloutLimit::Decisions(all) => all,
            RolloutLimit::DecisionsPerSeat(own) => own * u32::try_from(seats).unwrap_or(u32::MAX),
        }
    }
}

/// The algorithm of a bot, with a fixed amount of work and no time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// One-step lookahead.
    Greedy {
        /// The `n` of "one decision in `n` is made at random"; `None` if no decision is random.
        random_one_in: Option<u32>,
    },
    /// Monte Carlo tree search.
    Search {
        /// The number of simulations for each decision.
        simulations: u32,
    },
    /// Plans in sampled futures, for solo games of titles with [`Judged::candidate_turns`].
    Planner(PlannerSettings),
}

/// The action with the highest priority; ties are broken uniformly at random.
fn highest_priority<A: Copy>(
    actions: &[A],
    luck: &mut impl Luck,
    priority: impl Fn(A) -> u32,
) -> A {
    let (mut highest, mut chosen, mut ties) = (0, actions[0], 0);
    for action in actions {
        let found = priority(*action);
        if highest < found {
            (highest, chosen, ties) = (found, *action, 1);
        } else if found == highest {
            ties += 1;
            if luck.below(ties) == 0 {
                chosen = *action;
            }
        }
    }
    chosen
}

#[expect(clippy::cast_precision_loss, reason = "points are small numbers")]
const fn small(n: i32) -> f32 {
    n as f32
}

#[expect(clippy::cast_precision_loss, reason = "there are few of anything")]
const fn many(n: usize) -> f32 {
    n as f32
}
