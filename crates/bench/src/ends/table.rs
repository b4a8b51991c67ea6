//! The counts as a table that reads well on a screen and in a document.

#![expect(clippy::cast_precision_loss, reason = "shares and means have few digits")]

use std::collections::BTreeMap;

use super::Sums;

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

/// A line for each kind of game: its preset, its seats, its counts.
#[must_use]
pub fn table<'s>(kinds: impl IntoIterator<Item = (&'s str, u8, &'s Sums)>) -> String {
    let mut lines = vec![HEADINGS.map(str::to_owned)];
    lines.extend(kinds.into_iter().map(|(name, seats, sums)| line(name, seats, sums)));
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

fn line(name: &str, seats: u8, sums: &Sums) -> [String; HEADINGS.len()] {
    [
        name.to_owned(),
        seats.to_string(),
        ends(sums),
        median(&sums.decisions).to_string(),
        format!("{:.0}", mean(&sums.decisions)),
        sums.decisions.keys().next_back().map_or_else(String::new, u32::to_string),
        if sums.rounds.is_empty() { String::new() } else { format!("{:.1}", mean(&sums.rounds)) },
        chances(sums),
        choices(sums),
    ]
}

/// The clauses, those that ended most games first; then the games that were given up.
fn ends(sums: &Sums) -> String {
    let mut ends: Vec<_> = sums.ends.iter().map(|(end, n)| (*n, end.to_string())).collect();
    ends.sort_by(|ours, theirs| theirs.cmp(ours));
    if sums.endless() != 0 {
        ends.push((sums.endless(), "given up".to_owned()));
    }
    let share = |n: u64| 100.0 * n as f64 / sums.games as f64;
    let told = ends.iter().map(|(n, end)| format!("{end} {:.3} %", share(*n)));
    told.collect::<Vec<_>>().join(", ")
}

fn chances(sums: &Sums) -> String {
    let a_game =
        |(kind, n): (&String, &u64)| format!("{kind} {:.2}", *n as f64 / sums.games as f64);
    sums.chances.iter().map(a_game).collect::<Vec<_>>().join(", ")
}

fn choices(sums: &Sums) -> String {
    let Some(widest) = &sums.widest else { return String::new() };
    let decisions: f64 = total(&sums.decisions);
    let asked: Vec<&str> = widest.asked.iter().map(String::as_str).collect();
    let mean = sums.choices as f64 / decisions;
    format!("{mean:.1}, {} ({})", widest.answers, asked.join(", "))
}

fn total(counts: &BTreeMap<u32, u64>) -> f64 {
    counts.iter().map(|(value, n)| f64::from(*value) * *n as f64).sum()
}

fn mean(counts: &BTreeMap<u32, u64>) -> f64 {
    total(counts) / counts.values().sum::<u64>() as f64
}

/// The value that half of the games do not pass.
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
