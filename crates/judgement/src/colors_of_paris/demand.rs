//! The demand of a player for each action: a quick estimate of the value of one more assistant
//! there, for the rollout policy.

use colors_of_paris::{Deed, Painter, Pigment, Studio, Tool, variants::Counting};
use game::Seat;

use super::{
    finish::finish,
    projection::Projection,
    work::{ColorCounts, PARTS},
};
use crate::small;

/// The demand by action.
pub(super) type Demand = [f32; Deed::ALL.len()];

/// The demand of `seat` for every action.
pub(super) fn demand(studio: &Studio, seat: Seat) -> Demand {
    let projection = Projection::of(studio, seat);
    let needs = Needs::new(studio, seat, &projection);
    Deed::ALL.map(|deed| needs.worth(deed))
}

/// What the demand of a seat is computed from.
struct Needs<'a> {
    studio: &'a Studio,
    /// The maximum number of pigments that the seat can keep.
    kept: u8,
    painter: &'a Painter,
    projection: &'a Projection,
    /// The number of cells for which there is no pigment, by color.
    lacking: ColorCounts,
    /// The number of cells for which there is a pigment.
    ready: u8,
    /// The number of full paintings that wait to be exhibited.
    full: u8,
    /// Whether one more painting action finishes a painting.
    finishes: bool,
    /// The number of pigments that can pay for something: all but black.
    payable: u8,
}

impl Needs<'_> {
    fn new<'a>(studio: &'a Studio, seat: Seat, projection: &'a Projection) -> Needs<'a> {
        let painter = studio.painter(seat);
        let payable = projection.stock[..Pigment::Black as usize].iter().sum();
        let mut needs = Needs {
            studio,
            kept: studio.limit(seat),
            painter,
            projection,
            lacking: ColorCounts::default(),
            ready: 0,
            full: 0,
            finishes: false,
            payable,
        };
        for card in painter.paintings.iter() {
            let wanted = studio.wanted(card);
            let cells: u8 = wanted.iter().sum();
            needs.full += u8::from(cells == 0);
            needs.ready += Projection::matching(projection.stock, wanted);
            let strokes = projection.strokes + projection.level(Tool::Brush);
            needs.finishes |= projection.strokes < cells
                && finish(studio, seat, card, projection.stock, strokes, 0).is_some();
            for ((lacking, wanted), there) in
                needs.lacking.iter_mut().zip(wanted).zip(projection.stock)
            {
                *lacking += wanted.saturating_sub(there);
            }
        }
        needs
    }

    /// The value of one more assistant on `deed`.
    fn worth(&self, deed: Deed) -> f32 {
        match deed {
            Deed::AcquireRed => self.acquiring(Pigment::Red),
            Deed::AcquireYellow => self.acquiring(Pigment::Yellow),
            Deed::AcquireBlue => self.acquiring(Pigment::Blue),
            Deed::MixOrange => self.mixing(Pigment::Orange),
            Deed::MixGreen => self.mixing(Pigment::Green),
            Deed::MixViolet => self.mixing(Pigment::Violet),
            Deed::MixBlack => self.mixing_black(),
            Deed::ImproveTube => self.improving(Tool::Tube, 0.9),
            Deed::ImprovePalette => self.improving(Tool::Palette, 1.2),
            Deed::ImproveBrush => self.improving(Tool::Brush, 1.2),
            Deed::TakePainting => self.visiting(),
            Deed::Paint => self.painting(),
            Deed::FirstPlayer => 0.5,
            Deed::Imitator => 0.8,
            Deed::Rotate => 0.1,
            Deed::White => 0.4,
        }
    }

    /// The demand for acquiring a primary color; lower if the reserve has no room for it (CP-6.3).
    fn acquiring(&self, color: Pigment) -> f32 {
        let (at, tube) = (color as usize, self.projection.level(Tool::Tube));
        let has_room = self.payable + tube <= self.kept + self.projection.strokes;
        let wanted = 0.2 + 0.25 * small(self.lacking[at].min(tube).into());
        let none = if self.projection.stock[at] == 0 { 0.5 } else { 0.0 };
        if has_room { wanted + none } else { 0.2 * (wanted + none) }
    }

    /// The demand for mixing a secondary color; higher if the player has none of it, because one of each makes
    /// a black.
    fn mixing(&self, color: Pigment) -> f32 {
        let (at, palette) = (color as usize, self.projection.level(Tool::Palette));
        if PARTS[at - 3].iter().any(|it| self.projection.stock[*it] == 0) {
            return 0.05;
        }
        let none = if self.projection.stock[at] == 0 { 0.7 } else { 0.0 };
        0.2 + 0.35 * small(self.lacking[at].min(palette).into()) + none
    }

    fn mixing_black(&self) -> f32 {
        let has_set = Pigment::SECONDARIES.iter().all(|it| self.projection.has(*it));
        if has_set && self.projection.blacks != 0 { 2.5 } else { 0.0 }
    }

    /// The demand for improving a tool, of which the first space is worth `most`.
    fn improving(&self, tool: Tool, most: f32) -> f32 {
        let left = most - 0.2 * small(self.projection.spaces[tool as usize].into());
        match self.studio.end {
            Some(_) => 0.0,
            None if self.payable < 4 => 0.3 * left,
            None => left,
        }
    }

    /// The demand for taking or exhibiting a painting.
    fn visiting(&self) -> f32 {
        let visits = self.projection.visits;
        let owned = self.painter.paintings.len() + self.painter.finished.len();
        let waits = match self.studio.rules.counting {
            Counting::Completed => owned + usize::from(visits) < 2,
            Counting::Exhibited => visits < self.full || self.finishes,
        };
        if waits { 2.0 } else { 0.1 }
    }

    fn painting(&self) -> f32 {
        let brush = self.projection.level(Tool::Brush);
        let strokes = self.ready.saturating_sub(self.projection.strokes).min(brush);
        0.4 * small(strokes.into()) + if self.finishes { 3.0 } else { 0.0 }
    }
}
