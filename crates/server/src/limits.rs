//! How much anybody may ask for: buckets that fill with time and are emptied by requests.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests a second for one person, in the long run.
    pub rate: f64,
    /// And at once.
    pub burst: f64,
    /// The same for an address whose requests bring no valid cookie.
    pub stranger_rate: f64,
    /// And at once.
    pub stranger_burst: f64,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Connections for viewers from one person.
    pub viewers: usize,
}

impl Limits {
    /// As often as anybody likes. Only what is sent at once is bounded.
    pub const NONE: Limits = Limits {
        rate: 1e9,
        burst: 1e9,
        stranger_rate: 1e9,
        stranger_burst: 1e9,
        body: 512 << 10,
        viewers: usize::MAX,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 40.0,
            burst: 120.0,
            stranger_rate: 20.0,
            stranger_burst: 100.0,
            body: 512 << 10,
            viewers: 32,
        }
    }
}

/// A bucket for each who asks.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: f64,
    burst: f64,
    each: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

/// With more buckets than this, full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: f64, burst: f64) -> Buckets<K> {
        Buckets { rate, burst, each: Mutex::default() }
    }

    /// Whether `who` may have one more request now.
    pub(crate) fn take(&self, who: K) -> bool {
        let now = Instant::now();
        let mut buckets = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if MANY < buckets.len() {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < self.burst);
        }
        let bucket = buckets.entry(who).or_insert(Bucket { left: self.burst, since: now });
        let left = self.filled(*bucket, now);
        let may = 1.0 <= left;
        *bucket = Bucket { left: if may { left - 1.0 } else { left }, since: now };
        may
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> f64 {
        let seconds = now.duration_since(bucket.since).as_secs_f64();
        (bucket.left + seconds * self.rate).min(self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_others_do_not_feel_it() {
        let buckets = Buckets::new(0.0, 3.0);
        let taken: Vec<bool> = (0..5).map(|_| buckets.take("a")).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert!(buckets.take("b"));
    }
}
