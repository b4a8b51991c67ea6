//! Lists of reasons: all sentences with which a crate refuses something, declared with their keys and blanks,
//! so that a test can check that every language has each of them.
//!
//! The English sentence is written here and not in `words/en/refusals.ftl`, because titles read no files and
//! know no languages, and because the compiler then checks the blanks against the fields. That file repeats the
//! English sentences for translators; `impasto/tests/refusals.rs` compares the two.

use std::fmt;

use crate::Reason;

/// A declared sentence of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The key of the message that translates the sentence.
    pub key: &'static str,
    /// The English sentence, with the names of its blanks in braces.
    pub english: &'static str,
    /// The names of the blanks.
    pub blanks: &'static [&'static str],
}

/// An enum of reasons, with a sentence for each variant: [`reasons!`](crate::reasons!) implements it.
pub trait Reasons: fmt::Display {
    /// The sentences of all variants.
    const ALL: &'static [Sentence];

    /// The reason of this variant, which can be translated.
    fn reason(&self) -> Reason;
}

/// Declares a list of reasons: an enum whose variants have a key, an English sentence and fields that
/// fill its blanks.
///
/// ```
/// game::reasons! {
///     /// Why there is no such card.
///     pub enum NoCard {
///         Position { position: u8 } = "no-position", "there is no card at position {position}";
///         Empty = "no-cards", "there are no cards";
///     }
/// }
/// let reason = game::Reason::from(NoCard::Position { position: 7 });
/// assert_eq!(reason.to_string(), "there is no card at position 7");
/// ```
///
/// An enum that is more than its sentences, such as an objection with its clause, is declared as usual and
/// given its words by `impl`, a line for each pattern. A blank is filled by the binding of its name, or by
/// what stands behind `=`:
///
/// ```
/// enum NoCard { Position(u8), Behind { first: u8 } }
///
/// game::reasons! {
///     impl NoCard {
///         NoCard::Position(position) => "no-position", "there is no card at {position}", position;
///         NoCard::Behind { first } => "no-behind", "card {card} is last", card = first + 1;
///     }
/// }
/// assert_eq!(NoCard::Behind { first: 7 }.to_string(), "card 8 is last");
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($variant:ident $({ $($blank:ident: $type:ty),+ $(,)? })? = $key:literal, $english:literal;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $(
                #[doc = concat!("“", $english, "”.")]
                $variant $({ $(#[doc = concat!("Fills `{", stringify!($blank), "}`.")] $blank: $type),+ })?,
            )+
        }

        $crate::reasons! {
            impl $name {
                $($name::$variant $({ $($blank),+ })? => $key, $english $($(, $blank)+)?;)+
            }
        }
    };
    (impl $name:ident {
        $($pattern:pat => $key:literal, $english:literal $(, $blank:ident $(= $value:expr)?)*;)+
    }) => {
        impl $crate::Reasons for $name {
            const ALL: &'static [$crate::Sentence] = &[$($crate::Sentence {
                key: $key,
                english: $english,
                blanks: &[$(::std::stringify!($blank)),*],
            }),+];

            fn reason(&self) -> $crate::Reason {
                match self {
                    $($pattern => {
                        // All at once: a value may use a binding that another blank is named like.
                        let ($($blank,)*) = ($($crate::reasons!(@blank $blank $(= $value)?),)*);
                        let text = ::std::format!($english $(, $blank = $blank)*);
                        let blanks = ::std::vec![$((::std::stringify!($blank), $blank)),*];
                        $crate::Reason::new($key, text, blanks)
                    })+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Reasons::reason(self), f)
            }
        }

        impl ::std::convert::From<$name> for $crate::Reason {
            fn from(why: $name) -> $crate::Reason {
                $crate::Reasons::reason(&why)
            }
        }

        impl ::std::convert::From<$name> for $crate::Blank {
            fn from(why: $name) -> $crate::Blank {
                $crate::Reasons::reason(&why).into()
            }
        }
    };
    (@blank $blank:ident) => { $crate::Blank::from(::std::clone::Clone::clone($blank)) };
    (@blank $blank:ident = $value:expr) => { $crate::Blank::from($value) };
}

/// Declares the names that fill blanks of a title's reasons and have words of their own in other languages,
/// as `no-KIND-NAME`: a kind and an enum with `ALL` and `name`, for each. They are listed by `words()`.
#[macro_export]
macro_rules! words {
    ($($kind:literal => $type:ty),+ $(,)?) => {
        $(impl ::std::convert::From<$type> for $crate::Blank {
            fn from(it: $type) -> $crate::Blank {
                $crate::Reason::word($kind, it.name()).into()
            }
        })+

        /// All names that have their own translations.
        #[must_use]
        pub fn words() -> ::std::vec::Vec<$crate::Reason> {
            let mut all = ::std::vec::Vec::new();
            $(all.extend(<$type>::ALL.iter().map(|it| $crate::Reason::word($kind, it.name())));)+
            all
        }
    };
}
