//! Commands: requests to a keeper.

use tables::{Request, Row, Sitting, Who};

use crate::problem::Problem;

/// A request to a table, with its sender and its preconditions.
#[derive(Debug)]
pub(crate) struct Command {
    pub(crate) who: Who,
    pub(crate) request: Request,
    /// The number of rows that the sender knows of; `None` if it does not matter.
    pub(crate) at: Option<u64>,
    /// The idempotency key, by which a repetition is recognized.
    pub(crate) key: Option<String>,
}

impl Command {
    /// The result of the command: the next state of the table, and the rows that lead to it.
    pub(super) fn ask(&self, sitting: &Sitting, now: u64) -> Result<(Sitting, Vec<Row>), Problem> {
        if self.at.is_some_and(|at| !sitting.is_known_by(at)) {
            return Err(Problem::Stale { at: sitting.rows() });
        }
        Ok(sitting.ask(self.who, self.request.clone(), now)?)
    }
}
