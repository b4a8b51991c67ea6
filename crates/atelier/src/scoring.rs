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

/// What an original is worth (AT-6.2).
pub const ORIGINAL: i32 = 4;
/// What a fake is worth (AT-6.2).
pub const FAKE: i32 = 3;
/// What a drawn canvas in sight is worth (AT-6.2).
pub const DRAWING: i32 = 1;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// There are enough paintings (AT-6.1).
    Paintings,
    /// Nobody can do anything (AT-6.4).
    Standstill,
    /// The last round that was agreed on is over (AT-6.5).
    Rounds,
}

/// What lies in sight in a palette, and counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Works {
    /// Original paintings.
    pub originals: i32,
    /// Fakes.
    pub fakes: i32,
    /// Drawn canvases without a painting.
    pub drawings: i32,
    /// Blank canvases without a drawing.
    pub blanks: i32,
}

/// Points, by what brings or costs them (AT-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// Of original paintings.
    pub originals: i32,
    /// Of fakes.
    pub fakes: i32,
    /// Of drawn canvases.
    pub drawings: i32,
    /// Of blank canvases (AT-8.2).
    pub blanks: i32,
    /// Of objectives (AT-5.2).
    pub objectives: i32,
}

impl Points {
    /// All of them.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.in_sight() + self.objectives
    }

    /// Those of the works, which change with every canvas that is laid; objectives stay.
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
    /// A painting is the original if no other of its subject lies anywhere (AT-5.1).
    pub(crate) fn sign(&mut self, painting: Card) {
        if !(self.paintings() & self.deck.same_subject(painting)).is_empty() {
            self.fakes.add(painting);
        }
    }

    /// Whether and why the game is over when it would be the turn of `next` (AT-6.1, AT-6.4, AT-6.5).
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

    /// What lies in sight before `seat` (AT-6.2).
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

    /// The points of `seat` as they stand (AT-6.2).
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.points_by_source(seat).total()
    }

    /// Where the points of `seat` come from, in the midst of a game as at its end.
    #[must_use]
    pub fn points_by_source(&self, seat: Seat) -> Points {
        let Works { originals, fakes, drawings, blanks } = self.works(seat);
        let blank = match self.rules.blank {
            BlankPoints::Minus => -1,
            BlankPoints::Plus => 1,
        };
        let owns = |it: &Objective| self.objectives[*it as usize] == Some(seat);
        Points {
            originals: originals * ORIGINAL,
            fakes: fakes * FAKE,
            drawings: drawings * DRAWING,
            blanks: blanks * blank,
            objectives: Objective::ALL.into_iter().filter(owns).map(Objective::points).sum(),
        }
    }

    /// The result: most points, then most originals, fakes and drawings (AT-6.3).
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
