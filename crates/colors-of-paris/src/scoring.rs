//! The end, the points and the places (CP-10, CP-9.6, CP-9.7).

use game::{Clause, PerSeat, Source, Verdict, places_by};
use serde::Serialize;

use crate::{
    cards::Card,
    components::Pigment,
    round::Step,
    state::{Painter, Studio, Token},
    variants::{Black, Counting, Ties, Twins},
};

/// The reason why the end was called (CP-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// A player has two paintings that count.
    Paintings,
    /// The last black was taken.
    Black,
    /// A marker came to its last space (CP-9.5).
    Marker,
    /// The last of the agreed rounds is over (CP-10.4).
    Rounds,
}

/// The points for a black (CP-10.2, CP-9.4b).
pub const BLACK_POINTS: i32 = 6;
/// The points for a white on a painting that counts (CP-10.2).
pub const WHITE_POINTS: i32 = -2;

impl Studio {
    fn values(&self, painter: &Painter) -> impl Iterator<Item = i32> {
        let values = self.rules.values;
        painter.finished.iter().map(move |card| i32::from(values[self.deck.tier(card)]))
    }

    fn white(&self, painter: &Painter) -> i32 {
        painter.finished.iter().map(|card| number(self.cells[card.idx()].white())).sum()
    }

    fn signatures(&self, cards: impl Iterator<Item = Card>) -> i32 {
        number(cards.map(|card| u32::from(self.cells[card.idx()].is_signed())).sum())
    }

    fn black_points(&self, painter: &Painter) -> i32 {
        BLACK_POINTS
            * match self.rules.black {
                Black::Points => i32::from(painter.reserve.count(Pigment::Black)),
                Black::Signature => self.signatures(painter.finished.iter()),
            }
    }

    /// The points for tokens, one of them turned over for two paintings of the same picture (CP-9.6).
    fn token_points(&self, painter: &Painter) -> i32 {
        let points: i32 = painter.tokens.iter().map(|it| it.points()).sum();
        let turns = self.rules.twins == Twins::On
            && painter.tokens.contains(&Token::Six)
            && self.has_twins(painter);
        points + if turns { Token::Ten.points() - Token::Six.points() } else { 0 }
    }

    fn has_twins(&self, painter: &Painter) -> bool {
        let mut pictures = 0_u8;
        painter.finished.iter().any(|card| {
            let picture = 1 << self.deck.picture(card) as u8;
            let twin = pictures & picture != 0;
            pictures |= picture;
            twin
        })
    }

    /// The present points of `painter` (CP-10.2).
    #[must_use]
    pub fn points(&self, painter: &Painter) -> i32 {
        self.values(painter).sum::<i32>()
            + self.black_points(painter)
            + self.token_points(painter)
            + WHITE_POINTS * self.white(painter)
    }

    /// The sources of the points of `painter`.
    pub(crate) fn sources(&self, painter: &Painter) -> Vec<Source> {
        let source = |name, points| Source { name, points };
        vec![
            source("paintings", self.values(painter).sum()),
            source("black", self.black_points(painter)),
            source("tokens", self.token_points(painter)),
            source("white", WHITE_POINTS * self.white(painter)),
        ]
    }

    /// The points and the tie-breakers of `painter`, in their order; higher numbers win (CP-10.3, CP-9.7).
    #[must_use]
    pub fn merit(&self, painter: &Painter) -> [i32; 4] {
        let fewest_white = -self.white(painter);
        let most_valuable = self.values(painter).max().unwrap_or_default();
        let all = painter.finished.iter().chain(painter.paintings.iter());
        let black = i32::from(painter.reserve.count(Pigment::Black)) + self.signatures(all);
        let points = self.points(painter);
        match self.rules.ties {
            Ties::Base => [points, fewest_white, most_valuable, black],
            Ties::J => [points, most_valuable, black, fewest_white],
        }
    }

    pub(crate) fn verdict(&self) -> Option<Verdict> {
        if self.step() != Step::Over {
            return None;
        }
        let merits: PerSeat<_> = self.seated().iter().map(|it| self.merit(it)).collect();
        let points = merits.iter().map(|merit| merit[0]).collect();
        let end = self.end.expect("the game is over for a reason");
        Some(Verdict { end: self.clause(end), points, places: places_by(&merits) })
    }

    fn clause(&self, end: End) -> Clause {
        Clause(match (end, self.rules.counting) {
            (End::Paintings, Counting::Completed) => "CP-10.1",
            (End::Paintings, Counting::Exhibited) => "CP-9.3",
            (End::Black, _) => "CP-4.3",
            (End::Marker, _) => "CP-9.5",
            (End::Rounds, _) => "CP-10.4",
        })
    }
}

fn number(n: u32) -> i32 {
    i32::try_from(n).expect("a small number")
}
