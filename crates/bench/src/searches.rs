//! The speed of searches: simulations, and whole decisions of a level.

use std::{cell::Cell, rc::Rc, time::Duration};

use bots::{Algorithm, Bot, Judged, Level, Search, SearchSettings, SearchStats};
use cpu_time::ThreadTime;
use game::{Game, Options, Table, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::benchmark::Work;

/// The counts of a search that is being measured, shared with its [`Work`].
pub type SharedStats = Rc<Cell<SearchStats>>;

/// Simulations of the first decision of a game; a step is a decision in a simulation, in the tree or
/// in a rollout.
#[must_use]
pub fn simulations<G: Judged>(
    seats: u8,
    options: &str,
    settings: SearchSettings,
) -> (Work, SharedStats) {
    let table = opened::<G>(seats, options);
    let Turn::Players(asked) = table.game().turn() else { panic!("somebody is asked") };
    let seat = asked.lowest().expect("somebody is asked");
    let (view, actions) = (table.game().view(Viewer::Seat(seat)), table.actions(seat));
    // As many simulations as the highest level runs for a decision, so that the tree is as large.
    let Some(Algorithm::Search { simulations }) = Level::Maestro.algorithm::<G>(seats) else {
        panic!("the highest level searches")
    };
    let mut search = Search::<G>::new(7, simulations).with_settings(settings);
    let shared = SharedStats::default();
    let own = Rc::clone(&shared);
    let work = Box::new(move || {
        let before = search.stats().decisions;
        search.analyze(seat, &view, &actions);
        own.set(search.stats());
        search.stats().decisions - before
    });
    (work, shared)
}

/// The CPU times of decisions.
#[derive(Clone, Copy, Debug, Default)]
pub struct DecisionTimes {
    /// The number of decisions with more than one legal action.
    pub decisions: u32,
    /// The sum of their times.
    pub total: Duration,
    /// The longest time.
    pub worst: Duration,
}

/// The times of all decisions in whole games among bots of `level`.
#[must_use]
pub fn decision_times<G: Judged>(
    seats: u8,
    options: &str,
    level: Level,
    games: u64,
) -> DecisionTimes {
    let mut times = DecisionTimes::default();
    for number in 0..games {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut table = opened::<G>(seats, options);
        let mut bots: Vec<_> =
            (0..seats).map(|seat| level.bot::<G>(seats, u64::from(seat))).collect();
        while let Turn::Players(asked) = table.game().turn() {
            let seat = asked.lowest().expect("somebody is asked");
            let action = times.measure(&mut *bots[seat.idx()], &table);
            table.play(seat, action).expect("bots choose what is listed");
            table.settle(&mut luck);
        }
    }
    times
}

impl DecisionTimes {
    /// Measures the next decision of `bot`, and returns its action.
    fn measure<G: Game>(&mut self, bot: &mut dyn Bot<G>, table: &Table<G>) -> G::Action {
        let Turn::Players(asked) = table.game().turn() else { panic!("somebody is asked") };
        let seat = asked.lowest().expect("somebody is asked");
        let (view, actions) = (table.game().view(Viewer::Seat(seat)), table.actions(seat));
        let start = ThreadTime::now();
        let action = bot.choose(seat, &view, &actions);
        if actions.len() != 1 {
            let time = start.elapsed();
            self.decisions += 1;
            self.total += time;
            self.worst = self.worst.max(time);
        }
        action
    }
}

/// A table after the set-up.
fn opened<G: Game>(seats: u8, options: &str) -> Table<G> {
    let options = G::Options::read(options, &game::NoFiles).expect("readable options").bounded();
    let mut table = Table::<G>::open(seats, options).expect("a playable set-up");
    table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7));
    table
}
