//! The random bot: the baseline of all measurements.

use game::{Game, Luck, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;

/// A bot that chooses uniformly at random.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Xoshiro256PlusPlus,
}

impl Random {
    /// A random bot whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { luck: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: Seat, _: &G::View, actions: &[G::Action]) -> G::Action {
        self.luck.pick(actions)
    }
}

#[cfg(test)]
mod tests {
    use canvas::Canvas;
    use game::{Table, Turn, Viewer};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::Level;

    /// A whole game of random bots.
    fn game(seed: u64) -> Table<Canvas> {
        let mut luck = ChaCha8Rng::seed_from_u64(1);
        let mut table = Table::<Canvas>::open(3, canvas::Options::default()).unwrap();
        let mut bot = Level::Random.bot::<Canvas>(3, seed);
        table.settle(&mut luck);
        while let Turn::Players(seats) = table.game().turn() {
            let seat = seats.lowest().unwrap();
            let view = table.game().view(Viewer::Seat(seat));
            let action = bot.choose(seat, &view, &table.actions(seat));
            table.play(seat, action).unwrap();
            table.settle(&mut luck);
        }
        table
    }

    #[test]
    fn plays_to_the_end() {
        assert_eq!(game(7).game().turn(), Turn::Over);
    }

    #[test]
    fn follows_from_its_seed() {
        assert_eq!(game(7), game(7));
        assert_ne!(game(7), game(8));
    }

    #[test]
    fn favors_nothing() {
        let table = Table::<Canvas>::open(1, canvas::Options::default()).unwrap();
        let view = table.game().view(Viewer::Public);
        let actions = [1, 2, 3, 4].map(canvas::Action::Take);
        let mut bot = Level::Random.bot::<Canvas>(1, 3);
        let mut chosen = [0; 4];
        for _ in 0..4000 {
            let action = bot.choose(Seat(0), &view, &actions);
            chosen[actions.iter().position(|it| *it == action).unwrap()] += 1;
        }
        assert!(chosen.iter().all(|n| (900..1100).contains(n)), "{chosen:?}");
    }
}
