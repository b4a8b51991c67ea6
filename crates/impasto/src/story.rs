//! The layout of a story in the terminal: headlines, and sentences below them.

use std::{io, iter, ops::RangeInclusive};

use display::Moment;
use pages::english;
use terminal_size::Width;

/// The width of the screen in characters if it is unknown, as for a file or a pipe.
const DEFAULT_WIDTH: usize = 80;
/// The allowed widths in characters: longer lines are hard to read, and shorter ones break words.
const WIDTH_RANGE: RangeInclusive<usize> = 40..=100;

/// The width of the screen, in characters.
pub(crate) fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    let found = size.map_or(DEFAULT_WIDTH, |(Width(letters), _)| usize::from(letters));
    found.clamp(*WIDTH_RANGE.start(), *WIDTH_RANGE.end())
}

/// The lines of a story, with an empty line before each headline.
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

/// A paragraph that fits the screen, indented by two spaces, and by four from the second line on.
pub(crate) fn indented(text: &str) -> Vec<String> {
    paragraph("  ", "    ", text)
}

/// A paragraph with a hanging indent: `first` begins the first line, and the other lines are indented by
/// its width.
pub(crate) fn hanging(first: &str, text: &str) -> Vec<String> {
    paragraph(first, &" ".repeat(first.chars().count()), text)
}

fn paragraph(first: &str, rest: &str, text: &str) -> Vec<String> {
    let lines = english::wrapped(text, width().saturating_sub(rest.chars().count()));
    let indents = iter::once(first).chain(iter::repeat(rest));
    indents.zip(lines).map(|(indent, line)| format!("{indent}{line}")).collect()
}
