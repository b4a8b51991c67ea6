//! `impasto ladder`: measures every level against the one below it.

use std::{
    fmt::Write as _,
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use arena::LevelEntrant;
use arena::{Comparison, Contest, Entrant, EntrantStanding, Series, standings};
use bots::Level;
use clap::{Args, value_parser};
use game::{Options, Table};
use ladder::Rung;
use shelf::{Shelved, TitleVisitor};

use crate::{
    commands::{
        agreed,
        arena::{level, progress, whole_deals},
        strength, title_parser,
    },
    disk::{self, Disk},
    json,
    status::Status,
};

const EXAMPLES: &str = "\
Examples:
  impasto ladder                             everything, which takes hours
  impasto ladder canvas --seats 2 --games 40
  impasto ladder colors-of-paris --options variant=j --levels student
  impasto ladder atelier --games 400 --write crates/ladder/data/ladder.csv

A file that is written keeps what was measured before of other titles,
options, seats and levels. Build anew to have it told where levels are chosen.";

/// Measure how strong the levels are, each against the one below it.
#[derive(Args, Debug)]
#[command(after_help = strength::after(EXAMPLES))]
pub(crate) struct Ladder {
    /// The title to measure [default: all titles].
    #[arg(value_parser = title_parser())]
    title: Option<String>,
    /// The numbers of seats at a table.
    #[arg(long, value_name = "N,N,...", value_delimiter = ',', default_value = "2,4", value_parser = value_parser!(u8).range(2..))]
    seats: Vec<u8>,
    /// The number of games for each step, rounded up so that both levels play in every seat.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// The options of the games, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS", requires = "title")]
    options: Option<String>,
    /// A named set of options; --options can change some of them.
    #[arg(long, value_name = "NAME", requires = "title")]
    preset: Option<String>,
    /// Only these levels, each against the one below it.
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',', value_parser = step)]
    levels: Vec<Level>,
    /// The random seed; the same number gives the same result.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The number of games at the same time [default: the number of cores].
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    /// Print one JSON array.
    #[arg(long)]
    json: bool,
    /// Save the measurements in this table of comma-separated values.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// A step of the ladder that is to be measured.
struct Step<'l> {
    ladder: &'l Ladder,
    options: &'l str,
    seats: u8,
    level: Level,
    below: Level,
}

impl Ladder {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        if let Some(file) = &self.write {
            check_writable(file)?;
            check_conduct()?;
        }
        let mut rungs = Vec::new();
        let measured = self.climb(&mut rungs, out);
        if self.json {
            writeln!(out, "{}", json::line(&rungs))?;
        }
        measured.map(|()| Status::Fine)
    }

    /// Measures all steps. Steps that cannot be played are found before any is measured, not hours later.
    fn climb(&self, rungs: &mut Vec<Rung>, out: &mut impl Write) -> Result<()> {
        let configurations = self.configurations()?;
        let tables =
            || configurations.iter().flat_map(|it| self.seats.iter().map(move |n| (it, *n)));
        for ((title, options), seats) in tables() {
            let opened = shelf::with_title(title, Opening { options, seats });
            opened.context("there is no such title")??;
        }
        tables().try_for_each(|((title, options), seats)| {
            self.measure(title, options, seats, rungs, out)
        })
    }

    /// The configurations to measure: titles with their options.
    fn configurations(&self) -> Result<Vec<(String, String)>> {
        if let Some(title) = &self.title
            && (self.options.is_some() || self.preset.is_some())
        {
            let options = self.options.as_deref().unwrap_or_default();
            let (options, _) = agreed(title, self.preset.as_deref(), options)?;
            let spelled = shelf::with_title(title, Spelled(&options));
            let options = spelled.context("there is no such title")??;
            return Ok(vec![(title.clone(), options)]);
        }
        let is_meant = |slug: &str| self.title.as_deref().is_none_or(|it| it == slug);
        let configurations = ladder::CONFIGURATIONS.into_iter().filter(|(slug, _)| is_meant(slug));
        Ok(configurations.map(|(slug, options)| (slug.to_owned(), options.to_owned())).collect())
    }

    /// Measures all steps at tables of one kind. Each result is saved at once, so that an interrupted run loses
    /// nothing.
    fn measure(
        &self,
        title: &str,
        options: &str,
        seats: u8,
        rungs: &mut Vec<Rung>,
        out: &mut impl Write,
    ) -> Result<()> {
        let levels = if self.levels.is_empty() { &Level::LADDER[..] } else { &self.levels };
        for (at, level) in levels.iter().enumerate() {
            let Some(below) = level.below() else { continue };
            let step = Step { ladder: self, options, seats, level: *level, below };
            let rung = shelf::with_title(title, step).context("there is no such title")??;
            if !self.json {
                let head = if at == 0 { heading(&rung) } else { String::new() };
                writeln!(out, "{head}{}", line(&rung))?;
                out.flush()?;
            }
            if let Some(file) = &self.write {
                keep(file, &rung)?;
            }
            rungs.push(rung);
        }
        Ok(())
    }
}

/// A table at which levels are to be measured.
struct Opening<'l> {
    options: &'l str,
    seats: u8,
}

impl TitleVisitor for Opening<'_> {
    type Out = Result<()>;

    fn visit<G: Shelved>(self) -> Result<()> {
        Table::<G>::open(self.seats, G::Options::read(self.options, &Disk)?.bounded())?;
        Ok(())
    }
}

/// Options that may be those of a measured configuration in other words.
struct Spelled<'l>(&'l str);

impl TitleVisitor for Spelled<'_> {
    type Out = Result<String>;

    /// The options in the wording of the configuration, so that a new measurement replaces the old one of the
    /// same configuration.
    fn visit<G: Shelved>(self) -> Result<String> {
        let options = G::Options::read(self.0, &Disk)?.to_string();
        let configurations =
            ladder::CONFIGURATIONS.into_iter().filter(|(slug, _)| *slug == G::TITLE.slug);
        for (_, configuration) in configurations {
            if G::Options::read(configuration, &Disk)?.to_string() == options {
                return Ok(configuration.to_owned());
            }
        }
        Ok(self.0.to_owned())
    }
}

impl TitleVisitor for Step<'_> {
    type Out = Result<Rung>;

    fn visit<G: Shelved>(self) -> Result<Rung> {
        let options = G::Options::read(self.options, &Disk)?;
        let entrants: Vec<Box<dyn Entrant<G>>> =
            vec![Box::new(LevelEntrant(self.below)), Box::new(LevelEntrant(self.level))];
        let contest = Contest::new(self.seats, options, entrants, self.ladder.seed)?;
        let series = self.play(&contest)?;
        self.rung(G::TITLE.slug, &series)
    }
}

/// The index of the upper level among the entrants.
const UPPER: usize = 1;

impl Step<'_> {
    fn play<G: Shelved>(&self, contest: &Contest<G>) -> Result<Series<anyhow::Error>> {
        let games = whole_deals(self.ladder.games, contest)?;
        let bar = progress(games);
        bar.set_message(format!("of {} against {}", self.level.name(), self.below.name()));
        let mut series = contest.play_all(games, self.ladder.threads, |_, _| {
            bar.inc(1);
            Ok(())
        });
        bar.finish_and_clear();
        series.error.take().map_or(Ok(series), Err)
    }

    /// The measurement that the games amount to.
    fn rung(&self, title: &str, series: &Series<anyhow::Error>) -> Result<Rung> {
        let [lower, upper] = <[EntrantStanding; 2]>::try_from(standings(&series.results, 2, 2))
            .expect("there are two entrants");
        let Comparison { duels, elo, .. } =
            upper.against_first.context("nobody has met anybody")?;
        let known = if 0.5 < duels.mean { elo.low } else { elo.high };
        let games = f64::from(u32::try_from(series.results.len()).unwrap_or(u32::MAX));
        let points = |it: EntrantStanding| it.points.map_or(0.0, |it| it.mean);
        let own = decisions(series, |it| it == UPPER).max(1.0);
        Ok(Rung {
            title: title.to_owned(),
            options: self.options.trim().to_owned(),
            seats: self.seats,
            level: self.level.name().to_owned(),
            against: self.below.name().to_owned(),
            games: series.results.len() as u64,
            seed: self.ladder.seed,
            duels: rounded(duels.mean, 4),
            low: rounded(duels.low, 4),
            high: rounded(duels.high, 4),
            elo: rounded(elo.difference.unwrap_or(known), 0),
            wins: rounded(upper.wins.map_or(0.0, |it| it.mean), 4),
            points: rounded(points(upper), 2),
            points_against: rounded(points(lower), 2),
            decisions: rounded(decisions(series, |_| true) / games, 1),
            seconds: rounded(series.cpu_time[UPPER].as_secs_f64() / own, 5),
            fingerprint: ladder::fingerprint(title, self.level, self.seats).unwrap_or_default(),
        })
    }
}

/// The number of decisions of the counted entrants.
fn decisions<E>(series: &Series<E>, is_counted: impl Fn(usize) -> bool) -> f64 {
    let each = series.results.iter().flat_map(|it| it.seating.iter().zip(it.decisions));
    each.filter(|(entrant, _)| is_counted(**entrant)).map(|(_, it)| f64::from(it)).sum()
}

/// The level called `name`, which must have a level below it.
fn step(name: &str) -> Result<Level> {
    let level = level(name)?;
    level.below().map(|_| level).with_context(|| format!("{name} is no step of the ladder"))
}

/// Refuses to measure bots whose conduct is not the recorded one: later nobody could tell which bots were
/// measured.
fn check_conduct() -> Result<()> {
    ensure!(
        arena::is_conduct_known(),
        "the bots play otherwise than it is written down: first\n  \
         UPDATE_EXPECT=1 cargo test -p ladder --test conduct"
    );
    Ok(())
}

/// Checks, before the measurement, that the file is a table of measurements and can be written.
fn check_writable(file: &Path) -> Result<()> {
    read(file)?;
    disk::check_replaceable(file).with_context(|| format!("cannot write {}", file.display()))
}

/// The measurements in the file; none if the file does not exist yet.
fn read(file: &Path) -> Result<Vec<Rung>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let shown = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
    let no_ladder = || format!("{shown} is no table of a ladder");
    let rungs = ladder::read_ladder(&text).with_context(no_ladder)?;
    // The first line of any file would do for a heading.
    ensure!(!rungs.is_empty() || text.trim().is_empty(), no_ladder());
    Ok(rungs)
}

/// Saves `rung` in the place of an older measurement of the same step, in the order of the ladder.
fn keep(file: &Path, rung: &Rung) -> Result<()> {
    let mut rungs = read(file)?;
    rungs.retain(|it| !it.is_same(rung));
    rungs.push(rung.clone());
    rungs.sort_by_key(place);
    let text = ladder::write_ladder(&rungs)?;
    disk::replace(file, &text).with_context(|| format!("cannot write {}", file.display()))
}

/// The sort key of a measurement: the place of its title on the shelf, its options, seats and level.
fn place(rung: &Rung) -> (usize, String, u8, usize) {
    let title = shelf::SLUGS.iter().position(|it| *it == rung.title);
    let level = Level::LADDER.iter().position(|it| it.name() == rung.level);
    let last = usize::MAX;
    (title.unwrap_or(last), rung.options.clone(), rung.seats, level.unwrap_or(last))
}

fn heading(rung: &Rung) -> String {
    let Rung { title, options, seats, games, seed, .. } = rung;
    let options = if options.is_empty() { String::new() } else { format!(" {options}") };
    let mut text = format!(
        "{title}{options}, tables of {seats}, {games} games each, seed {seed};\neach \
         level against the one below it, the first against random; 95% intervals\n"
    );
    let _ = writeln!(
        text,
        "{:<10}  {:<15} {:>7} {:>6}  {:<13} {:>9}  seconds",
        "level", "duels, %", "wins, %", "Elo", "points", "decisions"
    );
    text
}

/// A line of the printed table.
fn line(rung: &Rung) -> String {
    let [duels, low, high, wins] =
        [rung.duels, rung.low, rung.high, rung.wins].map(|it| 100.0 * it);
    let Rung { level, elo, points, points_against, decisions, seconds, .. } = rung;
    let duels = format!("{duels:.1} ({low:.0}-{high:.0})");
    let points = format!("{points:.1} : {points_against:.1}");
    let elo = format!("{}{elo:+.0}", if rung.is_saturated() { "≥" } else { "" });
    format!(
        "{level:<10}  {duels:<15} {wins:>7.1} {elo:>6}  {points:<13} {decisions:>9.0}  {seconds:.4}"
    )
}

fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    // Zero has a sign that nobody wants to read.
    (number * scale).round() / scale + 0.0
}
