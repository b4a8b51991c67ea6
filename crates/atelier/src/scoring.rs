//! Originals and fakes (AT-5.1), the end, the points and the places (AT-6).

use game::{Clause, PerSeat, Seat, Source, Verdict, places_by};
use serde::Serialize;

use crate::{
    components::{BLANK, Card, DRAWN, PAINTED},
    objectives::Objective,
    round::Step,
    state::Studio,
    switches::BlankPoints,
};

/// The points for an original (AT-6.2).
pub const ORIGINAL_POINTS: i32 = 4;
/// The points for a fake (AT-6.2).
pub const FAKE_POINTS: i32 = 3;
/// The points for a drawn canvas in sight (AT-6.2).
pub const DRAWING_POINTS: i32 = 1;

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// The number of paintings that ends the game has been reached (AT-6.1).
    Paintings,
    /// Standstill: no player can do anything (AT-6.4).
    Standstill,
    /// The last round that was agreed on is over (AT-6.5).
    Rounds,
}

/// The works of a palette: the canvases in sight, which count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Works {
    /// The number of original paintings.
    pub originals: i32,
    /// The number of fakes.
    pub fakes: i32,
    /// The number of drawn canvases without a painting.
    pub drawings: i32,
    /// The number of blank canvases without a drawing.
    pub blanks: i32,
}

/// The points of a player by source (AT-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// The points for original paintings.
    pub originals: i32,
    /// The points for fakes.
    pub fakes: i32,
    /// The points for drawn canvases.
    pub drawings: i32,
    /// The points for blank canvases, which may be negative (AT-8.2).
    pub blanks: i32,
    /// The points for objectives (AT-5.2).
    pub objectives: i32,
}

impl Points {
    /// The sum of all points.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.in_sight() + self.objectives
    }

    /// The points for works, without those for objectives.
    #[must_use]
    pub const fn in_sight(self) -> i32 {
        self.originals + self.fakes + self.drawings + self.blanks
    }

    pub(crate) fn sources(self) -> Vec<Source> {
        let source = |name, points| Source { name, points };
        vec![
            source("originals", self.originals),
            source("fakes", self.fakes),
            source("drawn-canvases", self.drawings),
            source("blank-canvases", self.blanks),
            source("objectives", self.objectives),
        ]
    }
}

impl Studio {
    /// Marks a new painting as a fake if another of its subject lies in any palette (AT-5.1).
    pub(crate) fn sign(&mut self, painting: Card) {
        if !(self.paintings() & self.deck.same_subject(painting)).is_empty() {
            self.fakes.add(painting);
        }
    }

    /// The reason why the game is over before the turn of `next`; `None` if it is not over (AT-6.1, AT-6.4,
    /// AT-6.5).
    pub(crate) fn end_before(&self, next: Seat) -> Option<End> {
        if self.passes == self.seats {
            return Some(End::Standstill);
        }
        if next != self.first {
            return None;
        }
        if usize::from(self.rules.paintings) <= self.paintings().len() {
            return Some(End::Paintings);
        }
        let last = self.rules.rounds.map(u16::from);
        (last == Some(self.round)).then_some(End::Rounds)
    }

    /// The works of `seat` (AT-6.2).
    #[must_use]
    pub fn works(&self, seat: Seat) -> Works {
        let visible = self.palette(seat) - self.covered;
        let count = |cards: crate::Cards| i32::try_from(cards.len()).expect("few cards");
        Works {
            originals: count((visible & PAINTED) - self.fakes),
            fakes: count(visible & self.fakes),
            drawings: count(visible & DRAWN),
            blanks: count(visible & BLANK),
        }
    }

    /// The present points of `seat` (AT-6.2).
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.points_by_source(seat).total()
    }

    /// The points of `seat` by source, at any time of a game.
    #[must_use]
    pub fn points_by_source(&self, seat: Seat) -> Points {
        let Works { originals, fakes, drawings, blanks } = self.works(seat);
        let blank = match self.rules.blank {
            BlankPoints::Minus => -1,
            BlankPoints::Plus => 1,
        };
        let owns = |it: &Objective| self.objectives[*it as usize] == Some(seat);
        Points {
            originals: originals * ORIGINAL_POINTS,
            fakes: fakes * FAKE_POINTS,
            drawings: drawings * DRAWING_POINTS,
            blanks: blanks * blank,
            objectives: Objective::ALL.into_iter().filter(owns).map(Objective::points).sum(),
        }
    }

    /// The verdict: most points, then most originals, fakes and drawings (AT-6.3).
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        let end = match self.step {
            Step::Over(End::Paintings) => Clause("AT-6.1"),
            Step::Over(End::Standstill) => Clause("AT-6.4"),
            Step::Over(End::Rounds) => Clause("AT-6.5"),
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Place(..)
            | Step::Pay(_) => return None,
        };
        let merit = |seat| {
            let Works { originals, fakes, drawings, .. } = self.works(seat);
            (self.points(seat), originals, fakes, drawings)
        };
        let merits: PerSeat<_> = self.all_seats().map(merit).collect();
        let points = merits.iter().map(|(points, ..)| *points).collect();
        Some(Verdict { end, points, places: places_by(&merits) })
    }
}
