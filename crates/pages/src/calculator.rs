//! A calculator for people at a real table: what a thing is worth, asked and answered in text.

use game::{Clause, Reason};

/// Works out what a thing is worth. A question is the thing, in words with spaces or commas between.
pub trait Calculator: Send + Sync {
    /// What a question is made of, as a help text writes it.
    fn usage(&self) -> &'static str;

    /// Everything there is to say, on several lines.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn sheet(&self, question: &str) -> Result<String, BadQuestion>;

    /// What counts, on one line.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn line(&self, question: &str) -> Result<String, BadQuestion>;

    /// Everything, as one JSON object on one line.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the question.
    fn json(&self, question: &str) -> Result<String, BadQuestion>;
}

/// There is no such thing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason} ({clause})")]
pub struct BadQuestion {
    /// The clause that says what there is.
    pub clause: Clause,
    /// Why, as a sentence without a full stop.
    pub reason: Reason,
}
