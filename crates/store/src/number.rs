//! Conversion between our unsigned numbers and the signed 64-bit integers of SQL.

/// A number as an integer of SQL.
pub(crate) fn to_database(number: u64) -> i64 {
    i64::try_from(number).expect("every number is checked before it gets here")
}

/// A number from an integer of SQL.
pub(crate) fn from_database(number: i64) -> u64 {
    u64::try_from(number).expect("the database checks that numbers are not negative")
}
