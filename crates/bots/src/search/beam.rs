//! Beam search (Lowerre 1976) for a solo game whose chance events are known: turn by turn, from the
//! successors of all kept states those with the highest value are kept.

use std::cmp::Ordering;

use game::{Event, Turn};
use judgement::{CandidateTurn, Judged};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A beam search with its buffers, for many runs.
pub(super) struct BeamSearch<'a, G: Judged> {
    weights: &'a G::Weights,
    /// The number of states kept after each turn.
    width: usize,
    states: Vec<BeamState<G>>,
    next: Vec<BeamState<G>>,
    turns: Vec<CandidateTurn<G::Action>>,
    successors: Vec<Successor<G::Action>>,
}

/// A turn in one of the kept states: the index of the state, and the turn.
type Successor<A> = (usize, CandidateTurn<A>);

/// A state of the beam, with the generator that determines its chance events.
#[derive(Clone)]
struct BeamState<G> {
    world: G,
    luck: Xoshiro256PlusPlus,
}

impl<'a, G: Judged> BeamSearch<'a, G> {
    pub(super) fn new(weights: &'a G::Weights, width: usize) -> BeamSearch<'a, G> {
        let (states, next) = (Vec::new(), Vec::new());
        BeamSearch { weights, width, states, next, turns: Vec::new(), successors: Vec::new() }
    }

    /// The highest points found after `turn` in `world`, with the chance events that follow from the
    /// seed `future`.
    pub(super) fn run(&mut self, world: &G, turn: &CandidateTurn<G::Action>, future: u64) -> i32 {
        let luck = Xoshiro256PlusPlus::seed_from_u64(future);
        let first = BeamState { world: world.clone(), luck };
        self.states.clear();
        self.states.push(first.after(turn));
        let mut most = None;
        loop {
            let ended = self.states.iter().filter_map(|it| it.world.verdict());
            most = most.max(ended.map(|it| it.points[0]).max());
            self.list_successors();
            if self.successors.is_empty() {
                return most.expect("there are candidate turns until a game is over");
            }
            self.keep_best();
        }
    }

    fn list_successors(&mut self) {
        self.successors.clear();
        let going_on =
            self.states.iter().enumerate().filter(|(_, it)| it.world.turn() != Turn::Over);
        for (number, state) in going_on {
            state.world.candidate_turns(self.weights, &mut self.turns);
            self.successors.extend(self.turns.drain(..).map(|turn| (number, turn)));
        }
    }

    fn keep_best(&mut self) {
        if self.width < self.successors.len() {
            self.successors.select_nth_unstable_by(self.width - 1, by_value);
            self.successors.truncate(self.width);
            self.successors.sort_unstable_by(by_value);
        }
        self.next.clear();
        for (number, turn) in &self.successors {
            self.next.push(self.states[*number].clone().after(turn));
        }
        std::mem::swap(&mut self.states, &mut self.next);
    }
}

/// Orders successors by falling value, then by state and decisions. No state has the same turn twice,
/// so the order is total, and an unstable sort keeps the same ones on every machine.
fn by_value<A: Copy + Ord>(one: &Successor<A>, other: &Successor<A>) -> Ordering {
    let key = |(state, turn): &Successor<A>| (*state, turn.decisions);
    other.1.value.total_cmp(&one.1.value).then_with(|| key(one).cmp(&key(other)))
}

impl<G: Judged> BeamState<G> {
    /// The state after a turn and the chance events that follow it.
    fn after(mut self, turn: &CandidateTurn<G::Action>) -> BeamState<G> {
        for action in turn.decisions.iter().flatten() {
            let asked = match self.world.turn() {
                Turn::Players(seats) => seats.lowest(),
                Turn::Chance | Turn::Over => None,
            };
            let seat = asked.expect("a candidate turn has no more decisions than are asked");
            self.world.apply(&Event::Choice { seat, action: *action });
        }
        while self.world.turn() == Turn::Chance {
            let chance = self.world.draw(&mut self.luck);
            self.world.apply(&Event::Chance(chance));
        }
        self
    }
}
