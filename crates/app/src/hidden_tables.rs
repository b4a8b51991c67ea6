//! Hidden tables: those that a person has taken off their own list, in a log that nobody else is shown.
//!
//! ```text
//! off 3b.. 41     the table had 41 rows then
//! back 3b..
//! ```
//!
//! A table comes back by itself once something has happened there and it waits for the person again, and stays on
//! the list while they go on playing.

use tables::{Chair, PersonId, Sitting, Token};

use crate::{
    effect::Effects,
    listing::{Entry, Found, MAX_LOGS_READ},
    problem::Problem,
    refused::Untimely,
};

/// The maximum number of rows in a person's log: far more than anybody needs, and too few to fill a store.
const MAX_ROWS: usize = 2000;
/// The maximum number of attempts to append a row, where another device of the same person is faster.
const MAX_ATTEMPTS: usize = 4;

/// The hidden tables of a person: the fold of their log.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct HiddenTables {
    /// Ids of tables, each with the number of its rows when it was hidden; the last one hidden is the last.
    off: Vec<(String, u64)>,
    rows: usize,
}

/// A change to a person's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListChange {
    /// Hide a table that has this number of rows.
    Hide(u64),
    /// Put a table back on the list.
    PutBack,
}

impl HiddenTables {
    /// Reads the hidden tables of a person.
    pub(crate) async fn of(effects: &Effects, person: PersonId) -> Result<HiddenTables, Problem> {
        let rows = effects.read_log(log_of(person)).await?;
        let mut hidden = HiddenTables::default();
        for row in &rows {
            hidden.fold(row);
        }
        Ok(hidden)
    }

    /// Appends the row of a change, unless the list is that way already.
    pub(crate) async fn note(
        effects: &Effects,
        person: PersonId,
        table: Token,
        change: ListChange,
        now: u64,
    ) -> Result<(), Problem> {
        for _ in 0..MAX_ATTEMPTS {
            let hidden = HiddenTables::of(effects, person).await?;
            let Some(row) = hidden.row(&table.to_string(), change) else { return Ok(()) };
            if hidden.is_full(change) {
                return Err(Problem::turn(Untimely::ManyHidden));
            }
            if effects.append_to_log(log_of(person), hidden.rows as u64, row, now).await? {
                return Ok(());
            }
        }
        Err(Problem::BUSY)
    }

    /// Whether the log has no room for a change. Rows are reserved to put back all that is hidden.
    fn is_full(&self, change: ListChange) -> bool {
        match change {
            ListChange::Hide(_) => MAX_ROWS <= self.rows + self.off.len() + 1,
            ListChange::PutBack => MAX_ROWS <= self.rows,
        }
    }

    /// The row of a change, if one is needed.
    fn row(&self, table: &str, change: ListChange) -> Option<String> {
        match (change, self.hidden_at(table)) {
            (ListChange::Hide(rows), Some(at)) if rows <= at => None,
            (ListChange::Hide(rows), _) => Some(format!("off {table} {rows}")),
            (ListChange::PutBack, Some(_)) => Some(format!("back {table}")),
            (ListChange::PutBack, None) => None,
        }
    }

    /// Folds one row. An unreadable row hides nothing.
    fn fold(&mut self, row: &str) {
        self.rows += 1;
        let mut words = row.split(' ');
        let (change, table) = (words.next(), words.next().unwrap_or_default());
        self.off.retain(|(it, _)| it != table);
        if let (Some("off"), Some(Ok(rows))) = (change, words.next().map(str::parse)) {
            self.off.push((table.to_owned(), rows));
        }
    }

    fn hidden_at(&self, table: &str) -> Option<u64> {
        self.off.iter().find(|(it, _)| it == table).map(|(_, rows)| *rows)
    }

    /// Whether a table of this person is hidden from their list.
    pub(crate) fn hides(&self, table: &str, sitting: &Sitting, person: PersonId) -> bool {
        let Some(at) = self.hidden_at(table) else { return false };
        let is_mine = |it: &Chair| it.person() == Some(person) && it.stand_in.is_none();
        let mut asked = sitting.asked().iter();
        let waits = asked.any(|seat| sitting.chair(seat).is_some_and(is_mine));
        let plays_on = sitting.seats_of(person).iter().any(|seat| at < sitting.decided(seat));
        !plays_on && (!waits || sitting.rows() <= at)
    }

    /// The ids of hidden tables, the last one hidden first.
    fn tables(&self) -> impl Iterator<Item = &str> {
        self.off.iter().rev().map(|(table, _)| table.as_str())
    }

    /// Reads up to `enough` hidden tables that are `wanted`, after skipping the first `before`.
    pub(crate) async fn seek(
        &self,
        effects: &Effects,
        before: u64,
        enough: usize,
        wanted: impl Fn(&Entry) -> bool,
    ) -> Found {
        let mut found = Found::default();
        let before = usize::try_from(before).unwrap_or(usize::MAX);
        for (nth, table) in self.tables().enumerate().skip(before) {
            if found.tables.len() == enough || nth - before == MAX_LOGS_READ {
                found.next = Some(nth as u64);
                break;
            }
            let Ok(sitting) = effects.snapshot(table.to_owned()).await else { continue };
            found.tables.extend(Some((table.to_owned(), sitting)).filter(&wanted));
        }
        found
    }
}

fn log_of(person: PersonId) -> String {
    format!("aside/{person}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_row_counts() {
        let mut hidden = HiddenTables::default();
        for row in ["off a 3", "off b 5", "back a", "junk", "off c", "off a 9"] {
            hidden.fold(row);
        }
        assert_eq!(hidden.tables().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!((hidden.rows, hidden.hidden_at("a"), hidden.hidden_at("c")), (6, Some(9), None));
    }

    #[test]
    fn a_log_has_an_end_and_everything_can_be_put_back() {
        let mut hidden = HiddenTables::default();
        let mut number = 0;
        while !hidden.is_full(ListChange::Hide(1)) {
            hidden.fold(&format!("off {number} 1"));
            number += 1;
        }
        assert_eq!(number, MAX_ROWS / 2);
        for number in 0..number {
            assert!(!hidden.is_full(ListChange::PutBack));
            hidden.fold(&format!("back {number}"));
        }
        assert_eq!((hidden.off.len(), hidden.rows), (0, MAX_ROWS));
    }

    #[test]
    fn what_stands_so_already_is_not_written_again() {
        let mut hidden = HiddenTables::default();
        assert_eq!(hidden.row("a", ListChange::PutBack), None);
        assert_eq!(hidden.row("a", ListChange::Hide(3)).as_deref(), Some("off a 3"));
        hidden.fold("off a 3");
        assert_eq!(hidden.row("a", ListChange::Hide(3)), None);
        assert_eq!(hidden.row("a", ListChange::Hide(4)).as_deref(), Some("off a 4"));
        assert_eq!(hidden.row("a", ListChange::PutBack).as_deref(), Some("back a"));
    }
}
