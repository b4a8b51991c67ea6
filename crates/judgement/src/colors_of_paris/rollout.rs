//! The rollout policy of Colors of Paris.

use colors_of_paris::{Action, Bonus, Cards, ColorsOfParis, Deed, Pigment, Step, Stroke, Studio};
use game::{Luck, Seat};

use super::{
    demand::demand,
    finish::{Stock, finish},
    projection::Projection,
    work::ColorCounts,
};
use crate::{highest_priority, small};

/// The choice of the rollout policy.
pub(super) fn choose<L: Luck>(
    world: &ColorsOfParis,
    seat: Seat,
    actions: &[Action],
    luck: &mut L,
) -> Action {
    let studio = world.studio();
    if let Step::Paint { left, guests, .. } = studio.step() {
        return paint(studio, seat, actions, left, guests, luck);
    }
    if let Action::Place(_) | Action::Stand(_) | Action::Copy(_) = actions[0] {
        return by_demand(studio, seat, actions, luck);
    }
    if let Action::Pay(_) | Action::Dry(_) = actions[0] {
        return part_with(studio, seat, actions, luck);
    }
    highest_priority(actions, luck, |it| priority(studio, seat, it))
}

/// The action that pays with the most dispensable of the player's pigments.
fn part_with<L: Luck>(studio: &Studio, seat: Seat, actions: &[Action], luck: &mut L) -> Action {
    let spare = spare(studio, seat);
    highest_priority(actions, luck, |it| {
        if let Action::Pay(pigment) | Action::Dry(pigment) = it {
            spare[pigment as usize]
        } else {
            0
        }
    })
}

/// The action with the highest demand plus a little noise.
fn by_demand<L: Luck>(studio: &Studio, seat: Seat, actions: &[Action], luck: &mut L) -> Action {
    let demand = demand(studio, seat);
    let mut best = (-1.0, actions[0]);
    for action in actions {
        let (Action::Place(deed) | Action::Stand(deed) | Action::Copy(deed)) = *action else {
            continue;
        };
        let noise = i32::try_from(luck.below(64)).unwrap_or_default();
        let score = demand[deed as usize] + 0.01 * small(noise);
        if best.0 < score {
            best = (score, *action);
        }
    }
    best.1
}

/// A stroke on a painting that can be finished now, else a matching one on the painting with the
/// fewest cells left.
fn paint<L: Luck>(
    studio: &Studio,
    seat: Seat,
    actions: &[Action],
    left: u8,
    guests: u8,
    luck: &mut L,
) -> Action {
    let stock = studio.painter(seat).reserve.counts();
    let paintings = studio.painter(seat).paintings.iter();
    let finished: Cards = paintings
        .filter(|card| finish(studio, seat, *card, stock, left, guests).is_some())
        .collect();
    highest_priority(actions, luck, |it| {
        if let Action::Paint(stroke) = it {
            stroke_priority(studio, stroke, stock, finished.contains(stroke.card))
        } else if let Action::Borrow(_, card, _) = it {
            if finished.contains(card) { FINISH_PRIORITY + 5 } else { 1 }
        } else {
            STOP_PRIORITY
        }
    })
}

/// The priority of stopping to paint.
const STOP_PRIORITY: u32 = 5;
/// The priority of a stroke on a painting that can be finished now.
const FINISH_PRIORITY: u32 = 100;

/// The priority of a stroke: first on paintings that can be finished, then matching ones where few
/// cells are left.
fn stroke_priority(studio: &Studio, stroke: Stroke, stock: Stock, finishes: bool) -> u32 {
    let wanted = studio.wanted(stroke.card);
    let fit = 10 * fit(stroke, wanted, stock);
    if finishes {
        FINISH_PRIORITY + fit
    } else if fit < 30 {
        1
    } else {
        fit + 9 - u32::from(wanted.iter().sum::<u8>())
    }
}

/// How well a stroke fits its cell: the signature first, then the matching color, then a substitute
/// for a lacking one.
fn fit(stroke: Stroke, wanted: ColorCounts, stock: Stock) -> u32 {
    let (cell, pigment) = (stroke.cell.color(), stroke.pigment);
    let lacks = stock[cell as usize] < wanted[cell as usize];
    if pigment == Pigment::Black {
        4 + u32::from(lacks)
    } else if pigment == cell {
        3
    } else if pigment == Pigment::White {
        u32::from(lacks)
    } else {
        2 * u32::from(lacks && wanted[pigment as usize] < stock[pigment as usize])
    }
}

/// For each pigment, how dispensable it is.
fn spare(studio: &Studio, seat: Seat) -> [u32; 8] {
    let painter = studio.painter(seat);
    let mut spare = painter.reserve.counts().map(|it| 20 + 2 * u32::from(it));
    for card in painter.paintings.iter() {
        for (spare, wanted) in spare.iter_mut().zip(studio.wanted(card)) {
            *spare -= 2 * u32::from(wanted).min(*spare / 2);
        }
    }
    for color in Pigment::SECONDARIES {
        spare[color as usize] = spare[color as usize].saturating_sub(2);
    }
    spare[Pigment::White as usize] += 1;
    spare[Pigment::Black as usize] = 0;
    spare
}

/// The priority of actions that need no demand.
fn priority(studio: &Studio, seat: Seat, action: Action) -> u32 {
    let painter = studio.painter(seat);
    match action {
        Action::Lay(deed) => turn(deed),
        Action::Exhibit(_) | Action::ExhibitBy(_) => 90,
        Action::Use(Bonus::Imitator | Bonus::Exchange) => 1,
        Action::Use(_) => 30,
        Action::Take(card) => {
            let wanted = studio.wanted(card);
            let there = Projection::matching(painter.reserve.counts(), wanted);
            10 + u32::from(studio.rules.values[studio.deck.tier(card)]) / 2 + u32::from(there)
        }
        Action::Paint(_) | Action::Borrow(..) => 20,
        Action::Buy(_) if painter.paintings.len() + painter.finished.len() < 2 => 5,
        Action::Buy(_) => 40,
        Action::Hire if studio.round < 8 && !studio.is_last_round() => 3,
        Action::Advance(tool) => 20 - u32::from(painter.tools[tool as usize]),
        Action::Mix(color, _) => 10 - u32::from(painter.reserve.count(color).min(9)),
        Action::Hire | Action::Stop => 1,
        Action::Decline(_) => 0,
        Action::Keep(_)
        | Action::Tint(_)
        | Action::Token
        | Action::Again
        | Action::Pick(_)
        | Action::Show(_)
        | Action::Place(_)
        | Action::Copy(_)
        | Action::Pay(_)
        | Action::Exchange(..)
        | Action::Turn(_)
        | Action::Dry(_)
        | Action::Stand(_) => 2,
    }
}

/// The priority among standing assistants: first actions that others could take away, then actions that help
/// the rest.
fn turn(deed: Deed) -> u32 {
    match deed {
        Deed::MixBlack => 60,
        Deed::TakePainting => 59,
        Deed::AcquireRed | Deed::AcquireYellow | Deed::AcquireBlue => 58,
        Deed::White | Deed::FirstPlayer | Deed::Rotate => 57,
        Deed::MixOrange | Deed::MixGreen | Deed::MixViolet => 55,
        Deed::ImproveBrush => 53,
        Deed::Imitator => 52,
        Deed::Paint => 51,
        Deed::ImprovePalette | Deed::ImproveTube => 50,
    }
}
