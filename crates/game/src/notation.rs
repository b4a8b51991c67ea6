//! Notation: the text of actions, chances and options, the same in a record, a URL, a log and a test.

use std::{fmt, str::FromStr};

/// A value with a notation: `text.parse()` undoes `to_string()`.
pub trait Notation:
    fmt::Debug + fmt::Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: fmt::Debug + fmt::Display + FromStr<Err = BadNotation> + Send + Sync + 'static
{
}

/// The error of a text that is not in the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("«{text}» is not {expected}")]
pub struct BadNotation {
    /// The text, shortened if it is long.
    pub text: String,
    /// What was expected, as it follows the words "is not".
    pub expected: &'static str,
}

impl BadNotation {
    /// The error that `text` is not `expected`.
    #[must_use]
    pub fn new(text: &str, expected: &'static str) -> BadNotation {
        const MAX_CHARS: usize = 60;
        let mut shown: String = text.chars().take(MAX_CHARS).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        BadNotation { text: shown, expected }
    }
}

/// The verb of `text` and its object: the parts before and after the first run of spaces.
#[must_use]
pub fn verb(text: &str) -> (&str, &str) {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    (verb, rest.trim_start_matches(' '))
}

/// Reads a number as it is written: digits, no sign, no leading zero.
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

    #[test]
    fn a_long_text_is_cut_when_it_is_quoted() {
        let bad = BadNotation::new(&"é".repeat(1000), "an action");
        assert_eq!(bad.text.chars().count(), 61);
    }
}
