//! How random games end, how long they are, how wide their questions: statistics of a title.
//!
//! Every game has a generator of its own, seeded by its number, and sums do not depend on their
//! order: the same numbers come out whatever the number of threads.

mod sums;
mod table;

use game::{Event, Game, Luck, Options, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

pub use self::{
    sums::{Sums, Wide},
    table::table,
};

/// A game with so many decisions is given up: it might never end.
pub const MOST_DECISIONS: u32 = 200_000;

/// One way to play a title: an option set at a number of seats.
#[derive(Clone, Debug)]
pub struct Kind<G: Game> {
    /// The name of the option set.
    pub name: String,
    /// The option set.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
}

/// What can be read off the games of a title, beside what all titles tell.
#[derive(Debug)]
pub struct Gauge<G: Game> {
    /// What round a game has come to, where its title counts rounds.
    pub round: fn(&G) -> Option<u32>,
    /// How large its deck is, where discards are shuffled into a new one: whenever it has grown, they
    /// were.
    pub deck: fn(&G) -> usize,
}

impl<G: Game> Default for Gauge<G> {
    fn default() -> Gauge<G> {
        Gauge { round: |_| None, deck: |_| 0 }
    }
}

impl<G: Game> Kind<G> {
    /// Every preset of the title as programs play it, at every number of seats it allows.
    #[must_use]
    pub fn bounded() -> Vec<Kind<G>> {
        let kinds = G::presets().into_iter().flat_map(|preset| {
            let options = preset.options.bounded();
            preset.seats.map(move |seats| Kind {
                name: preset.name.to_owned(),
                options: options.clone(),
                seats,
            })
        });
        kinds.collect()
    }

    /// The same as people play it, where that is not the same.
    #[must_use]
    pub fn unbounded() -> Vec<Kind<G>> {
        let kinds = G::presets().into_iter().flat_map(|preset| {
            let is_same = preset.options == preset.options.clone().bounded();
            let seats = preset.seats.filter(move |_| !is_same);
            seats.map(move |seats| Kind {
                name: format!("{}, no limit", preset.name),
                options: preset.options.clone(),
                seats,
            })
        });
        kinds.collect()
    }

    /// Plays `games` games on all cores and calls `done` after each.
    ///
    /// # Panics
    ///
    /// Panics if the options cannot be played.
    pub fn play(&self, games: u64, seed: u64, gauge: &Gauge<G>, done: impl Fn() + Sync) -> Sums {
        let start = G::new(self.seats, &self.options).expect("the options can be played");
        let played = (0..games).into_par_iter().fold(Player::default, |mut player, number| {
            player.play(start.clone(), number, self.luck(seed, number), gauge);
            done();
            player
        });
        played.map(|player| player.sums).reduce(Sums::default, Sums::and)
    }

    /// The generator of one game. Kinds have luck of their own, or presets that differ in their
    /// scoring would play the same games.
    fn luck(&self, seed: u64, number: u64) -> Xoshiro256PlusPlus {
        // FNV-1a, which no release of a library can change.
        const PRIME: u64 = 0x0100_0000_01b3;
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        let text = format!("{} {}", self.options, self.seats);
        let words = seed.to_le_bytes().into_iter().chain(number.to_le_bytes());
        Xoshiro256PlusPlus::seed_from_u64(text.bytes().chain(words).fold(0, mix))
    }
}

/// Plays games one after the other, with buffers to use again.
struct Player<G: Game> {
    sums: Sums,
    actions: Vec<G::Action>,
    text: String,
}

impl<G: Game> Default for Player<G> {
    fn default() -> Player<G> {
        Player { sums: Sums::default(), actions: Vec::new(), text: String::new() }
    }
}

impl<G: Game> Player<G> {
    /// Plays the game of this `number` from `game` on; every decision at random among the legal.
    fn play(&mut self, mut game: G, number: u64, mut luck: impl Luck, gauge: &Gauge<G>) {
        let mut decisions = 0;
        while decisions < MOST_DECISIONS {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut luck);
                    self.sums.note_chance(&chance, &mut self.text);
                    Event::Chance(chance)
                }
                Turn::Players(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    self.actions.clear();
                    game.actions(seat, &mut self.actions);
                    self.sums.note_list(&self.actions, number);
                    decisions += 1;
                    Event::Choice { seat, action: luck.pick(&self.actions) }
                }
            };
            let deck = (gauge.deck)(&game);
            game.apply(&event);
            if deck < (gauge.deck)(&game) {
                self.sums.note_shuffle();
            }
        }
        let end = game.verdict().map(|verdict| verdict.end);
        self.sums.note_game(end, decisions, (gauge.round)(&game));
    }
}
