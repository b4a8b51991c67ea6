//! Scoring: ribbons (CV-3.6), points, and the final ranking (CV-4).

use game::{Clause, PerSeat, Seat, Source, Verdict, places_by};

use crate::{
    components::{Color, Icons},
    conditions,
    round::Step,
    state::{Canvas, Painter},
};

/// The points for a gray ribbon (CV-4.2).
pub const GRAY_POINTS: i32 = 2;

impl Canvas {
    /// Gives `seat` the ribbons for a new painting that shows `icons`.
    pub(crate) fn award(&mut self, seat: Seat, icons: Icons) {
        let ribbons = self.earned(&self.painters[seat.idx()].ribbons, icons);
        let owned = &mut self.painters[seat.idx()].ribbons;
        for (owned, new) in owned.iter_mut().zip(ribbons) {
            *owned += new;
        }
    }

    /// By color, the number of ribbons that a painting earns for a player who has the ribbons `owned`. A
    /// condition earns a ribbon each time it is met, up to the end of its track; gray ribbons have no limit
    /// (CV-3.6).
    #[must_use]
    pub fn earned(&self, owned: &[u8; 5], icons: Icons) -> [u8; 5] {
        let mut ribbons = [0; 5];
        for (place, condition) in self.scoring.iter().enumerate() {
            let steps = u8::try_from(condition.track().len()).expect("a short track");
            ribbons[place] = condition.met(icons).min(steps.saturating_sub(owned[place]));
        }
        ribbons[Color::Gray as usize] = conditions::bonus(icons);
        ribbons
    }

    /// The present points of `painter` (CV-4.2).
    #[must_use]
    pub fn points(&self, painter: &Painter) -> i32 {
        let places = 0..self.scoring.len();
        let gray = i32::from(painter.ribbons[Color::Gray as usize]) * GRAY_POINTS;
        places.map(|place| self.points_for(painter, place)).sum::<i32>() + gray
    }

    fn points_for(&self, painter: &Painter, place: usize) -> i32 {
        match painter.ribbons[place] {
            0 => 0,
            ribbons => i32::from(self.scoring[place].track()[usize::from(ribbons) - 1]),
        }
    }

    /// The sources of the points of `seat`.
    pub(crate) fn sources(&self, seat: Seat) -> Vec<Source> {
        let painter = &self.painters[seat.idx()];
        let gray = i32::from(painter.ribbons[Color::Gray as usize]) * GRAY_POINTS;
        let scored = self.scoring.iter().enumerate().map(|(place, condition)| Source {
            name: condition.name(),
            points: self.points_for(painter, place),
        });
        scored.chain([Source { name: "bonus", points: gray }]).collect()
    }

    /// The verdict: most points, then most tokens, then most votes (CV-4.3).
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        let end = match self.step() {
            Step::Exhibition => Clause("CV-4.1"),
            Step::Standstill => Clause("CV-3.7"),
            Step::Scoring
            | Step::Refill
            | Step::Deal
            | Step::Start
            | Step::Turn(_)
            | Step::Lay(_)
            | Step::Frame(_)
            | Step::Toss
            | Step::Jury => return None,
        };
        let votes = self.votes();
        let merits: PerSeat<_> =
            self.merits().iter().zip(votes).map(|(merit, votes)| (*merit, votes)).collect();
        let points = merits.iter().map(|((points, _), _)| *points).collect();
        Some(Verdict { end, points, places: places_by(&merits) })
    }

    /// The points and the number of tokens, by seat.
    pub(crate) fn merits(&self) -> PerSeat<(i32, u8)> {
        let seats = &self.painters[..usize::from(self.seats)];
        seats.iter().map(|painter| (self.points(painter), painter.tokens)).collect()
    }
}
