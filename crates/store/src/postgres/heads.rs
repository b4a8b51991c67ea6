//! The ends of logs that the writer knows. An append needs the hash of the row before it; mostly this process has
//! written that row itself. What is remembered here is never trusted: the statement compares it.

use std::collections::HashMap;

use deadpool_postgres::Pool;

use super::queries;
use crate::{Append, Error, chain::Head, queue::AppendRequest};

/// The number of logs above which all are forgotten: a megabyte or two.
const MAX_KNOWN: usize = 10_000;

/// The ends of logs, by table.
#[derive(Debug, Default)]
pub(crate) struct Heads(HashMap<String, Head>);

impl Heads {
    /// Reads the ends of those logs that go on in this batch where they are not known to end.
    pub(crate) async fn learn(
        &mut self,
        pool: &Pool,
        batch: &[AppendRequest],
    ) -> Result<(), Error> {
        let unknown = batch.iter().map(|it| &it.append).filter(|it| self.before(it).next != it.at);
        let unknown: Vec<&str> = unknown.map(|it| it.table.as_str()).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        if MAX_KNOWN < self.0.len() {
            self.0.clear();
        }
        self.0.extend(queries::heads(pool, &unknown).await?);
        Ok(())
    }

    /// The end of the log that an append goes on with, as far as it is known.
    pub(crate) fn before(&self, append: &Append) -> Head {
        self.0.get(&append.table).filter(|_| 0 < append.at).copied().unwrap_or(Head::EMPTY)
    }

    /// Notes the end of a log after an append.
    pub(crate) fn note(&mut self, append: &Append, after: Head) {
        match self.0.get_mut(&append.table) {
            Some(head) => *head = after,
            None => drop(self.0.insert(append.table.clone(), after)),
        }
    }

    /// Forgets the end of a log, because it may be another one.
    pub(crate) fn forget(&mut self, append: &Append) {
        self.0.remove(&append.table);
    }
}
