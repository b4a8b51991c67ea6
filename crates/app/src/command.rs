//! Commands: requests to a table, and the rows that they become.

use tables::{Request, Row, Sitting, Who};

use crate::problem::Problem;

/// A request to a table, with its sender and its preconditions.
#[derive(Clone, Debug)]
pub struct Command {
    /// The sender.
    pub who: Who,
    /// The request.
    pub request: Request,
    /// The number of rows that the sender knows of; `None` if it does not matter.
    pub at: Option<u64>,
    /// The idempotency key, by which a repetition is recognized.
    pub key: Option<String>,
}

impl Command {
    /// The rows to append to a table, and its state after them; no rows if nothing changes.
    ///
    /// # Errors
    ///
    /// Says why the table does not allow it now.
    pub fn rows(&self, sitting: &Sitting, now: u64) -> Result<(Sitting, Vec<Row>), Problem> {
        if self.at.is_some_and(|at| !sitting.is_known_by(at)) {
            return Err(Problem::Stale { at: sitting.rows() });
        }
        Ok(sitting.ask(self.who, self.request.clone(), now)?)
    }
}
