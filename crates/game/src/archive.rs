//! An archive of values read from files (decks, boards), interned: equal values are kept once, until the
//! program ends. A state does not contain the text of its components, which never changes; it has a reference
//! into an archive.
//!
//! The archive has no bound, because the record of a game must stay readable however many others were read. A
//! server that accepts files from strangers limits them before they are archived.

use std::{
    collections::HashSet,
    hash::Hash,
    sync::{LazyLock, Mutex, PoisonError},
};

/// An archive of the values of one type: equal values are kept once.
#[derive(Debug)]
pub struct Archive<T: 'static>(LazyLock<Mutex<HashSet<&'static T>>>);

impl<T: Eq + Hash> Archive<T> {
    /// An empty archive.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it stands in a static, where `new` is const")]
    pub const fn new() -> Archive<T> {
        Archive(LazyLock::new(Mutex::default))
    }

    /// A reference to `print`, or to an equal value that was archived before.
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
