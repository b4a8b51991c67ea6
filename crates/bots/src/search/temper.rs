//! How a search thinks, apart from how much: what contests compare, and benchmarks switch off.

use judgement::{Judged, Patience};

/// How a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How much is tried that has not shown its worth yet.
    pub curiosity: f32,
    /// How far first impressions trust the judgement; the rest of the attention is shared equally,
    /// and with 0 the judgement is not asked.
    pub trust: f32,
    /// How much attention an action loses that promises less than the best one.
    pub disdain: f32,
    /// How long it improvises beyond the tree before the judgement is asked.
    pub patience: Patience,
    /// How those decisions are made.
    pub beyond: Beyond,
    /// Whether the tree tells falls of luck apart.
    pub falls: Falls,
}

/// How a search decides beyond its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// At random.
    Random,
    /// As the judgement improvises.
    Improvised,
}

/// What a tree makes of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Falls {
    /// Nothing: what follows a decision is learnt from all falls of luck at once.
    Blended,
    /// After each fall that a seat has seen, what it does is learnt anew.
    Apart,
}

impl Temper {
    /// As the levels of a title think.
    #[must_use]
    pub fn of<G: Judged>() -> Temper {
        Temper {
            curiosity: G::CURIOSITY,
            trust: G::TRUST,
            disdain: G::DISDAIN,
            patience: G::PATIENCE,
            beyond: Beyond::Improvised,
            falls: Falls::Blended,
        }
    }

    /// Without any judgement: every game is played at random to its end. For measurements.
    #[must_use]
    pub const fn plain() -> Temper {
        Temper {
            curiosity: 0.9,
            trust: 0.0,
            disdain: 0.0,
            patience: Patience::Decisions(u32::MAX),
            beyond: Beyond::Random,
            falls: Falls::Blended,
        }
    }
}
