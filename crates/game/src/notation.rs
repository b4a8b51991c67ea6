//! Notation: the text of actions, chances and options, the same in a record, a URL, a log and a test.

use std::{fmt, str::FromStr};

use crate::{Quote, Reason, Refused};

/// Text that people write and programs read back: `text.parse()` undoes `to_string()`.
pub trait Notation:
    fmt::Debug + fmt::Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: fmt::Debug + fmt::Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

/// The error for a text that is not in the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("«{text}» is not {expected}")]
pub struct BadNotation {
    /// The text that could not be read, cut if it is long.
    pub text: Quote,
    /// A description of what is accepted, which continues the sentence "… is not".
    pub expected: Reason,
}

impl BadNotation {
    /// The error for a `text` that is not `expected`.
    #[must_use]
    pub fn new(text: &str, expected: impl Into<Reason>) -> BadNotation {
        BadNotation { text: Quote::new(text), expected: expected.into() }
    }
}

impl From<BadNotation> for Reason {
    fn from(bad: BadNotation) -> Reason {
        Refused::Notation { text: bad.text, expected: bad.expected }.into()
    }
}

/// The verb of `text` and its object: the parts before and after the first run of spaces.
#[must_use]
pub fn verb(text: &str) -> (&str, &str) {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    (verb, rest.trim_start_matches(' '))
}

/// Reads a number in its canonical form: digits, no sign, no leading zero.
#[must_use]
pub fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain || text == "0" { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("60"), Some(60));
        for text in ["", "+1", "-1", "01", "256", "1 ", "¹"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
