//! Buckets that fill with time and are emptied by requests.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A bucket for each who asks.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: f64,
    burst: f64,
    all: Mutex<All<K>>,
}

#[derive(Debug)]
struct All<K> {
    each: HashMap<K, Bucket>,
    swept: Instant,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

/// With more buckets than this, full ones are thrown away now and then.
const SWEEP_ABOVE: usize = 10_000;
const SWEEP_EVERY: Duration = Duration::from_secs(1);

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets that hold `burst` and are filled with `rate` a second.
    pub(crate) fn new(rate: f64, burst: f64) -> Buckets<K> {
        let all = All { each: HashMap::new(), swept: Instant::now() };
        Buckets { rate, burst, all: Mutex::new(all) }
    }

    /// Buckets that hold what may be done in an hour.
    pub(crate) fn hourly(most: f64) -> Buckets<K> {
        Buckets::new(most / 3600.0, most)
    }

    /// Whether `who` may have something of that cost now. Whoever may not has paid nothing.
    pub(crate) fn take(&self, who: K, cost: f64) -> bool {
        if self.burst.is_infinite() {
            return true;
        }
        let now = Instant::now();
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        self.sweep(&mut all, now);
        let bucket = all.each.entry(who).or_insert(Bucket { left: self.burst, since: now });
        let left = self.filled(*bucket, now);
        let may = cost <= left;
        *bucket = Bucket { left: if may { left - cost } else { left }, since: now };
        may
    }

    /// A full bucket is like none. Seldom, so that many who ask do not make it dear.
    fn sweep(&self, all: &mut All<K>, now: Instant) {
        if SWEEP_ABOVE < all.each.len() && SWEEP_EVERY < now.duration_since(all.swept) {
            all.each.retain(|_, bucket| self.filled(*bucket, now) < self.burst);
            all.swept = now;
        }
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
        let taken: Vec<bool> = (0..5).map(|_| buckets.take("a", 1.0)).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert!(buckets.take("b", 1.0));
    }

    #[test]
    fn what_is_dear_takes_more() {
        let buckets = Buckets::new(0.0, 3.0);
        assert!(buckets.take("a", 2.0));
        assert!(!buckets.take("a", 2.0));
        assert!(buckets.take("a", 1.0), "whoever may not has paid nothing");
    }
}
