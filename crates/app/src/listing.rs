//! Lists of tables. A label stays on a table for good, so the log of every table is read before the table is listed;
//! the number of logs read for one list is limited.

use std::sync::Arc;

use tables::{Chair, FINISHED, PUBLIC, PersonId, Sitting, label_of};

use crate::{
    effect::{Effects, Listed},
    problem::Problem,
};

/// The number of tables in one page of the store.
pub(crate) const PAGE_SIZE: u32 = 50;
/// The maximum number of logs read for one list. Further tables are on the next page.
pub(crate) const MAX_LOGS_READ: usize = 100;

/// A table in a list: its id and its state.
pub(crate) type Entry = (String, Arc<Sitting>);

/// A list of tables, the newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    /// Tables where this person has a chair, or which they opened.
    Mine(PersonId),
    /// Public tables with a free chair.
    Open,
    /// Public tables whose game is over.
    Finished,
}

/// A part of a list.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) tables: Vec<Entry>,
    /// The position at which the next page begins, if there may be one.
    pub(crate) next: Option<u64>,
}

impl List {
    /// The label under which the store keeps the list.
    pub(crate) fn label(self) -> String {
        match self {
            List::Mine(person) => label_of(person),
            List::Open => PUBLIC.to_owned(),
            List::Finished => FINISHED.to_owned(),
        }
    }

    /// Whether a table that bears the label still belongs on the list.
    fn fits(self, sitting: &Sitting) -> bool {
        match self {
            List::Mine(person) => sitting.is_of(person),
            List::Open => !sitting.is_over() && sitting.chairs().iter().any(Chair::is_free),
            List::Finished => sitting.is_over(),
        }
    }

    /// One page of the list, without tables that no longer belong on it.
    pub(crate) async fn page(
        self,
        effects: &Effects,
        before: Option<u64>,
    ) -> Result<Found, Problem> {
        let page = self.tables(effects, before).await?;
        let next = next(&page);
        let mut tables = Vec::new();
        for listed in page {
            tables.extend(self.read_entry(effects, &listed).await);
        }
        Ok(Found { tables, next })
    }

    /// Page after page, until `enough` tables are `wanted`: those, and the others found on the way.
    pub(crate) async fn seek(
        self,
        effects: &Effects,
        mut before: Option<u64>,
        enough: usize,
        wanted: impl Fn(&Entry) -> bool,
    ) -> Result<Found, Problem> {
        let (mut tables, mut logs_read, mut got) = (Vec::new(), 0, 0);
        loop {
            let page = self.tables(effects, before).await?;
            for listed in &page {
                if got == enough || logs_read == MAX_LOGS_READ {
                    return Ok(Found { tables, next: before });
                }
                (logs_read, before) = (logs_read + 1, Some(listed.position));
                let Some(entry) = self.read_entry(effects, listed).await else { continue };
                got += usize::from(wanted(&entry));
                tables.push(entry);
            }
            if next(&page).is_none() {
                return Ok(Found { tables, next: None });
            }
        }
    }

    async fn tables(self, effects: &Effects, before: Option<u64>) -> Result<Vec<Listed>, Problem> {
        effects.list(self.label(), before, PAGE_SIZE).await
    }

    /// The entry of a table, if it still belongs on the list. An unreadable log does not hide the others.
    async fn read_entry(self, effects: &Effects, listed: &Listed) -> Option<Entry> {
        let sitting = effects.snapshot(listed.id.clone()).await.ok()?;
        self.fits(&sitting).then(|| (listed.id.clone(), sitting))
    }
}

/// The position of the next page: only a full page may have one.
fn next(page: &[Listed]) -> Option<u64> {
    (page.len() == PAGE_SIZE as usize).then(|| page.last().map(|it| it.position)).flatten()
}
