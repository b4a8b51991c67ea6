//! A story on the screen: headlines, and sentences below them.

use std::{io, iter, ops::RangeInclusive};

use display::Moment;
use pages::english;
use terminal_size::Width;

/// How wide a screen is, in letters: what a file or a pipe gets, too.
const USUAL: usize = 80;
/// Longer lines are hard to read, and shorter ones break words.
const READABLE: RangeInclusive<usize> = 40..=100;

/// How wide the screen is, in letters.
pub(crate) fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    let found = size.map_or(USUAL, |(Width(letters), _)| usize::from(letters));
    found.clamp(*READABLE.start(), *READABLE.end())
}

/// The lines that tell `moments`, an empty one before each headline.
pub(crate) fn lines(moments: &[Moment]) -> Vec<String> {
    let mut lines = Vec::new();
    for moment in moments {
        if let Some(headline) = &moment.told.headline {
            lines.extend([String::new(), headline.clone()]);
        }
        for sentence in &moment.told.sentences {
            lines.extend(indented(sentence));
        }
    }
    lines
}

/// A paragraph that fits the screen, its first line less far in than the others.
pub(crate) fn indented(text: &str) -> Vec<String> {
    paragraph("  ", "    ", text)
}

/// A paragraph that fits the screen behind `first`, which stands in the first line only.
pub(crate) fn hanging(first: &str, text: &str) -> Vec<String> {
    paragraph(first, &" ".repeat(first.chars().count()), text)
}

fn paragraph(first: &str, rest: &str, text: &str) -> Vec<String> {
    let lines = english::wrapped(text, width().saturating_sub(rest.chars().count()));
    let indents = iter::once(first).chain(iter::repeat(rest));
    indents.zip(lines).map(|(indent, line)| format!("{indent}{line}")).collect()
}
