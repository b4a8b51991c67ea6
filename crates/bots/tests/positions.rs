//! Positions with a known best action: maestro finds nearly all, the greedy player misses a quarter of
//! them or more.
//!
//! A position is a record that stops where somebody is asked. Its tag `best` names the best actions
//! in the notation of the title, separated by ` | `, at most half of all; its tag `why` says in a line
//! why. Everything that may follow is tried out, and the tag is held to it: every action is told to its
//! end, and every best one beats every other, on the table as it is and in eight worlds imagined from
//! the view of the one who is asked. Only where a best action wins for sure may another be too deep to
//! be told: nothing is better than that. `cargo run --release -p bench --bin positions` finds more.

#[path = "positions/exact.rs"]
mod exact;

use std::{fs, path::Path};

use atelier::Atelier;
use bots::{Judged, Level};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use exact::{Reasoning, Worths};
use game::{Record, Seat, Turn, Viewer};

/// What is expected of the positions of a title.
struct Bar {
    /// How many there are, at least.
    positions: usize,
    /// How many of a hundred maestro finds, at least.
    maestro: usize,
    /// How many of a hundred the greedy player finds, at most.
    greedy: usize,
}

/// How many tables are looked at for an action before it counts as too deep.
const MEANS: u32 = 1_000_000;

/// Every decision of a bot follows from its seed, so the test is the same each time.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];

/// Lets bots choose at the end of every record in `folder`, and holds what they find to `bar`.
fn check<G: Judged>(folder: &str, bar: &Bar) {
    let positions = positions::<G>(folder);
    let count = positions.len();
    let unproven: Vec<&str> =
        positions.iter().filter(|it| !it.is_proven()).map(|it| &*it.name).collect();
    let missed: Vec<String> =
        positions.iter().filter_map(|it| it.missed_by(Level::Maestro, SEEDS[0])).collect();
    let of_hundred = |level, seeds: &[u64]| {
        let is_found = |it: &&Position<G>, seed| it.missed_by(level, seed).is_none();
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
    assert!(bar.positions <= count, "there are only {count}");
    assert!(bar.maestro <= maestro, "maestro finds {maestro} %; missed:\n{}", missed.join("\n"));
    assert!(greedy <= bar.greedy, "one step ahead shows {greedy} %");
}

struct Position<G: Judged> {
    name: String,
    record: Record<G>,
    best: Vec<G::Action>,
}

fn positions<G: Judged>(folder: &str) -> Vec<Position<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(folder);
    let files = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|it| it.extension().is_some_and(|it| it == "impasto")).collect();
    files.sort();
    let positions: Vec<Position<G>> = files.iter().map(|it| Position::read(it)).collect();
    for (at, one) in positions.iter().enumerate() {
        let same = positions[..at].iter().find(|it| it.is_same(one));
        assert!(same.is_none(), "{} is {} again", one.name, same.unwrap().name);
    }
    positions
}

impl<G: Judged> Position<G> {
    /// Reads a position; one that says too little, or names an action that is not legal, is refused.
    fn read(file: &Path) -> Position<G> {
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
        let position = Position { name, record, best };
        let actions = position.actions();
        assert!(1 < actions.len(), "{} leaves no choice", position.name);
        assert!(position.best.iter().all(|it| actions.contains(it)), "{}", position.name);
        let most = actions.len() / 2;
        assert!(position.best.len() <= most, "{}: too many are best", position.name);
        position
    }

    /// Whether the table has come to the same in the same way, whatever the tags say.
    fn is_same(&self, other: &Position<G>) -> bool {
        let (one, other) = (&self.record.table, &other.record.table);
        one.options() == other.options() && one.events() == other.events()
    }

    /// Holds the best actions to what comes of all that can be told, in every world; whether nothing
    /// that cannot be told could be better.
    fn is_proven(&self) -> bool {
        let seat = self.asked();
        let mut is_proven = true;
        for (number, world) in exact::worlds(self.record.table.game(), seat).iter().enumerate() {
            let worths = Reasoning::new(seat, MEANS).worths(world);
            let is_best = exact::is_best::<G>(&worths, seat, &self.best);
            assert!(is_best, "{}, world {number}: {}", self.name, told::<G>(&worths, seat));
            is_proven &= worths.iter().all(|(_, worth)| worth.is_some()) || self.wins(&worths);
        }
        is_proven
    }

    /// Whether the best actions win alone, whatever follows.
    fn wins(&self, worths: &Worths<G>) -> bool {
        let mut best = worths.iter().filter(|(action, _)| self.best.contains(action));
        let seat = self.asked().idx();
        best.all(|(_, worth)| worth.is_some_and(|it| 1.0 - 1e-9 < it.victory[seat]))
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

    /// What a bot chose instead of the best, if it did.
    fn missed_by(&self, level: Level, seed: u64) -> Option<String> {
        let seat = self.asked();
        let view = self.record.table.game().view(Viewer::Seat(seat));
        let seats = self.record.table.seats();
        let chosen = level.bot::<G>(seats, seed).choose(seat, &view, &self.actions());
        (!self.best.contains(&chosen)).then(|| format!("{}: {chosen}", self.name))
    }
}

fn told<G: Judged>(worths: &Worths<G>, seat: Seat) -> String {
    let merit = |worth: &Option<exact::Worth>| {
        worth.map_or_else(|| "too deep".to_owned(), |it| format!("{:.1}", it.merit(seat)))
    };
    let told = worths.iter().map(|(action, worth)| format!("{action} {}", merit(worth)));
    told.collect::<Vec<_>>().join(", ")
}

#[test]
fn canvas() {
    check::<Canvas>("canvas", &Bar { positions: 26, maestro: 90, greedy: 78 });
}

#[test]
fn colors_of_paris() {
    check::<ColorsOfParis>("colors-of-paris", &Bar { positions: 30, maestro: 90, greedy: 60 });
}

#[test]
fn atelier() {
    check::<Atelier>("atelier", &Bar { positions: 21, maestro: 90, greedy: 73 });
}
