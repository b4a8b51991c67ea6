//! The levels: named strengths of bots. Levels differ in the amount of work, never in time, so a level
//! is equally strong on every machine.

use judgement::{Algorithm, Judged};

use crate::{Analyzer, Bot, Greedy, Planner, Random, Search};

/// The strength of a bot, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The random baseline, which chooses uniformly at random.
    Random,
    /// One-step lookahead with many random decisions.
    Apprentice,
    /// One-step lookahead with some random decisions.
    Student,
    /// The greedy baseline: one-step lookahead without random decisions.
    Greedy,
    /// A search of few simulations.
    Journeyman,
    /// A search of more simulations.
    Master,
    /// A search of many simulations, or plans.
    Maestro,
}

impl Level {
    /// The five levels that people play against, the weakest first.
    pub const LADDER: [Level; 5] =
        [Level::Apprentice, Level::Student, Level::Journeyman, Level::Master, Level::Maestro];
    /// The levels that others are measured against; they are not on the ladder.
    pub const BASELINES: [Level; 2] = [Level::Random, Level::Greedy];

    /// Every level and baseline, roughly the weakest first.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Apprentice,
        Level::Student,
        Level::Greedy,
        Level::Journeyman,
        Level::Master,
        Level::Maestro,
    ];

    /// The name of the level, as in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Student => "student",
            Level::Greedy => "greedy",
            Level::Journeyman => "journeyman",
            Level::Master => "master",
            Level::Maestro => "maestro",
        }
    }

    /// A description of how the level plays, in words that continue a sentence after its name.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "does anything that is allowed",
            Level::Apprentice => "takes what glitters, and often does just anything",
            Level::Student => "looks one step ahead, and now and then looks away",
            Level::Greedy => "always takes what promises most one step ahead",
            Level::Journeyman => "searches a little",
            Level::Master => "searches",
            Level::Maestro => "searches thoroughly",
        }
    }

    /// The next lower level of the ladder, or the random baseline for the lowest; none for
    /// baselines.
    #[must_use]
    pub fn below(self) -> Option<Level> {
        let at = Level::LADDER.iter().position(|it| *it == self)?;
        Some(at.checked_sub(1).map_or(Level::Random, |below| Level::LADDER[below]))
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The algorithm of this level for a title and a number of seats; none for the random baseline.
    #[must_use]
    pub fn algorithm<G: Judged>(self, seats: u8) -> Option<Algorithm> {
        let [apprentice, student, journeyman, master, maestro] = G::levels(seats);
        match self {
            Level::Random => None,
            Level::Greedy => Some(Algorithm::Greedy { random_one_in: None }),
            Level::Apprentice => Some(apprentice),
            Level::Student => Some(student),
            Level::Journeyman => Some(journeyman),
            Level::Master => Some(master),
            Level::Maestro => Some(maestro),
        }
    }

    /// A bot of this level for a table with this number of seats, whose decisions follow from `seed`.
    #[must_use]
    pub fn bot<G: Judged>(self, seats: u8, seed: u64) -> Box<dyn Bot<G>> {
        match self.algorithm::<G>(seats) {
            None => Box::new(Random::new(seed)),
            Some(Algorithm::Greedy { random_one_in }) => {
                Box::new(Greedy::<G>::new(seed, random_one_in))
            }
            Some(Algorithm::Search { simulations }) => {
                Box::new(Search::<G>::new(seed, simulations))
            }
            Some(Algorithm::Planner(settings)) => Box::new(Planner::<G>::new(seed, settings)),
        }
    }

    /// A bot of this level that can analyze positions; none if the level neither searches nor plans.
    #[must_use]
    pub fn analyzer<G: Judged>(self, seats: u8, seed: u64) -> Option<Analyzer<G>> {
        match self.algorithm::<G>(seats)? {
            Algorithm::Greedy { .. } => None,
            Algorithm::Search { simulations } => {
                Some(Analyzer::Search(Box::new(Search::new(seed, simulations))))
            }
            Algorithm::Planner(settings) => Some(Analyzer::Planner(Planner::new(seed, settings))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_found_by_name() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
        }
        assert_eq!(Level::named("Random"), None);
    }

    #[test]
    fn a_level_is_a_step_or_a_baseline() {
        for level in Level::ALL {
            assert_ne!(Level::LADDER.contains(&level), Level::BASELINES.contains(&level));
            assert_eq!(level.below().is_some(), Level::LADDER.contains(&level));
        }
        assert_eq!(Level::Apprentice.below(), Some(Level::Random));
        assert_eq!(Level::Maestro.below(), Some(Level::Master));
    }
}
