//! The number of actions that a goal still takes: acquiring, mixing, painting.

use colors_of_paris::{Pigment, Tool};

use super::{finish::Stock, projection::Projection};
use crate::small;

/// By color, a number of cells or of pigments.
pub(super) type ColorCounts = [u8; Pigment::COLORS.len()];

/// The pigments of a black: one of each secondary color (CP-4.3).
pub(super) const FOR_BLACK: ColorCounts = [0, 0, 0, 1, 1, 1];

/// The two primaries of each secondary color, as indices.
pub(super) const PARTS: [[usize; 2]; 3] = {
    let [first, second, third] = Pigment::SECONDARIES;
    [parts(first), parts(second), parts(third)]
};

const fn parts(secondary: Pigment) -> [usize; 2] {
    let Some([one, other]) = secondary.parts() else { panic!("a secondary color has parts") };
    [one as usize, other as usize]
}

impl Projection {
    /// The number of actions to get all `wanted` pigments. They are then used up; what the actions bring beyond
    /// them stays in stock.
    pub(super) fn gather(&mut self, wanted: ColorCounts) -> f32 {
        let mut lacking = [0_u8; 6];
        for (at, wanted) in wanted.into_iter().enumerate() {
            let used = wanted.min(self.stock[at]);
            self.stock[at] -= used;
            lacking[at] = wanted - used;
        }
        self.mix_all(&mut lacking) + self.acquire_all(lacking)
    }

    fn mix_all(&mut self, lacking: &mut ColorCounts) -> f32 {
        let palette = self.level(Tool::Palette);
        let mut actions = 0.0;
        for (nth, parts) in PARTS.iter().enumerate() {
            let (color, amount) = (nth + 3, lacking[nth + 3]);
            if amount != 0 {
                let times = amount.div_ceil(palette);
                actions += rounds(amount, palette);
                self.stock[color] += times * palette - amount;
                for part in parts {
                    let used = times.min(self.stock[*part]);
                    self.stock[*part] -= used;
                    lacking[*part] += times - used;
                }
            }
        }
        actions
    }

    fn acquire_all(&mut self, lacking: ColorCounts) -> f32 {
        let tube = self.level(Tool::Tube);
        let mut actions = 0.0;
        for (at, amount) in lacking[..3].iter().enumerate() {
            if *amount != 0 {
                actions += rounds(*amount, tube);
                self.stock[at] += amount.div_ceil(tube) * tube - amount;
            }
        }
        actions
    }

    /// The number of actions to paint this number of cells.
    pub(super) fn strokes_for(&self, cells: u8) -> f32 {
        if cells == 0 { 0.0 } else { rounds(cells, self.level(Tool::Brush)) }
    }

    /// The number of wanted pigments that are in stock.
    pub(super) fn matching(stock: Stock, wanted: ColorCounts) -> u8 {
        wanted.into_iter().zip(stock).map(|(wanted, there)| wanted.min(there)).sum()
    }
}

/// The number of actions for `amount` units if each action brings `level` units: the mean of the quotient and
/// the quotient rounded up, because units beyond the amount are of some use too.
fn rounds(amount: u8, level: u8) -> f32 {
    let whole = small(i32::from(amount.div_ceil(level)));
    0.5 * (whole + small(i32::from(amount)) / small(i32::from(level)))
}
