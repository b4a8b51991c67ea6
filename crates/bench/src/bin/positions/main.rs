//! `cargo run --release -p bench --bin positions -- TITLE --out FOLDER`: searches for positions
//! that test a search. Bots play games, and an exact search looks at the last decisions of each.
//! Where a minority of the actions is clearly best, in imagined states too, and one-step lookahead
//! does not find them, a record is written that stops there.

#[path = "../../../../bots/tests/positions/exact.rs"]
mod exact;
mod why;

use std::{fs, io, path::PathBuf};

use bench::ends::GameSetup;
use bots::{Judged, Level};
use clap::Parser;
use exact::{ExactSearch, ExactValues};
use game::{Event, Game, Luck, NoFiles, Options, Record, Seat, Table, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use shelf::{Shelved, TitleVisitor};

/// Searches for positions near the end of games whose best action only a search finds.
#[derive(Debug, Parser)]
#[command(name = "positions")]
struct Cli {
    /// The title.
    title: String,
    /// The folder for the records.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// The number of games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The number of the first game; the same numbers give the same positions.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Only the presets whose name contains this word.
    #[arg(long, value_name = "WORD", default_value = "")]
    only: String,
    /// The options of the games instead of presets, as NAME=VALUE words: a limit of rounds brings
    /// the end within reach of the exact search.
    #[arg(long, value_name = "OPTIONS")]
    options: Option<String>,
    /// Only tables with at most this number of seats.
    #[arg(long, value_name = "N", default_value_t = 5)]
    seats: u8,
    /// The number of decisions before the end of a game that are looked at.
    #[arg(long, value_name = "N", default_value_t = 24)]
    last_decisions: usize,
}

/// A position that meets all conditions.
struct FoundPosition<G: Judged> {
    table: Table<G>,
    seat: Seat,
    best: Vec<G::Action>,
    values: ExactValues<G>,
    /// The wrong action with the highest lookahead value.
    tempting: G::Action,
}

/// The distances between utilities by which actions count as clearly best.
#[derive(Clone, Copy)]
struct Gap {
    /// The largest distance of a best action from the highest utility.
    within: f64,
    /// The smallest distance of every other action from the highest utility.
    between: f64,
}

/// The number of seeds with which the greedy baseline is asked.
const GREEDY_SEEDS: u64 = 5;
/// The maximum number of those seeds for which the greedy baseline may find a best action.
const MAX_GREEDY_HITS: usize = 2;
/// The gap for actions that differ in the victory, which counts a thousand.
const WIN_GAP: Gap = Gap { within: 50.0, between: 100.0 };
/// The gap for actions that differ in points alone.
const POINTS_GAP: Gap = Gap { within: 0.3, between: 0.9 };
/// The least share in the victory for a position to be of use: in a lost position all actions are alike.
const MIN_WIN_SHARE: f64 = 0.1;
/// The number of states after which the exact search gives up on an action.
const MAX_STATES: u32 = 150_000;
/// The number of decisions after which a game is given up.
const MAX_DECISIONS: u32 = 5_000;

fn main() -> io::Result<()> {
    let cli = Cli::parse();
    let found = shelf::with_title(&cli.title, FindPositions(&cli));
    found.unwrap_or_else(|| Err(io::Error::other("there is no such title")))
}

/// The search for positions of a title that is picked at run time.
struct FindPositions<'a>(&'a Cli);

impl TitleVisitor for FindPositions<'_> {
    type Out = io::Result<()>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let cli = self.0;
        let setups = setups::<G>(cli)?;
        fs::create_dir_all(&cli.out)?;
        let (mut found, mut by_maestro) = (0, 0);
        for (number, setup) in (cli.seed..cli.seed + cli.games).zip(setups.iter().cycle()) {
            let Some(find) = game(setup, number)
                .and_then(|it| earliest_position(setup, &it, cli.last_decisions))
            else {
                continue;
            };
            let is_by_maestro = find.best.contains(&find.chosen_by(Level::Maestro, 1));
            (found, by_maestro) = (found + 1, by_maestro + u32::from(is_by_maestro));
            let name = format!("{}-{}-{number}", setup.name, setup.seats).replace([' ', ','], "-");
            fs::write(cli.out.join(format!("{name}.impasto")), find.record().to_string())?;
            println!("{name}: {}, by maestro {by_maestro} of {found}", find.why());
        }
        Ok(())
    }
}

/// The set-ups that are played in turn.
fn setups<G: Game>(cli: &Cli) -> io::Result<Vec<GameSetup<G>>> {
    let mut setups = match &cli.options {
        None => GameSetup::<G>::bounded(),
        Some(text) => {
            let options = G::Options::read(text, &NoFiles).map_err(io::Error::other)?.bounded();
            let setup =
                |seats| GameSetup { name: "own".to_owned(), options: options.clone(), seats };
            G::TITLE.seats.map(setup).collect()
        }
    };
    setups.retain(|setup| setup.name.contains(&cli.only) && setup.seats <= cli.seats);
    Ok(setups)
}

/// A game among bots of a low level; none if it does not end.
fn game<G: Judged>(setup: &GameSetup<G>, number: u64) -> Option<Table<G>> {
    let mut table = Table::<G>::open(setup.seats, setup.options.clone()).ok()?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut bot = Level::Journeyman.bot::<G>(setup.seats, u64::from(luck.below(u32::MAX)));
    for _ in 0..MAX_DECISIONS {
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

/// The position furthest from the end of `table` that meets all conditions.
fn earliest_position<G: Judged>(
    setup: &GameSetup<G>,
    table: &Table<G>,
    last_decisions: usize,
) -> Option<FoundPosition<G>> {
    let events = table.events();
    let choices = (0..events.len()).rev().filter(|at| matches!(events[*at], Event::Choice { .. }));
    let mut last = None;
    for at in choices.take(last_decisions) {
        let table = Table::replay(setup.seats, setup.options.clone(), &events[..at]).ok()?;
        let Some(seat) = asked(table.game()) else { continue };
        let actions = table.actions(seat);
        if actions.len() < 2 {
            continue;
        }
        let mut search = ExactSearch::new(seat, MAX_STATES);
        let value = |it| Some((it, Some(search.value(table.game(), seat, it)?)));
        let Some(values) = actions.into_iter().map(value).collect() else { break };
        last = FoundPosition::of(table, seat, values).or(last);
    }
    last
}

impl<G: Judged> FoundPosition<G> {
    /// The position where `seat` is asked, if it meets all conditions.
    fn of(table: Table<G>, seat: Seat, values: ExactValues<G>) -> Option<FoundPosition<G>> {
        let is_lost =
            values.iter().filter_map(|it| it.1).all(|it| it.win_share[seat.idx()] < MIN_WIN_SHARE);
        if is_lost && 1 < table.seats() {
            return None;
        }
        let best = best::<G>(seat, &values)?;
        let tempting = values[0].0;
        let mut find = FoundPosition { table, seat, best, values, tempting };
        let greedy = (1..=GREEDY_SEEDS).map(|seed| find.chosen_by(Level::Greedy, seed));
        let (right, wrong): (Vec<_>, Vec<_>) = greedy.partition(|it| find.best.contains(it));
        find.tempting = *wrong.first()?;
        let worlds = exact::determinizations(find.table.game(), seat);
        let holds = |world: &G| {
            let values = ExactSearch::new(seat, MAX_STATES).values(world);
            exact::is_best::<G>(&values, seat, &find.best)
        };
        (right.len() <= MAX_GREEDY_HITS && worlds.iter().all(holds)).then_some(find)
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

/// The actions that are clearly best, if they are at most half of all: by their share of victories,
/// or else by points.
fn best<G: Game>(seat: Seat, values: &ExactValues<G>) -> Option<Vec<G::Action>> {
    let told = values.iter().filter_map(|(it, value)| Some((*it, (*value)?.utility(seat))));
    let utilities: Vec<(G::Action, f64)> = told.collect();
    let most = utilities.iter().map(|it| it.1).fold(f64::NEG_INFINITY, f64::max);
    let separated = |Gap { within, between }: Gap| {
        let is_clear = utilities.iter().all(|it| most - it.1 < within || between <= most - it.1);
        let best = utilities.iter().filter(|it| most - it.1 < within).map(|it| it.0);
        let best: Vec<G::Action> = best.collect();
        let holds = is_clear && exact::is_best::<G>(values, seat, &best);
        (holds && 2 * best.len() <= values.len()).then_some(best)
    };
    separated(WIN_GAP).or_else(|| separated(POINTS_GAP))
}
