//! How a database of an older version becomes one of ours: numbered steps, each taken once, in
//! order, and recorded in the database.
//!
//! A step that has been released is never changed. A new one is a new file and a new entry here.

use crate::Error;

/// The steps for SQLite; the first has the number 1.
pub(crate) const SQLITE: &[&str] = &[include_str!("../migrations/sqlite/1.sql")];

/// The steps for PostgreSQL; the first has the number 1.
pub(crate) const POSTGRES: &[&str] = &[include_str!("../migrations/postgres/1.sql")];

/// The steps that a database of version `found` still has to take, with their numbers.
pub(crate) fn outstanding(
    steps: &'static [&'static str],
    found: u32,
) -> Result<impl Iterator<Item = (u32, &'static str)>, Error> {
    let known = u32::try_from(steps.len()).expect("steps are written by hand");
    if found > known {
        return Err(Error::Newer { found, known });
    }
    Ok((1..).zip(steps.iter().copied()).skip(found as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_taken_once_and_in_order() {
        let taken = |found| outstanding(&["a", "b", "c"], found).unwrap().collect::<Vec<_>>();
        assert_eq!(taken(0), [(1, "a"), (2, "b"), (3, "c")]);
        assert_eq!(taken(2), [(3, "c")]);
        assert_eq!(taken(3), []);
    }

    #[test]
    fn a_newer_database_is_refused() {
        let refusal = outstanding(&["a"], 7).err().unwrap().to_string();
        let expected = "the database has version 7, this program knows up to 1: take a newer one";
        assert_eq!(refusal, expected);
    }
}
