//! The games of a contest: who sits where, and with which luck.

use std::time::Duration;

use cpu_time::ThreadTime;
use game::{BadSetup, Game, Luck, PerSeat, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::{Entrant, Fault, Place, Player, Refused, Walkout};

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
    /// By seat, how many decisions it took.
    pub decisions: PerSeat<u32>,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The table as it ended.
    pub table: Table<G>,
    /// The result.
    pub bout: Bout,
    /// By seat, how long it thought: of all this the only thing that the seed does not tell. It is the
    /// time of the processor, whatever else the machine does meanwhile; what a program from outside
    /// thinks is not in it.
    pub thought: Vec<Duration>,
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
            return Err(BadSetup::new(Refused::Nobody));
        }
        let start = Table::open(seats, game::Options::bounded(options))?;
        Ok(Contest { start, entrants, seed })
    }

    /// How many games are played with the same luck: in each, every entrant sits one seat further.
    #[must_use]
    pub fn rotations(&self) -> usize {
        self.entrants.len()
    }

    /// What the entrants are called.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|it| it.called()).collect()
    }

    /// Plays game `number`, from 0.
    ///
    /// # Errors
    ///
    /// Names the player who did not play to the end.
    pub fn play(&self, number: u64) -> Result<Played<G>, Walkout> {
        let played = self.play_while(number, || true)?;
        Ok(played.expect("it is wanted to its end"))
    }

    /// The same for a game that is given up once it is not wanted any more.
    pub(crate) fn play_while(
        &self,
        number: u64,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Option<Played<G>>, Walkout> {
        let (deal, _) = self.deal_and_rotation(number);
        let mut luck = luck(self.seed, deal);
        let mut sitting = self.sit(number)?;
        sitting.table.settle(&mut luck);
        while let Turn::Players(asked) = sitting.table.game().turn() {
            if !is_wanted() {
                return Ok(None);
            }
            let seat = asked.lowest().expect("the table waits for somebody");
            sitting.decide(seat).map_err(|fault| self.walkout(number, seat, fault))?;
            sitting.table.settle(&mut luck);
        }
        Ok(Some(sitting.ended()))
    }

    /// Everybody sits down.
    fn sit(&self, number: u64) -> Result<Sitting<G>, Walkout> {
        let mut whims = generator(self.seed, number, 1);
        let (deal, _) = self.deal_and_rotation(number);
        let (seats, options) = (self.start.seats(), self.start.options());
        let seating = self.seating(number);
        let sit = |(seat, entrant): (Seat, &usize)| {
            let place = Place { seat, seats, options, deal, seed: whims.next_u64() };
            self.entrants[*entrant].sit(&place).map_err(|it| self.walkout(number, seat, it))
        };
        let players = Seat::first(seats.into()).zip(&seating).map(sit).collect::<Result<_, _>>()?;
        Ok(Sitting {
            table: self.start.clone(),
            players,
            decisions: seating.iter().map(|_| 0).collect(),
            thought: vec![Duration::ZERO; seating.len()],
            seating,
        })
    }

    /// By seat, who of the entrants sits there.
    fn seating(&self, number: u64) -> PerSeat<usize> {
        let (deal, rotation) = self.deal_and_rotation(number);
        let order = self.order(deal);
        let seats = Seat::first(self.start.seats().into());
        seats.map(|seat| order[(seat.idx() + rotation) % order.len()]).collect()
    }

    /// In which order they sit round the table in the games of a deal. Of three or more, the same one
    /// would always act right after the same other one if they only moved on.
    fn order(&self, deal: u64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        if 2 < order.len() {
            generator(self.seed, deal, 2).shuffle(&mut order);
        }
        order
    }

    fn walkout(&self, number: u64, seat: Seat, fault: Fault) -> Walkout {
        let name = self.entrants[self.seating(number)[seat.idx()]].called();
        Walkout { game: number, seat, name, fault }
    }

    fn deal_and_rotation(&self, number: u64) -> (u64, usize) {
        let rotations = self.rotations() as u64;
        let rotation = usize::try_from(number % rotations).expect("there are few entrants");
        (number / rotations, rotation)
    }
}

/// A game that is being played.
struct Sitting<G: Game> {
    table: Table<G>,
    seating: PerSeat<usize>,
    players: Vec<Box<dyn Player<G>>>,
    decisions: PerSeat<u32>,
    thought: Vec<Duration>,
}

impl<G: Game> Sitting<G> {
    /// Asks `seat`, and plays what it says.
    fn decide(&mut self, seat: Seat) -> Result<(), Fault> {
        let (view, actions) =
            (self.table.game().view(Viewer::Seat(seat)), self.table.actions(seat));
        let asked_at = ThreadTime::now();
        let chosen = self.players[seat.idx()].choose(seat, &view, &actions)?;
        self.thought[seat.idx()] += asked_at.elapsed();
        self.table.play(seat, chosen).expect("players choose what is listed");
        self.decisions[seat.idx()] += 1;
        Ok(())
    }

    /// Tells everybody how it ended.
    fn ended(mut self) -> Played<G> {
        let outcome = self.table.game().outcome().expect("the game is over");
        self.players.iter_mut().for_each(|player| player.over(&outcome));
        let (points, places) = (outcome.verdict.points, outcome.verdict.places);
        let Sitting { table, seating, decisions, thought, .. } = self;
        Played { table, bout: Bout { seating, points, places, decisions }, thought }
    }
}

/// The luck of a deal, in the order in which it falls at a table of a contest with this seed.
#[must_use]
pub fn luck(seed: u64, deal: u64) -> ChaCha8Rng {
    generator(seed, deal, 0)
}

/// Streams of one seed never meet, whatever the number of the game.
fn generator(seed: u64, number: u64, stream: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    for (bytes, word) in key.chunks_exact_mut(8).zip([seed, number, stream]) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use bots::Level;
    use canvas::Canvas;

    use super::*;

    #[test]
    fn of_three_everybody_sits_after_everybody() {
        let levels = [Level::Random, Level::Greedy, Level::Student];
        let bots = levels.map(|it| Box::new(it) as Box<dyn Entrant<Canvas>>).into();
        let contest = Contest::new(2, canvas::Options::default(), bots, 7).unwrap();
        let mut met: Vec<Vec<usize>> = (0..60).map(|it| contest.seating(it).to_vec()).collect();
        for deal in met.chunks(3) {
            let firsts: Vec<usize> = deal.iter().map(|it| it[0]).collect();
            assert!((0..3).all(|it| firsts.contains(&it)), "everybody begins once: {deal:?}");
        }
        met.sort();
        met.dedup();
        assert_eq!(met.len(), 6, "every pair, in both orders");
    }

    #[test]
    fn a_game_that_is_not_wanted_is_given_up() {
        let bots: Vec<Box<dyn Entrant<Canvas>>> = vec![Box::new(Level::Random)];
        let contest = Contest::new(2, canvas::Options::default(), bots, 7).unwrap();
        let asked = Cell::new(0);
        let is_early = || asked.replace(asked.get() + 1) < 5;
        assert!(contest.play_while(0, is_early).unwrap().is_none());
        assert_eq!(asked.get(), 6, "five decisions, and no more");
        assert_eq!(contest.play_while(0, || true).unwrap().unwrap().bout, {
            contest.play(0).unwrap().bout
        });
    }
}
