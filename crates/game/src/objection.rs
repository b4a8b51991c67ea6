//! Objections: the reasons why an action is refused, typed, each with its clause.

use std::fmt;

use serde::Serialize;

use crate::Reasons;

/// The number of a clause of the rules, such as `CV-3.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The reason why an action is refused. Its `Display` is the reason in English, a sentence without a full stop;
/// other languages find their sentence by the key of its [`Reason`](crate::Reason).
pub trait Objection: Reasons + Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The clause that forbids the action.
    fn clause(&self) -> Clause;
}
