//! A calculator for people at a real table: the worth of something, asked and answered in text.

use game::{Clause, Reason};

/// A calculator of worth. A question is a list of words, separated by spaces or commas.
pub trait Calculator: Send + Sync {
    /// The words of a question, for a help text.
    fn usage(&self) -> &'static str;

    /// The whole answer, on several lines.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn sheet(&self, question: &str) -> Result<String, BadQuestion>;

    /// The main figures, on one line.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn line(&self, question: &str) -> Result<String, BadQuestion>;

    /// The whole answer, as one JSON object on one line.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn json(&self, question: &str) -> Result<String, BadQuestion>;
}

/// The refusal of a question that names nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason} ({clause})")]
pub struct BadQuestion {
    /// The clause that lists what exists.
    pub clause: Clause,
    /// The reason, as a sentence without a full stop.
    pub reason: Reason,
}
