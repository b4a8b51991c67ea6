//! Lists of tables, page by page, the newest first.

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Only what was listed before this place; all of it where there is none.
    pub before: Option<u64>,
    /// How many at most.
    pub size: u32,
}

impl Page {
    /// The newest.
    #[must_use]
    pub fn first(size: u32) -> Page {
        Page { before: None, size }
    }

    /// What comes after `last` in the list.
    #[must_use]
    pub fn after(last: &Listed, size: u32) -> Page {
        Page { before: Some(last.place), size }
    }

    /// The place before which everything is, as databases count.
    pub(crate) fn limit(self) -> i64 {
        self.before.and_then(|place| i64::try_from(place).ok()).unwrap_or(i64::MAX)
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which table.
    pub table: String,
    /// Where in the list: a higher place is newer.
    pub place: u64,
}
