//! The inputs of an answer beside the request itself: who sends it, the time, and random bytes.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::{identity::Keys, requester::Requester};

/// What a request is answered from, beside its own text.
#[derive(Clone)]
pub struct Inputs {
    /// The sender of the request.
    pub requester: Requester,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// Random bytes, new for each request.
    pub seed: [u8; 32],
    /// The signing key of the store.
    pub keys: Arc<Keys>,
    /// Whether browsers send cookies over HTTPS only.
    pub https: bool,
}

impl fmt::Debug for Inputs {
    /// Leaves out the seed, from which secrets of tables follow.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inputs { requester, now, seed: _, keys: _, https } = self;
        let mut all = f.debug_struct("Inputs");
        all.field("requester", requester).field("now", now).field("https", https);
        all.finish_non_exhaustive()
    }
}

/// Random values drawn from the random bytes of a request.
pub(crate) struct Random {
    seed: [u8; 32],
    drawn: AtomicU64,
}

impl Random {
    pub(crate) fn new(seed: [u8; 32]) -> Random {
        Random { seed, drawn: AtomicU64::new(0) }
    }

    /// The next random bytes: a keyed hash of their number.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let number = self.drawn.fetch_add(1, Ordering::Relaxed);
        let mut hasher = blake3::Hasher::new_keyed(&self.seed);
        let mut bytes = [0; N];
        hasher.update(&number.to_le_bytes()).finalize_xof().fill(&mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_values_and_each_only_once() {
        let (one, other) = (Random::new([1; 32]), Random::new([1; 32]));
        let first: [u8; 16] = one.bytes();
        assert_eq!(first, other.bytes());
        assert_ne!(first, one.bytes());
        assert_ne!(first, Random::new([2; 32]).bytes());
    }
}
