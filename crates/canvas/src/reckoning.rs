//! Numbers that are computed from a view: points, ribbons, ties, objectives.

use game::{Seat, Seats};

use crate::{
    components::Icons,
    objectives::Objective,
    round::Step,
    state::{Canvas, Painter},
    view::View,
};

impl View {
    /// The step that the table waits for.
    #[must_use]
    pub fn step(&self) -> Step {
        self.agenda.last().copied().unwrap_or_default()
    }

    /// The present points of `painter` (CV-4.2).
    #[must_use]
    pub fn points(&self, painter: &Painter) -> i32 {
        self.open_table().points(painter)
    }

    /// By color, the number of ribbons that a painting with the visible icons `icons` earns for a player who
    /// has the ribbons `owned` (CV-3.6).
    #[must_use]
    pub fn earned(&self, owned: &[u8; 5], icons: Icons) -> [u8; 5] {
        self.open_table().earned(owned, icons)
    }

    /// The ribbons by color that each painting of `seat` received, in the order of the paintings.
    #[must_use]
    pub fn ribbons_by_painting(&self, seat: Seat) -> Vec<[u8; 5]> {
        self.open_table().ribbons_by_painting(seat)
    }

    /// The seats tied for the first place before any vote (CV-4.3).
    #[must_use]
    pub fn tied(&self) -> Seats {
        self.open_table().tied()
    }

    /// The objectives that `seat` has reached in this game, once it is finished (CV-8).
    #[must_use]
    pub fn objectives(&self, seat: Seat) -> Vec<Objective> {
        self.open_table().objectives(seat)
    }

    /// The state of the game without votes. Without votes nothing in the state is secret, so it can be made
    /// from a view.
    pub(crate) fn open_table(&self) -> Canvas {
        let mut painters = [Painter::default(); 5];
        painters[..self.painters.len()].copy_from_slice(&self.painters);
        Canvas {
            pile: self.pile,
            removed: self.removed,
            deck: self.deck,
            backgrounds: self.backgrounds,
            row: self.row,
            desk: self.desk,
            aside: self.aside,
            seats: u8::try_from(self.painters.len()).expect("five at most"),
            painters,
            ballots: [None; 5],
            scoring: self.scoring,
            rules: self.rules,
            agenda: self.agenda,
        }
    }
}
