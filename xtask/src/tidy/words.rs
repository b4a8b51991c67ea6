//! The search for whole words and paths in a text.

/// Whether the text contains the word as a whole word.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    occurs(
        text,
        word,
        |before| is_word(before) || ".-".contains(before),
        |after| is_word(after) || after == '-',
    )
}

/// Whether the text contains an absolute path with this beginning; a URL does not count.
pub(crate) fn has_path(text: &str, start: &str) -> bool {
    occurs(text, start, |before| is_word(before) || ".-~})*/".contains(before), |_| false)
}

/// Whether the text contains the needle without a forbidden character before or after it.
fn occurs(
    text: &str,
    needle: &str,
    spoils_before: impl Fn(char) -> bool,
    spoils_after: impl Fn(char) -> bool,
) -> bool {
    text.match_indices(needle).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + needle.len()..].chars().next();
        !before.is_some_and(&spoils_before) && !after.is_some_and(&spoils_after)
    })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_whole() {
        assert!(has_word("we read `toml`.", "toml") && has_word("toml", "toml"));
        for text in ["Cargo.toml", "tomlish", "toml-edit", "no_toml", ""] {
            assert!(!has_word(text, "toml"), "{text}");
        }
        assert!(has_word("Cargo.toml, read by toml.", "toml"));
    }

    #[test]
    fn paths_start_at_the_root() {
        assert!(has_path("see `/opt/x`", "/opt/") && has_path("/opt/", "/opt/"));
        for text in ["https://example.org/opt/x", "crates/opt/", "./opt/", "~/opt/", "${HOME}/opt/"]
        {
            assert!(!has_path(text, "/opt/"), "{text}");
        }
    }
}
