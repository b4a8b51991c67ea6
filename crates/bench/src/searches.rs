//! How fast searches think: games in their mind, and decisions of the highest level.

use std::{cell::Cell, rc::Rc, time::Duration};

use bots::{Bot, Judged, Labor, Level, Search, Temper};
use cpu_time::ThreadTime;
use game::{Game, Options, Table, Turn, Viewer};
use judgement::Skill;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::contest::Work;

/// What was done while it was measured; the one who does it has it too.
pub type Tally = Rc<Cell<Labor>>;

/// Games in the mind of whoever is asked first; a step is a decision in them, tree included.
#[must_use]
pub fn thinking<G: Judged>(seats: u8, options: &str, temper: Temper) -> (Work, Tally) {
    let table = opened::<G>(seats, options);
    let Turn::Players(asked) = table.game().turn() else { panic!("somebody is asked") };
    let seat = asked.lowest().expect("somebody is asked");
    let (view, actions) = (table.game().view(Viewer::Seat(seat)), table.actions(seat));
    // As many games as the highest level plays for a decision, so that the tree is as large.
    let Some(Skill::Search { games }) = Level::Maestro.skill::<G>(seats) else {
        panic!("the highest level searches")
    };
    let mut search = Search::<G>::new(7, games).tempered(temper);
    let tally = Tally::default();
    let told = Rc::clone(&tally);
    let work = Box::new(move || {
        let before = search.labor().decisions;
        search.ponder(seat, &view, &actions);
        told.set(search.labor());
        search.labor().decisions - before
    });
    (work, tally)
}

/// How long decisions took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// How many there were; those with one answer do not count.
    pub decisions: u32,
    /// All of them together, in CPU time.
    pub total: Duration,
    /// The longest.
    pub worst: Duration,
}

/// Whole games of players of `level` among themselves.
#[must_use]
pub fn pace<G: Judged>(seats: u8, options: &str, level: Level, games: u64) -> Pace {
    let mut pace = Pace::default();
    for number in 0..games {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut table = opened::<G>(seats, options);
        let mut bots: Vec<_> =
            (0..seats).map(|seat| level.bot::<G>(seats, u64::from(seat))).collect();
        while let Turn::Players(asked) = table.game().turn() {
            let seat = asked.lowest().expect("somebody is asked");
            let action = pace.time(&mut *bots[seat.idx()], &table);
            table.play(seat, action).expect("bots choose what is listed");
            table.settle(&mut luck);
        }
    }
    pace
}

impl Pace {
    fn time<G: Game>(&mut self, bot: &mut dyn Bot<G>, table: &Table<G>) -> G::Action {
        let Turn::Players(asked) = table.game().turn() else { panic!("somebody is asked") };
        let seat = asked.lowest().expect("somebody is asked");
        let (view, actions) = (table.game().view(Viewer::Seat(seat)), table.actions(seat));
        let start = ThreadTime::now();
        let action = bot.choose(seat, &view, &actions);
        if actions.len() != 1 {
            let took = start.elapsed();
            self.decisions += 1;
            self.total += took;
            self.worst = self.worst.max(took);
        }
        action
    }
}

fn opened<G: Game>(seats: u8, options: &str) -> Table<G> {
    let options = G::Options::read(options, &game::NoFiles).expect("readable options").bounded();
    let mut table = Table::<G>::open(seats, options).expect("a playable set-up");
    table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7));
    table
}
