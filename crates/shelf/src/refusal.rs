//! A refused request: its kind, its clause and its reason, as in the engine protocol.

use game::{BadNotation, BadRecord, BadSetup, Clause, Irrevocable, Reason};
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// A refused request; the refusal has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}{}", self.citation())]
pub struct Refusal {
    /// The kind of mistake.
    pub kind: RefusalKind,
    /// The clause of the rules that forbids the request, if one does.
    pub clause: Option<Clause>,
    /// The reason, as a sentence in English without a full stop.
    pub reason: String,
    /// The reason as a value, by whose key it is translated.
    pub words: Box<Reason>,
    /// The legal actions at that moment, where they are known.
    pub legal: Vec<String>,
}

/// The kind of mistake in a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefusalKind {
    /// The rules do not allow the action.
    Illegal,
    /// The text cannot be read.
    Notation,
    /// The seats and options do not make a game.
    Setup,
    /// The seat does not have to decide now, or no seat has.
    Turn,
    /// The request itself is malformed, or names something that does not exist.
    Protocol,
}

impl RefusalKind {
    /// The name of the kind in the engine protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RefusalKind::Illegal => "illegal",
            RefusalKind::Notation => "notation",
            RefusalKind::Setup => "setup",
            RefusalKind::Turn => "turn",
            RefusalKind::Protocol => "protocol",
        }
    }
}

impl Serialize for RefusalKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Refusal {
    /// A refusal without a clause.
    #[must_use]
    pub fn new(kind: RefusalKind, reason: impl Into<Reason>) -> Refusal {
        let words = Box::new(reason.into());
        Refusal { kind, clause: None, reason: words.text.clone(), words, legal: Vec::new() }
    }

    /// A refusal that may have a clause.
    #[must_use]
    pub fn by(kind: RefusalKind, clause: Option<Clause>, reason: impl Into<Reason>) -> Refusal {
        Refusal { clause, ..Refusal::new(kind, reason) }
    }

    /// The reason and, if they are few, the legal actions.
    #[must_use]
    pub fn advice(&self) -> String {
        const MAX_LISTED: usize = 10;
        match self.legal.len() {
            1..=MAX_LISTED => format!("{}; legal now: {}", self.reason, self.legal.join(", ")),
            _ => self.reason.clone(),
        }
    }

    #[must_use]
    pub(crate) fn with_legal(self, legal: Vec<String>) -> Refusal {
        Refusal { legal, ..self }
    }

    fn citation(&self) -> String {
        self.clause.map_or_else(String::new, |clause| format!(" ({clause})"))
    }
}

impl From<BadSetup> for Refusal {
    fn from(bad: BadSetup) -> Refusal {
        Refusal::by(RefusalKind::Setup, bad.clause, bad.reason)
    }
}

impl From<BadNotation> for Refusal {
    fn from(bad: BadNotation) -> Refusal {
        Refusal::new(RefusalKind::Notation, bad)
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        Refusal::new(RefusalKind::Notation, bad)
    }
}

impl From<Irrevocable> for Refusal {
    fn from(why: Irrevocable) -> Refusal {
        Refusal::new(RefusalKind::Turn, why)
    }
}

/// The JSON of the engine protocol: its reason is the advice, with the legal actions.
impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut refusal = serializer.serialize_struct("Refusal", 3)?;
        refusal.serialize_field("kind", &self.kind)?;
        refusal.serialize_field("clause", &self.clause)?;
        refusal.serialize_field("reason", &self.advice())?;
        refusal.end()
    }
}
