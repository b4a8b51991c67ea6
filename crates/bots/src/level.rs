//! How strong a bot is, by name. Levels differ in work, never in time: a level is the same on every
//! machine.

use crate::{Bot, Greedy, Judged, Random, Search};

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
        let [little, more, most] = G::WORK;
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Apprentice => Box::new(Greedy::careless(seed, 2)),
            Level::Student => Box::new(Greedy::careless(seed, 6)),
            Level::Greedy => Box::new(Greedy::new(seed)),
            Level::Journeyman => Box::new(Search::<G>::new(seed, little)),
            Level::Master => Box::new(Search::<G>::new(seed, more)),
            Level::Maestro => Box::new(Search::<G>::new(seed, most)),
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
}
