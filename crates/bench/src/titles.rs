//! The benchmark cases of the titles: playouts, strides, copies, and records that are read and
//! replayed.

use std::hint::black_box;

use game::{Game, Options, Record, Table, playout, rollout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::benchmark::Work;

/// The number of games in a piece of work.
const GAMES: u64 = 200;
/// The number of copies in a piece of work.
const COPIES: u64 = 100_000;

fn opened<G: Game>(seats: u8, options: &str) -> G {
    G::new(seats, &read::<G>(options)).expect("a playable set-up")
}

/// Bounded options, with which random games end.
fn read<G: Game>(text: &str) -> G::Options {
    G::Options::read(text, &game::NoFiles).expect("readable options").bounded()
}

/// Random playouts from the set-up on. A step is a decision of a player; chance events are included
/// in its time.
#[must_use]
pub fn playouts<G: Game>(seats: u8, options: &str) -> Work {
    let start = opened::<G>(seats, options);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut actions = Vec::new();
    Box::new(move || {
        let games = (0..GAMES).map(|_| playout(&mut start.clone(), &mut luck, &mut actions));
        games.map(u64::from).sum()
    })
}

/// The same playouts by strides, as random rollouts of a search: with the same luck, and without
/// lists of actions where the title can do without.
#[must_use]
pub fn rollouts<G: Game>(seats: u8, options: &str) -> Work {
    let start = opened::<G>(seats, options);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut actions = Vec::new();
    Box::new(move || {
        let games = (0..GAMES).map(|_| rollout(&mut start.clone(), &mut luck, &mut actions));
        games.map(u64::from).sum()
    })
}

/// Copies of a state. A step is a copy.
#[must_use]
pub fn copies<G: Game>(seats: u8, options: &str) -> Work {
    let start = opened::<G>(seats, options);
    Box::new(move || {
        for _ in 0..COPIES {
            black_box(black_box(&start).clone());
        }
        COPIES
    })
}

/// Finished records, read from text and replayed with every event checked. A step is an event.
#[must_use]
pub fn folds<G: Game>(seats: u8, options: &str) -> Work {
    let text = finished::<G>(seats, options);
    Box::new(move || {
        let record = Record::<G>::read(black_box(&text)).expect("a legal record");
        record.table.events().len() as u64
    })
}

fn finished<G: Game>(seats: u8, options: &str) -> String {
    let mut table = Table::<G>::open(seats, read::<G>(options)).expect("a playable set-up");
    table.play_out(&mut Xoshiro256PlusPlus::seed_from_u64(7));
    Record::new(table).to_string()
}
