//! The pace of a table's bots: how long they wait so that people can undo, and see what is done.

/// The pace of a table's bots: how much time they leave to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As little time as it takes to notice a wrong click. For programs, and in old logs.
    #[default]
    Brisk,
    /// Enough time to follow the game.
    Calm,
    /// Enough time to explain the game to somebody.
    Slow,
}

impl Pace {
    /// All paces, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::Brisk, Pace::Calm, Pace::Slow];

    /// The name of the pace in logs and requests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Brisk => "brisk",
            Pace::Calm => "calm",
            Pace::Slow => "slow",
        }
    }

    /// The pace with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|it| it.name() == name)
    }
}
