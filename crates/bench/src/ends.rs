//! Statistics of random games of a title: how they end, how long they are, how many legal actions a
//! decision has.
//!
//! Every game has a generator of its own, seeded by its number, and counts are merged in any order:
//! the result is the same on any number of threads.

mod counts;
mod table;

use game::{Event, Game, Luck, Options, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

pub use self::{
    counts::{GameCounts, WidestQuestion},
    table::table,
};

/// The number of decisions after which a game is given up, since it might never end.
pub const MAX_DECISIONS: u32 = 200_000;

/// A set of options with a number of seats.
#[derive(Clone, Debug)]
pub struct GameSetup<G: Game> {
    /// The name of the options.
    pub name: String,
    /// The options.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
}

/// Functions that read measures of a title from its state.
#[derive(Debug)]
pub struct Measures<G: Game> {
    /// The number of the round, in titles that count rounds.
    pub round: fn(&G) -> Option<u32>,
    /// The size of the deck, in titles where discards become a new deck; it grows whenever they are
    /// shuffled.
    pub deck: fn(&G) -> usize,
}

impl<G: Game> Default for Measures<G> {
    fn default() -> Measures<G> {
        Measures { round: |_| None, deck: |_| 0 }
    }
}

impl<G: Game> GameSetup<G> {
    /// Every preset of the title with bounded options, at every number of seats that it allows.
    #[must_use]
    pub fn bounded() -> Vec<GameSetup<G>> {
        let setups = G::presets().into_iter().flat_map(|preset| {
            let options = preset.options.bounded();
            preset.seats.map(move |seats| GameSetup {
                name: preset.name.to_owned(),
                options: options.clone(),
                seats,
            })
        });
        setups.collect()
    }

    /// Every preset of the title as printed, where the bounded options differ from it.
    #[must_use]
    pub fn unbounded() -> Vec<GameSetup<G>> {
        let setups = G::presets().into_iter().flat_map(|preset| {
            let is_same = preset.options == preset.options.clone().bounded();
            let seats = preset.seats.filter(move |_| !is_same);
            seats.map(move |seats| GameSetup {
                name: format!("{}, no limit", preset.name),
                options: preset.options.clone(),
                seats,
            })
        });
        setups.collect()
    }

    /// Plays `games` random games on all threads and calls `done` after each.
    ///
    /// # Panics
    ///
    /// Panics if the options cannot be played.
    pub fn play(
        &self,
        games: u64,
        seed: u64,
        measures: &Measures<G>,
        done: impl Fn() + Sync,
    ) -> GameCounts {
        let start = G::new(self.seats, &self.options).expect("the options can be played");
        let played =
            (0..games).into_par_iter().fold(RandomPlayer::default, |mut player, number| {
                player.play(start.clone(), number, self.luck(seed, number), measures);
                done();
                player
            });
        played.map(|player| player.counts).reduce(GameCounts::default, GameCounts::merged)
    }

    /// The generator of one game. It depends on the options, or presets that differ in their
    /// scoring alone would play the same games.
    fn luck(&self, seed: u64, number: u64) -> Xoshiro256PlusPlus {
        // FNV-1a, since the hash of a library could change with its version.
        const PRIME: u64 = 0x0100_0000_01b3;
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        let text = format!("{} {}", self.options, self.seats);
        let words = seed.to_le_bytes().into_iter().chain(number.to_le_bytes());
        Xoshiro256PlusPlus::seed_from_u64(text.bytes().chain(words).fold(0, mix))
    }
}

/// The counts of games that are played one after the other, with buffers.
struct RandomPlayer<G: Game> {
    counts: GameCounts,
    actions: Vec<G::Action>,
    text: String,
}

impl<G: Game> Default for RandomPlayer<G> {
    fn default() -> RandomPlayer<G> {
        RandomPlayer { counts: GameCounts::default(), actions: Vec::new(), text: String::new() }
    }
}

impl<G: Game> RandomPlayer<G> {
    /// Plays the game with this `number` from the state `game` on, every decision uniformly at
    /// random.
    fn play(&mut self, mut game: G, number: u64, mut luck: impl Luck, measures: &Measures<G>) {
        let mut decisions = 0;
        while decisions < MAX_DECISIONS {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut luck);
                    self.counts.count_chance(&chance, &mut self.text);
                    Event::Chance(chance)
                }
                Turn::Players(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    self.actions.clear();
                    game.actions(seat, &mut self.actions);
                    self.counts.count_question(&self.actions, number);
                    decisions += 1;
                    Event::Choice { seat, action: luck.pick(&self.actions) }
                }
            };
            let deck = (measures.deck)(&game);
            game.apply(&event);
            if deck < (measures.deck)(&game) {
                self.counts.count_shuffle();
            }
        }
        let end = game.verdict().map(|verdict| verdict.end);
        self.counts.count_game(end, decisions, (measures.round)(&game));
    }
}
