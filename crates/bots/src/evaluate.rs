//! Evaluation of states: rewards between 0 and 1 for every seat, and the one-step lookahead value of
//! an action. Both rest on the title's judgement.

use game::{Event, Luck, PerSeat, Seat, Turn, Verdict};
use judgement::Judged;

/// The reward of each seat in `world`, from 0 for the worst to 1 for the best: by the verdict if the
/// game is over, else by the points that the judgement expects.
pub(crate) fn rewards<G: Judged>(world: &G, weights: &G::Weights) -> PerSeat<f32> {
    if let Some(verdict) = world.verdict() {
        return final_rewards::<G>(&verdict);
    }
    let points: PerSeat<f32> =
        Seat::first(world.seated()).map(|seat| world.expected_points(weights, seat)).collect();
    Seat::first(points.len()).map(|seat| lead_reward::<G>(&points, seat)).collect()
}

/// The rewards of a finished game. The points count beside the victory: a search that is rewarded for
/// winning alone plays at random once it expects to lose.
fn final_rewards<G: Judged>(verdict: &Verdict) -> PerSeat<f32> {
    /// The share of the victory in a reward; the rest is for the lead in points.
    const WIN_WEIGHT: f32 = 0.75;
    let points: PerSeat<f32> = verdict.points.iter().map(|it| small(*it)).collect();
    let has_won = |seat: &Seat| verdict.places[seat.idx()] == 1;
    let share = 1.0 / many(Seat::first(points.len()).filter(has_won).count());
    let reward = |seat: Seat| {
        let lead = lead_reward::<G>(&points, seat);
        if points.len() == 1 {
            return lead;
        }
        let won = if has_won(&seat) { share } else { 0.0 };
        WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * lead
    };
    Seat::first(points.len()).map(reward).collect()
}

/// The reward of `seat` for its lead in `points`: a half if it is level with the best of the others or, in a
/// solo game, with par. The scale of a solo game is wider, so that every point counts nearly as much as the
/// next.
fn lead_reward<G: Judged>(points: &[f32], seat: Seat) -> f32 {
    let rivals = points.iter().enumerate().filter(|(at, _)| *at != seat.idx());
    let best = rivals.map(|(_, points)| *points).reduce(f32::max);
    let scale = if best.is_some() { G::LEAD_POINTS } else { G::PAR_POINTS };
    let lead = (points[seat.idx()] - best.unwrap_or(G::PAR_POINTS)) / scale;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The reward of a solo game that ends with this number of points.
pub(crate) fn solo_reward<G: Judged>(points: i32) -> f32 {
    lead_reward::<G>(&[small(points)], Seat(0))
}

/// The reward of a solo game in which `record` points are the goal: half of the reward is [`solo_reward`], half
/// is the distance to the record. The scale of the second half is narrow, so that a plan which often just
/// misses the record is worth less than one which sometimes reaches it.
pub(crate) fn record_reward<G: Judged>(points: i32, record: i32) -> f32 {
    /// The distance to the record, in points, at which the half of the reward for the record has changed by half of its
    /// range.
    const RECORD_SCALE_POINTS: f32 = 3.0;
    let lead = (small(points) + 0.5 - small(record)) / RECORD_SCALE_POINTS;
    let near = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    0.5 * solo_reward::<G>(points) + 0.5 * near
}

/// The maximum number of decisions of the same turn that a lookahead plays after the first one.
const MAX_LOOKAHEAD_DECISIONS: usize = 12;

/// The one-step lookahead value of `action`: the points that `seat` can expect after it, once the
/// rollout policy has finished the turn and chance has been sampled once. `actions` is a buffer.
pub(crate) fn lookahead_value<G: Judged>(
    world: &G,
    weights: &G::Weights,
    seat: Seat,
    action: G::Action,
    luck: &mut impl Luck,
    actions: &mut Vec<G::Action>,
) -> f32 {
    let mut after = world.clone();
    after.apply(&Event::Choice { seat, action });
    let mut decisions = 0;
    loop {
        let event = match after.turn() {
            Turn::Chance => {
                // The only player of a solo game is asked again and again: there a chance event ends
                // the turn.
                if after.seated() == 1 {
                    decisions = MAX_LOOKAHEAD_DECISIONS;
                }
                Event::Chance(after.draw(luck))
            }
            Turn::Players(seats) if seats.contains(seat) && decisions < MAX_LOOKAHEAD_DECISIONS => {
                decisions += 1;
                actions.clear();
                after.actions(seat, actions);
                Event::Choice { seat, action: after.rollout_action(weights, seat, actions, luck) }
            }
            Turn::Players(_) | Turn::Over => return after.expected_points(weights, seat),
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
