//! Places: how many of something somebody has at a time.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// So many places for each who asks.
#[derive(Debug)]
pub(crate) struct Places<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// A place that was taken, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Eq + Hash + Copy> {
    who: K,
    places: Arc<Places<K>>,
}

impl<K: Eq + Hash + Copy> Places<K> {
    pub(crate) fn new(most: usize) -> Arc<Places<K>> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// One more place for `who`, if there is one left.
    pub(crate) fn take(self: &Arc<Places<K>>, who: K) -> Option<Place<K>> {
        let mut taken = self.lock();
        let count = taken.get(&who).copied().unwrap_or(0);
        if self.most <= count {
            return None;
        }
        taken.insert(who, count + 1);
        Some(Place { who, places: self.clone() })
    }

    /// Whether `who` has any place.
    pub(crate) fn has(&self, who: K) -> bool {
        self.lock().contains_key(&who)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Copy> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        match taken.get_mut(&self.who) {
            Some(count) if 1 < *count => *count -= 1,
            Some(_) | None => {
                taken.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_back() {
        let places = Places::new(2);
        let (one, two) = (places.take('a'), places.take('a'));
        assert!(one.is_some() && two.is_some() && places.take('a').is_none());
        assert!(places.take('b').is_some());
        drop(one);
        assert!(places.has('a') && !places.has('b'));
        assert!(places.take('a').is_some());
        drop(two);
        assert!(places.lock().is_empty(), "nobody is remembered who has no place");
    }
}
