//! What is printed never changes, so states do not carry it: they point to it. What is read from
//! files is kept for the life of the program, each print once.

use std::sync::{Mutex, PoisonError};

use crate::BadSetup;

/// Different prints of a kind that one program keeps at most: a guard against uploads without end.
const MOST_PRINTS: usize = 10_000;

/// The prints of one kind that were read from files.
#[derive(Debug)]
pub struct Archive<T: 'static>(Mutex<Vec<&'static T>>);

impl<T: PartialEq> Archive<T> {
    /// An empty archive.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it stands in a static, where `new` is const")]
    pub const fn new() -> Archive<T> {
        Archive(Mutex::new(Vec::new()))
    }

    /// `print`, or the same one that was kept before.
    ///
    /// # Errors
    ///
    /// Refuses when there are too many already.
    pub fn keep(&self, print: T) -> Result<&'static T, BadSetup> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.iter().find(|it| ***it == print) {
            return Ok(same);
        }
        if MOST_PRINTS <= kept.len() {
            return Err(BadSetup::new("too many different files since the program was started"));
        }
        let print: &'static T = Box::leak(Box::new(print));
        kept.push(print);
        Ok(print)
    }
}
