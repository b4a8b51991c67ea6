//! The painted cells of a painting (CP-4.7): nine cells in one word.
//!
//! A cell is a lane of three bits: nothing, one of the six colors, or white. The one black cell a
//! painting can have (CP-9.4b) looks like white in its lane and is named in the highest four bits.
//! Cells of the same color are alike: the first free one is filled, unless a place is named.

#![expect(clippy::cast_possible_truncation, reason = "lanes are cut out of a word on purpose")]

use crate::components::Pigment;

/// The number of cells in a row of a painting.
pub const ROW_CELLS: usize = 3;
/// The number of cells of a painting.
pub const CELLS: usize = ROW_CELLS * ROW_CELLS;

/// The number of bits for each cell in a mask of all cells.
const LANE: u32 = 3;
/// A mask with the lowest of the three bits of each of the nine cells.
const EVERY_LANE: u32 = 0o111_111_111;
const WHITE: u32 = 0o7;
const SIGNATURE: u32 = 28;

/// A cell as an action names it: any free cell of a color, because cells of a color are alike, or the cell at a
/// place.
///
/// A cell is one byte, so that actions are no larger than they would be without places: the color is in the
/// lowest three bits, the place, counted from 1, above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    const COLOR: u8 = 0b111;

    /// Any cell of this color: the first that is free, from the top left.
    #[must_use]
    #[inline]
    pub const fn any(color: Pigment) -> Cell {
        Cell(color as u8)
    }

    /// The cell of this color at a place, from 0 at the top left.
    #[must_use]
    pub const fn at(color: Pigment, place: usize) -> Cell {
        assert!(place < CELLS, "a painting has nine cells");
        Cell((place as u8 + 1) << Cell::COLOR.count_ones() | color as u8)
    }

    /// The color of the cell.
    #[must_use]
    #[inline]
    pub const fn color(self) -> Pigment {
        Pigment::ALL[(self.0 & Cell::COLOR) as usize]
    }

    /// The place of the cell, from 0 at the top left, if it is named.
    #[must_use]
    #[inline]
    pub const fn place(self) -> Option<usize> {
        match self.0 >> Cell::COLOR.count_ones() {
            0 => None,
            place => Some(place as usize - 1),
        }
    }
}

impl From<Pigment> for Cell {
    fn from(color: Pigment) -> Cell {
        Cell::any(color)
    }
}

/// By color, the cells of that color on a painting: the lowest bit of each of their lanes.
pub type Grid = [u32; 6];

/// The painted cells of one painting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u32);

impl Cells {
    #[inline]
    const fn filled(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & EVERY_LANE
    }

    /// The lanes whose value is `value`, as their lowest bits.
    const fn lanes_of(self, value: u32) -> u32 {
        let differ = self.0 ^ (EVERY_LANE * value);
        !(differ | differ >> 1 | differ >> 2) & EVERY_LANE
    }

    /// Whether all cells are filled (CP-4.8).
    #[must_use]
    #[inline]
    pub const fn is_full(self) -> bool {
        self.filled() == EVERY_LANE
    }

    /// Whether nothing is painted yet.
    #[must_use]
    pub const fn is_bare(self) -> bool {
        self.0 == 0
    }

    /// Whether the painting has a signature, which is a black (CP-9.4b).
    #[must_use]
    #[inline]
    pub const fn is_signed(self) -> bool {
        self.0 >> SIGNATURE != 0
    }

    /// The number of white on the painting.
    #[must_use]
    #[inline]
    pub const fn white(self) -> u32 {
        (self.0 & self.0 >> 1 & self.0 >> 2 & EVERY_LANE).count_ones() - self.is_signed() as u32
    }

    /// The colors that have a free cell, a bit for each.
    #[must_use]
    #[inline]
    pub fn open(self, grid: &Grid) -> u8 {
        let free = EVERY_LANE & !self.filled();
        let mut open = 0;
        for (color, cells) in grid.iter().enumerate() {
            open |= u8::from(free & cells != 0) << color;
        }
        open
    }

    /// The number of free cells, by color.
    #[must_use]
    #[inline]
    pub fn free(self, grid: &Grid) -> [u8; 6] {
        let free = EVERY_LANE & !self.filled();
        grid.map(|cells| (free & cells).count_ones() as u8)
    }

    /// The colors that lie on the painting, a bit for each.
    #[must_use]
    pub fn colors(self) -> u8 {
        Pigment::COLORS
            .iter()
            .filter(|it| self.lanes_of(**it as u32 + 1) != 0)
            .map(|it| it.bit())
            .sum()
    }

    /// The number of cells that hold another color than theirs (CP-8.5).
    #[must_use]
    pub fn strays(self, grid: &Grid) -> u32 {
        let strays = |color: usize| self.lanes_of(color as u32 + 1) & !grid[color];
        (0..grid.len()).map(|color| strays(color).count_ones()).sum()
    }

    /// The places of the free cells of this color, from the top left.
    pub fn places(self, grid: &Grid, color: Pigment) -> impl Iterator<Item = usize> + use<> {
        let free = grid[color as usize] & !self.filled();
        (0..CELLS).filter(move |at| free >> (*at as u32 * LANE) & 1 != 0)
    }

    /// Fills `cell` with `pigment`.
    #[inline]
    pub fn fill(&mut self, grid: &Grid, cell: impl Into<Cell>, pigment: Pigment) {
        let cell = cell.into();
        let free = grid[cell.color() as usize] & !self.filled();
        let lane = match cell.place() {
            None => free & free.wrapping_neg(),
            Some(at) => 1 << (at as u32 * LANE),
        };
        self.0 |= match pigment {
            Pigment::White => lane * WHITE,
            Pigment::Black => (lane * WHITE) | ((lane.trailing_zeros() / LANE + 1) << SIGNATURE),
            Pigment::Red
            | Pigment::Yellow
            | Pigment::Blue
            | Pigment::Orange
            | Pigment::Green
            | Pigment::Violet => lane * (pigment as u32 + 1),
        };
    }

    /// Removes one pigment of this color (CP-8.2).
    pub const fn lift(&mut self, color: Pigment) {
        let value = color as u32 + 1;
        let lanes = self.lanes_of(value);
        self.0 &= !((lanes & lanes.wrapping_neg()) * WHITE);
    }

    /// Removes all colors; white and black stay (CP-4.8, CP-9.3).
    pub const fn strip(&mut self) {
        let kept = self.0 & self.0 >> 1 & self.0 >> 2 & EVERY_LANE;
        self.0 = (self.0 >> SIGNATURE << SIGNATURE) | (kept * WHITE);
    }

    /// By cell from the top left, the pigment that lies on it.
    #[must_use]
    pub fn all(self) -> [Option<Pigment>; CELLS] {
        let signature = (self.0 >> SIGNATURE) as usize;
        std::array::from_fn(|at| match self.0 >> (at as u32 * LANE) & WHITE {
            0 => None,
            WHITE if at + 1 == signature => Some(Pigment::Black),
            value => Some(Pigment::ALL[value as usize - 1]),
        })
    }
}

/// The grid of a painting with these cells.
#[must_use]
pub fn grid(cells: &[Pigment; CELLS]) -> Grid {
    let mut grid = Grid::default();
    for (at, color) in cells.iter().enumerate() {
        grid[*color as usize] |= 1 << (at as u32 * LANE);
    }
    grid
}

#[cfg(test)]
mod tests {
    use super::*;
    use Pigment::{Black, Blue, Red, White, Yellow};

    #[test]
    fn a_cell_is_named_by_its_color_and_perhaps_by_its_place() {
        for color in Pigment::COLORS {
            assert_eq!((Cell::any(color).color(), Cell::any(color).place()), (color, None));
            for at in 0..CELLS {
                assert_eq!(
                    (Cell::at(color, at).color(), Cell::at(color, at).place()),
                    (color, Some(at))
                );
            }
        }
    }

    #[test]
    fn a_named_cell_is_the_one_that_is_filled() {
        let grid = grid(&[Red, Blue, Red, Blue, Blue, Yellow, Red, Yellow, Blue]);
        let mut cells = Cells::default();
        cells.fill(&grid, Cell::at(Red, 6), White);
        cells.fill(&grid, Cell::at(Blue, 4), Black);
        cells.fill(&grid, Red, Red);
        let left = [Some(Red), None, None, None, Some(Black), None, Some(White), None, None];
        assert_eq!(cells.all(), left);
        assert_eq!(cells.places(&grid, Red).collect::<Vec<_>>(), [2]);
        assert_eq!(cells.places(&grid, Blue).collect::<Vec<_>>(), [1, 3, 8]);
    }

    #[test]
    fn cells_fill_from_the_top_left() {
        let grid = grid(&[Red, Blue, Red, Blue, Blue, Yellow, Red, Yellow, Blue]);
        let mut cells = Cells::default();
        cells.fill(&grid, Red, Red);
        cells.fill(&grid, Red, White);
        cells.fill(&grid, Blue, Black);
        assert_eq!(cells.all()[..4], [Some(Red), Some(Black), Some(White), None]);
        assert_eq!((cells.white(), cells.is_signed()), (1, true));
        assert_eq!(cells.open(&grid), Red.bit() | Blue.bit() | Yellow.bit());
        cells.fill(&grid, Red, Yellow);
        assert_eq!(cells.open(&grid), Blue.bit() | Yellow.bit());
        assert_eq!((cells.strays(&grid), cells.colors()), (1, Red.bit() | Yellow.bit()));
        for _ in 0..3 {
            cells.fill(&grid, Blue, Blue);
        }
        assert!(!cells.is_full());
        cells.fill(&grid, Yellow, Yellow);
        cells.fill(&grid, Yellow, Yellow);
        assert!(cells.is_full());
        cells.lift(Blue);
        assert_eq!(cells.all()[3], None);
        cells.strip();
        let left = [None, Some(Black), Some(White), None, None, None, None, None, None];
        assert_eq!(cells.all(), left);
    }
}
