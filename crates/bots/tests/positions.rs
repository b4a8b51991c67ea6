//! Positions with a known best action: maestro finds nearly all of them, the greedy baseline misses
//! a quarter or more.
//!
//! A position is a record that stops where a seat is asked. Its tag `best` names the best actions
//! in the notation of the title, separated by ` | `, at most half of all; its tag `why` explains
//! them in a line. An exact search proves the tag: every action is searched to the end of the game,
//! and every best action beats every other one, on the real state and in eight states imagined from
//! the view of the seat. Only where a best action surely wins may another be too deep for the exact
//! search: nothing is better than a sure win. `cargo run --release -p bench --bin positions` finds
//! more positions.

#[path = "positions/exact.rs"]
mod exact;

use std::{fs, path::Path};

use atelier::Atelier;
use bots::{Judged, Level};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use exact::{ExactSearch, ExactValues};
use game::{Record, Seat, Turn, Viewer};

/// The thresholds that bots must reach on the positions of a title.
struct Thresholds {
    /// The least number of positions.
    positions: usize,
    /// The least percentage of them that maestro finds.
    maestro: usize,
    /// The greatest percentage of them that the greedy baseline finds.
    greedy: usize,
}

/// The number of states after which the exact search gives up on an action.
const MAX_STATES: u32 = 1_000_000;

/// The seeds of the bots, fixed so that the test is the same each time.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];

/// Lets bots choose at the end of every record in `folder`, and compares what they find with
/// `thresholds`.
fn check<G: Judged>(folder: &str, thresholds: &Thresholds) {
    let positions = positions::<G>(folder);
    let count = positions.len();
    let unproven: Vec<&str> =
        positions.iter().filter(|it| !it.is_proven()).map(|it| &*it.name).collect();
    let missed: Vec<String> =
        positions.iter().filter_map(|it| it.missed_by(Level::Maestro, SEEDS[0])).collect();
    let of_hundred = |level, seeds: &[u64]| {
        let is_found = |it: &&TestPosition<G>, seed| it.missed_by(level, seed).is_none();
        let found =
            seeds.iter().map(|seed| positions.iter().filter(|it| is_found(it, *seed)).count());
        100 * found.sum::<usize>() / (count * seeds.len())
    };
    let maestro = 100 * (count - missed.len()) / count;
    let (greedy, journeyman) =
        (of_hundred(Level::Greedy, &SEEDS), of_hundred(Level::Journeyman, &SEEDS));
    println!("{folder}: {count} positions, not proven: {unproven:?}");
    println!("{folder}: greedy {greedy} %, journeyman {journeyman} %, maestro {maestro} %");
    println!("{folder}: missed by maestro: {missed:?}");
    assert!(unproven.is_empty(), "something too deep could be better: {unproven:?}");
    assert!(thresholds.positions <= count, "there are only {count}");
    assert!(
        thresholds.maestro <= maestro,
        "maestro finds {maestro} %; missed:\n{}",
        missed.join("\n")
    );
    assert!(greedy <= thresholds.greedy, "one step ahead shows {greedy} %");
}

struct TestPosition<G: Judged> {
    name: String,
    record: Record<G>,
    best: Vec<G::Action>,
}

fn positions<G: Judged>(folder: &str) -> Vec<TestPosition<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(folder);
    let files = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|it| it.extension().is_some_and(|it| it == "impasto")).collect();
    files.sort();
    let positions: Vec<TestPosition<G>> = files.iter().map(|it| TestPosition::read(it)).collect();
    for (at, one) in positions.iter().enumerate() {
        let same = positions[..at].iter().find(|it| it.is_same(one));
        assert!(same.is_none(), "{} is {} again", one.name, same.unwrap().name);
    }
    positions
}

impl<G: Judged> TestPosition<G> {
    /// Reads a position; panics if a tag is missing or names an illegal action.
    fn read(file: &Path) -> TestPosition<G> {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::<G>::read(&fs::read_to_string(file).unwrap())
            .unwrap_or_else(|reason| panic!("{name}: {reason}"));
        let tag = |wanted: &str| {
            let tag = record.tags().iter().find(|(tag, _)| tag == wanted);
            tag.unwrap_or_else(|| panic!("{name} has no tag «{wanted}»")).1.clone()
        };
        tag("why");
        let read = |text: &str| text.trim().parse().unwrap_or_else(|_| panic!("{name}: {text}"));
        let best: Vec<G::Action> = tag("best").split(" | ").map(read).collect();
        let position = TestPosition { name, record, best };
        let actions = position.actions();
        assert!(1 < actions.len(), "{} leaves no choice", position.name);
        assert!(position.best.iter().all(|it| actions.contains(it)), "{}", position.name);
        let most = actions.len() / 2;
        assert!(position.best.len() <= most, "{}: too many are best", position.name);
        position
    }

    /// Whether both records have the same options and events; tags do not matter.
    fn is_same(&self, other: &TestPosition<G>) -> bool {
        let (one, other) = (&self.record.table, &other.record.table);
        one.options() == other.options() && one.events() == other.events()
    }

    /// Checks that the best actions beat all others that were searched, in every determinization. Returns
    /// whether no unsearched action could be better.
    fn is_proven(&self) -> bool {
        let seat = self.asked();
        let mut is_proven = true;
        for (number, world) in
            exact::determinizations(self.record.table.game(), seat).iter().enumerate()
        {
            let values = ExactSearch::new(seat, MAX_STATES).values(world);
            let is_best = exact::is_best::<G>(&values, seat, &self.best);
            assert!(is_best, "{}, world {number}: {}", self.name, described::<G>(&values, seat));
            is_proven &= values.iter().all(|(_, value)| value.is_some()) || self.wins(&values);
        }
        is_proven
    }

    /// Whether the best actions surely win alone.
    fn wins(&self, values: &ExactValues<G>) -> bool {
        let mut best = values.iter().filter(|(action, _)| self.best.contains(action));
        let seat = self.asked().idx();
        best.all(|(_, value)| value.is_some_and(|it| 1.0 - 1e-9 < it.win_share[seat]))
    }

    fn asked(&self) -> Seat {
        let Turn::Players(seats) = self.record.table.game().turn() else {
            panic!("{}: nobody is asked", self.name);
        };
        seats.lowest().unwrap()
    }

    fn actions(&self) -> Vec<G::Action> {
        self.record.table.actions(self.asked())
    }

    /// The choice of a bot, with the name of the position, if it is not a best action.
    fn missed_by(&self, level: Level, seed: u64) -> Option<String> {
        let seat = self.asked();
        let view = self.record.table.game().view(Viewer::Seat(seat));
        let seats = self.record.table.seats();
        let chosen = level.bot::<G>(seats, seed).choose(seat, &view, &self.actions());
        (!self.best.contains(&chosen)).then(|| format!("{}: {chosen}", self.name))
    }
}

fn described<G: Judged>(values: &ExactValues<G>, seat: Seat) -> String {
    let utility = |value: &Option<exact::ExactValue>| {
        value.map_or_else(|| "too deep".to_owned(), |it| format!("{:.1}", it.utility(seat)))
    };
    let told = values.iter().map(|(action, value)| format!("{action} {}", utility(value)));
    told.collect::<Vec<_>>().join(", ")
}

#[test]
fn canvas() {
    check::<Canvas>("canvas", &Thresholds { positions: 26, maestro: 90, greedy: 78 });
}

#[test]
fn colors_of_paris() {
    check::<ColorsOfParis>(
        "colors-of-paris",
        &Thresholds { positions: 30, maestro: 90, greedy: 60 },
    );
}

#[test]
fn atelier() {
    check::<Atelier>("atelier", &Thresholds { positions: 21, maestro: 90, greedy: 73 });
}
