//! Text written by people: names and remarks, normalized to one line of bounded length.

use std::{fmt, str::FromStr};

/// The name of a person.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// The text of a remark in the chat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech(String);

/// The error for a text without a readable character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to read in it")]
pub struct Nothing;

/// The maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 32;
/// The maximum length of a remark, in characters.
const MAX_REMARK_CHARS: usize = 500;

/// Normalizes a text: one line, single spaces, no invisible characters, at most `max_chars` characters.
fn one_line(text: &str, max_chars: usize) -> Result<String, Nothing> {
    let visible: String = text
        .chars()
        .map(|it| if it.is_control() { ' ' } else { it })
        .filter(|it| is_readable(*it))
        .collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = words.chars().take(max_chars).collect();
    let cut = cut.trim_end().to_owned();
    if cut.chars().any(is_visible) { Ok(cut) } else { Err(Nothing) }
}

/// Whether a character may stand in a name. Excluded are marks that reorder or hide the text around them, and
/// letters without ink: Hangul fillers, the empty cell of Braille, variation selectors.
fn is_readable(letter: char) -> bool {
    !matches!(letter,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
        | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D159}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether a character is visible by itself: combining marks and private-use characters are not.
fn is_visible(letter: char) -> bool {
    !matches!(letter,
        ' ' | '\u{0300}'..='\u{036F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}' | '\u{E000}'..='\u{F8FF}'
        | '\u{F0000}'..='\u{10FFFF}')
}

macro_rules! words {
    ($name:ident, $max_chars:ident) => {
        impl FromStr for $name {
            type Err = Nothing;

            fn from_str(text: &str) -> Result<$name, Nothing> {
                one_line(text, $max_chars).map($name)
            }
        }

        impl $name {
            /// Reads a text from a row of an existing log. A text that today's checks refuse becomes `?`; `None` if the text is
            /// empty.
            pub(crate) fn logged(text: &str) -> Option<$name> {
                let unreadable = || (!text.is_empty()).then(|| $name("?".to_owned()));
                text.parse().ok().or_else(unreadable)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }
    };
}

words!(Name, MAX_NAME_CHARS);
words!(Speech, MAX_REMARK_CHARS);

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, name: &str) {
        assert_eq!(text.parse::<Name>().unwrap().as_ref(), name);
    }

    #[test]
    fn names_are_one_line() {
        check("  Berthe\n Morisot ", "Berthe Morisot");
        check("a\u{202E}b", "ab");
        check("<b>", "<b>");
        check(&"é".repeat(40), &"é".repeat(32));
        assert_eq!(" \n\u{200B}".parse::<Name>(), Err(Nothing));
        check("안나\u{3164}", "안나");
        check("🎨", "🎨");
        check("7", "7");
    }

    #[test]
    fn what_looks_empty_is_no_name() {
        let blank = ["\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{2800}", "\u{AD}", "\u{3000}"];
        let marks =
            ["\u{FE0F}", "\u{E0041}", "\u{34F}", "\u{301}", "\u{E000}", "\u{180E}", "\u{2028}"];
        for text in blank.into_iter().chain(marks) {
            assert_eq!(text.parse::<Name>(), Err(Nothing), "{text:?}");
            assert_eq!(format!(" {text} {text}").parse::<Name>(), Err(Nothing), "{text:?}");
            assert_eq!(Name::logged(text).unwrap().as_ref(), "?", "an old log is still read");
        }
        assert_eq!(Name::logged(""), None);
    }
}
