//! Positions with a known best action, found by reasoning from the rules: maestro finds nearly all.
//!
//! A position is a record that stops where somebody is asked. Its tag `best` names the best actions
//! in the notation of the title, separated by ` | `; its tag `why` says in a line why. Where so few
//! decisions are left that everything can be tried, it is, and the tag is held to it.

#[path = "positions/exact.rs"]
mod exact;

use std::{fs, path::Path};

use atelier::Atelier;
use bots::{Judged, Level};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Record, Seat, Turn, Viewer};

/// How many positions there are of each title.
const POSITIONS: usize = 20;

/// Every decision of a bot follows from its seed, so the test is the same each time.
const SEED: u64 = 1;

/// Lets maestro choose at the end of every record in `folder`; nine choices of ten must be best.
fn check<G: Judged>(folder: &str) {
    let positions = positions::<G>(folder);
    let missed: Vec<String> = positions.iter().filter_map(Position::missed_by_maestro).collect();
    let (count, found) = (positions.len(), positions.len() - missed.len());
    println!("{folder}: {found} of {count} found");
    assert!(POSITIONS <= count, "there are only {count}");
    assert!(9 * count <= 10 * found, "{found} of {count} found; missed:\n{}", missed.join("\n"));
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
    files.iter().map(|it| Position::read(it)).collect()
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
        position.prove();
        position
    }

    /// Holds the best actions to what comes of all of them, where that can be told.
    fn prove(&self) {
        let Some(worths) = exact::worths(self.record.table.game(), self.asked()) else { return };
        let best = worths.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
        for (action, worth) in worths {
            let is_best = best - worth < 0.3;
            assert_eq!(self.best.contains(&action), is_best, "{}: {action} {worth}", self.name);
        }
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

    /// What maestro chose instead of the best, if it did.
    fn missed_by_maestro(&self) -> Option<String> {
        let seat = self.asked();
        let view = self.record.table.game().view(Viewer::Seat(seat));
        let chosen = Level::Maestro.bot::<G>(SEED).choose(seat, &view, &self.actions());
        (!self.best.contains(&chosen)).then(|| format!("{}: {chosen}", self.name))
    }
}

#[test]
fn canvas() {
    check::<Canvas>("canvas");
}

#[test]
fn colors_of_paris() {
    check::<ColorsOfParis>("colors-of-paris");
}

#[test]
fn atelier() {
    check::<Atelier>("atelier");
}
