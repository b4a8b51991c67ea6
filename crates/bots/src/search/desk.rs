//! Where a plan is made: from a turn on to the end of the game, in a future that is known. Of all tables
//! after so many turns the most promising are kept.

use std::cmp::Ordering;

use game::{Event, Turn};
use judgement::{Idea, Judged};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What plans are made with: buffers that are used again and again.
pub(super) struct Desk<'a, G: Judged> {
    weights: &'a G::Weights,
    /// How many tables a plan keeps in sight.
    width: usize,
    tables: Vec<Table<G>>,
    next: Vec<Table<G>>,
    ideas: Vec<Idea<G::Action>>,
    lines: Vec<Line<G::Action>>,
}

/// What may come next: the number of a table, and a turn there.
type Line<A> = (usize, Idea<A>);

/// A table in an imagined future, which its luck tells.
#[derive(Clone)]
struct Table<G> {
    world: G,
    luck: Xoshiro256PlusPlus,
}

impl<'a, G: Judged> Desk<'a, G> {
    pub(super) fn new(weights: &'a G::Weights, width: usize) -> Desk<'a, G> {
        let (tables, next, ideas, lines) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Desk { weights, width, tables, next, ideas, lines }
    }

    /// The most points that a plan finds after `idea`, if luck falls as `future` says.
    pub(super) fn plan(&mut self, world: &G, idea: &Idea<G::Action>, future: u64) -> i32 {
        let luck = Xoshiro256PlusPlus::seed_from_u64(future);
        let first = Table { world: world.clone(), luck };
        self.tables.clear();
        self.tables.push(first.after(idea));
        let mut most = None;
        loop {
            let ended = self.tables.iter().filter_map(|it| it.world.verdict());
            most = most.max(ended.map(|it| it.points[0]).max());
            self.think_of_lines();
            if self.lines.is_empty() {
                return most.expect("there are turns to think of until a game is over");
            }
            self.keep_the_best();
        }
    }

    fn think_of_lines(&mut self) {
        self.lines.clear();
        let going_on =
            self.tables.iter().enumerate().filter(|(_, it)| it.world.turn() != Turn::Over);
        for (number, table) in going_on {
            table.world.ideas(self.weights, &mut self.ideas);
            self.lines.extend(self.ideas.drain(..).map(|idea| (number, idea)));
        }
    }

    fn keep_the_best(&mut self) {
        if self.width < self.lines.len() {
            self.lines.select_nth_unstable_by(self.width - 1, by_promise);
            self.lines.truncate(self.width);
            self.lines.sort_unstable_by(by_promise);
        }
        self.next.clear();
        for (number, idea) in &self.lines {
            self.next.push(self.tables[*number].clone().after(idea));
        }
        std::mem::swap(&mut self.tables, &mut self.next);
    }
}

/// The most promising first. No table has the same turn twice, so among equals, too, it is not the way of
/// sorting that decides which are kept and in which order.
fn by_promise<A: Copy + Ord>(one: &Line<A>, other: &Line<A>) -> Ordering {
    let what = |(table, idea): &Line<A>| (*table, idea.decisions);
    other.1.worth.total_cmp(&one.1.worth).then_with(|| what(one).cmp(&what(other)))
}

impl<G: Judged> Table<G> {
    /// After a turn, and what luck made of it.
    fn after(mut self, idea: &Idea<G::Action>) -> Table<G> {
        for action in idea.decisions.iter().flatten() {
            let asked = match self.world.turn() {
                Turn::Players(seats) => seats.lowest(),
                Turn::Chance | Turn::Over => None,
            };
            let seat = asked.expect("a turn is thought of as far as it goes");
            self.world.apply(&Event::Choice { seat, action: *action });
        }
        while self.world.turn() == Turn::Chance {
            let fall = self.world.draw(&mut self.luck);
            self.world.apply(&Event::Chance(fall));
        }
        self
    }
}
