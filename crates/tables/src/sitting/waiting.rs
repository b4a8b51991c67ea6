//! How long a table has waited for a decision, also where the clock was set back.
//!
//! Times are those of the clock on the wall, because a log outlives the process. If the clock is set back, by a day
//! after a wrong start say, the last row seems to lie in the future. The wait is then counted from the first time
//! that somebody asked: too long by what was waited before, but never by a day.

use std::sync::atomic::{AtomicU64, Ordering};

/// A wait for a decision.
#[derive(Debug)]
pub(crate) struct Waiting {
    /// The time of the row since which the table waits, in milliseconds since 1970.
    since: u64,
    /// The earliest time before `since` at which somebody asked; later ones than that do not count.
    asked: AtomicU64,
}

impl Waiting {
    pub(crate) fn since(since: u64) -> Waiting {
        Waiting { since, asked: AtomicU64::new(u64::MAX) }
    }

    /// The time of the row since which the table waits.
    pub(crate) fn told(&self) -> u64 {
        self.since
    }

    /// The length of the wait at the time `now`, in milliseconds.
    pub(crate) fn time(&self, now: u64) -> u64 {
        if self.since <= now {
            return now - self.since;
        }
        let before = self.asked.fetch_min(now, Ordering::Relaxed);
        now.saturating_sub(before)
    }
}

impl Clone for Waiting {
    fn clone(&self) -> Waiting {
        Waiting { since: self.since, asked: AtomicU64::new(self.asked.load(Ordering::Relaxed)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60 * 1000;

    #[test]
    fn a_wait_is_counted_from_its_row() {
        let waiting = Waiting::since(1000);
        assert_eq!([1000, 1001, 61_000].map(|now| waiting.time(now)), [0, 1, 60_000]);
    }

    #[test]
    fn a_clock_that_was_set_back_starts_the_wait_anew() {
        let waiting = Waiting::since(2 * DAY);
        let times = [DAY, DAY + 500, DAY + 60_000].map(|now| waiting.time(now));
        assert_eq!(times, [0, 500, 60_000]);
        assert_eq!(waiting.clone().time(DAY + 70_000), 70_000, "a copy waits as long");
        assert_eq!(waiting.time(DAY - 9), 0, "and once more");
        assert_eq!(waiting.time(DAY + 1), 10);
        assert_eq!(waiting.time(2 * DAY + 7), 7, "the clock was set right again");
    }
}
