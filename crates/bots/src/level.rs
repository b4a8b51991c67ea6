//! How strong a bot is, by name. Levels differ in work, never in time: a level is the same on every
//! machine.

use judgement::{Judged, Skill};

use crate::{Bot, Greedy, Random, Search};

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
    /// Every level, the weakest first.
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

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A bot of this level, whose decisions follow from `seed`.
    #[must_use]
    pub fn bot<G: Judged>(self, seed: u64) -> Box<dyn Bot<G>> {
        let [apprentice, student, journeyman, master, maestro] = G::LEVELS;
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => skilled::<G>(Skill::Glance { blunders: None }, seed),
            Level::Apprentice => skilled::<G>(apprentice, seed),
            Level::Student => skilled::<G>(student, seed),
            Level::Journeyman => skilled::<G>(journeyman, seed),
            Level::Master => skilled::<G>(master, seed),
            Level::Maestro => skilled::<G>(maestro, seed),
        }
    }
}

fn skilled<G: Judged>(skill: Skill, seed: u64) -> Box<dyn Bot<G>> {
    match skill {
        Skill::Glance { blunders } => Box::new(Greedy::<G>::new(seed, blunders)),
        Skill::Search { games } => Box::new(Search::<G>::new(seed, games)),
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
}
