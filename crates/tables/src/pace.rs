//! How much time the bots of a table leave to people: to regret, and to see what is done.

/// How much time the bots of a table leave to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As little as it takes to see that the wrong thing was clicked. For programs, and in old logs.
    #[default]
    Brisk,
    /// Enough to follow the game.
    Calm,
    /// Enough to explain it to somebody.
    Slow,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::Brisk, Pace::Calm, Pace::Slow];

    /// Its name in logs and requests.
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
