//! The games of a contest: seating and luck by the number of the game. Every deal is played once
//! for each rotation of the seats, with the same luck (common random numbers).

use std::time::Duration;

use cpu_time::ThreadTime;
use game::{BadSetup, Game, Luck, PerSeat, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::{ContestPlayer, Entrant, Forfeit, PlayerError, Refused, SeatAssignment};

/// A contest: a title with its options, the entrants, and the seed.
pub struct Contest<G: Game> {
    start: Table<G>,
    entrants: Vec<Box<dyn Entrant<G>>>,
    seed: u64,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The index of the entrant, by seat.
    pub seating: PerSeat<usize>,
    /// The points by seat.
    pub points: PerSeat<i32>,
    /// The place by seat, 1 for the best; equal places are shared.
    pub places: PerSeat<u8>,
    /// The number of decisions by seat.
    pub decisions: PerSeat<u32>,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// The table at the end.
    pub table: Table<G>,
    /// The result.
    pub result: GameResult,
    /// The CPU time by seat, the only part that does not follow from the seed. The time of an
    /// external process is not included.
    pub cpu_time: Vec<Duration>,
}

impl<G: Game> Contest<G> {
    /// A contest of `entrants` at tables with this number of `seats`. The options are bounded, so that every
    /// game ends.
    ///
    /// # Errors
    ///
    /// Gives the reason why there is no such table.
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

    /// The number of games with the same luck; in each, every entrant sits one seat further.
    #[must_use]
    pub fn rotations(&self) -> usize {
        self.entrants.len()
    }

    /// The names of the entrants.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|it| it.display_name()).collect()
    }

    /// Plays the game with this number, from 0.
    ///
    /// # Errors
    ///
    /// Names the player who did not play to the end.
    pub fn play(&self, number: u64) -> Result<PlayedGame<G>, Forfeit> {
        let played = self.play_while(number, || true)?;
        Ok(played.expect("it is wanted to its end"))
    }

    /// Plays the game with this number, but abandons it as soon as `is_wanted` is false.
    pub(crate) fn play_while(
        &self,
        number: u64,
        is_wanted: impl Fn() -> bool,
    ) -> Result<Option<PlayedGame<G>>, Forfeit> {
        let (deal, _) = self.deal_and_rotation(number);
        let mut luck = luck(self.seed, deal);
        let mut running = self.sit(number)?;
        running.table.settle(&mut luck);
        while let Turn::Players(asked) = running.table.game().turn() {
            if !is_wanted() {
                return Ok(None);
            }
            let seat = asked.lowest().expect("the table waits for somebody");
            running.decide(seat).map_err(|error| self.forfeit(number, seat, error))?;
            running.table.settle(&mut luck);
        }
        Ok(Some(running.ended()))
    }

    /// Seats all players of a game.
    fn sit(&self, number: u64) -> Result<RunningGame<G>, Forfeit> {
        let mut rng = generator(self.seed, number, 1);
        let (deal, _) = self.deal_and_rotation(number);
        let (seats, options) = (self.start.seats(), self.start.options());
        let seating = self.seating(number);
        let sit = |(seat, entrant): (Seat, &usize)| {
            let assignment = SeatAssignment { seat, seats, options, deal, seed: rng.next_u64() };
            self.entrants[*entrant].sit(&assignment).map_err(|it| self.forfeit(number, seat, it))
        };
        let players = Seat::first(seats.into()).zip(&seating).map(sit).collect::<Result<_, _>>()?;
        Ok(RunningGame {
            table: self.start.clone(),
            players,
            decisions: seating.iter().map(|_| 0).collect(),
            cpu_time: vec![Duration::ZERO; seating.len()],
            seating,
        })
    }

    /// The index of the entrant at each seat.
    fn seating(&self, number: u64) -> PerSeat<usize> {
        let (deal, rotation) = self.deal_and_rotation(number);
        let order = self.order(deal);
        let seats = Seat::first(self.start.seats().into());
        seats.map(|seat| order[(seat.idx() + rotation) % order.len()]).collect()
    }

    /// The order of the entrants round the table in the games of a deal. Three or more are shuffled: with
    /// rotations alone, the same entrant would always act right after the same other one.
    fn order(&self, deal: u64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        if 2 < order.len() {
            generator(self.seed, deal, 2).shuffle(&mut order);
        }
        order
    }

    fn forfeit(&self, number: u64, seat: Seat, error: PlayerError) -> Forfeit {
        let name = self.entrants[self.seating(number)[seat.idx()]].display_name();
        Forfeit { game: number, seat, name, error }
    }

    fn deal_and_rotation(&self, number: u64) -> (u64, usize) {
        let rotations = self.rotations() as u64;
        let rotation = usize::try_from(number % rotations).expect("there are few entrants");
        (number / rotations, rotation)
    }
}

/// A game that is being played.
struct RunningGame<G: Game> {
    table: Table<G>,
    seating: PerSeat<usize>,
    players: Vec<Box<dyn ContestPlayer<G>>>,
    decisions: PerSeat<u32>,
    cpu_time: Vec<Duration>,
}

impl<G: Game> RunningGame<G> {
    /// Asks the player at `seat` and plays its action.
    fn decide(&mut self, seat: Seat) -> Result<(), PlayerError> {
        let (view, actions) =
            (self.table.game().view(Viewer::Seat(seat)), self.table.actions(seat));
        let asked_at = ThreadTime::now();
        let chosen = self.players[seat.idx()].choose(seat, &view, &actions)?;
        self.cpu_time[seat.idx()] += asked_at.elapsed();
        self.table.play(seat, chosen).expect("players choose what is listed");
        self.decisions[seat.idx()] += 1;
        Ok(())
    }

    /// Tells all players the outcome, and returns the finished game.
    fn ended(mut self) -> PlayedGame<G> {
        let outcome = self.table.game().outcome().expect("the game is over");
        self.players.iter_mut().for_each(|player| player.over(&outcome));
        let (points, places) = (outcome.verdict.points, outcome.verdict.places);
        let RunningGame { table, seating, decisions, cpu_time, .. } = self;
        PlayedGame { table, result: GameResult { seating, points, places, decisions }, cpu_time }
    }
}

/// The generator of the luck of a deal in a contest with this seed.
#[must_use]
pub fn luck(seed: u64, deal: u64) -> ChaCha8Rng {
    generator(seed, deal, 0)
}

/// A generator for one purpose: streams of one seed are independent, whatever the number of the
/// game.
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
        assert_eq!(contest.play_while(0, || true).unwrap().unwrap().result, {
            contest.play(0).unwrap().result
        });
    }
}
