//! The titles, as contestants: playouts, rollouts, copies, and records folded into tables.

use std::hint::black_box;

use game::{Game, Options, Record, Table, playout, rollout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::contest::Work;

const GAMES: u64 = 200;
const COPIES: u64 = 100_000;

fn opened<G: Game>(seats: u8, options: &str) -> G {
    G::new(seats, &read::<G>(options)).expect("a playable set-up")
}

/// Options as programs play them: random games have to end.
fn read<G: Game>(text: &str) -> G::Options {
    G::Options::read(text, &game::NoFiles).expect("readable options").bounded()
}

/// Random games from the set-up on; a step is a decision of a player, luck included in its price.
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

/// The same games by strides, as a search without a judgement plays them: from the same luck, without
/// lists if the title can do without.
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

/// Copies of a state; a step is a copy.
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

/// Finished records read from text and folded, every event checked; a step is an event.
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
