//! Exact search to the end of the game: expectimax for any number of players, in which every seat
//! maximizes its own utility (max^n, Luckhardt and Irani 1986) and chance events count by their
//! weights. Feasible only where few decisions are left.
//!
//! The search sees the whole state, more than the seat that is asked. So its result counts only if
//! it is the same in all [`determinizations`] of that seat's view.

use std::collections::HashMap;

use game::{Event, EventOf, Game, MAX_SEATS, Seat, Turn, Verdict, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of events after which a line of play counts as too deep. Some games need not end, and the call
/// stack is limited.
const MAX_EVENTS: u32 = 200;
/// The number of events within which states are cached: deeper states take less time to search than
/// to look up.
const CACHED_DEPTH: u32 = 5;
/// The number of states imagined beside the real one.
const DETERMINIZATIONS: usize = 8;
/// The least gap in utility between the best actions and all others.
const MIN_GAP_POINTS: f64 = 0.3;

/// The expected share in the victory and the expected points, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ExactValue {
    pub(crate) win_share: [f64; MAX_SEATS],
    pub(crate) points: [f64; MAX_SEATS],
}

/// The value of each action; none if it is too deep.
pub(crate) type ExactValues<G> = Vec<(<G as Game>::Action, Option<ExactValue>)>;

/// An exact search for a seat, with a cache of states.
pub(crate) struct ExactSearch<G> {
    seat: Seat,
    max_states: u32,
    cache: HashMap<G, ExactValue>,
    states_left: u32,
    events_left: u32,
}

/// The real state and several imagined ones that look the same to `seat`, without duplicates.
pub(crate) fn determinizations<G: Game>(game: &G, seat: Seat) -> Vec<G> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let view = game.view(Viewer::Seat(seat));
    let mut worlds = vec![game.clone()];
    for _ in 0..DETERMINIZATIONS {
        let world = G::imagine(&view, &mut luck);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}

/// Whether every one of `best` is clearly better than every other action that was searched, and the
/// best ones are closer to each other than to the others. All of `best` must have been searched.
pub(crate) fn is_best<G: Game>(values: &ExactValues<G>, seat: Seat, best: &[G::Action]) -> bool {
    let (mut most, mut least, mut other) = (f64::NEG_INFINITY, f64::INFINITY, f64::NEG_INFINITY);
    for (action, value) in values {
        match (best.contains(action), value.map(|it| it.utility(seat))) {
            (true, None) => return false,
            (true, Some(utility)) => (most, least) = (most.max(utility), least.min(utility)),
            (false, None) => {}
            (false, Some(utility)) => other = other.max(utility),
        }
    }
    MIN_GAP_POINTS <= least - other && most - least < least - other
}

impl<G: Game> ExactSearch<G> {
    /// A search of at most `max_states` states for each action.
    pub(crate) fn new(seat: Seat, max_states: u32) -> ExactSearch<G> {
        ExactSearch { seat, max_states, cache: HashMap::new(), states_left: 0, events_left: 0 }
    }

    /// The value of each legal action in `game`.
    pub(crate) fn values(&mut self, game: &G) -> ExactValues<G> {
        let mut actions = Vec::new();
        game.actions(self.seat, &mut actions);
        let seat = self.seat;
        actions.into_iter().map(|it| (it, self.value(game, seat, it))).collect()
    }

    /// The value of an action of `seat`, with the full number of states.
    pub(crate) fn value(&mut self, game: &G, seat: Seat, action: G::Action) -> Option<ExactValue> {
        (self.states_left, self.events_left) = (self.max_states, MAX_EVENTS);
        self.after(game, &Event::Choice { seat, action })
    }

    /// Whether `seat` prefers `one` to `other`. Where it is indifferent, it is expected to choose
    /// what is worse for the seat of this search.
    pub(crate) fn prefers(&self, seat: Seat, one: &ExactValue, other: &ExactValue) -> bool {
        let gain = one.utility(seat) - other.utility(seat);
        1e-9 < gain || -1e-9 < gain && one.utility(self.seat) < other.utility(self.seat) - 1e-9
    }

    fn after(&mut self, game: &G, event: &EventOf<G>) -> Option<ExactValue> {
        let mut next = game.clone();
        next.apply(event);
        let is_cached = MAX_EVENTS - self.events_left < CACHED_DEPTH;
        if let Some(known) = is_cached.then(|| self.cache.get(&next)).flatten() {
            return Some(*known);
        }
        self.states_left = self.states_left.checked_sub(1)?;
        self.events_left = self.events_left.checked_sub(1)?;
        let found = self.evaluate(&next)?;
        self.events_left += 1;
        if is_cached {
            self.cache.insert(next, found);
        }
        Some(found)
    }

    fn evaluate(&mut self, game: &G) -> Option<ExactValue> {
        match game.turn() {
            Turn::Over => game.verdict().map(|it| ExactValue::of(&it)),
            Turn::Chance => self.mean(game),
            // Simultaneous decisions have no single best answer.
            Turn::Players(seats) if seats.iter().count() != 1 => None,
            Turn::Players(seats) => self.best(game, seats.lowest()?),
        }
    }

    fn best(&mut self, game: &G, seat: Seat) -> Option<ExactValue> {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let mut best: Option<ExactValue> = None;
        for action in actions {
            let found = self.after(game, &Event::Choice { seat, action })?;
            if best.is_none_or(|best| self.prefers(seat, &found, &best)) {
                best = Some(found);
            }
        }
        best
    }

    fn mean(&mut self, game: &G) -> Option<ExactValue> {
        let mut chances = Vec::new();
        game.chances(&mut chances);
        let all: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let mut mean = ExactValue::default();
        for (chance, weight) in chances {
            let found = self.after(game, &Event::Chance(chance))?;
            mean.add(&found, f64::from(weight) / f64::from(all));
        }
        Some(mean)
    }
}

impl ExactValue {
    /// The value of a finished game. The victory is shared by all in first place; a solo game has
    /// none.
    fn of(verdict: &Verdict) -> ExactValue {
        let winners: u32 = verdict.places.iter().map(|it| u32::from(*it == 1)).sum();
        let mut value = ExactValue::default();
        for (seat, (points, place)) in verdict.points.iter().zip(&verdict.places).enumerate() {
            value.points[seat] = f64::from(*points);
            if *place == 1 && 1 < verdict.places.len() {
                value.win_share[seat] = 1.0 / f64::from(winners);
            }
        }
        value
    }

    /// A thousand for a victory, plus the points; in a solo game the points alone.
    pub(crate) fn utility(&self, seat: Seat) -> f64 {
        1000.0 * self.win_share[seat.idx()] + self.points[seat.idx()]
    }

    fn add(&mut self, other: &ExactValue, share: f64) {
        self.win_share.iter_mut().zip(other.win_share).for_each(|(sum, it)| *sum += share * it);
        self.points.iter_mut().zip(other.points).for_each(|(sum, it)| *sum += share * it);
    }
}
