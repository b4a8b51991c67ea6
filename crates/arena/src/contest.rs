//! The games of a contest: who sits where, and with which luck.

use bots::{Bot, Judged, Level};
use game::{BadSetup, Game, PerSeat, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// One who takes part: takes a seat at many tables, each time as a new bot.
pub trait Entrant<G: Game>: Send + Sync {
    /// Its bot for one game, whose decisions follow from `seed`.
    fn sit(&self, seed: u64) -> Box<dyn Bot<G>>;
}

impl<G: Judged> Entrant<G> for Level {
    fn sit(&self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot(seed)
    }
}

/// What is played: a title with its options, and the entrants who are compared.
pub struct Contest<G: Game> {
    start: Table<G>,
    entrants: Vec<Box<dyn Entrant<G>>>,
    seed: u64,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// By seat, which of the entrants sat there.
    pub seating: PerSeat<usize>,
    /// By seat.
    pub points: PerSeat<i32>,
    /// By seat, 1 is best; equal places are shared.
    pub places: PerSeat<u8>,
    /// How many decisions the players took.
    pub decisions: u32,
}

impl<G: Game> Contest<G> {
    /// A contest of `entrants` at tables of `seats`, with the end that programs need.
    ///
    /// # Errors
    ///
    /// Says why there is no such table.
    pub fn new(
        seats: u8,
        options: G::Options,
        entrants: Vec<Box<dyn Entrant<G>>>,
        seed: u64,
    ) -> Result<Contest<G>, BadSetup> {
        if entrants.is_empty() {
            return Err(BadSetup::new("somebody has to play"));
        }
        let start = Table::open(seats, game::Options::bounded(options))?;
        Ok(Contest { start, entrants, seed })
    }

    /// How many games are played with the same luck: in each, every entrant sits one seat further.
    #[must_use]
    pub fn rotations(&self) -> usize {
        self.entrants.len()
    }

    /// Plays game `number`, from 0: the table as it ended, and the result.
    #[must_use]
    pub fn play(&self, number: u64) -> (Table<G>, Bout) {
        let mut table = self.start.clone();
        let (deal, rotation) = self.deal_and_rotation(number);
        let mut luck = generator(self.seed, deal, 0);
        let mut whims = generator(self.seed, number, 1);
        let seating: PerSeat<usize> = Seat::first(table.seats().into())
            .map(|seat| (seat.idx() + rotation) % self.entrants.len())
            .collect();
        let mut bots: Vec<_> =
            seating.iter().map(|at| self.entrants[*at].sit(whims.next_u64())).collect();
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
        let rotation = usize::try_from(number % rotations).expect("there are few entrants");
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
