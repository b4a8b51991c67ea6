//! What a world promises: the judgement of a title as rewards and first impressions.

use game::{Event, Luck, PerSeat, Seat, Turn, Verdict};
use judgement::Judged;

/// By seat, from 0 for the worst to 1 for the best: what comes of `world`, by its verdict if there
/// is one, else by judgement.
pub(crate) fn rewards<G: Judged>(world: &G, weights: &G::Weights) -> PerSeat<f32> {
    if let Some(verdict) = world.verdict() {
        return final_rewards::<G>(&verdict);
    }
    let prospects: PerSeat<f32> =
        Seat::first(world.seated()).map(|seat| world.prospects(weights, seat)).collect();
    Seat::first(prospects.len()).map(|seat| standing::<G>(&prospects, seat)).collect()
}

/// Winning counts most; but a search that only knows winning does not care how it loses.
fn final_rewards<G: Judged>(verdict: &Verdict) -> PerSeat<f32> {
    const WINNING: f32 = 0.75;
    let points: PerSeat<f32> = verdict.points.iter().map(|it| small(*it)).collect();
    let has_won = |seat: &Seat| verdict.places[seat.idx()] == 1;
    let share = 1.0 / many(Seat::first(points.len()).filter(has_won).count());
    let reward = |seat: Seat| {
        let standing = standing::<G>(&points, seat);
        if points.len() == 1 {
            return standing;
        }
        let won = if has_won(&seat) { share } else { 0.0 };
        WINNING * won + (1.0 - WINNING) * standing
    };
    Seat::first(points.len()).map(reward).collect()
}

/// How good `points` are for `seat`: a half when it is level with the best of the others, or, alone,
/// with par. Alone every point more is as good as the last, so that the scale is a wide one.
fn standing<G: Judged>(points: &[f32], seat: Seat) -> f32 {
    let rivals = points.iter().enumerate().filter(|(at, _)| *at != seat.idx());
    let best = rivals.map(|(_, points)| *points).reduce(f32::max);
    let scale = if best.is_some() { G::LEAD } else { G::PAR };
    let lead = (points[seat.idx()] - best.unwrap_or(G::PAR)) / scale;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// How good `points` are for somebody alone.
pub(crate) fn standing_alone<G: Judged>(points: i32) -> f32 {
    standing::<G>(&[small(points)], Seat(0))
}

/// How good `points` are for somebody alone who also plays for a `record`: half for every point, as
/// [`standing_alone`] has it, half for how near the record is, or how far behind. There the scale is a
/// narrow one, so that a plan which often just misses is worth less than one which now and then does not.
pub(crate) fn ambition<G: Judged>(points: i32, record: i32) -> f32 {
    const SCALE: f32 = 3.0;
    let lead = (small(points) + 0.5 - small(record)) / SCALE;
    let near = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    0.5 * standing_alone::<G>(points) + 0.5 * near
}

/// Decisions of one turn that follow from its first, at most.
const FOLLOWING: usize = 12;

/// What `action` of `seat` promises: its prospects once the turn is carried on without much thought,
/// luck fallen once. `actions` is the caller's buffer.
pub(crate) fn promise<G: Judged>(
    world: &G,
    weights: &G::Weights,
    seat: Seat,
    action: G::Action,
    luck: &mut impl Luck,
    actions: &mut Vec<G::Action>,
) -> f32 {
    let mut after = world.clone();
    after.apply(&Event::Choice { seat, action });
    let mut following = 0;
    loop {
        let event = match after.turn() {
            Turn::Chance => {
                // Whoever plays alone is asked again and again: luck ends what follows from this.
                if after.seated() == 1 {
                    following = FOLLOWING;
                }
                Event::Chance(after.draw(luck))
            }
            Turn::Players(seats) if seats.contains(seat) && following < FOLLOWING => {
                following += 1;
                actions.clear();
                after.actions(seat, actions);
                Event::Choice { seat, action: after.improvise(weights, seat, actions, luck) }
            }
            Turn::Players(_) | Turn::Over => return after.prospects(weights, seat),
        };
        after.apply(&event);
    }
}

#[expect(clippy::cast_precision_loss, reason = "points are small numbers")]
const fn small(n: i32) -> f32 {
    n as f32
}

#[expect(clippy::cast_precision_loss, reason = "there are few of anything")]
pub(crate) const fn many(n: usize) -> f32 {
    n as f32
}
