//! Validation of appends: mistakes of the caller, found before the database is asked.

use crate::Row;

/// The largest text of a row, in bytes.
pub const MAX_ROW_BYTES: usize = 16 << 20;

/// The largest append, in bytes of all its rows together. PostgreSQL takes a gigabyte in one statement.
pub const MAX_APPEND_BYTES: usize = 64 << 20;

/// The longest name of a table, key or label, in bytes. An index entry of PostgreSQL holds 2,700.
pub const MAX_NAME_BYTES: usize = 200;

/// The reason why an append is invalid, whatever the log holds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidAppend {
    /// The append has no rows.
    #[error("an append has at least one row")]
    Empty,
    /// A name is empty, too long, or contains control characters.
    #[error(
        "a {what} is a name of 1 to {MAX_NAME_BYTES} bytes without control characters, not {name:?}"
    )]
    Name {
        /// The kind of name: `table`, `key` or `label`.
        what: &'static str,
        /// The beginning of the name.
        name: String,
    },
    /// A row is too long.
    #[error("a row of {bytes} bytes is too long: {MAX_ROW_BYTES} at most")]
    RowTooLong {
        /// The length of the row.
        bytes: usize,
    },
    /// All rows together are too long.
    #[error("an append of {bytes} bytes is too long: {MAX_APPEND_BYTES} at most")]
    AppendTooLong {
        /// The length of all rows together.
        bytes: usize,
    },
    /// A row contains the NUL character, which PostgreSQL cannot store.
    #[error("a row contains the NUL character")]
    NulCharacter,
    /// The number of the last row does not fit into the integers of SQL.
    #[error("a log has no row with the number {0}")]
    NumberTooLarge(u64),
}

pub(crate) fn check_name(what: &'static str, name: &str) -> Result<(), InvalidAppend> {
    let fits = (1..=MAX_NAME_BYTES).contains(&name.len()) && !name.chars().any(char::is_control);
    let beginning = || name.chars().take(40).collect();
    if fits { Ok(()) } else { Err(InvalidAppend::Name { what, name: beginning() }) }
}

pub(crate) fn check_rows(rows: &[Row]) -> Result<(), InvalidAppend> {
    if rows.is_empty() {
        return Err(InvalidAppend::Empty);
    }
    rows.iter().try_for_each(|row| check_text(&row.text))?;
    let bytes: usize = rows.iter().map(|row| row.text.len()).sum();
    if bytes > MAX_APPEND_BYTES { Err(InvalidAppend::AppendTooLong { bytes }) } else { Ok(()) }
}

fn check_text(text: &str) -> Result<(), InvalidAppend> {
    if text.len() > MAX_ROW_BYTES {
        return Err(InvalidAppend::RowTooLong { bytes: text.len() });
    }
    if text.contains('\0') { Err(InvalidAppend::NulCharacter) } else { Ok(()) }
}

/// Refuses a number that does not fit into the 63 bits of SQL's integers.
pub(crate) fn check_number(number: u64) -> Result<(), InvalidAppend> {
    i64::try_from(number).map(drop).map_err(|_| InvalidAppend::NumberTooLarge(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_shown() {
        for name in ["a", "person/abc", "ü", &"x".repeat(MAX_NAME_BYTES)] {
            assert_eq!(check_name("label", name), Ok(()), "{name}");
        }
        for name in ["", "a\nb", "\0", &"x".repeat(MAX_NAME_BYTES + 1)] {
            assert!(check_name("label", name).is_err(), "{name}");
        }
    }

    #[test]
    fn rows_are_long_and_appends_longer() {
        let row = |bytes| Row { time: 7, text: "x".repeat(bytes) };
        assert_eq!(check_rows(&vec![row(MAX_ROW_BYTES); 4]), Ok(()));
        assert_eq!(
            check_rows(&[row(MAX_ROW_BYTES + 1)]),
            Err(InvalidAppend::RowTooLong { bytes: MAX_ROW_BYTES + 1 })
        );
        let heavy = vec![
            row(MAX_ROW_BYTES),
            row(MAX_ROW_BYTES),
            row(MAX_ROW_BYTES),
            row(MAX_ROW_BYTES),
            row(1),
        ];
        assert_eq!(
            check_rows(&heavy),
            Err(InvalidAppend::AppendTooLong { bytes: MAX_APPEND_BYTES + 1 })
        );
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        let refusal = check_name("key", "a\tb").unwrap_err().to_string();
        let expected =
            r#"a key is a name of 1 to 200 bytes without control characters, not "a\tb""#;
        assert_eq!(refusal, expected);
    }
}
