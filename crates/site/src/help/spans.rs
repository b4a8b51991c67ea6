//! The text of a clause as HTML: emphasis, notation, links to other clauses.

use languages::Language;
use maud::{Markup, html};

/// A span of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Span<'t> {
    Plain(&'t str),
    Emphasis(&'t str),
    Notation(&'t str),
    /// Notation in brackets, with the space before it: `(`pick 17`)`. It is hidden from readers who do not
    /// type.
    Aside(&'t str),
    Clause(&'t str),
}

/// The text of a clause as HTML.
pub(super) fn inline(text: &str, t: Language) -> Markup {
    html! {
        @for span in spans(text) {
            @match span {
                Span::Plain(text) => { (text) },
                Span::Emphasis(text) => { em { (text) } },
                Span::Notation(text) => (notation(text, t)),
                Span::Aside(text) => { span.typed { " " (aside_told(&text[1..])) } },
                Span::Clause(id) => { (link(id)) },
            }
        }
    }
}

/// Notation as code, and its meaning in words for those who do not type, where the sentence would lack it.
fn notation(text: &str, t: Language) -> Markup {
    let words: String =
        text.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect();
    let key = format!("typed-{words}");
    match t.say(&key) {
        told if told == key => html! { code { (text) } },
        told => html! { code.typed { (text) } span.untyped { (told) } },
    }
}

/// Notation in brackets, hidden from readers who do not type.
fn aside_told(text: &str) -> Markup {
    html! {
        @for span in spans(text) {
            @match span {
                Span::Notation(text) => { code { (text) } },
                Span::Plain(text) | Span::Aside(text) => { (text) },
                Span::Emphasis(text) => { em { (text) } },
                Span::Clause(id) => { (link(id)) },
            }
        }
    }
}

/// A link to a clause or a chapter on the same page.
pub(super) fn link(id: &str) -> Markup {
    html! { a.clause-link href={ "#" (id) } { (id) } }
}

fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((before, span, after)) = next(rest) {
        spans.extend((!before.is_empty()).then_some(Span::Plain(before)));
        spans.push(span);
        rest = after;
    }
    spans.extend((!rest.is_empty()).then_some(Span::Plain(rest)));
    spans
}

/// The first span that is not plain text, with the text before and after it.
fn next(text: &str) -> Option<(&str, Span<'_>, &str)> {
    text.char_indices().find_map(|(at, letter)| {
        let (before, here) = text.split_at(at);
        let (span, after) = match letter {
            ' ' => aside(here).map(|(inside, after)| (Span::Aside(inside), after))?,
            '`' => quoted(here, '`').map(|(inside, after)| (Span::Notation(inside), after))?,
            '*' => quoted(here, '*').map(|(inside, after)| (Span::Emphasis(inside), after))?,
            _ if before.ends_with(char::is_alphanumeric) => return None,
            _ => clause(here).map(|(id, after)| (Span::Clause(id), after))?,
        };
        Some((before, span, after))
    })
}

/// The text in brackets at the beginning of `text`, if they begin with notation: ` (`token`)` or ` (`take 3`, where
/// 3 is its position)`.
fn aside(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix(" (`")?;
    let mut depth = 0;
    let mut is_quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '`' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted && depth == 1 => return text.split_at_checked(at + 1),
            ')' if !is_quoted => depth -= 1,
            _ => (),
        }
    }
    None
}

/// The text between two marks, and the rest. The first mark is the first character.
fn quoted(text: &str, mark: char) -> Option<(&str, &str)> {
    text.strip_prefix(mark)?.split_once(mark)
}

/// The clause at the beginning of the text, if there is one: `CP-9.4d` or `CV-5`.
fn clause(text: &str) -> Option<(&str, &str)> {
    let (title, number) = text.split_at_checked(3)?;
    let letters = title.as_bytes();
    let is_title = letters[..2].iter().all(u8::is_ascii_uppercase) && letters[2] == b'-';
    let chapter = digits(number);
    if !is_title || chapter == 0 {
        return None;
    }
    let end = number[chapter..].strip_prefix('.').map_or(0, |more| match digits(more) {
        0 => 0,
        found => {
            1 + found + usize::from(more[found..].starts_with(|c: char| c.is_ascii_lowercase()))
        }
    });
    Some(text.split_at(3 + chapter + end))
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[Span<'_>]) {
        assert_eq!(spans(text), expected);
    }

    #[test]
    fn clauses_are_found() {
        use Span::{Clause, Plain};
        check("as CP-4.7 says.", &[Plain("as "), Clause("CP-4.7"), Plain(" says.")]);
        check("(CP-9.4d).", &[Plain("("), Clause("CP-9.4d"), Plain(").")]);
        check("of (CV-5).", &[Plain("of ("), Clause("CV-5"), Plain(").")]);
        check("see CP-10.2.", &[Plain("see "), Clause("CP-10.2"), Plain(".")]);
        for text in ["XCP-4.7", "CP-x", "CP-", "cp-4.7", "«é»"] {
            check(text, &[Plain(text)]);
        }
    }

    #[test]
    fn notation_in_brackets_is_an_aside() {
        use Span::{Aside, Notation, Plain};
        check("Keep one (`pick 17`).", &[Plain("Keep one"), Aside(" (`pick 17`)"), Plain(".")]);
        check(
            "Turn (`turn 0`, `turn 2`) it",
            &[Plain("Turn"), Aside(" (`turn 0`, `turn 2`)"), Plain(" it")],
        );
        check(
            "up (`stand paint`, named (so)) now",
            &[Plain("up"), Aside(" (`stand paint`, named (so))"), Plain(" now")],
        );
        check("an `a` (b)", &[Plain("an "), Notation("a"), Plain(" (b)")]);
        let told = inline("one (`pick 17`).", Language::English).into_string();
        assert_eq!(told, "one<span class=\"typed\"> (<code>pick 17</code>)</span>.");
    }

    #[test]
    fn notation_amid_a_sentence_is_told_in_words_to_those_who_do_not_type() {
        for (language, told) in [
            (Language::English, "declining"),
            (Language::Italian, "rinunciare"),
            (Language::French, "y renoncer"),
        ] {
            let told = format!(
                "<code class=\"typed\">decline paint</code><span class=\"untyped\">{told}</span>"
            );
            assert_eq!(inline("`decline paint`", language).into_string(), told);
        }
    }

    #[test]
    fn marks_are_paired() {
        use Span::{Emphasis, Notation, Plain};
        check(
            "gives `*`, *blank*",
            &[Plain("gives "), Notation("*"), Plain(", "), Emphasis("blank")],
        );
        check("a * b", &[Plain("a * b")]);
        assert_eq!(
            inline("`<a>` & CV-1.1", Language::English).into_string(),
            concat!(
                "<code>&lt;a&gt;</code> &amp; ",
                "<a class=\"clause-link\" href=\"#CV-1.1\">CV-1.1</a>"
            )
        );
    }
}
