//! `impasto arena`: bots against bots, many games, on all cores.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use arena::{Bout, Contest, Entrant, Estimate, Standing, standings};
use bots::Level;
use clap::Args;
use game::{Options, Record, Seat, Table};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use shelf::{Shelved, Visitor};

use crate::{commands::title_parser, disk::Disk, json, status::Status};

const EXAMPLES: &str = "\
Examples:
  impasto arena canvas --bots greedy,journeyman --games 200
  impasto arena atelier --bots student,master --seats 4 --seed 7
  impasto arena canvas --bots greedy,maestro --seats 1 --options solo=puzzle
  impasto arena colors-of-paris --bots greedy,random --options variant=j --json

Seats are rotated, and games in which only the seats differ have the same luck. The same seed gives
the same result on any number of threads.";

/// Let bots play against bots and compare them.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The title.
    #[arg(value_parser = title_parser())]
    title: String,
    /// The levels to compare, the first of them the measure.
    #[arg(long, value_name = "LEVEL,LEVEL,...", required = true, value_delimiter = ',', value_parser = level)]
    bots: Vec<Level>,
    /// How many games, rounded up so that everybody sits everywhere.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// How many sit at a table; as many as there are bots if it is not said.
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// What the table agrees on, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// The same number, the same result.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many games at once; as many as there are cores if it is not said.
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Keep every game in this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// What is told in the end.
#[derive(Serialize)]
struct Report {
    title: &'static str,
    seats: u8,
    options: String,
    seed: u64,
    games: usize,
    decisions: f64,
    bots: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    level: &'static str,
    #[serde(flatten)]
    standing: Standing,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        if let Some(folder) = &self.records {
            let no_folder = || format!("cannot make the folder {}", folder.display());
            fs::create_dir_all(folder).with_context(no_folder)?;
        }
        let report =
            shelf::with_title(&self.title, Fight(self)).context("there is no such title")??;
        if self.json {
            writeln!(out, "{}", json::line(&report))?;
        } else {
            write!(out, "{}", told(&report))?;
        }
        Ok(Status::Fine)
    }

    /// Every deal is played by everybody in every seat.
    fn games(&self) -> u64 {
        self.games.max(1).next_multiple_of(self.bots.len() as u64)
    }

    fn seats(&self) -> Result<u8> {
        match self.seats {
            Some(seats) => Ok(seats),
            None => u8::try_from(self.bots.len()).context("no table has room for so many"),
        }
    }

    fn play_all<G: Shelved>(&self, contest: &Contest<G>) -> Result<Vec<Bout>> {
        let play = |number: u64| {
            let (table, bout) = contest.play(number);
            if let Some(folder) = &self.records {
                self.keep(folder, number, table, &bout)?;
            }
            Ok(bout)
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let numbers = (0..self.games()).into_par_iter().progress_with(progress(self.games()));
        pool.install(|| numbers.map(play).collect())
    }

    fn keep<G: Shelved>(
        &self,
        folder: &Path,
        number: u64,
        table: Table<G>,
        bout: &Bout,
    ) -> Result<()> {
        let mut record = Record::new(table);
        for (seat, level) in Seat::first(bout.seating.len()).zip(bout.seating) {
            record.tag(&seat.to_string(), self.bots[level].name());
        }
        let file = folder.join(format!("{}-{number:06}.impasto", self.title));
        fs::write(&file, record.to_string())
            .with_context(|| format!("cannot write {}", file.display()))
    }
}

/// All games of a title that is picked at run time.
struct Fight<'a>(&'a Arena);

impl Visitor for Fight<'_> {
    type Out = Result<Report>;

    fn visit<G: Shelved>(self) -> Result<Report> {
        let Arena { bots, seed, .. } = self.0;
        let options = G::Options::read(&self.0.options, &Disk)?.bounded();
        let seats = self.0.seats()?;
        let entrants = bots.iter().map(|it| Box::new(*it) as Box<dyn Entrant<G>>).collect();
        let contest = Contest::new(seats, options.clone(), entrants, *seed)?;
        let bouts = self.0.play_all(&contest)?;
        let found = standings(&bouts, bots.len(), contest.rotations());
        let entry = |(level, standing): (&Level, Standing)| Entry { level: level.name(), standing };
        let games = f64::from(u32::try_from(bouts.len()).unwrap_or(u32::MAX));
        Ok(Report {
            title: G::TITLE.slug,
            seats,
            options: options.to_string(),
            seed: *seed,
            games: bouts.len(),
            decisions: bouts.iter().map(|it| f64::from(it.decisions)).sum::<f64>() / games,
            bots: bots.iter().zip(found).map(entry).collect(),
        })
    }
}

fn level(name: &str) -> Result<Level> {
    let Some(level) = Level::named(name) else {
        let levels: Vec<&str> = bots::levels().iter().map(|it| it.name()).collect();
        bail!("there is no level «{name}»: the levels are {}", levels.join(", "));
    };
    Ok(level)
}

/// A bar on the standard error; indicatif draws it on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

fn told(report: &Report) -> String {
    let Report { title, seats, options, seed, games, decisions, bots } = report;
    let mut lines = vec![
        format!("{title}, {options}: {games} games at tables of {seats}, seed {seed}"),
        format!("{decisions:.0} decisions a game; ± is half of a 95% interval"),
        String::new(),
        format!("{:<12} {:>14} {:>14}  Elo above the first", "level", "wins, %", "points"),
    ];
    for Entry { level, standing } in bots {
        let wins = if *seats == 1 { "alone".to_owned() } else { range(standing.wins, 100.0) };
        let elo = |[elo, low, high]: [f64; 3]| format!("{elo:+.0} ({low:+.0} to {high:+.0})");
        let elo = standing.elo.map(elo).unwrap_or_default();
        let line = format!("{level:<12} {wins:>14} {:>14}  {elo}", range(standing.points, 1.0));
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n") + "\n"
}

fn range(estimate: Estimate, scale: f64) -> String {
    let mean = estimate.mean * scale;
    if estimate.margin.is_nan() {
        return format!("{mean:.1} ±   ?");
    }
    format!("{mean:.1} ± {:.1}", estimate.margin * scale)
}
