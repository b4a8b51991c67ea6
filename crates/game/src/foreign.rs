//! Bounds on foreign text: how long a text may be before anything in it is read, and how much text may be read
//! in all on behalf of one request.
//!
//! Every reader of options, house rules, decks, boards and records calls [`admit`] first. A reader takes time
//! in proportion to the length of its text, so a bound on bytes is a bound on work. A request that makes
//! readers read again and again runs out of its [budget](with_budget). The budget is counted in bytes and not
//! by a clock, so the same text is refused on every machine.

use std::cell::Cell;

use crate::{BadSetup, Refused};

/// The maximum length of an options text, in bytes.
pub const MAX_OPTIONS_BYTES: usize = 8 << 10;
/// The maximum number of `name=value` words in an options text, and of entries in a file of house rules.
pub const MAX_OPTIONS: usize = 256;
/// The maximum size of a file that options may name, in bytes.
pub const MAX_FILE_BYTES: usize = 64 << 10;
/// The maximum length of a record, in bytes. A game of a thousand rounds takes less.
pub const MAX_RECORD_BYTES: usize = 16 << 20;
/// The maximum number of bytes read on behalf of one request to a server, repeated readings counted: the set-up form
/// reads rules some two hundred times to find out what would mend them.
pub const REQUEST_BUDGET_BYTES: usize = 2 << 20;

thread_local! {
    /// The number of bytes that readers on this thread may still read; `None` if there is no budget.
    static BUDGET: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs `work` with a budget: all readers that it calls may together read this number of `bytes`, and refuse
/// every text after that.
pub fn with_budget<T>(bytes: usize, work: impl FnOnce() -> T) -> T {
    /// Restores the previous budget when it is dropped, even if the work panics.
    struct Restore(Option<usize>);
    impl Drop for Restore {
        fn drop(&mut self) {
            BUDGET.set(self.0);
        }
    }
    let _restore = Restore(BUDGET.replace(Some(bytes)));
    work()
}

/// Admits a text of at most `max_bytes`, and subtracts its length from the budget of the request.
///
/// # Errors
///
/// Refuses a text that is too long, and any text once the budget is spent.
pub fn admit(text: &str, max_bytes: usize) -> Result<(), BadSetup> {
    if max_bytes < text.len() {
        let (bytes, most) = (text.len(), max_bytes);
        return Err(BadSetup::new(Refused::TextLength { bytes, most }));
    }
    let Some(left) = BUDGET.get() else { return Ok(()) };
    match left.checked_sub(text.len()) {
        Some(rest) => {
            BUDGET.set(Some(rest));
            Ok(())
        }
        None => Err(BadSetup::new(Refused::ReadingBudget)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_a_longest_length() {
        assert_eq!(admit("12345", 5), Ok(()));
        let refused = admit("123456", 5).unwrap_err().to_string();
        assert_eq!(refused, "this is too long to be read: 6 bytes, at most 5");
    }

    #[test]
    fn a_budget_ends_the_work_and_ends_with_it() {
        let reads = with_budget(10, || (0..100).take_while(|_| admit("123", 5).is_ok()).count());
        assert_eq!(reads, 3);
        assert_eq!(admit("123", 5), Ok(()), "afterwards there is none");
        let inner = with_budget(3, || {
            with_budget(100, || assert_eq!(admit("12345", 5), Ok(())));
            admit("12345", 5).is_ok()
        });
        assert!(!inner, "the budget of before is back");
    }
}
