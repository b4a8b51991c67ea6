//! `cargo run --release -p bench --bin positions -- TITLE --out FOLDER`: looks for positions that test
//! a search. Bots play; near the end of each game all that may follow is tried out. Where a minority
//! of the actions is clearly the best, in imagined worlds too, and one step ahead does not show it, a
//! record is written that stops there.

#[path = "../../../../bots/tests/positions/exact.rs"]
mod exact;
mod why;

use std::{fs, io, path::PathBuf};

use bench::ends::Kind;
use bots::{Judged, Level};
use clap::Parser;
use exact::{Reasoning, Worths};
use game::{Event, Game, Luck, NoFiles, Options, Record, Seat, Table, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use shelf::{Shelved, Visitor};

/// Looks for positions near the end of games whose best action only a search finds.
#[derive(Debug, Parser)]
#[command(name = "positions")]
struct Cli {
    /// The title.
    title: String,
    /// Where the records go.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// How many games are played.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The first game; the same seed gives the same positions.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Only the presets whose name contains this.
    #[arg(long, value_name = "WORD", default_value = "")]
    only: String,
    /// What the tables agree on instead of presets, as NAME=VALUE words: a limit of rounds brings the
    /// end within reach of reasoning.
    #[arg(long, value_name = "OPTIONS")]
    options: Option<String>,
    /// Only tables with so few seats.
    #[arg(long, value_name = "N", default_value_t = 5)]
    seats: u8,
    /// How many decisions before the end the search for a position begins.
    #[arg(long, value_name = "N", default_value_t = 24)]
    back: usize,
}

/// A position that was found.
struct Find<G: Judged> {
    table: Table<G>,
    seat: Seat,
    best: Vec<G::Action>,
    worths: Worths<G>,
    /// What most promises one step ahead.
    glitter: G::Action,
}

/// With how many seeds the greedy player is asked, and how often it may be right.
const GREEDY: (u64, usize) = (5, 2);
/// How close best actions are to each other and how far from all others, a thousand for a victory.
const DECISIVE: (f64, f64) = (50.0, 100.0);
/// The same where only points differ.
const CLEAR: (f64, f64) = (0.3, 0.9);
/// Who wins less often than this has lost, and what they do then says little.
const LOST: f64 = 0.1;
/// How many tables are looked at for an action.
const MEANS: u32 = 150_000;
/// A game with so many decisions is given up.
const MOST_DECISIONS: u32 = 5_000;

fn main() -> io::Result<()> {
    let cli = Cli::parse();
    let looked = shelf::with_title(&cli.title, Looking(&cli));
    looked.unwrap_or_else(|| Err(io::Error::other("there is no such title")))
}

struct Looking<'a>(&'a Cli);

impl Visitor for Looking<'_> {
    type Out = io::Result<()>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let kinds = kinds::<G>(cli)?;
        fs::create_dir_all(&cli.out)?;
        let (mut found, mut by_maestro) = (0, 0);
        for (number, kind) in (cli.seed..cli.seed + cli.games).zip(kinds.iter().cycle()) {
            let Some(find) = game(kind, number).and_then(|it| last_find(kind, &it, cli.back))
            else {
                continue;
            };
            let is_maestros = find.best.contains(&find.chosen_by(Level::Maestro, 1));
            (found, by_maestro) = (found + 1, by_maestro + u32::from(is_maestros));
            let name = format!("{}-{}-{number}", kind.name, kind.seats).replace([' ', ','], "-");
            fs::write(cli.out.join(format!("{name}.impasto")), find.record().to_string())?;
            println!("{name}: {}, by maestro {by_maestro} of {found}", find.why());
        }
        Ok(())
    }
}

/// What is played, in turn.
fn kinds<G: Game>(cli: &Cli) -> io::Result<Vec<Kind<G>>> {
    let mut kinds = match &cli.options {
        None => Kind::<G>::bounded(),
        Some(text) => {
            let options = G::Options::read(text, &NoFiles).map_err(io::Error::other)?.bounded();
            let kind = |seats| Kind { name: "own".to_owned(), options: options.clone(), seats };
            G::TITLE.seats.map(kind).collect()
        }
    };
    kinds.retain(|kind| kind.name.contains(&cli.only) && kind.seats <= cli.seats);
    Ok(kinds)
}

/// A game among bots that search a little; none if it does not end.
fn game<G: Judged>(kind: &Kind<G>, number: u64) -> Option<Table<G>> {
    let mut table = Table::<G>::open(kind.seats, kind.options.clone()).ok()?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut bot = Level::Journeyman.bot::<G>(kind.seats, u64::from(luck.below(u32::MAX)));
    for _ in 0..MOST_DECISIONS {
        table.settle(&mut luck);
        let Some(seat) = asked(table.game()) else { return Some(table) };
        let view = table.game().view(Viewer::Seat(seat));
        let action = bot.choose(seat, &view, &table.actions(seat));
        table.play(seat, action).expect("a bot chooses from the list");
    }
    None
}

fn asked<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Players(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

/// The position furthest from the end of `table` that will do.
fn last_find<G: Judged>(kind: &Kind<G>, table: &Table<G>, back: usize) -> Option<Find<G>> {
    let events = table.events();
    let choices = (0..events.len()).rev().filter(|at| matches!(events[*at], Event::Choice { .. }));
    let mut last = None;
    for at in choices.take(back) {
        let table = Table::replay(kind.seats, kind.options.clone(), &events[..at]).ok()?;
        let Some(seat) = asked(table.game()) else { continue };
        let actions = table.actions(seat);
        if actions.len() < 2 {
            continue;
        }
        let mut reasoning = Reasoning::new(seat, MEANS);
        let worth = |it| Some((it, Some(reasoning.worth(table.game(), seat, it)?)));
        let Some(worths) = actions.into_iter().map(worth).collect() else { break };
        last = Find::of(table, seat, worths).or(last);
    }
    last
}

impl<G: Judged> Find<G> {
    /// The position where `seat` is asked, if it will do.
    fn of(table: Table<G>, seat: Seat, worths: Worths<G>) -> Option<Find<G>> {
        let is_lost = worths.iter().filter_map(|it| it.1).all(|it| it.victory[seat.idx()] < LOST);
        if is_lost && 1 < table.seats() {
            return None;
        }
        let best = best::<G>(seat, &worths)?;
        let glitter = worths[0].0;
        let mut find = Find { table, seat, best, worths, glitter };
        let greedy = (1..=GREEDY.0).map(|seed| find.chosen_by(Level::Greedy, seed));
        let (right, wrong): (Vec<_>, Vec<_>) = greedy.partition(|it| find.best.contains(it));
        find.glitter = *wrong.first()?;
        let worlds = exact::worlds(find.table.game(), seat);
        let holds = |world: &G| {
            let worths = Reasoning::new(seat, MEANS).worths(world);
            exact::is_best::<G>(&worths, seat, &find.best)
        };
        (right.len() <= GREEDY.1 && worlds.iter().all(holds)).then_some(find)
    }

    fn chosen_by(&self, level: Level, seed: u64) -> G::Action {
        let view = self.table.game().view(Viewer::Seat(self.seat));
        let mut bot = level.bot::<G>(self.table.seats(), seed);
        bot.choose(self.seat, &view, &self.table.actions(self.seat))
    }

    fn record(&self) -> Record<G> {
        let best: Vec<String> = self.best.iter().map(ToString::to_string).collect();
        let table =
            Table::replay(self.table.seats(), self.table.options().clone(), self.table.events());
        let mut record = Record::new(table.expect("it was played"));
        record.tag("best", &best.join(" | "));
        record.tag("why", &self.why());
        record
    }
}

/// The actions that are clearly the best, if they are a minority: those that win, or else, where the
/// fate is the same, those that make most points.
fn best<G: Game>(seat: Seat, worths: &Worths<G>) -> Option<Vec<G::Action>> {
    let told = worths.iter().filter_map(|(it, worth)| Some((*it, (*worth)?.merit(seat))));
    let merits: Vec<(G::Action, f64)> = told.collect();
    let most = merits.iter().map(|it| it.1).fold(f64::NEG_INFINITY, f64::max);
    let apart = |(near, clear): (f64, f64)| {
        let is_clear = merits.iter().all(|it| most - it.1 < near || clear <= most - it.1);
        let best = merits.iter().filter(|it| most - it.1 < near).map(|it| it.0);
        let best: Vec<G::Action> = best.collect();
        let holds = is_clear && exact::is_best::<G>(worths, seat, &best);
        (holds && 2 * best.len() <= worths.len()).then_some(best)
    };
    apart(DECISIVE).or_else(|| apart(CLEAR))
}
