//! English grammar for texts that exist in English only: plurals, number words, lists.

pub use crate::words::{capitalized, wrapped};

/// A number in digits with its noun: `1 token`, `2 tokens`.
///
/// ```
/// assert_eq!(pages::english::count(1, "token"), "1 token");
/// assert_eq!(pages::english::count(0, "token"), "0 tokens");
/// assert_eq!(pages::english::count(-1, "point"), "-1 point");
/// ```
#[must_use]
pub fn count(n: impl Into<i64>, noun: &str) -> String {
    let n = n.into();
    format!("{n} {}", plural(n, noun))
}

/// The singular of a noun for 1 and −1, else its plural: `token`, `tokens`.
#[must_use]
pub fn plural(n: impl Into<i64>, noun: &str) -> String {
    if n.into().abs() == 1 { noun.to_owned() } else { format!("{noun}s") }
}

/// A number in words with its noun, for stories: `one token`, `two tokens`.
#[must_use]
pub fn counted(n: u8, noun: &str) -> String {
    format!("{} {}", number(n), plural(n, noun))
}

/// A number in words: `no`, `one`, `two` and so on; digits from thirteen on.
#[must_use]
pub fn number(n: u8) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(usize::from(n)).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// A noun with its indefinite article: `a red`, `an orange`.
#[must_use]
pub fn a(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// A list with *or*: `2`, `2 or 3`, `2, 3 or 4`.
#[must_use]
pub fn either<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "or")
}

/// A list with *and*: `red`, `red and green`, `red, green and blue`.
///
/// ```
/// assert_eq!(pages::english::list(&["red", "green", "blue"]), "red, green and blue");
/// ```
#[must_use]
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, "and")
}

fn joined<T: AsRef<str>>(items: &[T], word: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [rest @ .., last] => format!("{} {word} {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists() {
        assert_eq!(
            (counted(1, "card"), counted(2, "card")),
            ("one card".into(), "two cards".into())
        );
        assert_eq!(counted(0, "token"), "no tokens");
        assert_eq!(counted(13, "token"), "13 tokens");
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["red", "green"]), "red and green");
        assert_eq!(either(&["2", "3", "4"]), "2, 3 or 4");
        assert_eq!((a("red"), a("orange")), ("a red".into(), "an orange".into()));
    }
}
