//! What is asked of a keeper.

use tables::{Request, Row, Sitting, Who};

use crate::problem::Problem;

/// Something to be done at a table.
#[derive(Debug)]
pub(crate) struct Command {
    pub(crate) who: Who,
    pub(crate) request: Request,
    /// How many rows the asker knows of; nothing if it does not matter.
    pub(crate) at: Option<u64>,
    /// By which a repetition is recognized.
    pub(crate) key: Option<String>,
}

impl Command {
    /// What comes of it: the table as it will stand, and the rows that tell it.
    pub(super) fn ask(&self, sitting: &Sitting, now: u64) -> Result<(Sitting, Vec<Row>), Problem> {
        if self.at.is_some_and(|at| !sitting.is_known_by(at)) {
            return Err(Problem::Stale { at: sitting.rows() });
        }
        Ok(sitting.ask(self.who, self.request.clone(), now)?)
    }
}
