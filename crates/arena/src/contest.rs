//! The games of a contest: who sits where, and with which luck.

use bots::{Judged, Level};
use game::{BadSetup, Game, PerSeat, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// What is played: a title with its options, and the levels that are compared.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    start: Table<G>,
    levels: Vec<Level>,
    seed: u64,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// By seat, which of the levels sat there.
    pub seating: PerSeat<usize>,
    /// By seat.
    pub points: PerSeat<i32>,
    /// By seat, 1 is best; equal places are shared.
    pub places: PerSeat<u8>,
    /// How many decisions the players took.
    pub decisions: u32,
}

impl<G: Judged> Contest<G> {
    /// A contest of `levels` at tables of `seats`, with the end that programs need.
    ///
    /// # Errors
    ///
    /// Says why there is no such table.
    pub fn new(
        seats: u8,
        options: G::Options,
        levels: Vec<Level>,
        seed: u64,
    ) -> Result<Contest<G>, BadSetup> {
        if levels.is_empty() {
            return Err(BadSetup::new("somebody has to play"));
        }
        let start = Table::open(seats, game::Options::bounded(options))?;
        Ok(Contest { start, levels, seed })
    }

    /// How many games are played with the same luck: in each, every level sits one seat further.
    #[must_use]
    pub fn rotations(&self) -> usize {
        self.levels.len()
    }

    /// Plays game `number`, from 0: the table as it ended, and the result.
    #[must_use]
    pub fn play(&self, number: u64) -> (Table<G>, Bout) {
        let mut table = self.start.clone();
        let (deal, rotation) = self.deal_and_rotation(number);
        let mut luck = generator(self.seed, deal, 0);
        let mut whims = generator(self.seed, number, 1);
        let seating: PerSeat<usize> = Seat::first(table.seats().into())
            .map(|seat| (seat.idx() + rotation) % self.levels.len())
            .collect();
        let mut bots: Vec<_> =
            seating.iter().map(|at| self.levels[*at].bot::<G>(whims.next_u64())).collect();
        let mut decisions = 0;
        table.settle(&mut luck);
        while let Turn::Players(asked) = table.game().turn() {
            let seat = asked.lowest().expect("the table waits for somebody");
            let view = table.game().view(Viewer::Seat(seat));
            let action = bots[seat.idx()].choose(seat, &view, &table.actions(seat));
            table.play(seat, action).expect("bots choose what is listed");
            table.settle(&mut luck);
            decisions += 1;
        }
        let verdict = table.game().verdict().expect("the game is over");
        let (points, places) = (verdict.points, verdict.places);
        (table, Bout { seating, points, places, decisions })
    }

    fn deal_and_rotation(&self, number: u64) -> (u64, usize) {
        let rotations = self.rotations() as u64;
        let rotation = usize::try_from(number % rotations).expect("there are few levels");
        (number / rotations, rotation)
    }
}

/// Streams of one seed never meet, whatever the number of the game.
fn generator(seed: u64, number: u64, stream: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    for (bytes, word) in key.chunks_exact_mut(8).zip([seed, number, stream]) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}
