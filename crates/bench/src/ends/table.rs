//! Counts over random games as a Markdown table.

#![expect(clippy::cast_precision_loss, reason = "shares and means have few digits")]

use std::collections::BTreeMap;

use super::GameCounts;

const HEADINGS: [&str; 9] = [
    "preset",
    "seats",
    "ended by",
    "decisions: median",
    "mean",
    "max",
    "rounds: mean",
    "luck, events a game",
    "choices: mean, most",
];

/// A table with a row for each set-up: its preset, its seats and its counts.
#[must_use]
pub fn table<'s>(setups: impl IntoIterator<Item = (&'s str, u8, &'s GameCounts)>) -> String {
    let mut lines = vec![HEADINGS.map(str::to_owned)];
    lines.extend(setups.into_iter().map(|(name, seats, counts)| line(name, seats, counts)));
    let width = |column: usize| lines.iter().map(|it| it[column].chars().count()).max();
    let widths: Vec<usize> = (0..HEADINGS.len()).filter_map(width).collect();
    let rule = widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>();
    let mut text = String::new();
    for (nth, line) in lines.iter().enumerate() {
        text += &row(line, &widths);
        if nth == 0 {
            text += &row(&rule, &widths);
        }
    }
    text
}

fn row(cells: &[String], widths: &[usize]) -> String {
    let padded = cells.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
    format!("| {} |\n", padded.collect::<Vec<_>>().join(" | "))
}

fn line(name: &str, seats: u8, counts: &GameCounts) -> [String; HEADINGS.len()] {
    [
        name.to_owned(),
        seats.to_string(),
        ends(counts),
        median(&counts.decisions).to_string(),
        format!("{:.0}", mean(&counts.decisions)),
        counts.decisions.keys().next_back().map_or_else(String::new, u32::to_string),
        if counts.rounds.is_empty() {
            String::new()
        } else {
            format!("{:.1}", mean(&counts.rounds))
        },
        chances(counts),
        choices(counts),
    ]
}

/// The clauses, those that ended most games first, then the games that were given up.
fn ends(counts: &GameCounts) -> String {
    let mut ends: Vec<_> = counts.ends.iter().map(|(end, n)| (*n, end.to_string())).collect();
    ends.sort_by(|ours, theirs| theirs.cmp(ours));
    if counts.unfinished() != 0 {
        ends.push((counts.unfinished(), "given up".to_owned()));
    }
    let share = |n: u64| 100.0 * n as f64 / counts.games as f64;
    let text = ends.iter().map(|(n, end)| format!("{end} {:.3} %", share(*n)));
    text.collect::<Vec<_>>().join(", ")
}

fn chances(counts: &GameCounts) -> String {
    let a_game =
        |(word, n): (&String, &u64)| format!("{word} {:.2}", *n as f64 / counts.games as f64);
    counts.chances.iter().map(a_game).collect::<Vec<_>>().join(", ")
}

fn choices(counts: &GameCounts) -> String {
    let Some(widest) = &counts.widest else { return String::new() };
    let decisions: f64 = total(&counts.decisions);
    let asked: Vec<&str> = widest.asked.iter().map(String::as_str).collect();
    let mean = counts.choices as f64 / decisions;
    format!("{mean:.1}, {} ({})", widest.answers, asked.join(", "))
}

fn total(counts: &BTreeMap<u32, u64>) -> f64 {
    counts.iter().map(|(value, n)| f64::from(*value) * *n as f64).sum()
}

fn mean(counts: &BTreeMap<u32, u64>) -> f64 {
    total(counts) / counts.values().sum::<u64>() as f64
}

/// The median of values, given as counts by value.
fn median(counts: &BTreeMap<u32, u64>) -> u32 {
    let half = counts.values().sum::<u64>().div_ceil(2);
    let mut passed = 0;
    let middle = counts.iter().find(|(_, n)| {
        passed += **n;
        half <= passed
    });
    middle.map_or(0, |(value, _)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_the_games() {
        assert_eq!(median(&[(3, 1), (5, 1), (9, 1)].into()), 5);
        assert_eq!(median(&[(3, 9), (90, 1)].into()), 3);
        assert_eq!(median(&BTreeMap::new()), 0);
    }
}
