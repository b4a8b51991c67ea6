//! How strong a bot is, by name. Levels differ in work, never in time: a level is the same on every
//! machine.

use judgement::{Judged, Skill};

use crate::{Bot, Greedy, Planner, Random, Search, Thinker};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each as likely as the others.
    Random,
    /// Plays like a child: takes what glitters, and often does just anything.
    Apprentice,
    /// Takes what promises most one step ahead, and now and then looks away.
    Student,
    /// What promises most one step ahead: a measure for those who search.
    Greedy,
    /// Searches a little.
    Journeyman,
    /// Searches.
    Master,
    /// Searches thoroughly.
    Maestro,
}

impl Level {
    /// The five levels that people play against, the weakest first.
    pub const LADDER: [Level; 5] =
        [Level::Apprentice, Level::Student, Level::Journeyman, Level::Master, Level::Maestro];
    /// What levels are measured by: they are no steps of the ladder.
    pub const YARDSTICKS: [Level; 2] = [Level::Random, Level::Greedy];

    /// Every level and yardstick, roughly the weakest first.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Apprentice,
        Level::Student,
        Level::Greedy,
        Level::Journeyman,
        Level::Master,
        Level::Maestro,
    ];

    /// Its name, as in commands and records.
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

    /// How it plays, as the rest of a sentence that begins with its name.
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

    /// The step below it: of two levels the lower one, of the lowest the random yardstick; none for
    /// yardsticks.
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

    /// How it comes to its decisions in a title, at a table of so many; the random player has no way.
    #[must_use]
    pub fn skill<G: Judged>(self, seats: u8) -> Option<Skill> {
        let [apprentice, student, journeyman, master, maestro] = G::levels(seats);
        match self {
            Level::Random => None,
            Level::Greedy => Some(Skill::Glance { blunders: None }),
            Level::Apprentice => Some(apprentice),
            Level::Student => Some(student),
            Level::Journeyman => Some(journeyman),
            Level::Master => Some(master),
            Level::Maestro => Some(maestro),
        }
    }

    /// A bot of this level for a table of so many, whose decisions follow from `seed`.
    #[must_use]
    pub fn bot<G: Judged>(self, seats: u8, seed: u64) -> Box<dyn Bot<G>> {
        match self.skill::<G>(seats) {
            None => Box::new(Random::new(seed)),
            Some(Skill::Glance { blunders }) => Box::new(Greedy::<G>::new(seed, blunders)),
            Some(Skill::Search { games }) => Box::new(Search::<G>::new(seed, games)),
            Some(Skill::Plan(foresight)) => Box::new(Planner::<G>::new(seed, foresight)),
        }
    }

    /// The same as one that can be asked for its thoughts; none if this level neither searches nor
    /// plans.
    #[must_use]
    pub fn thinker<G: Judged>(self, seats: u8, seed: u64) -> Option<Thinker<G>> {
        match self.skill::<G>(seats)? {
            Skill::Glance { .. } => None,
            Skill::Search { games } => Some(Thinker::Search(Box::new(Search::new(seed, games)))),
            Skill::Plan(foresight) => Some(Thinker::Planner(Planner::new(seed, foresight))),
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
    fn a_level_is_a_step_or_a_yardstick() {
        for level in Level::ALL {
            assert_ne!(Level::LADDER.contains(&level), Level::YARDSTICKS.contains(&level));
            assert_eq!(level.below().is_some(), Level::LADDER.contains(&level));
        }
        assert_eq!(Level::Apprentice.below(), Some(Level::Random));
        assert_eq!(Level::Maestro.below(), Some(Level::Master));
    }
}
