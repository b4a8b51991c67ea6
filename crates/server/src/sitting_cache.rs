//! Tables that lists have looked into lately. A list looks into hundreds of logs, most of which have ended
//! for good: what was folded once is only read on.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tables::Sitting;

/// Tables that lists have looked into lately.
#[derive(Debug, Default)]
pub(crate) struct SittingCache(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    tables: HashMap<String, CachedSitting>,
    /// Counts what was looked at.
    looks: u64,
}

#[derive(Debug)]
struct CachedSitting {
    sitting: Arc<Sitting>,
    looked_at: u64,
}

impl SittingCache {
    /// So many are kept, some ten megabytes: all that one lobby looks into.
    const CAPACITY: usize = 320;

    /// A table as it was when somebody looked last.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Sitting>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.looks += 1;
        let looked_at = kept.looks;
        let found = kept.tables.get_mut(id)?;
        found.looked_at = looked_at;
        Some(found.sitting.clone())
    }

    /// Keeps a table, in place of the one that nobody has looked at for the longest time.
    pub(crate) fn keep(&self, id: &str, sitting: Arc<Sitting>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if Self::CAPACITY <= kept.tables.len() && !kept.tables.contains_key(id) {
            let oldest = kept.tables.iter().min_by_key(|(_, it)| it.looked_at);
            if let Some(id) = oldest.map(|(id, _)| id.clone()) {
                kept.tables.remove(&id);
            }
        }
        let looked_at = kept.looks;
        kept.tables.insert(id.to_owned(), CachedSitting { sitting, looked_at });
    }
}
