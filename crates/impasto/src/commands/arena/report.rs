//! What the arena tells in the end, for people and for programs.

use std::fmt::{self, Write};

use arena::{Bout, Estimate, Share, Standing, reached, standings};
use game::Game;
use serde::Serialize;

use super::Arena;

/// What is told in the end.
#[derive(Serialize)]
pub(super) struct Report {
    title: &'static str,
    seats: usize,
    options: String,
    seed: u64,
    pub(super) games: usize,
    wanted: u64,
    decisions: Length,
    bots: Vec<Entry>,
}

/// How many decisions a game took.
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
    standing: Standing,
    at_least: Vec<Reached>,
}

/// How often so many points were reached.
#[derive(Serialize)]
struct Reached {
    points: i32,
    share: Share,
}

impl Report {
    pub(super) fn new<G: Game>(
        arena: &Arena,
        names: &[String],
        options: &str,
        wanted: u64,
        bouts: &[Bout],
    ) -> Report {
        let entry = |(entrant, standing): (usize, Standing)| Entry {
            name: names[entrant].clone(),
            standing,
            at_least: arena
                .at_least
                .iter()
                .map(|it| Reached { points: *it, share: reached(bouts, entrant, names.len(), *it) })
                .collect(),
        };
        Report {
            title: G::TITLE.slug,
            seats: bouts.first().map_or(0, |it| it.seating.len()),
            options: options.to_owned(),
            seed: arena.seed,
            games: bouts.len(),
            wanted,
            decisions: length(bouts),
            bots: standings(bouts, names.len(), names.len())
                .into_iter()
                .enumerate()
                .map(entry)
                .collect(),
        }
    }
}

fn length(bouts: &[Bout]) -> Length {
    let each = || bouts.iter().map(|it| it.decisions.iter().sum::<u32>());
    let games = f64::from(u32::try_from(bouts.len().max(1)).unwrap_or(u32::MAX));
    Length {
        mean: each().map(f64::from).sum::<f64>() / games,
        least: each().min().unwrap_or(0),
        most: each().max().unwrap_or(0),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { title, seats, options, seed, games, decisions, .. } = self;
        writeln!(f, "{title}, {options}: {games} games at tables of {seats}, seed {seed}")?;
        let Length { mean, least, most } = decisions;
        writeln!(f, "{mean:.0} decisions a game ({least} to {most}); in brackets 95% intervals\n")?;
        if *seats == 1 {
            self.alone(f)?;
        } else {
            self.against(f)?;
        }
        if *seats == 1 || self.bots.iter().any(|it| !it.at_least.is_empty()) {
            self.points(f)?;
        }
        Ok(())
    }
}

impl Report {
    fn against(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wins, duels, points) = ("wins, %", "duels, %", "points");
        writeln!(f, "{:<12} {wins:<19} {duels:<19} {points:<12} Elo above the first", "")?;
        for Entry { name, standing, .. } in &self.bots {
            let elo = standing.against_first.map(|it| it.elo);
            let elo =
                elo.map(|it| format!("{:+.0} ({:+.0} to {:+.0})", it.difference, it.low, it.high));
            let duels = standing.duels.map(percent).unwrap_or_default();
            let (wins, points) = (percent(standing.wins), range(standing.points));
            let elo = elo.unwrap_or_default();
            let line = format!("{} {wins:<19} {duels:<19} {points:<12} {elo}", column(name));
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn alone(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<12} {:<12} {:<19} points above the first",
            "", "points", "more than it, %"
        )?;
        for Entry { name, standing, .. } in &self.bots {
            let more = standing.against_first.map(|it| percent(it.duels)).unwrap_or_default();
            let lead = standing.against_first.map(|it| range(it.lead)).unwrap_or_default();
            let line = format!("{} {:<12} {more:<19} {lead}", column(name), range(standing.points));
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// How points are spread.
    fn points(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, median, ninetieth, most] = ["least", "median", "90th", "most"];
        let mut head = format!("{:<12} {least:>6} {median:>6} {ninetieth:>6} {most:>6}", "points");
        for Reached { points, .. } in self.bots.first().map_or(&[][..], |it| &it.at_least) {
            let _ = write!(head, "  {:<19}", format!("{points} and more, %"));
        }
        writeln!(f, "\n{}", head.trim_end())?;
        for Entry { name, standing, at_least } in &self.bots {
            let arena::Spread { least, median, ninetieth, most } = standing.spread;
            let mut line =
                format!("{} {least:>6} {median:>6} {ninetieth:>6} {most:>6}", column(name));
            for Reached { share, .. } in at_least {
                let _ = write!(line, "  {:<19}", percent(*share));
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A name at the beginning of a line; what follows a long one begins a new line.
fn column(name: &str) -> String {
    const WIDTH: usize = 12;
    if name.chars().count() <= WIDTH {
        return format!("{name:<WIDTH$}");
    }
    format!("{name}\n{:<WIDTH$}", "")
}

/// `62.5 (58.1-66.7)`.
fn percent(share: Share) -> String {
    let [mean, low, high] = [share.mean, share.low, share.high].map(|it| 100.0 * it);
    format!("{mean:.1} ({low:.1}-{high:.1})")
}

/// `31.2 ± 0.8`.
fn range(Estimate { mean, margin }: Estimate) -> String {
    match margin {
        Some(margin) => format!("{mean:.1} ± {margin:.1}"),
        None => format!("{mean:.1}"),
    }
}
