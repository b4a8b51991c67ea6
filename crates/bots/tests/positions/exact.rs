//! Reasoning to the end: every line of play that may follow, each decision for the best of the one
//! who takes it, luck by its weights. Feasible only where few decisions are left.

use game::{Event, Game, Seat, Turn, Verdict};

/// How many tables may be looked at before a position counts as too deep.
const MOST_TABLES: u32 = 2_000_000;
/// How many events may follow one another before a position counts as too deep: some games need not
/// end, and the stack does.
const MOST_EVENTS: u32 = 200;

/// What may still be looked at.
struct Left {
    tables: u32,
    events: u32,
}

/// What each action of `seat` is worth to it in the end; none if there is too much to look at.
pub(crate) fn worths<G: Game>(game: &G, seat: Seat) -> Option<Vec<(G::Action, f64)>> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut left = Left { tables: MOST_TABLES, events: MOST_EVENTS };
    let mut worth = |action| {
        let worths = after(game, &Event::Choice { seat, action }, &mut left)?;
        Some((action, worths[seat.idx()]))
    };
    actions.into_iter().map(&mut worth).collect()
}

/// By seat, what comes of `game`.
fn outlook<G: Game>(game: &G, left: &mut Left) -> Option<Vec<f64>> {
    left.tables = left.tables.checked_sub(1)?;
    match game.turn() {
        Turn::Over => game.verdict().map(|it| merits(&it)),
        Turn::Chance => mean(game, left),
        Turn::Players(seats) => {
            let seat = seats.lowest()?;
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let mut best: Option<Vec<f64>> = None;
            for action in actions {
                let found = after(game, &Event::Choice { seat, action }, left)?;
                if best.as_ref().is_none_or(|best| best[seat.idx()] < found[seat.idx()]) {
                    best = Some(found);
                }
            }
            best
        }
    }
}

fn after<G: Game>(game: &G, event: &game::EventOf<G>, left: &mut Left) -> Option<Vec<f64>> {
    let mut next = game.clone();
    next.apply(event);
    left.events = left.events.checked_sub(1)?;
    let found = outlook(&next, left);
    left.events += 1;
    found
}

fn mean<G: Game>(game: &G, left: &mut Left) -> Option<Vec<f64>> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let all: u32 = chances.iter().map(|(_, weight)| weight).sum();
    let mut sums = Vec::new();
    for (chance, weight) in chances {
        let found = after(game, &Event::Chance(chance), left)?;
        sums.resize(found.len(), 0.0);
        let share = f64::from(weight) / f64::from(all);
        sums.iter_mut().zip(found).for_each(|(sum, found)| *sum += share * found);
    }
    Some(sums)
}

/// A thousand for a victory, shared if it is; points tell equal fates apart. Alone points are all.
fn merits(verdict: &Verdict) -> Vec<f64> {
    let winners: u32 = verdict.places.iter().map(|it| u32::from(*it == 1)).sum();
    let victory = if verdict.places.len() == 1 { 0.0 } else { 1000.0 };
    let share = victory / f64::from(winners);
    let merit =
        |(points, place): (&i32, &u8)| f64::from(*points) + if *place == 1 { share } else { 0.0 };
    verdict.points.iter().zip(&verdict.places).map(merit).collect()
}
