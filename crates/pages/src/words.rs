//! Grammar of all languages: lists, numbers, possessives and paragraphs, for all titles.

use languages::Language;

/// A list with *and*: `red`, `red and green`, `red, green and blue`.
///
/// ```
/// use languages::Language;
/// assert_eq!(pages::words::list(Language::Italian, &["a", "b", "c"]), "a, b e c");
/// ```
#[must_use]
pub fn list<T: AsRef<str>>(language: Language, items: &[T]) -> String {
    joined(language, "list-and", items)
}

/// A list with *or*: `2`, `2 or 3`, `2, 3 or 4`.
#[must_use]
pub fn either<T: AsRef<str>>(language: Language, items: &[T]) -> String {
    joined(language, "list-or", items)
}

fn joined<T: AsRef<str>>(language: Language, key: &str, items: &[T]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [rest @ .., last] => {
            language.tell(key, &[("rest", rest.join(", ").into()), ("last", (*last).into())])
        }
    }
}

/// A number as a word, for stories: `two`, `twelve`; digits from thirteen on. The forms for none and one
/// depend on the noun, so messages have their own (see [`counted`]).
#[must_use]
pub fn number(language: Language, n: impl Into<i64>) -> String {
    language.tell("number-word", &[("n", n.into().into())])
}

/// A number in words with its noun. The message with this key has the variables `count`, which selects the
/// form, and `number`, the word:
///
/// ```fluent
/// cv-tokens-told = { $count ->
///     [0] no tokens
///     [one] one token
///    *[other] { $number } tokens
/// }
/// ```
#[must_use]
pub fn counted(language: Language, key: &str, n: impl Into<i64>) -> String {
    let n = n.into();
    language.tell(key, &[("count", n.into()), ("number", number(language, n).into())])
}

/// The message with this key and the variable `count`: `1 token`, `2 tokens`.
#[must_use]
pub fn count(language: Language, key: &str, n: impl Into<i64>) -> String {
    language.tell(key, &[("count", n.into().into())])
}

/// Points with their noun: `1 point`, `31 points`, `−1 point`.
#[must_use]
pub fn points(language: Language, n: impl Into<i64>) -> String {
    with_minus_sign(&count(language, "points", n))
}

/// A number in digits, with a minus sign (U+2212) where it is negative: `31`, `−1`.
#[must_use]
pub fn signed(n: impl Into<i64>) -> String {
    with_minus_sign(&n.into().to_string())
}

/// A change of a number, always with its sign: `+2`, `−1`.
#[must_use]
pub fn change(n: impl Into<i64>) -> String {
    with_minus_sign(&format!("{:+}", n.into()))
}

/// A number in text with the minus sign in place of the hyphen.
fn with_minus_sign(number: &str) -> String {
    number.replace('-', "\u{2212}")
}

/// The possessive of a name, in the form of the language: `Anna's`, `di Anna`, `d’Anna`.
#[must_use]
pub fn of(language: Language, name: &str) -> String {
    let begins = name.chars().next().map(|it| it.to_lowercase().to_string());
    let is_vowel = begins.is_some_and(|it| "aeiouyàâäéèêëîïôöùûü".contains(&it));
    let key = if is_vowel { "of-vowel" } else { "of" };
    language.tell(key, &[("name", name.into())])
}

/// A name and a text about it, with the colon of the language: `Mix: mix a color`, `Mélanger : mélangez`.
#[must_use]
pub fn said_of(language: Language, what: &str, said: &str) -> String {
    language.tell("said-of", &[("what", what.into()), ("said", said.into())])
}

/// The text with a capital at its start.
#[must_use]
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text in lines of at most `width` letters, broken between words.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n', '\t']).filter(|it| !it.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, French, Italian};

    #[test]
    fn lists() {
        assert_eq!(list::<&str>(English, &[]), "");
        assert_eq!(list(English, &["red"]), "red");
        assert_eq!(list(English, &["red", "green", "blue"]), "red, green and blue");
        assert_eq!(list(French, &["Anna", "vous"]), "Anna et vous");
        assert_eq!(either(English, &["2", "3", "4"]), "2, 3 or 4");
        assert_eq!(either(Italian, &["2", "3"]), "2 o 3");
    }

    #[test]
    fn numbers() {
        assert_eq!(number(English, 12), "twelve");
        assert_eq!(number(Italian, 2), "due");
        assert_eq!(number(French, 13), "13");
        assert_eq!(points(English, 1), "1 point");
        assert_eq!(points(English, -1), "\u{2212}1 point");
        assert_eq!(
            [signed(-3), signed(3), change(-3), change(3)],
            ["\u{2212}3", "3", "\u{2212}3", "+3"]
        );
        assert_eq!(points(Italian, 31), "31 punti");
        assert_eq!(points(French, 0), "0 point");
    }

    #[test]
    fn owners() {
        assert_eq!(of(English, "Anna"), "Anna's");
        assert_eq!(of(Italian, "Anna"), "di Anna");
        assert_eq!(of(French, "Élise"), "d’Élise");
        assert_eq!(of(French, "Marc"), "de Marc");
    }

    #[test]
    fn colons() {
        assert_eq!(said_of(Italian, "Mescola", "paghi"), "Mescola: paghi");
        assert_eq!(said_of(French, "Mélanger", "payez"), "Mélanger\u{a0}: payez");
    }

    #[test]
    fn letters_and_lines() {
        assert_eq!(capitalized("éclair"), "Éclair");
        assert_eq!(wrapped("to be or not to be", 6), ["to be", "or not", "to be"]);
        assert_eq!(wrapped("a indivisible", 4), ["a", "indivisible"]);
        assert_eq!(wrapped("un mot\u{a0}!", 5), ["un", "mot\u{a0}!"]);
        assert_eq!(wrapped("  ", 4), [] as [&str; 0]);
    }
}
