//! Permits: how many of something, such as connections, one key may hold at a time.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Permits for every key, with a maximum for each and one for all.
#[derive(Debug)]
pub(crate) struct Permits<K> {
    each: usize,
    all: usize,
    taken: Mutex<Taken<K>>,
}

/// The number of permits taken, by key and in all.
#[derive(Debug)]
struct Taken<K> {
    each: HashMap<K, usize>,
    all: usize,
}

/// A permit, returned when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit<K: Eq + Hash + Copy> {
    who: K,
    permits: Arc<Permits<K>>,
}

impl<K: Eq + Hash + Copy> Permits<K> {
    pub(crate) fn new(each: usize) -> Arc<Permits<K>> {
        Permits::of(each, usize::MAX)
    }

    /// Permits with a maximum for each key and one for all.
    pub(crate) fn of(each: usize, all: usize) -> Arc<Permits<K>> {
        let taken = Mutex::new(Taken { each: HashMap::new(), all: 0 });
        Arc::new(Permits { each, all, taken })
    }

    /// Takes a permit for `who`, if one is left.
    pub(crate) fn take(self: &Arc<Permits<K>>, who: K) -> Option<Permit<K>> {
        let mut taken = self.lock();
        let count = taken.each.get(&who).copied().unwrap_or(0);
        if self.each <= count || self.all <= taken.all {
            return None;
        }
        taken.each.insert(who, count + 1);
        taken.all += 1;
        Some(Permit { who, permits: self.clone() })
    }

    /// The number of permits that `who` holds.
    pub(crate) fn count(&self, who: K) -> usize {
        self.lock().each.get(&who).copied().unwrap_or(0)
    }

    fn lock(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Copy> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut taken = self.permits.lock();
        taken.all -= 1;
        match taken.each.get_mut(&self.who) {
            Some(count) if 1 < *count => *count -= 1,
            Some(_) | None => {
                taken.each.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_back() {
        let permits = Permits::new(2);
        let (one, two) = (permits.take('a'), permits.take('a'));
        assert!(one.is_some() && two.is_some() && permits.take('a').is_none());
        assert!(permits.take('b').is_some());
        drop(one);
        assert_eq!((permits.count('a'), permits.count('b')), (1, 0));
        assert!(permits.take('a').is_some());
        drop(two);
        assert!(permits.lock().each.is_empty(), "nobody is remembered who has no place");
    }

    #[test]
    fn there_are_so_many_in_all() {
        let permits = Permits::of(2, 3);
        let taken: Vec<_> = ['a', 'a', 'a', 'b', 'b'].map(|who| permits.take(who)).into();
        let got: Vec<bool> = taken.iter().map(Option::is_some).collect();
        assert_eq!(got, [true, true, false, true, false]);
        drop(taken);
        assert!(permits.take('b').is_some());
    }
}
