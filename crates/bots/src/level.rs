//! How strong a bot is, by name.

use game::Game;

use crate::{Bot, Random};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each as likely as the others.
    Random,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// Its name, as in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A bot of this level, whose decisions follow from `seed`.
    #[must_use]
    pub fn bot<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
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
