//! Damage to a log: what does not fit to the chain of its hashes.

/// The first damage that was found in a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log {table} is damaged at row {number}: {kind}")]
pub struct Damage {
    /// The table of the log.
    pub table: String,
    /// The number of the first row that does not fit.
    pub number: u64,
    /// What is wrong.
    pub kind: DamageKind,
}

/// The kinds of damage to a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamageKind {
    /// The row, or the one before it, is not the one that was written there.
    #[error("it is not the row that was written there")]
    Changed,
    /// The row is missing, and later ones are there.
    #[error("it is missing")]
    Missing,
    /// The log ends too early.
    #[error("the log ends there, and had {length} rows")]
    CutOff {
        /// The number of rows that were written.
        length: u64,
    },
    /// The log was shorter.
    #[error("it was never written")]
    Surplus,
    /// Nothing tells where the log ends.
    #[error("nothing tells where the log ends")]
    NoHead,
}
