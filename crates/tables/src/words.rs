//! What people write: names and remarks, brought into one line of bounded length.

use std::{fmt, str::FromStr};

/// What a person is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// What somebody says to the others at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech(String);

/// Nothing readable is left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to read in it")]
pub struct Nothing;

const LONGEST_NAME: usize = 32;
const LONGEST_SPEECH: usize = 500;

/// One line, single spaces, no invisible characters, so many characters at most.
fn line(text: &str, longest: usize) -> Result<String, Nothing> {
    let visible: String = text
        .chars()
        .map(|it| if it.is_control() { ' ' } else { it })
        .filter(|it| is_readable(*it))
        .collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = words.chars().take(longest).collect();
    let cut = cut.trim_end().to_owned();
    if cut.is_empty() { Err(Nothing) } else { Ok(cut) }
}

/// Marks that turn or hide the text around them are no part of a name.
fn is_readable(letter: char) -> bool {
    !matches!(letter,
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

macro_rules! words {
    ($name:ident, $longest:ident) => {
        impl FromStr for $name {
            type Err = Nothing;

            fn from_str(text: &str) -> Result<$name, Nothing> {
                line(text, $longest).map($name)
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

words!(Name, LONGEST_NAME);
words!(Speech, LONGEST_SPEECH);

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
    }
}
