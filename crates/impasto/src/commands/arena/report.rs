//! The report of the arena, for people and for programs.

use std::fmt;

use arena::{
    Elo, EntrantStanding, Estimate, GameResult, Proportion, Quantiles, reached, standings,
};
use pages::english;
use serde::Serialize;

use crate::{columns::Columns, story};

/// The report. Its results are `None` if no game counts.
#[derive(Serialize)]
pub(super) struct Report {
    #[serde(flatten)]
    setting: Setting,
    games: usize,
    decisions: Option<Length>,
    bots: Vec<Entry>,
}

/// The setting of the contest: title, options, seats, entrants and number of games.
#[derive(Serialize)]
pub(super) struct Setting {
    pub(super) title: &'static str,
    pub(super) seats: u8,
    pub(super) options: String,
    pub(super) seed: u64,
    /// The number of games that were asked for.
    pub(super) wanted: u64,
    #[serde(skip)]
    pub(super) names: Vec<String>,
    /// The numbers of points for which the report counts games.
    #[serde(skip)]
    pub(super) at_least: Vec<i32>,
}

/// The number of decisions in a game.
#[derive(Serialize)]
struct Length {
    mean: f64,
    least: u32,
    most: u32,
}

#[derive(Serialize)]
struct Entry {
    name: String,
    #[serde(flatten)]
    standing: EntrantStanding,
    at_least: Vec<Reached>,
}

/// The proportion of games that reached a number of points.
#[derive(Serialize)]
struct Reached {
    points: i32,
    share: Option<Proportion>,
}

impl Report {
    pub(super) fn new(setting: Setting, results: &[GameResult]) -> Report {
        let entrants = setting.names.len();
        let entry = |(entrant, standing): (usize, EntrantStanding)| Entry {
            name: setting.names[entrant].clone(),
            standing,
            at_least: setting.reached(results, entrant),
        };
        let entries = standings(results, entrants, entrants).into_iter().enumerate().map(entry);
        Report {
            games: results.len(),
            decisions: length(results),
            bots: entries.collect(),
            setting,
        }
    }
}

impl Setting {
    fn reached(&self, results: &[GameResult], entrant: usize) -> Vec<Reached> {
        let share = |points| reached(results, entrant, self.names.len(), points);
        self.at_least.iter().map(|it| Reached { points: *it, share: share(*it) }).collect()
    }
}

fn length(results: &[GameResult]) -> Option<Length> {
    let each = || results.iter().map(|it| it.decisions.iter().sum::<u32>());
    let games = f64::from(u32::try_from(results.len()).unwrap_or(u32::MAX));
    Some(Length {
        least: each().min()?,
        most: each().max()?,
        mean: each().map(f64::from).sum::<f64>() / games,
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setting { title, seats, options, seed, .. } = &self.setting;
        let (games, is_alone) = (self.games, *seats == 1);
        let head = format!("{title}, {options}: {games} games at tables of {seats}, seed {seed}");
        writeln!(f, "{}", english::wrapped(&head, story::width()).join("\n"))?;
        // Without games only the seed is worth telling: whoever wants to know why repeats the contest.
        let Some(Length { mean, least, most }) = self.decisions else { return Ok(()) };
        writeln!(f, "{mean:.0} decisions a game ({least} to {most}); in brackets 95% intervals")?;
        let tables = [
            Some(if is_alone { self.alone() } else { self.against() }),
            (is_alone || !self.setting.at_least.is_empty()).then(|| self.points()),
        ];
        for table in tables.iter().flatten() {
            writeln!(f, "\n{}", table.lines().join("\n"))?;
        }
        Ok(())
    }
}

impl Report {
    fn against(&self) -> Columns {
        let heads = ["wins, %", "duels, %", "points", "Elo above the first"];
        let mut columns = Columns::new(heads.map(str::to_owned));
        for Entry { name, standing, .. } in &self.bots {
            let EntrantStanding { wins, duels, points, against_first, .. } = standing;
            let elo = against_first.map(|it| difference(it.elo)).unwrap_or_default();
            columns.row(name, [percent(*wins), percent(*duels), range(*points), elo]);
        }
        columns
    }

    fn alone(&self) -> Columns {
        let heads = ["points", "more than the first, %", "points above it"];
        let mut columns = Columns::new(heads.map(str::to_owned));
        for Entry { name, standing, .. } in &self.bots {
            let first = standing.against_first;
            let (more, lead) = (percent(first.map(|it| it.duels)), range(first.map(|it| it.lead)));
            columns.row(name, [range(standing.points), more, lead]);
        }
        columns
    }

    /// The table with the distribution of the points.
    fn points(&self) -> Columns {
        let spread = ["least", "median", "90th", "most"].map(str::to_owned);
        let reached = self.setting.at_least.iter().map(|it| format!("{it} and more, %"));
        let mut columns = Columns::new(spread.into_iter().chain(reached));
        for Entry { name, standing, at_least } in &self.bots {
            let ranks = standing.quantiles.map(|Quantiles { min, median, p90, max }| {
                [min, median, p90, max].map(|it| it.to_string())
            });
            let reached = at_least.iter().map(|it| percent(it.share));
            columns.row(name, ranks.unwrap_or_default().into_iter().chain(reached));
        }
        columns
    }
}

/// A proportion with its interval, in percent: `62.5 (58-67)`.
fn percent(share: Option<Proportion>) -> String {
    let Some(Proportion { mean, low, high }) = share else { return String::new() };
    let [mean, low, high] = [mean, low, high].map(|it| 100.0 * it);
    format!("{mean:.1} ({low:.0}-{high:.0})")
}

/// A mean with its margin: `31.2 ± 0.8`.
fn range(estimate: Option<Estimate>) -> String {
    match estimate {
        Some(Estimate { mean, margin: Some(margin) }) => format!("{mean:.1} ± {margin:.1}"),
        Some(Estimate { mean, margin: None }) => format!("{mean:.1}"),
        None => String::new(),
    }
}

/// An Elo difference with its interval: `+88 (+41 to +137)`; if one side won all duels, only the known end.
fn difference(Elo { difference, low, high }: Elo) -> String {
    match difference {
        Some(difference) => format!("{difference:+.0} ({low:+.0} to {high:+.0})"),
        None if 0.0 < low + high => format!("at least {low:+.0}"),
        None => format!("at most {high:+.0}"),
    }
}
