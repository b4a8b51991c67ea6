//! Why something is refused, said so that others can say it in every language: the sentence in English,
//! a key by which it is found elsewhere, and what fills its blanks.

use std::{borrow::Cow, fmt};

use crate::Seat;

/// Why something is refused. Its `Display` is a sentence in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The sentence in English.
    pub text: String,
    /// By what other languages find it. A sentence without blanks needs none: it is found by itself.
    pub key: Option<Cow<'static, str>>,
    /// What fills its blanks, by name.
    pub blanks: Vec<(&'static str, Blank)>,
}

/// What fills the blank of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blank {
    /// A number.
    Number(i64),
    /// A text that is the same in every language: a name, notation, what somebody wrote.
    Text(String),
    /// One of these texts.
    Either(Vec<String>),
    /// Something with words of its own.
    Reason(Box<Reason>),
}

impl Reason {
    /// The word `name`, which other languages know as `no-KIND-NAME`.
    #[must_use]
    pub fn word(kind: &str, name: &str) -> Reason {
        let key = Some(Cow::Owned(format!("no-{kind}-{name}")));
        Reason { text: name.to_owned(), key, blanks: Vec::new() }
    }
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
            Blank::Either(all) => f.write_str(&all.join(" or ")),
            Blank::Reason(reason) => reason.fmt(f),
        }
    }
}

impl From<String> for Reason {
    fn from(text: String) -> Reason {
        Reason { text, key: None, blanks: Vec::new() }
    }
}

impl From<&str> for Reason {
    fn from(text: &str) -> Reason {
        Reason::from(text.to_owned())
    }
}

impl From<Reason> for Blank {
    fn from(reason: Reason) -> Blank {
        Blank::Reason(Box::new(reason))
    }
}

impl From<Seat> for Blank {
    fn from(seat: Seat) -> Blank {
        Blank::Text(seat.to_string())
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

texts!(&str, &String, String, char);

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

/// A [`Reason`](crate::Reason): its key, the sentence in English, and what fills its blanks.
///
/// ```
/// let reason = game::reason!("no-cv-position", "there is no card at position {position}", position = 7_u8);
/// assert_eq!(reason.to_string(), "there is no card at position 7");
/// ```
#[macro_export]
macro_rules! reason {
    ($key:literal, $english:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $crate::Blank::from($value);)*
        $crate::Reason {
            text: ::std::format!($english $(, $name = $name)*),
            key: ::std::option::Option::Some(::std::borrow::Cow::Borrowed($key)),
            blanks: ::std::vec![$((::std::stringify!($name), $name)),*],
        }
    }};
}
