//! Text in aligned columns, with headings across them.

use crate::words;

/// A table of text: lines of cells, and headings across all columns.
#[derive(Debug, Default)]
pub(crate) struct TextGrid {
    lines: Vec<GridLine>,
    /// The first column that is aligned to the right, as numbers are.
    numbers_from: Option<usize>,
}

#[derive(Debug)]
enum GridLine {
    Heading(String),
    Cells(Vec<String>),
}

/// The width of a screen, in letters.
pub(crate) const SCREEN_COLUMNS: usize = 80;

impl TextGrid {
    /// A grid whose columns from `column` on are numbers.
    pub(crate) fn with_numbers_from(column: usize) -> TextGrid {
        TextGrid { numbers_from: Some(column), ..TextGrid::default() }
    }

    /// A grid of these lines, without headings.
    pub(crate) fn of(lines: Vec<Vec<String>>) -> TextGrid {
        TextGrid { lines: lines.into_iter().map(GridLine::Cells).collect(), ..TextGrid::default() }
    }

    pub(crate) fn heading(&mut self, text: impl Into<String>) {
        self.lines.push(GridLine::Heading(text.into()));
    }

    /// Adds a line of cells: first the fixed ones, then the computed ones.
    pub(crate) fn row<'c>(
        &mut self,
        first: impl IntoIterator<Item = &'c str>,
        rest: impl IntoIterator<Item = String>,
    ) {
        let first = first.into_iter().map(str::to_owned);
        self.lines.push(GridLine::Cells(first.chain(rest).collect()));
    }

    /// The text of the grid, with `indent` before every line of cells. Where it is too wide, columns move
    /// closer.
    pub(crate) fn text(&self, indent: &str) -> String {
        let widths = self.widths();
        let gap = if self.fits(indent) { "  " } else { " " };
        let line = |line: &GridLine| match line {
            GridLine::Heading(text) => folded(text),
            GridLine::Cells(cells) => format!("{indent}{}", self.set(cells, &widths).join(gap)),
        };
        self.lines.iter().map(|it| line(it).trim_end().to_owned() + "\n").collect()
    }

    /// Whether the grid with wide gaps fits the screen behind `indent`.
    fn fits(&self, indent: &str) -> bool {
        let widths = self.widths();
        let gaps = 2 * widths.len().saturating_sub(1);
        indent.len() + widths.iter().sum::<usize>() + gaps <= SCREEN_COLUMNS
    }

    fn set(&self, cells: &[String], widths: &[usize]) -> Vec<String> {
        let set = |(column, cell): (usize, &String)| {
            let width = widths[column];
            if self.numbers_from.is_some_and(|from| from <= column) {
                format!("{cell:>width$}")
            } else {
                format!("{cell:<width$}")
            }
        };
        cells.iter().enumerate().map(set).collect()
    }

    fn widths(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        for line in &self.lines {
            let GridLine::Cells(cells) = line else { continue };
            widths.resize(widths.len().max(cells.len()), 0);
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = (*width).max(cell.chars().count());
            }
        }
        widths
    }
}

/// A heading that fits the screen: what does not fit continues on the next line, indented.
fn folded(text: &str) -> String {
    let words = text.trim_start();
    let indent = &text[..text.len() - words.len()];
    if text.trim_start_matches('\n').chars().count() <= SCREEN_COLUMNS {
        return text.to_owned();
    }
    let rest = " ".repeat(indent.trim_start_matches('\n').len() + 4);
    let lines = words::wrapped(words, SCREEN_COLUMNS - rest.len());
    format!("{indent}{}", lines.join(&format!("\n{rest}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut grid = TextGrid::with_numbers_from(1);
        grid.row(["", "you"], ["B".to_owned()]);
        grid.heading("A heading of any length");
        grid.row(["érable", "7", "12"], []);
        assert_eq!(grid.text(" "), "         you   B\nA heading of any length\n érable    7  12\n");
    }

    #[test]
    fn long_headings_go_on_below() {
        let mut grid = TextGrid::default();
        grid.heading(format!("\n  {}", "word ".repeat(20).trim_end()));
        let text = grid.text("");
        assert!(text.starts_with("\n  word word") && text.contains("\n      word"), "{text}");
        assert!(text.lines().all(|line| line.len() <= SCREEN_COLUMNS), "{text}");
    }
}
