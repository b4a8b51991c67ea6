//! Lists of tables, page by page, the newest first.

/// One page of a list of tables: where it begins, and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Only tables at a lower position than this are listed; with `None` the page begins at the newest table.
    pub before: Option<u64>,
    /// The largest number of tables on the page.
    pub size: u32,
}

impl Page {
    /// The first page: the newest tables.
    #[must_use]
    pub fn first(size: u32) -> Page {
        Page { before: None, size }
    }

    /// The page after the one that ends with `last`.
    #[must_use]
    pub fn after(last: &ListedTable, size: u32) -> Page {
        Page { before: Some(last.position), size }
    }

    /// The position below which all tables of the page are, as a signed integer for SQL.
    pub(crate) fn limit(self) -> i64 {
        self.before.and_then(|position| i64::try_from(position).ok()).unwrap_or(i64::MAX)
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// The name of the table.
    pub table: String,
    /// The position in the list: a higher one is newer.
    pub position: u64,
}
