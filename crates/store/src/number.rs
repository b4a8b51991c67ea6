//! Numbers as databases keep them: in 63 bits.

/// A number on its way into a database.
pub(crate) fn stored(number: u64) -> i64 {
    i64::try_from(number).expect("every number is checked before it gets here")
}

/// A number that comes out of a database.
pub(crate) fn counted(number: i64) -> u64 {
    u64::try_from(number).expect("the database checks that numbers are not negative")
}
