//! What no log takes: the caller's mistake, found before any database is asked.

use crate::Row;

/// The longest text of a row, in bytes.
pub const LONGEST_ROW: usize = 16 << 20;

/// The longest append, in bytes, all of its rows together. PostgreSQL takes a gigabyte at once.
pub const LONGEST_APPEND: usize = 64 << 20;

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
    /// All rows together are too long.
    #[error("an append of {bytes} bytes: the longest has {LONGEST_APPEND}")]
    Heavy {
        /// How long they are.
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
    rows.iter().try_for_each(|row| check_text(&row.text))?;
    let bytes: usize = rows.iter().map(|row| row.text.len()).sum();
    if bytes > LONGEST_APPEND { Err(Unfit::Heavy { bytes }) } else { Ok(()) }
}

fn check_text(text: &str) -> Result<(), Unfit> {
    if text.len() > LONGEST_ROW {
        return Err(Unfit::Long { bytes: text.len() });
    }
    if text.contains('\0') { Err(Unfit::Zero) } else { Ok(()) }
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
    fn rows_are_long_and_appends_longer() {
        let row = |bytes| Row { time: 7, text: "x".repeat(bytes) };
        assert_eq!(check_rows(&vec![row(LONGEST_ROW); 4]), Ok(()));
        assert_eq!(
            check_rows(&[row(LONGEST_ROW + 1)]),
            Err(Unfit::Long { bytes: LONGEST_ROW + 1 })
        );
        let heavy =
            vec![row(LONGEST_ROW), row(LONGEST_ROW), row(LONGEST_ROW), row(LONGEST_ROW), row(1)];
        assert_eq!(check_rows(&heavy), Err(Unfit::Heavy { bytes: LONGEST_APPEND + 1 }));
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        let refusal = check_name("key", "a\tb").unwrap_err().to_string();
        let expected =
            r#"a key is a name of 1 to 200 bytes without control characters, not "a\tb""#;
        assert_eq!(refusal, expected);
    }
}
