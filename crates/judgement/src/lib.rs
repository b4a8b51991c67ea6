//! What is good: the only thing a bot has to be told about a title, a file or folder for each.
//!
//! A judgement looks at worlds; bots give it worlds that they have imagined. It says what is good by
//! [`Weights`], which are tuned by contests. All arithmetic here is addition, multiplication and
//! division, which every machine rounds alike; functions of a machine's library, such as `exp`, are
//! not. So a bot decides the same everywhere.

mod atelier;
mod canvas;
mod colors_of_paris;
mod weights;

use game::{Game, Luck, Seat};

pub use weights::Weights;

/// A title that bots can judge.
pub trait Judged: Game {
    /// The numbers of the judgement.
    type Weights: Weights;

    /// A lead of so many points is worth half of the way from a draw to a sure win.
    const LEAD: f32;
    /// The points a good player reaches: what somebody who plays alone is measured by.
    const PAR: f32;
    /// How long a search improvises before it judges; those who come to the end of a game sooner need
    /// no judgement.
    const PATIENCE: Patience;
    /// How much a search tries that has not shown its worth yet.
    const CURIOSITY: f32 = 0.9;
    /// How far its first impressions trust this judgement; the rest is shared equally.
    const TRUST: f32 = 0.75;
    /// How much attention an action loses that promises a lead less than the best one.
    const DISDAIN: f32 = 4.0;
    /// Which of the five levels newcomers meet: one who can be beaten, and makes sense.
    const USUAL: usize = 1;

    /// What the five levels do at a table of so many, the weakest first. Where more sit, more happens
    /// between two decisions of a player, and levels may need more work to be as far apart.
    fn levels(seats: u8) -> [Skill; 5];

    /// How many play.
    fn seated(&self) -> usize;

    /// The points that `seat` can expect in the end, as the table stands.
    fn prospects(&self, weights: &Self::Weights, seat: Seat) -> f32;

    /// A decision made without much thought; searches make thousands of them.
    fn improvise<L: Luck>(
        &self,
        _weights: &Self::Weights,
        _seat: Seat,
        actions: &[Self::Action],
        luck: &mut L,
    ) -> Self::Action {
        luck.pick(actions)
    }

    /// The turns that somebody who plans alone thinks of, in a title where that is done: whole ones, up
    /// to where luck falls, or the rest of the one that was begun.
    fn ideas(&self, _weights: &Self::Weights, _out: &mut Vec<Idea<Self::Action>>) {}
}

/// How somebody plans who plays alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How many plans are made for a decision.
    pub plans: u32,
    /// How many tables a plan keeps in sight.
    pub width: usize,
    /// The points of a record: whoever has no rival plays for those, too.
    pub record: i32,
}

/// The most decisions of a turn that is planned as one.
pub const TURN: usize = 4;

/// A turn that is thought of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idea<A> {
    /// The prospects after it.
    pub worth: f32,
    /// Its decisions, and nothing behind the last of them.
    pub decisions: [Option<A>; TURN],
}

/// How long a search improvises before it judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// So many decisions, whoever makes them.
    Decisions(u32),
    /// So many of each player, where the judgement is better between rounds than within one.
    Each(u32),
}

impl Patience {
    /// The decisions at a table of so many.
    #[must_use]
    pub fn at(self, seats: usize) -> u32 {
        match self {
            Patience::Decisions(all) => all,
            Patience::Each(own) => own * u32::try_from(seats).unwrap_or(u32::MAX),
        }
    }
}

/// How a level comes to its decisions: by so much work, never by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Takes what promises most one step ahead; one decision out of so many is made at random.
    Glance {
        /// Out of how many; none for nobody's.
        blunders: Option<u32>,
    },
    /// Plays so many games in its mind for each decision.
    Search {
        /// How many.
        games: u32,
    },
    /// Plans in imagined futures, for whoever plays alone: only there a title has [`Judged::ideas`].
    Plan(Foresight),
}

/// The action with the strongest urge; among equals each is as likely as the others.
fn strongest<A: Copy>(actions: &[A], luck: &mut impl Luck, urge: impl Fn(A) -> u32) -> A {
    let (mut best, mut chosen, mut alike) = (0, actions[0], 0);
    for action in actions {
        let felt = urge(*action);
        if best < felt {
            (best, chosen, alike) = (felt, *action, 1);
        } else if felt == best {
            alike += 1;
            if luck.below(alike) == 0 {
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
