//! `impasto arena`: bots against bots, many games, on all cores.

mod report;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, anyhow, ensure};
use arena::LevelEntrant;
use arena::{Contest, Entrant, ExternalBot, ExternalCommand, PlayedGame, Series};
use bots::Level;
use clap::{ArgGroup, Args, value_parser};
use game::{Options, Record, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Shelved, TitleVisitor};

use crate::{
    commands::{agreed, strength, title_parser},
    disk::Disk,
    generators, json,
    players::external_tag,
    status::Status,
};
use report::{Report, Setting};

const EXAMPLES: &str = "\
Examples:
  impasto arena canvas --bots greedy,journeyman --games 200
  impasto arena atelier --bots student,master --seats 4 --seed 7
  impasto arena canvas --bots greedy --bot \"python3 my_bot.py\"
  impasto arena canvas --bots greedy,master --preset solo-puzzle --at-least 40
  impasto arena colors-of-paris --bots greedy,random --options variant=j

Seats are rotated, and games in which only the seats differ have the same
luck. The same seed gives the same result on any number of threads. Without
one it is 0; with --bot it is a number that no program can guess, and the
report tells it. Intervals are of 95%; means of less
than five deals have none.
docs/PROTOCOL.md tells how a bot of your own, in any language, is asked.
`impasto ladder` measures the levels one against the other.";

/// Let bots play against bots and compare them.
#[derive(Args, Debug)]
#[command(after_help = strength::after(EXAMPLES))]
#[command(group(ArgGroup::new("entrants").args(["bots", "programs"]).required(true).multiple(true)))]
pub(crate) struct Arena {
    /// The title to play.
    #[arg(value_parser = title_parser())]
    title: String,
    /// The levels to compare: apprentice, student, journeyman, master, maestro, or the baselines
    /// random and greedy. The first is what the others are measured by.
    #[arg(long, value_name = "LEVEL,LEVEL,...", value_delimiter = ',', value_parser = level)]
    bots: Vec<Level>,
    /// The command of a program of your own that takes part; can be repeated.
    #[arg(long = "bot", id = "programs", value_name = "COMMAND")]
    programs: Vec<String>,
    /// The longest wait for an answer of such a program, in seconds.
    #[arg(long, alias = "patience", value_name = "SECONDS", default_value_t = 60, value_parser = value_parser!(u64).range(1..))]
    timeout: u64,
    /// The number of games, rounded up so that every entrant plays in every seat.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// The number of seats at a table [default: the number of entrants].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The options of the games, as NAME=VALUE words.
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,
    /// A named set of options; --options can change some of them.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// The random seed; the same number gives the same result [default: 0; with --bot a random number that no
    /// program can guess, which the report shows].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The number of games at the same time [default: the number of cores].
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    /// Also report how often every entrant reached this number of points.
    #[arg(long, value_name = "POINTS,...", value_delimiter = ',')]
    at_least: Vec<i32>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Save the record of every game in this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        if let Some(folder) = &self.records {
            let no_folder = || format!("cannot make the folder {}", folder.display());
            fs::create_dir_all(folder).with_context(no_folder)?;
        }
        let fought = shelf::with_title(&self.title, Fight(self)).context("there is no such title");
        let (report, error) = fought??;
        if self.json {
            writeln!(out, "{}", json::line(&report))?;
        } else {
            write!(out, "{report}")?;
        }
        out.flush()?;
        error.map_or(Ok(Status::Fine), Err)
    }

    /// The contest that the arguments describe, and its setting for the report.
    fn contest<G: Shelved>(&self) -> Result<(Contest<G>, Setting)> {
        let (options, preset) = agreed(G::TITLE.slug, self.preset.as_deref(), &self.options)?;
        let options = G::Options::read(&options, &Disk)?.bounded();
        let entrants = self.entrants::<G>()?;
        let most = u8::try_from(entrants.len()).context("no table has room for so many")?;
        let usual = preset.map_or(most, |it| most.clamp(it.seats[0], it.seats[1]));
        let (seats, seed) = (self.seats.unwrap_or(usual), self.seed()?);
        let contest = Contest::new(seats, options.clone(), entrants, seed)?;
        let setting = Setting {
            title: G::TITLE.slug,
            seats,
            options: options.to_string(),
            seed,
            wanted: whole_deals(self.games, &contest)?,
            names: contest.names(),
            at_least: self.at_least.clone(),
        };
        Ok((contest, setting))
    }

    /// The seed of the contest. An external bot that knew the seed would know the deck, so with external bots
    /// the default is random.
    fn seed(&self) -> Result<u64> {
        match self.seed {
            Some(seed) => Ok(seed),
            None if self.programs.is_empty() => Ok(0),
            None => generators::secret_seed(),
        }
    }

    fn entrants<G: Shelved>(&self) -> Result<Vec<Box<dyn Entrant<G>>>> {
        let mut entrants: Vec<Box<dyn Entrant<G>>> = Vec::new();
        entrants
            .extend(self.bots.iter().map(|it| Box::new(LevelEntrant(*it)) as Box<dyn Entrant<G>>));
        for command in &self.programs {
            entrants
                .push(Box::new(ExternalBot::new(program(command, self.timeout)?, G::view_json)));
        }
        Ok(entrants)
    }

    fn play<G: Shelved>(&self, contest: &Contest<G>, games: u64) -> Series<anyhow::Error> {
        let (names, bar) = (contest.names(), progress(games));
        let series = contest.play_all(games, self.threads, |number, played| {
            bar.inc(1);
            let Some(folder) = &self.records else { return Ok(()) };
            self.keep(folder, number, played, &names)
        });
        bar.finish_and_clear();
        series
    }

    fn keep<G: Shelved>(
        &self,
        folder: &Path,
        number: u64,
        played: &PlayedGame<G>,
        names: &[String],
    ) -> Result<()> {
        let mut record = Record::new(played.table.clone());
        let seats = Seat::first(played.table.seats().into());
        for (seat, entrant) in seats.zip(played.result.seating) {
            let is_ours = entrant < self.bots.len();
            let name = &names[entrant];
            record.tag(&seat.to_string(), &if is_ours { name.clone() } else { external_tag(name) });
        }
        let file = folder.join(format!("{}-{number:06}.impasto", self.title));
        fs::write(&file, record.to_string())
            .with_context(|| format!("cannot write {}", file.display()))
    }
}

/// All games of a contest in a title that is chosen at run time.
struct Fight<'a>(&'a Arena);

impl TitleVisitor for Fight<'_> {
    type Out = Result<(Report, Option<anyhow::Error>)>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let arena = self.0;
        let (contest, setting) = arena.contest::<G>()?;
        let games = setting.wanted;
        let series = arena.play(&contest, games);
        let report = Report::new(setting, &series.results);
        let left = |error: anyhow::Error| {
            error.context(format!("only {} of {games} games count", series.results.len()))
        };
        Ok((report, series.error.map(left)))
    }
}

/// The number of games, rounded up to whole deals: every deal is played by every entrant in every seat.
pub(crate) fn whole_deals<G: Shelved>(games: u64, contest: &Contest<G>) -> Result<u64> {
    let whole = games.checked_next_multiple_of(contest.rotations() as u64);
    let whole = whole.filter(|it| u32::try_from(*it).is_ok());
    whole.with_context(|| format!("{games} games are more than anybody can wait for"))
}

/// The external program that `command` starts.
pub(crate) fn program(command: &str, timeout_seconds: u64) -> Result<ExternalCommand> {
    let program = ExternalCommand::new(command, Duration::from_secs(timeout_seconds));
    program.map_err(|error| anyhow!("the bot «{command}» {error}"))
}

/// The level called `name`. The error for an unknown name lists the levels with their strength.
pub(crate) fn level(name: &str) -> Result<Level> {
    ensure!(!name.is_empty(), "which level?");
    ladder::level(name, None).map_err(|it| anyhow!("{}\n\n{}", it.reason, strength::table()))
}

/// A progress bar on standard error; `indicatif` draws it on a terminal only.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left {msg}");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
