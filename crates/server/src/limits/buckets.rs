//! Token buckets: rate limits with bursts.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A token bucket for every key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: f64,
    burst: f64,
    all: Mutex<All<K>>,
}

/// The buckets, and the time of the last sweep.
#[derive(Debug)]
struct All<K> {
    each: HashMap<K, Bucket>,
    swept: Instant,
}

/// A token bucket: the tokens left at a time.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

/// The maximum time that a client is told to wait.
const MAX_WAIT: Duration = Duration::from_secs(3600);
/// The number of buckets above which full ones are removed now and then.
const SWEEP_ABOVE: usize = 10_000;
/// The minimum time between two sweeps.
const SWEEP_EVERY: Duration = Duration::from_secs(1);

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of `burst` tokens that are refilled with `rate` tokens a second.
    pub(crate) fn new(rate: f64, burst: f64) -> Buckets<K> {
        let all = All { each: HashMap::new(), swept: Instant::now() };
        Buckets { rate, burst, all: Mutex::new(all) }
    }

    /// Buckets of as many tokens as an hour refills.
    pub(crate) fn hourly(most: f64) -> Buckets<K> {
        Buckets::new(most / 3600.0, most)
    }

    /// Takes `cost` tokens from the bucket of `who`. If there are not enough, none are taken, and the error is the time
    /// until there are.
    pub(crate) fn take(&self, who: K, cost: f64) -> Result<(), Duration> {
        if self.burst.is_infinite() {
            return Ok(());
        }
        let now = Instant::now();
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        self.sweep(&mut all, now);
        let bucket = all.each.entry(who).or_insert(Bucket { left: self.burst, since: now });
        let left = self.filled(*bucket, now);
        let may = cost <= left;
        *bucket = Bucket { left: if may { left - cost } else { left }, since: now };
        if may {
            return Ok(());
        }
        let wait = Duration::try_from_secs_f64((cost - left) / self.rate);
        Err(wait.unwrap_or(MAX_WAIT).min(MAX_WAIT))
    }

    /// Removes full buckets, which are like new ones; seldom, so that many requests do not make it expensive.
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
        let taken: Vec<bool> = (0..5).map(|_| buckets.take("a", 1.0).is_ok()).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert_eq!(buckets.take("b", 1.0), Ok(()));
    }

    #[test]
    fn what_is_dear_takes_more() {
        let buckets = Buckets::new(0.0, 3.0);
        assert_eq!(buckets.take("a", 2.0), Ok(()));
        assert_eq!(buckets.take("a", 2.0), Err(MAX_WAIT), "it is never filled again");
        assert_eq!(buckets.take("a", 1.0), Ok(()), "whoever may not has paid nothing");
    }

    #[test]
    fn it_is_told_when_there_will_be_enough() {
        let buckets = Buckets::new(0.5, 3.0);
        assert_eq!(buckets.take("a", 3.0), Ok(()));
        let wait = buckets.take("a", 2.0).unwrap_err().as_secs_f64();
        assert!((3.9..=4.0).contains(&wait), "{wait}");
    }
}
