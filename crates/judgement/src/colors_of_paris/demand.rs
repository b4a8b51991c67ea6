//! By action, how much one more assistant there is wanted, at a glance.

use colors_of_paris::{Deed, Painter, Pigment, Studio, Tool, variants::Counting};
use game::Seat;

use super::{finish::finish, outlook::Outlook, work::PARTS};
use crate::small;

/// By action, how much it is wanted.
pub(super) type Demand = [f32; Deed::ALL.len()];

/// What `seat` wants most.
pub(super) fn demand(studio: &Studio, seat: Seat) -> Demand {
    let outlook = Outlook::of(studio, seat);
    let wishes = Wishes::new(studio, seat, &outlook);
    Deed::ALL.map(|deed| wishes.worth(deed))
}

struct Wishes<'a> {
    studio: &'a Studio,
    /// How many pigments can be kept.
    kept: u8,
    painter: &'a Painter,
    outlook: &'a Outlook,
    /// By color, the cells for which there is no pigment.
    lacking: [u8; 6],
    /// Cells for which there is one.
    ready: u8,
    /// Paintings that wait to be exhibited.
    full: u8,
    /// Whether one more action finishes a painting.
    finishes: bool,
    payable: u8,
}

impl Wishes<'_> {
    fn new<'a>(studio: &'a Studio, seat: Seat, outlook: &'a Outlook) -> Wishes<'a> {
        let painter = studio.painter(seat);
        let payable = outlook.stock[..Pigment::Black as usize].iter().sum();
        let mut wishes = Wishes {
            studio,
            kept: studio.limit(seat),
            painter,
            outlook,
            lacking: [0; 6],
            ready: 0,
            full: 0,
            finishes: false,
            payable,
        };
        for card in painter.paintings.iter() {
            let wanted = studio.wanted(card);
            let cells: u8 = wanted.iter().sum();
            wishes.full += u8::from(cells == 0);
            wishes.ready += Outlook::matching(outlook.stock, wanted);
            let strokes = outlook.strokes + outlook.level(Tool::Brush);
            wishes.finishes |= outlook.strokes < cells
                && finish(studio, seat, card, outlook.stock, strokes, 0).is_some();
            for ((lacking, wanted), there) in
                wishes.lacking.iter_mut().zip(wanted).zip(outlook.stock)
            {
                *lacking += wanted.saturating_sub(there);
            }
        }
        wishes
    }

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

    /// Less if there is no room for so many (CP-6.3).
    fn acquiring(&self, color: Pigment) -> f32 {
        let (at, tube) = (color as usize, self.outlook.level(Tool::Tube));
        let has_room = self.payable + tube <= self.kept + self.outlook.strokes;
        let wanted = 0.2 + 0.25 * small(self.lacking[at].min(tube).into());
        let none = if self.outlook.stock[at] == 0 { 0.5 } else { 0.0 };
        if has_room { wanted + none } else { 0.2 * (wanted + none) }
    }

    /// More where there is none at all: one of each makes a black.
    fn mixing(&self, color: Pigment) -> f32 {
        let (at, palette) = (color as usize, self.outlook.level(Tool::Palette));
        if PARTS[at - 3].iter().any(|it| self.outlook.stock[*it] == 0) {
            return 0.05;
        }
        let none = if self.outlook.stock[at] == 0 { 0.7 } else { 0.0 };
        0.2 + 0.35 * small(self.lacking[at].min(palette).into()) + none
    }

    fn mixing_black(&self) -> f32 {
        let has_set = Pigment::SECONDARIES.iter().all(|it| self.outlook.has(*it));
        if has_set && self.outlook.blacks != 0 { 2.5 } else { 0.0 }
    }

    fn improving(&self, tool: Tool, most: f32) -> f32 {
        let left = most - 0.2 * small(self.outlook.spaces[tool as usize].into());
        match self.studio.end {
            Some(_) => 0.0,
            None if self.payable < 4 => 0.3 * left,
            None => left,
        }
    }

    fn visiting(&self) -> f32 {
        let visits = self.outlook.visits;
        let owned = self.painter.paintings.len() + self.painter.finished.len();
        let waits = match self.studio.rules.counting {
            Counting::Completed => owned + usize::from(visits) < 2,
            Counting::Exhibited => visits < self.full || self.finishes,
        };
        if waits { 2.0 } else { 0.1 }
    }

    fn painting(&self) -> f32 {
        let brush = self.outlook.level(Tool::Brush);
        let strokes = self.ready.saturating_sub(self.outlook.strokes).min(brush);
        0.4 * small(strokes.into()) + if self.finishes { 3.0 } else { 0.0 }
    }
}
