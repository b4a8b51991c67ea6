//! Panics inside rules as text: they are caught, not printed, and returned with their source location.

use std::{
    cell::{Cell, RefCell},
    panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook},
    sync::Once,
};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `rules`. A panic is returned as text instead of being printed.
///
/// The panic hook belongs to the process, but it is silent for this thread only: other tests that panic at the
/// same time print as usual.
pub(crate) fn quietly<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    listen();
    let outer = QUIET.replace(true);
    // Whoever gets the text drops or only prints what the panic may have left half done.
    let res = catch_unwind(AssertUnwindSafe(rules));
    QUIET.set(outer);
    res.map_err(|_| LAST.take())
}

/// Installs the panic hook in front of the present one, once.
fn listen() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if QUIET.get() {
                LAST.set(panic.to_string().replace('\n', " "));
            } else {
                loud(panic);
            }
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_text_with_its_place() {
        let text = quietly(|| panic!("the card is {}", "gone")).unwrap_err();
        assert!(text.contains("quiet.rs"), "{text}");
        assert!(text.ends_with("the card is gone"), "{text}");
        assert_eq!(quietly(|| 7), Ok(7));
    }
}
