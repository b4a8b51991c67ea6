//! The objectives (AT-5.2), each of which belongs to the first player who reaches it.

use game::Seat;
use serde::Serialize;

use crate::{
    components::{BLANK, Cards, Color, DRAWN, PAINTED},
    state::Studio,
    switches::Reach,
};

/// An objective (AT-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// The objective to have many blank canvases.
    BlankCanvases,
    /// The objective to have several drawn canvases.
    DrawnCanvases,
    /// The objective to have a painted canvas.
    PaintedCanvas,
    /// The objective to have every color.
    AllColors,
    /// The objective to have one color on many canvases.
    OneColor,
}

impl Objective {
    /// The five objectives.
    pub const ALL: [Objective; 5] = [
        Objective::BlankCanvases,
        Objective::DrawnCanvases,
        Objective::PaintedCanvas,
        Objective::AllColors,
        Objective::OneColor,
    ];

    /// The name of the objective.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Objective::BlankCanvases => "blank-canvases",
            Objective::DrawnCanvases => "drawn-canvases",
            Objective::PaintedCanvas => "painted-canvas",
            Objective::AllColors => "all-colors",
            Objective::OneColor => "one-color",
        }
    }

    /// The number of canvases, or of colors, that the objective asks for.
    #[must_use]
    pub const fn needs(self) -> usize {
        match self {
            Objective::BlankCanvases => 7,
            Objective::DrawnCanvases => 3,
            Objective::PaintedCanvas => 1,
            Objective::AllColors | Objective::OneColor => 5,
        }
    }

    /// The points for the objective.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Objective::BlankCanvases => 1,
            Objective::DrawnCanvases => 3,
            Objective::PaintedCanvas => 4,
            Objective::AllColors | Objective::OneColor => 2,
        }
    }
}

impl Studio {
    /// The number of canvases, or of colors, that `seat` has for `objective`.
    #[must_use]
    pub fn reached(&self, seat: Seat, objective: Objective) -> usize {
        let counted = self.counted(seat);
        let by_color = || Color::ALL.map(|color| (counted & self.deck.giving(color)).len());
        match objective {
            Objective::BlankCanvases => (counted & BLANK).len(),
            Objective::DrawnCanvases => (counted & DRAWN).len(),
            Objective::PaintedCanvas => (counted & PAINTED).len(),
            Objective::AllColors => by_color().iter().filter(|count| **count != 0).count(),
            Objective::OneColor => by_color().into_iter().max().unwrap_or(0),
        }
    }

    /// The canvases of `seat` that count for objectives (AT-8.4).
    fn counted(&self, seat: Seat) -> Cards {
        match self.rules.objectives {
            Reach::Covered => self.palette(seat),
            Reach::Visible => self.palette(seat) - self.covered,
        }
    }

    /// Gives `seat` every objective that it has reached and no player has taken.
    pub(crate) fn award(&mut self, seat: Seat) {
        for objective in Objective::ALL {
            if self.objectives[objective as usize].is_none()
                && objective.needs() <= self.reached(seat, objective)
            {
                self.objectives[objective as usize] = Some(seat);
            }
        }
    }
}
