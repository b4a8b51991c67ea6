//! Colors of Paris: how far the paintings are, with what lies on them and what the reserve could
//! add; how good the tools are; and what the assistants who stand will bring.

use colors_of_paris::{Action, Card, ColorsOfParis, Deed, Painter, Pigment, Reserve, Studio, Tool};
use game::{Luck, Seat};

use crate::{Judged, Skill, small, strongest, weights::weights};

/// A painting has nine cells (CP-1.4), three of which may be white (CP-4.7).
const CELLS: f32 = 9.0;
const MOST_WHITE: u8 = 3;
weights! {
    /// How far a cell is on its way with its pigment in reserve, where a painted one is at 1.
    in_reserve = 0.7;
    /// With what it is mixed from.
    mixable = 0.4;
    /// With a white to stand in.
    white_instead = 0.5;
    /// Only two paintings have to be finished (CP-10.1): what the second is worth to the one who
    /// has begun it, where the farthest one is at 1.
    second_painting = 0.55;
    /// And the third.
    third_painting = 0.2;
    /// An assistant.
    assistant = 2.0;
    /// A level of each tool.
    tube = 0.6;
    palette = 0.6;
    brush = 0.9;
    /// A space of a tool's track.
    space = 0.5;
    /// A pigment in reserve.
    pigment = 0.12;
    /// A bonus card.
    card = 1.0;
}

impl Judged for ColorsOfParis {
    type Weights = Weights;

    const LEAD: f32 = 8.0;
    const PAR: f32 = 40.0;
    const PATIENCE: u32 = 16;
    const LEVELS: [Skill; 5] = [
        Skill::Glance { blunders: Some(2) },
        Skill::Glance { blunders: Some(6) },
        Skill::Search { games: 60 },
        Skill::Search { games: 600 },
        Skill::Search { games: 6_000 },
    ];

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        let studio = self.studio();
        let painter = studio.painter(seat);
        let levels = Tool::ALL.into_iter().zip([weights.tube, weights.palette, weights.brush]);
        let levels: f32 = levels.map(|(tool, it)| it * f32::from(studio.level(seat, tool))).sum();
        let spaces: f32 = painter.tools.iter().map(|space| weights.space * f32::from(*space)).sum();
        small(studio.points(painter))
            + paintings(studio, weights, painter)
            + levels
            + spaces
            + weights.assistant * f32::from(painter.assistants + painter.hired)
            + weights.pigment * f32::from(painter.reserve.total().min(12))
            + weights.card * f32::from(painter.cards.len())
            + standing(studio, seat)
    }

    /// Of two spaces the better one; then what the assistants stand for, and all the painting it can.
    fn improvise<L: Luck>(
        &self,
        _weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        if let Action::Place(_) = actions[0] {
            let two = [luck.pick(actions), luck.pick(actions)];
            let [one, other] = two.map(|it| match it {
                Action::Place(deed) => worth(self.studio(), seat, deed),
                _ => 0.0,
            });
            return if one < other { two[1] } else { two[0] };
        }
        strongest(actions, luck, urge)
    }
}

fn urge(action: Action) -> u32 {
    match action {
        Action::Paint(stroke) if stroke.pigment == stroke.cell => 5,
        Action::Paint(_) | Action::Borrow(..) => 4,
        Action::Exhibit(_) | Action::ExhibitBy(_) => 3,
        Action::Stop | Action::Decline(_) => 1,
        Action::Keep(_)
        | Action::Tint(_)
        | Action::Pick(_)
        | Action::Show(_)
        | Action::Place(_)
        | Action::Lay(_)
        | Action::Use(_)
        | Action::Take(_)
        | Action::Buy(_)
        | Action::Copy(_)
        | Action::Mix(..)
        | Action::Pay(_)
        | Action::Again
        | Action::Hire
        | Action::Token
        | Action::Advance(_)
        | Action::Exchange(..)
        | Action::Turn(_)
        | Action::Dry(_)
        | Action::Stand(_) => 2,
    }
}

/// What the paintings that do not count yet promise: the farthest one first.
fn paintings(studio: &Studio, weights: &Weights, painter: &Painter) -> f32 {
    let attention = [1.0, weights.second_painting, weights.third_painting];
    let mut best = [0.0_f32; 3];
    for card in painter.paintings.iter() {
        let mut promise = promise(studio, weights, painter.reserve, card);
        for place in &mut best {
            if *place < promise {
                std::mem::swap(place, &mut promise);
            }
        }
    }
    best.iter().zip(attention).map(|(promise, share)| promise * share).sum()
}

/// The value of a painting, as far as it is on its way.
fn promise(studio: &Studio, weights: &Weights, reserve: Reserve, card: Card) -> f32 {
    let cells = studio.cells[card.idx()];
    let value = f32::from(studio.rules.values[studio.deck.tier(card)]);
    let mut left = reserve;
    let mut whites = MOST_WHITE.saturating_sub(u8::try_from(cells.white()).unwrap_or(MOST_WHITE));
    let mut way = 0.0;
    for (color, painted) in studio.deck.cells(card).into_iter().zip(cells.all()) {
        way += if painted.is_some() {
            1.0
        } else if left.count(color) != 0 {
            left.take(color);
            weights.in_reserve
        } else if 0 < whites && left.count(Pigment::White) != 0 {
            left.take(Pigment::White);
            whites -= 1;
            weights.white_instead
        } else if color.parts().is_some_and(|parts| parts.iter().all(|it| left.count(*it) != 0)) {
            weights.mixable
        } else {
            0.0
        };
    }
    value * way / CELLS
}

/// What the assistants of `seat` who stand, or are still to be placed, will bring.
fn standing(studio: &Studio, seat: Seat) -> f32 {
    let painter = studio.painter(seat);
    let mut sum = f32::from(painter.center) * worth(studio, seat, Deed::White);
    for (sector, count) in (0_u8..).zip(painter.standing.counts()) {
        if count != 0 {
            let deed = studio.board.deed((sector + 12 - studio.turned % 12) % 12);
            sum += f32::from(count) * worth(studio, seat, deed);
        }
    }
    let inner = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate];
    for (deed, holder) in inner.into_iter().zip(studio.inner) {
        if holder == Some(seat) {
            sum += worth(studio, seat, deed);
        }
    }
    sum
}

/// What an assistant who carries out `deed` brings about, roughly.
fn worth(studio: &Studio, seat: Seat, deed: Deed) -> f32 {
    let painter = studio.painter(seat);
    let reserve = painter.reserve;
    let level = |tool| f32::from(studio.level(seat, tool));
    let mixes = |color: Pigment| {
        let parts = color.parts().unwrap_or([color; 2]);
        if parts.iter().all(|it| reserve.count(*it) != 0) { level(Tool::Palette) } else { 0.2 }
    };
    let improves = if 2 <= reserve.payable() { 1.3 } else { 0.3 };
    match deed {
        Deed::AcquireRed | Deed::AcquireYellow | Deed::AcquireBlue => 0.5 * level(Tool::Tube),
        Deed::White => 0.45 * level(Tool::Tube),
        Deed::MixOrange => 0.7 * mixes(Pigment::Orange),
        Deed::MixGreen => 0.7 * mixes(Pigment::Green),
        Deed::MixViolet => 0.7 * mixes(Pigment::Violet),
        Deed::MixBlack if Pigment::SECONDARIES.iter().all(|it| reserve.count(*it) != 0) => 4.0,
        Deed::MixBlack => 0.3,
        Deed::ImproveTube | Deed::ImprovePalette | Deed::ImproveBrush => improves,
        Deed::TakePainting if painter.paintings.len() < 2 => 1.5,
        Deed::TakePainting => 0.4,
        Deed::Paint if painter.paintings.is_empty() => 0.2,
        Deed::Paint => 0.8 * level(Tool::Brush),
        Deed::FirstPlayer | Deed::Imitator => 0.8,
        Deed::Rotate => 0.2,
    }
}
