//! Reasons for refusals, which can be translated: the English sentence, the key by which other languages find
//! theirs, and the values of its blanks.
//!
//! Reasons are declared in lists ([`reasons!`](crate::reasons!)), which tests go through.

use std::{borrow::Cow, fmt};

use crate::{Refused, Seat};

/// The reason for a refusal. Its `Display` is an English sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The sentence in English.
    pub text: String,
    /// The values of the blanks in the sentence, by name.
    pub blanks: Vec<(&'static str, Blank)>,
    // Private, so that a reason comes from a declared list and nowhere else.
    key: Cow<'static, str>,
}

/// The value of a blank in the sentence of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A number, which every language writes in its own way.
    Number(i64),
    /// A text that is the same in every language: a name, notation, a quotation.
    Text(String),
    /// A word or sentence that is translated itself.
    Reason(Box<Reason>),
}

/// A quotation of a text from outside, cut if it is long, because people may send anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(String);

impl Reason {
    /// A reason with these values of its blanks. For the macro [`reasons!`](crate::reasons!), which declares
    /// the key in a list.
    #[doc(hidden)]
    #[must_use]
    pub fn new(key: &'static str, text: String, blanks: Vec<(&'static str, Blank)>) -> Reason {
        Reason { text, blanks, key: Cow::Borrowed(key) }
    }

    /// The word `name`, which is translated by the key `no-KIND-NAME`. For the macro [`words!`](crate::words).
    #[doc(hidden)]
    #[must_use]
    pub fn word(kind: &str, name: &str) -> Reason {
        let key = Cow::Owned(format!("no-{kind}-{name}"));
        Reason { text: name.to_owned(), blanks: Vec::new(), key }
    }

    /// The key of the message that translates the reason.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl Quote {
    /// The maximum length of a text that is quoted whole, in letters.
    const MAX_LETTERS: usize = 60;

    /// The quotation of `text`, cut if it is long.
    #[must_use]
    pub fn new(text: &str) -> Quote {
        let mut shown: String = text.chars().take(Quote::MAX_LETTERS).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Quote(shown)
    }
}

impl From<&str> for Quote {
    fn from(text: &str) -> Quote {
        Quote::new(text)
    }
}

impl From<Quote> for String {
    fn from(quote: Quote) -> String {
        quote.0
    }
}

/// A list of alternatives: any one of these values.
///
/// # Panics
///
/// Panics if there are none.
#[must_use]
pub fn either<'v>(values: impl IntoIterator<Item = &'v str>) -> Blank {
    let all = values.into_iter().map(Blank::from);
    let or = |one, other| Refused::Or { one, other }.into();
    all.reduce(or).expect("there is something to choose from")
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blank::Number(number) => write!(f, "{number}"),
            Blank::Text(text) => f.write_str(text),
            Blank::Reason(reason) => reason.fmt(f),
        }
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Reason> for Blank {
    fn from(reason: Reason) -> Blank {
        Blank::Reason(Box::new(reason))
    }
}

macro_rules! texts {
    ($($type:ty),*) => {$(
        impl From<$type> for Blank {
            fn from(text: $type) -> Blank {
                Blank::Text(text.to_string())
            }
        }
    )*};
}

texts!(&str, &String, String, char, Seat, Quote);

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Blank {
            fn from(number: $type) -> Blank {
                Blank::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8, u32, u64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_quotations_are_cut() {
        assert_eq!(Quote::new("sing").to_string(), "sing");
        let reason = Reason::from(Refused::OptionWord { word: Quote::new(&"é".repeat(1000)) });
        let cut = "é".repeat(60);
        assert_eq!(reason.text, format!("«{cut}…» is not an option: write name=value"));
        assert_eq!(reason.blanks, [("word", Blank::Text(format!("{cut}…")))]);
    }

    #[test]
    fn values_are_joined() {
        assert_eq!(either(["off", "a", "b"]).to_string(), "off or a or b");
    }
}
