//! The system clock, read in this file only.

use std::time::{SystemTime, UNIX_EPOCH};

/// The current time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A time as the store writes it.
pub(crate) fn stored(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

/// A time as the store returns it.
pub(crate) fn read(time: i64) -> u64 {
    u64::try_from(time).unwrap_or(0)
}
