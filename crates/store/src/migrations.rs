//! Schema migrations: numbered scripts of SQL, each applied once, in order, and recorded in the database.
//!
//! A migration that has been released is never changed. A new one is a new file and a new entry here.

use crate::Error;

/// The migrations for SQLite; the first has the number 1.
pub(crate) const SQLITE: &[&str] = &[include_str!("../migrations/sqlite/1.sql")];

/// The migrations for PostgreSQL; the first has the number 1.
pub(crate) const POSTGRES: &[&str] = &[include_str!("../migrations/postgres/1.sql")];

/// The migrations that a database of schema version `found` still needs, with their numbers.
pub(crate) fn pending(
    migrations: &'static [&'static str],
    found: u32,
) -> Result<impl Iterator<Item = (u32, &'static str)>, Error> {
    let known = u32::try_from(migrations.len()).expect("migrations are written by hand");
    if found > known {
        return Err(Error::Newer { found, known });
    }
    Ok((1..).zip(migrations.iter().copied()).skip(found as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_applied_once_and_in_order() {
        let applied = |found| pending(&["a", "b", "c"], found).unwrap().collect::<Vec<_>>();
        assert_eq!(applied(0), [(1, "a"), (2, "b"), (3, "c")]);
        assert_eq!(applied(2), [(3, "c")]);
        assert_eq!(applied(3), []);
    }

    #[test]
    fn a_newer_database_is_refused() {
        let refusal = pending(&["a"], 7).err().unwrap().to_string();
        let expected = "the database has schema version 7, but this program only knows versions up \
                        to 1: use a newer impasto";
        assert_eq!(refusal, expected);
    }
}
