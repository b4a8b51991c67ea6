//! Reasoning to the end: every line of play that may follow, each decision for the best of the one
//! who takes it, luck by its weights. Feasible only where few decisions are left.
//!
//! Reasoning sees all of the table it is given, more than the one who is asked. So what it finds
//! counts only if it finds the same in [`worlds`] imagined from the view of the one who is asked.

use std::collections::HashMap;

use game::{Event, EventOf, Game, MAX_SEATS, Seat, Turn, Verdict, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many events may follow one another before an action counts as too deep: some games need not
/// end, and the stack does.
const MOST_EVENTS: u32 = 200;
/// Tables that come up within so few events are remembered: deeper ones are found again sooner than
/// looked up.
const REMEMBERED: u32 = 5;
/// How many worlds are imagined beside the true one.
const WORLDS: usize = 8;
/// By how many points the best actions are better than any other, at least.
const CLEAR: f64 = 0.3;

/// By seat, the share in the victory and the points that can be expected.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    pub(crate) victory: [f64; MAX_SEATS],
    pub(crate) points: [f64; MAX_SEATS],
}

/// What each action is worth; none for what is too deep.
pub(crate) type Worths<G> = Vec<(<G as Game>::Action, Option<Worth>)>;

/// One who reasons for a seat, and what it has found out.
pub(crate) struct Reasoning<G> {
    seat: Seat,
    means: u32,
    known: HashMap<G, Worth>,
    tables: u32,
    events: u32,
}

/// The world as it is, and some that look the same to `seat`; none of them twice.
pub(crate) fn worlds<G: Game>(game: &G, seat: Seat) -> Vec<G> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let view = game.view(Viewer::Seat(seat));
    let mut worlds = vec![game.clone()];
    for _ in 0..WORLDS {
        let world = G::imagine(&view, &mut luck);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}

/// Whether `best` is worth more than anything else that could be told, by far enough: its actions
/// are closer to one another than to the others. All of them must be told.
pub(crate) fn is_best<G: Game>(worths: &Worths<G>, seat: Seat, best: &[G::Action]) -> bool {
    let (mut most, mut least, mut other) = (f64::NEG_INFINITY, f64::INFINITY, f64::NEG_INFINITY);
    for (action, worth) in worths {
        match (best.contains(action), worth.map(|it| it.merit(seat))) {
            (true, None) => return false,
            (true, Some(merit)) => (most, least) = (most.max(merit), least.min(merit)),
            (false, None) => {}
            (false, Some(merit)) => other = other.max(merit),
        }
    }
    CLEAR <= least - other && most - least < least - other
}

impl<G: Game> Reasoning<G> {
    /// Looks at `means` tables for each action before it counts as too deep.
    pub(crate) fn new(seat: Seat, means: u32) -> Reasoning<G> {
        Reasoning { seat, means, known: HashMap::new(), tables: 0, events: 0 }
    }

    /// What each action that is open in `game` is worth in the end.
    pub(crate) fn worths(&mut self, game: &G) -> Worths<G> {
        let mut actions = Vec::new();
        game.actions(self.seat, &mut actions);
        let seat = self.seat;
        actions.into_iter().map(|it| (it, self.worth(game, seat, it))).collect()
    }

    /// What comes of an action of `seat`; every question has the same means.
    pub(crate) fn worth(&mut self, game: &G, seat: Seat, action: G::Action) -> Option<Worth> {
        (self.tables, self.events) = (self.means, MOST_EVENTS);
        self.after(game, &Event::Choice { seat, action })
    }

    /// Whether the one who takes a decision likes `one` better than `other`. Who does not care is
    /// expected to do what is worse for the one we reason for.
    pub(crate) fn prefers(&self, seat: Seat, one: &Worth, other: &Worth) -> bool {
        let gain = one.merit(seat) - other.merit(seat);
        1e-9 < gain || -1e-9 < gain && one.merit(self.seat) < other.merit(self.seat) - 1e-9
    }

    fn after(&mut self, game: &G, event: &EventOf<G>) -> Option<Worth> {
        let mut next = game.clone();
        next.apply(event);
        let is_kept = MOST_EVENTS - self.events < REMEMBERED;
        if let Some(known) = is_kept.then(|| self.known.get(&next)).flatten() {
            return Some(*known);
        }
        self.tables = self.tables.checked_sub(1)?;
        self.events = self.events.checked_sub(1)?;
        let found = self.outlook(&next)?;
        self.events += 1;
        if is_kept {
            self.known.insert(next, found);
        }
        Some(found)
    }

    fn outlook(&mut self, game: &G) -> Option<Worth> {
        match game.turn() {
            Turn::Over => game.verdict().map(|it| Worth::of(&it)),
            Turn::Chance => self.mean(game),
            // Decisions taken at once are guesses, which no line of play tells.
            Turn::Players(seats) if seats.iter().count() != 1 => None,
            Turn::Players(seats) => self.best(game, seats.lowest()?),
        }
    }

    fn best(&mut self, game: &G, seat: Seat) -> Option<Worth> {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let mut best: Option<Worth> = None;
        for action in actions {
            let found = self.after(game, &Event::Choice { seat, action })?;
            if best.is_none_or(|best| self.prefers(seat, &found, &best)) {
                best = Some(found);
            }
        }
        best
    }

    fn mean(&mut self, game: &G) -> Option<Worth> {
        let mut chances = Vec::new();
        game.chances(&mut chances);
        let all: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let mut mean = Worth::default();
        for (chance, weight) in chances {
            let found = self.after(game, &Event::Chance(chance))?;
            mean.add(&found, f64::from(weight) / f64::from(all));
        }
        Some(mean)
    }
}

impl Worth {
    /// A victory is shared by all who have the first place. Who plays alone has none.
    fn of(verdict: &Verdict) -> Worth {
        let winners: u32 = verdict.places.iter().map(|it| u32::from(*it == 1)).sum();
        let mut worth = Worth::default();
        for (seat, (points, place)) in verdict.points.iter().zip(&verdict.places).enumerate() {
            worth.points[seat] = f64::from(*points);
            if *place == 1 && 1 < verdict.places.len() {
                worth.victory[seat] = 1.0 / f64::from(winners);
            }
        }
        worth
    }

    /// A thousand for a victory; points tell equal fates apart. Alone points are all.
    pub(crate) fn merit(&self, seat: Seat) -> f64 {
        1000.0 * self.victory[seat.idx()] + self.points[seat.idx()]
    }

    fn add(&mut self, other: &Worth, share: f64) {
        self.victory.iter_mut().zip(other.victory).for_each(|(sum, it)| *sum += share * it);
        self.points.iter_mut().zip(other.points).for_each(|(sum, it)| *sum += share * it);
    }
}
