//! Breaches: a law that was broken, where, and how to reproduce it.

use std::fmt;

use game::{Game, Record, Table};

use crate::{Law, Trial, quiet::quietly};

/// A law that a title has broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Breach {
    /// The law that was broken.
    pub law: Law,
    /// The name of the option set.
    pub preset: &'static str,
    /// The option set as text.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the game.
    pub seed: u64,
    /// The number of events before the breach.
    pub at: usize,
    /// The failure that was observed, as a sentence without a full stop.
    pub what: String,
    /// The game up to the breach, as a record.
    pub record: String,
}

/// A breach as the law itself reports it, without the place where it was found.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) law: Law,
    pub(crate) what: String,
}

/// The result of checking a law.
pub(crate) type LawResult<T = ()> = Result<T, Broken>;

/// Leaves the function with a broken law.
macro_rules! broken {
    ($law:expr, $($what:tt)+) => {
        return Err($crate::breach::Broken { law: $law, what: format!($($what)+) })
    };
}

/// Leaves the function with a broken law unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($broken:tt)+) => {
        if !$holds {
            $crate::breach::broken!($($broken)+);
        }
    };
}
pub(crate) use {broken, ensure};

impl Broken {
    /// A panic inside the rules.
    pub(crate) fn by_panic(what: String) -> Broken {
        Broken { law: Law::Plays, what }
    }

    /// The breach after `at` events of games that were not played on a [`Table`](game::Table).
    pub(crate) fn after<O: game::Options>(self, at: usize, trial: &Trial<O>) -> Breach {
        let Trial { preset, ref options, seats } = *trial;
        let options = options.to_string();
        let Broken { law, what } = self;
        Breach { law, preset, options, seats, seed: 0, at, what, record: String::new() }
    }

    /// The breach in the current position of `table`.
    pub(crate) fn at<G: Game>(
        self,
        table: &Table<G>,
        trial: &Trial<G::Options>,
        seed: u64,
    ) -> Breach {
        let record = Record::new(table.clone());
        // A title that cannot be played may be unable to write as well.
        let record = quietly(|| record.to_string()).unwrap_or_default();
        Breach { seed, record, ..self.after(table.events().len(), trial) }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LAST: usize = 12;
        let Breach { law, preset, options, seats, seed, at, what, record } = self;
        writeln!(f, "the law «{law}» is broken: {}", law.promise())?;
        writeln!(f, "  {what}")?;
        writeln!(
            f,
            "  preset {preset}, options «{options}», {seats} seats, seed {seed}, event {at}"
        )?;
        write!(f, "  to see it again: IMPASTO_SEED={seed} and the same test")?;
        let lines: Vec<&str> = record.lines().collect();
        let events = &lines[lines.len().saturating_sub(LAST.min(*at))..];
        if !events.is_empty() {
            write!(f, "\n  the last events before it:")?;
        }
        events.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

/// The first place where the debug texts of two values differ: enough to find the field.
pub(crate) fn difference(ours: &impl fmt::Debug, theirs: &impl fmt::Debug) -> String {
    const BEFORE: usize = 40;
    const MAX_CHARS: usize = 100;
    let (ours, theirs) = (format!("{ours:?}"), format!("{theirs:?}"));
    let same = ours.chars().zip(theirs.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        text.chars().skip(same.saturating_sub(BEFORE)).take(MAX_CHARS).collect::<String>()
    };
    format!("«…{}…» is not «…{}…»", part(&ours), part(&theirs))
}
