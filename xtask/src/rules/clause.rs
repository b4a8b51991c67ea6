//! Clause numbers, such as `CV-3.3` or `CP-9.4a`, and the search for them in a text.

/// All clause numbers in a line, each a whole token: `CV-5.12` does not contain `CV-5.1`.
pub(crate) fn ids(line: &str) -> impl Iterator<Item = &str> {
    line.char_indices()
        .filter(|&(at, _)| !line[..at].ends_with(is_word))
        .filter_map(|(at, _)| leading_id(&line[at..]))
}

/// The clause number at the beginning of a text: capital letters, a dash, a number, then optionally a
/// dot and a number, and optionally one lower-case letter.
pub(crate) fn leading_id(text: &str) -> Option<&str> {
    let letters = count(text, |c| c.is_ascii_uppercase());
    let number = text[letters..].strip_prefix('-').map(digits)?;
    if letters < 2 || number == 0 {
        return None;
    }
    let mut end = letters + 1 + number;
    end += text[end..].strip_prefix('.').map(digits).filter(|&n| n > 0).map_or(0, |n| n + 1);
    end += usize::from(text[end..].starts_with(|c: char| c.is_ascii_lowercase()));
    let (id, rest) = text.split_at(end);
    let goes_on = rest.starts_with(is_word) || rest.strip_prefix('.').map(digits) > Some(0);
    (!goes_on).then_some(id)
}

/// The prefix of a clause number: `CV` for `CV-3.3`.
pub(crate) fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}

/// The chapter of a clause number: `CV-3` for `CV-3.3`.
pub(crate) fn chapter(id: &str) -> &str {
    id.split_once('.').map_or(id, |(chapter, _)| chapter)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn digits(text: &str) -> usize {
    count(text, |c| c.is_ascii_digit())
}

/// The number of ASCII characters of that kind at the beginning of a text.
fn count(text: &str, kind: impl Fn(char) -> bool) -> usize {
    text.chars().take_while(|&c| kind(c)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[&str]) {
        assert_eq!(ids(line).collect::<Vec<_>>(), expected, "in {line:?}");
    }

    #[test]
    fn finds_numbers_in_prose() {
        check("/// Pays to the left (CV-3.3), then CP-9.4a.", &["CV-3.3", "CP-9.4a"]);
        check(
            "CV-5.1..CV-5.3, CV-1.1-CV-1.3, `AT-6.4`",
            &["CV-5.1", "CV-5.3", "CV-1.1", "CV-1.3", "AT-6.4"],
        );
        check("the scenarios of CV-7. Each", &["CV-7"]);
        check("è CV-1.1è", &[]);
    }

    #[test]
    fn a_number_is_a_whole_token() {
        check("CV-5.12", &["CV-5.12"]);
        check("CP-9.4a", &["CP-9.4a"]);
        check("CV-5.1.2 CV-5.1ab CV-5.1_x XCV_CV-5.1", &[]);
    }

    #[test]
    fn what_only_looks_like_one() {
        check("A-1 cv-3.3 CV- CV-x CV3.3 Cv-3.3", &[]);
    }

    #[test]
    fn parts() {
        assert_eq!(prefix("CP-9.4a"), "CP");
        assert_eq!(chapter("CP-9.4a"), "CP-9");
        assert_eq!(chapter("CV-7"), "CV-7");
    }
}
