//! The payload of NOTIFY by which a process sends hints to the others: a text of less than 8,000 bytes.
//!
//! ```text
//! 5f3a9c01d2e4b687
//! 42 table-one
//! 7 table-two
//! ```
//!
//! The first line is the number of the sender. Each other line is the next number of a log and the name
//! of its table, which has no control characters.

use std::{collections::BTreeMap, sync::Arc};

use crate::Change;

/// The channel of LISTEN and NOTIFY. Channels of different databases are separate.
pub(crate) const CHANNEL: &str = "impasto";

/// The longest payload, in bytes. PostgreSQL takes 7,999.
const MAX_NOTIFY_BYTES: usize = 7_900;

/// A hint that the log of a table has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    pub(crate) table: Arc<str>,
    /// The next number of the log.
    pub(crate) next: u64,
}

/// A random number for this process, so that it can ignore its own hints; the process id if the system
/// gives no random numbers.
pub(crate) fn node() -> u64 {
    getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id()))
}

/// The payloads for some hints, as few as possible.
pub(crate) fn write(node: u64, hints: &BTreeMap<Arc<str>, u64>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (table, next) in hints {
        let line = format!("\n{next} {table}");
        match texts.last_mut().filter(|text| text.len() + line.len() <= MAX_NOTIFY_BYTES) {
            Some(text) => text.push_str(&line),
            None => texts.push(format!("{node:016x}{line}")),
        }
    }
    texts
}

/// The changes in a payload; none if this process has sent it. An unreadable line means that any log
/// may have grown.
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
        let log = |table: &str, next| Change::Log { table: table.into(), next };
        assert_eq!(read(6, &texts[0]), [log("a b", 3), log("ü", 17)]);
        assert_eq!(read(5, &texts[0]), []);
    }

    #[test]
    fn many_hints_are_several_texts() {
        let hints: BTreeMap<Arc<str>, u64> =
            (0..1000).map(|it| (format!("table-{it:04}").into(), it)).collect();
        let texts = write(5, &hints);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() <= MAX_NOTIFY_BYTES));
        let heard: usize = texts.iter().map(|text| read(6, text).len()).sum();
        assert_eq!(heard, 1000);
    }

    #[test]
    fn what_is_not_ours_may_mean_anything() {
        assert_eq!(read(5, "somebody\nnonsense"), [Change::Anything]);
    }
}
