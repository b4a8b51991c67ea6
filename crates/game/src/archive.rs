//! What is printed never changes, so states do not carry it: they point to it. What is read from
//! files is kept for the life of the program, each print once.
//!
//! There is no bound here: a game that was kept must be read again, however many others were. Whoever
//! lets strangers bring files counts them at the door.

use std::{
    collections::HashSet,
    hash::Hash,
    sync::{LazyLock, Mutex, PoisonError},
};

/// The prints of one kind that were read from files.
#[derive(Debug)]
pub struct Archive<T: 'static>(LazyLock<Mutex<HashSet<&'static T>>>);

impl<T: Eq + Hash> Archive<T> {
    /// An empty archive.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it stands in a static, where `new` is const")]
    pub const fn new() -> Archive<T> {
        Archive(LazyLock::new(Mutex::default))
    }

    /// `print`, or the same one that was kept before.
    pub fn keep(&self, print: T) -> &'static T {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.get(&print) {
            return same;
        }
        let print: &'static T = Box::leak(Box::new(print));
        kept.insert(print);
        print
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_that_are_alike_are_one() {
        static ARCHIVE: Archive<String> = Archive::new();
        let first = ARCHIVE.keep("a".to_owned());
        assert!(std::ptr::eq(first, ARCHIVE.keep("a".to_owned())));
        // More than any table would ever bring: none is refused, or a kept game would be lost.
        let all: HashSet<_> = (0..20_000).map(|it| ARCHIVE.keep(it.to_string())).collect();
        assert_eq!(all.len(), 20_000);
    }
}
