//! Hints as they travel from one process to the others: a text of at most 8,000 bytes.
//!
//! ```text
//! 5f3a9c01d2e4b687
//! 42 table-one
//! 7 table-two
//! ```
//!
//! The first line is who says so. Names of tables have no control characters.

use std::{collections::BTreeMap, sync::Arc};

use crate::Change;

/// The channel of NOTIFY. Every database has its own.
pub(crate) const CHANNEL: &str = "impasto";

/// PostgreSQL takes 7,999 bytes.
const LONGEST: usize = 7_900;

/// A log has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    pub(crate) table: Arc<str>,
    /// The number at which it goes on.
    pub(crate) next: u64,
}

/// A number of our own, so that we do not hear ourselves. Without the system's randomness we might,
/// which does no harm.
pub(crate) fn node() -> u64 {
    getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id()))
}

/// What is told of the hints, in as few texts as they fit in.
pub(crate) fn write(node: u64, hints: &BTreeMap<Arc<str>, u64>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, next) in hints {
        let line = format!("\n{next} {table}");
        match texts.last_mut().filter(|text| text.len() + line.len() <= LONGEST) {
            Some(text) => text.push_str(&line),
            None => texts.push(format!("{node:016x}{line}")),
        }
    }
    texts
}

/// What others say. What we cannot read may mean anything.
pub(crate) fn read(node: u64, text: &str) -> Vec<Change> {
    let mut lines = text.lines();
    if lines.next() == Some(&format!("{node:016x}")) {
        return Vec::new();
    }
    lines.map(|line| change(line).unwrap_or(Change::Anything)).collect()
}

fn change(line: &str) -> Option<Change> {
    let (next, table) = line.split_once(' ')?;
    Some(Change::Log { table: table.into(), next: next.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_read_what_we_write_and_we_do_not() {
        let hints = [("a b".into(), 3), ("ü".into(), 17)].into();
        let texts = write(5, &hints);
        assert_eq!(texts, ["0000000000000005\n3 a b\n17 ü"]);
        let told = |table: &str, next| Change::Log { table: table.into(), next };
        assert_eq!(read(6, &texts[0]), [told("a b", 3), told("ü", 17)]);
        assert_eq!(read(5, &texts[0]), []);
    }

    #[test]
    fn many_hints_are_several_texts() {
        let hints: BTreeMap<Arc<str>, u64> =
            (0..1000).map(|it| (format!("table-{it:04}").into(), it)).collect();
        let texts = write(5, &hints);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() <= LONGEST));
        let heard: usize = texts.iter().map(|text| read(6, text).len()).sum();
        assert_eq!(heard, 1000);
    }

    #[test]
    fn what_is_not_ours_may_mean_anything() {
        assert_eq!(read(5, "somebody\nnonsense"), [Change::Anything]);
    }
}
