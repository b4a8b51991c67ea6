//! Board, wheel and tracks (CP-1.1, CP-1.5): those in the box, or a custom board.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use game::{Archive, BadSetup};

use crate::{
    board_file::{BoardPrint, MAX_TRACK_SPACES},
    bonus::Bonus,
    components::{Deed, SECTORS, Tool},
    crowd::Crowd,
};

/// A board with its wheel and its tracks. Two boards are equal if they are printed alike.
#[derive(Clone, Copy)]
pub struct Board(&'static BoardPrint);

static BOX: LazyLock<BoardPrint> = LazyLock::new(|| {
    BoardPrint::read(include_str!("../data/board.toml")).expect("the file is checked by a test")
});
static KEPT: Archive<BoardPrint> = Archive::new();

impl Board {
    /// The board in the box.
    #[must_use]
    pub fn standard() -> Board {
        Board(&BOX)
    }

    /// Reads a board from the text of a file like `data/board.toml`.
    ///
    /// # Errors
    ///
    /// Names the mistake, and what would be right.
    pub fn read(text: &str) -> Result<Board, BadSetup> {
        let sheet = BoardPrint::read(text)?;
        Ok(if sheet == *BOX { Board::standard() } else { Board(KEPT.keep(sheet)) })
    }

    /// The board as the text of a file.
    #[must_use]
    pub fn to_toml(self) -> String {
        toml::to_string(&self.0.file).expect("it was read from such a file")
    }

    /// The action of the board at this position of the wheel.
    #[inline]
    #[must_use]
    pub fn deed(self, position: u8) -> Deed {
        self.0.wheel[usize::from(position) % SECTORS]
    }

    /// The outer action that faces `sector` once the wheel has made `turned` steps (CP-1.2).
    #[must_use]
    pub fn deed_facing(self, sector: usize, turned: u8) -> Deed {
        self.0.wheel[(sector + SECTORS - usize::from(turned) % SECTORS) % SECTORS]
    }

    /// The position of an outer action on the wheel.
    #[inline]
    #[must_use]
    pub fn position(self, deed: Deed) -> u8 {
        self.0.positions[deed as usize % SECTORS]
    }

    /// The places of a set of actions, as bits: one for each position of the wheel, and above them the inner
    /// actions in their own order.
    #[inline]
    pub(crate) fn places_of(self, deeds: u16) -> u16 {
        const HALF: usize = SECTORS / 2;
        const MASK: usize = (1 << HALF) - 1;
        let (outer, inner) = (usize::from(deeds), deeds >> SECTORS << SECTORS);
        self.0.halves[0][outer & MASK] | self.0.halves[1][outer >> HALF & MASK] | inner
    }

    /// The action of the board at this place, as [`places_of`](Board::places_of) numbers them.
    #[inline]
    pub(crate) fn deed_at(self, place: u32) -> Deed {
        let place = place as usize & (Deed::ALL.len() - 1);
        if place < SECTORS { self.0.wheel[place] } else { Deed::ALL[place] }
    }

    /// The spaces of the sectors with this number of players (CP-2.1).
    #[must_use]
    pub fn spaces(self, seats: u8) -> Crowd {
        self.0.spaces[usize::from(seats) - 2]
    }

    /// The sectors that are printed Forbidden, a bit for each.
    #[inline]
    #[must_use]
    pub fn forbidden(self) -> u16 {
        self.0.forbidden
    }

    /// The level of `tool` with its marker on `space`, from 0.
    #[inline]
    #[must_use]
    pub fn level(self, tool: Tool, space: u8) -> u8 {
        self.0.levels[tool as usize][usize::from(space) % MAX_TRACK_SPACES]
    }

    /// The space, from 0, that brings an assistant or a token (CP-4.5).
    #[inline]
    #[must_use]
    pub fn bonus_space(self) -> u8 {
        self.0.file.tracks.bonus_space - 1
    }

    /// The last space, from 0 (CP-4.5).
    #[inline]
    #[must_use]
    pub fn last_space(self) -> u8 {
        self.0.file.tracks.last_space - 1
    }

    /// The points of a painting in the base game, by tier (CP-1.4).
    #[must_use]
    pub fn values(self) -> [u8; 4] {
        self.0.file.paintings.base
    }

    /// The points of a painting in Variant J, by tier (CP-9.1).
    #[must_use]
    pub fn values_j(self) -> [u8; 4] {
        self.0.file.paintings.variant_j
    }

    /// The cost of a bonus card in white (CP-7.2).
    #[inline]
    #[must_use]
    pub fn cost(self, bonus: Bonus) -> u8 {
        self.0.costs[bonus as usize]
    }

    /// The number of bonus cards on display (CP-7.1).
    #[inline]
    #[must_use]
    pub fn displayed(self) -> u16 {
        self.0.file.bonus_cards.displayed
    }

    /// The number of bonus cards of each kind (CP-1.7).
    #[must_use]
    pub fn copies(self) -> u8 {
        self.0.file.bonus_cards.copies
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.wheel.hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Board")
    }
}
