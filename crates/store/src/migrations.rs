//! Schema migrations: numbered steps, each applied once, in order, and recorded in the database.
//!
//! A migration that has been released is never changed. A new one is a new entry here, and mostly a new file.

use crate::Error;

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Migration {
    /// A script of SQL.
    Script(&'static str),
    /// Every row that is there gets its hash, and every log its head ([`chain`](crate::chain)).
    HashRows,
}

use Migration::{HashRows, Script};

/// The migrations for SQLite; the first has the number 1.
pub(crate) const SQLITE: &[Migration] = &[
    Script(include_str!("../migrations/sqlite/1.sql")),
    Script(include_str!("../migrations/sqlite/2.sql")),
    HashRows,
    Script(include_str!("../migrations/sqlite/4.sql")),
];

/// The migrations for PostgreSQL; the first has the number 1.
pub(crate) const POSTGRES: &[Migration] = &[
    Script(include_str!("../migrations/postgres/1.sql")),
    Script(include_str!("../migrations/postgres/2.sql")),
    HashRows,
    Script(include_str!("../migrations/postgres/4.sql")),
];

/// Whether the rows of a store have hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hashes {
    Kept,
    /// The store was made by an older program, and is opened read-only.
    None,
}

impl Hashes {
    /// Whether a store of the schema version `found` has hashes, if it can be read at all.
    pub(crate) fn of_version(known: &'static [Migration], found: u32) -> Result<Hashes, Error> {
        match (pending(known, found)?.next(), found) {
            (None, _) => Ok(Hashes::Kept),
            (Some(_), 1) => Ok(Hashes::None),
            (Some(_), _) => Err(Error::Older),
        }
    }
}

/// The migrations that a database of schema version `found` still needs, with their numbers.
pub(crate) fn pending(
    migrations: &'static [Migration],
    found: u32,
) -> Result<impl Iterator<Item = (u32, Migration)>, Error> {
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
        let applied = |found| {
            pending(&[Script("a"), HashRows, Script("c")], found).unwrap().collect::<Vec<_>>()
        };
        assert_eq!(applied(0), [(1, Script("a")), (2, HashRows), (3, Script("c"))]);
        assert_eq!(applied(2), [(3, Script("c"))]);
        assert_eq!(applied(3), []);
    }

    #[test]
    fn a_newer_database_is_refused() {
        let refusal = pending(&[Script("a")], 7).err().unwrap().to_string();
        let expected = "the database has schema version 7, but this program only knows versions up \
                        to 1: use a newer impasto";
        assert_eq!(refusal, expected);
    }
}
