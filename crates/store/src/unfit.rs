//! What no log takes: the caller's mistake, found before any database is asked.

use crate::Row;

/// The longest text of a row, in bytes.
pub const LONGEST_ROW: usize = 16 << 20;

/// The longest name of a table, key or label, in bytes. An index of PostgreSQL holds 2,700.
pub const LONGEST_NAME: usize = 200;

/// Why an append is refused, whatever the log holds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is nothing to add.
    #[error("an append has at least one row")]
    Empty,
    /// A name is empty, too long, or cannot be shown.
    #[error(
        "a {what} is a name of 1 to {LONGEST_NAME} bytes without control characters, not {name:?}"
    )]
    Name {
        /// What it is the name of.
        what: &'static str,
        /// Its beginning.
        name: String,
    },
    /// A row is too long.
    #[error("a row of {bytes} bytes: the longest has {LONGEST_ROW}")]
    Long {
        /// How long it is.
        bytes: usize,
    },
    /// PostgreSQL has no text with the character of code zero in it.
    #[error("a row holds the character of code zero")]
    Zero,
    /// No log is as long as that.
    #[error("no log has a row of number {0}")]
    Number(u64),
}

pub(crate) fn check_name(what: &'static str, name: &str) -> Result<(), Unfit> {
    let fits = (1..=LONGEST_NAME).contains(&name.len()) && !name.chars().any(char::is_control);
    let beginning = || name.chars().take(40).collect();
    if fits { Ok(()) } else { Err(Unfit::Name { what, name: beginning() }) }
}

pub(crate) fn check_rows(rows: &[Row]) -> Result<(), Unfit> {
    if rows.is_empty() {
        return Err(Unfit::Empty);
    }
    for Row { text, .. } in rows {
        if text.len() > LONGEST_ROW {
            return Err(Unfit::Long { bytes: text.len() });
        }
        if text.contains('\0') {
            return Err(Unfit::Zero);
        }
    }
    Ok(())
}

/// Databases count in 63 bits.
pub(crate) fn check_number(number: u64) -> Result<(), Unfit> {
    i64::try_from(number).map(drop).map_err(|_| Unfit::Number(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_shown() {
        for name in ["a", "person/abc", "ü", &"x".repeat(LONGEST_NAME)] {
            assert_eq!(check_name("label", name), Ok(()), "{name}");
        }
        for name in ["", "a\nb", "\0", &"x".repeat(LONGEST_NAME + 1)] {
            assert!(check_name("label", name).is_err(), "{name}");
        }
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        let refusal = check_name("key", "a\tb").unwrap_err().to_string();
        let expected =
            r#"a key is a name of 1 to 200 bytes without control characters, not "a\tb""#;
        assert_eq!(refusal, expected);
    }
}
