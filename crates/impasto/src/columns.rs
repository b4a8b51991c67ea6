//! Text tables for people, with columns as wide as their widest cell.

use std::iter;

/// A text table with a name before each row; a long name has a line of its own. Empty columns are left
/// out.
pub(crate) struct Columns {
    heads: Vec<String>,
    rows: Vec<(String, Vec<String>)>,
}

/// The width of the first column, in characters; a longer name has a line of its own.
const NAME_WIDTH: usize = 12;

impl Columns {
    pub(crate) fn new(heads: impl IntoIterator<Item = String>) -> Columns {
        Columns { heads: heads.into_iter().collect(), rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, name: &str, cells: impl IntoIterator<Item = String>) {
        self.rows.push((name.to_owned(), cells.into_iter().collect()));
    }

    /// The lines of the table, the column heads first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let widths = self.widths();
        let head = iter::once(line("", &self.heads, &widths));
        let rows = self.rows.iter().flat_map(|(name, cells)| {
            let (above, name) =
                if NAME_WIDTH < letters(name) { (Some(name.clone()), "") } else { (None, &**name) };
            above.into_iter().chain([line(name, cells, &widths)])
        });
        head.chain(rows).collect()
    }

    /// The width of each column; 0 if the column is left out.
    fn widths(&self) -> Vec<usize> {
        let width = |(at, head): (usize, &String)| {
            let cells = self.rows.iter().filter_map(|(_, cells)| cells.get(at));
            let widest = cells.map(|cell| letters(cell)).max().unwrap_or(0);
            if widest == 0 { 0 } else { widest.max(letters(head)) }
        };
        self.heads.iter().enumerate().map(width).collect()
    }
}

fn line(name: &str, cells: &[String], widths: &[usize]) -> String {
    let shown = cells.iter().zip(widths).filter(|(_, width)| **width != 0);
    let shown = shown.map(|(cell, width)| format!("  {cell:<width$}"));
    let line = format!("{name:<NAME_WIDTH$}{}", shown.collect::<String>());
    line.trim_end().to_owned()
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_columns_and_long_names() {
        let mut columns = Columns::new(["wins", "nothing", "points"].map(str::to_owned));
        columns.row("random", ["50".to_owned(), String::new(), "3 ± 1".to_owned()]);
        columns
            .row("python3 my_bot.py", ["100 (90-100)".to_owned(), String::new(), "9".to_owned()]);
        let expected = [
            "              wins          points",
            "random        50            3 ± 1",
            "python3 my_bot.py",
            "              100 (90-100)  9",
        ];
        assert_eq!(columns.lines(), expected);
    }
}
