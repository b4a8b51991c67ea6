//! What is in the box (CP-1): pigments, tools, and the actions of the board.

use serde::{Deserialize, Serialize};

/// The greatest number of players (CP-1.8).
pub const MAX_SEATS: usize = 4;
/// The number of assistants that each player starts with (CP-1.5).
pub const STARTING_ASSISTANTS: u8 = 3;
/// The greatest number of white on a painting (CP-4.7).
pub const MAX_WHITE: u32 = 3;
/// The number of sectors of the lower board, and of outer actions on the wheel (CP-1.1).
pub const SECTORS: usize = 12;
/// The number of steps in a whole turn of the wheel, one for each sector (CP-1.2).
pub const WHEEL_STEPS: u8 = 12;

/// A pigment (CP-1.3). The first six are the colors of cells.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "lowercase")]
pub enum Pigment {
    /// Red, a primary color.
    #[default]
    Red,
    /// Yellow, a primary color.
    Yellow,
    /// Blue, a primary color.
    Blue,
    /// Orange, the secondary color of red and yellow.
    Orange,
    /// Green, the secondary color of yellow and blue.
    Green,
    /// Violet, the secondary color of red and blue.
    Violet,
    /// White, for a cell of any color, which costs points.
    White,
    /// Black, of which there are only a few.
    Black,
}

impl Pigment {
    /// The eight pigments.
    pub const ALL: [Pigment; 8] = [
        Pigment::Red,
        Pigment::Yellow,
        Pigment::Blue,
        Pigment::Orange,
        Pigment::Green,
        Pigment::Violet,
        Pigment::White,
        Pigment::Black,
    ];
    /// The six colors of cells.
    pub const COLORS: [Pigment; 6] = [
        Pigment::Red,
        Pigment::Yellow,
        Pigment::Blue,
        Pigment::Orange,
        Pigment::Green,
        Pigment::Violet,
    ];
    /// The three primary colors, which are acquired.
    pub const PRIMARIES: [Pigment; 3] = [Pigment::Red, Pigment::Yellow, Pigment::Blue];
    /// The three secondary colors, which are mixed.
    pub const SECONDARIES: [Pigment; 3] = [Pigment::Orange, Pigment::Green, Pigment::Violet];

    /// The name of the pigment.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pigment::Red => "red",
            Pigment::Yellow => "yellow",
            Pigment::Blue => "blue",
            Pigment::Orange => "orange",
            Pigment::Green => "green",
            Pigment::Violet => "violet",
            Pigment::White => "white",
            Pigment::Black => "black",
        }
    }

    /// The pigment called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Pigment> {
        Pigment::ALL.into_iter().find(|it| it.name() == name)
    }

    /// The two primaries that a secondary color is mixed of; nothing for others (CP-4.2).
    #[must_use]
    pub const fn parts(self) -> Option<[Pigment; 2]> {
        match self {
            Pigment::Orange => Some([Pigment::Red, Pigment::Yellow]),
            Pigment::Green => Some([Pigment::Yellow, Pigment::Blue]),
            Pigment::Violet => Some([Pigment::Red, Pigment::Blue]),
            Pigment::Red | Pigment::Yellow | Pigment::Blue | Pigment::White | Pigment::Black => {
                None
            }
        }
    }

    /// The pigments of the same kind, this one included: the primaries, the secondaries, or an empty list for
    /// white and black (CP-7.2).
    #[must_use]
    pub const fn kin(self) -> &'static [Pigment] {
        match self {
            Pigment::Red | Pigment::Yellow | Pigment::Blue => &Pigment::PRIMARIES,
            Pigment::Orange | Pigment::Green | Pigment::Violet => &Pigment::SECONDARIES,
            Pigment::White | Pigment::Black => &[],
        }
    }

    /// The bit of the pigment in a set of pigments.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A tool, which has a level (CP-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Default)]
#[serde(rename_all = "lowercase")]
pub enum Tool {
    /// The tube, for acquiring.
    #[default]
    Tube,
    /// The palette, for mixing.
    Palette,
    /// The brush, for painting.
    Brush,
}

impl Tool {
    /// The three tools.
    pub const ALL: [Tool; 3] = [Tool::Tube, Tool::Palette, Tool::Brush];

    /// The name of the tool.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tool::Tube => "tube",
            Tool::Palette => "palette",
            Tool::Brush => "brush",
        }
    }

    /// The tool called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// A deed: an action of the board, to which an assistant is sent. There are 12 outer and 4 inner ones.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Acquire red (CP-4.1).
    AcquireRed,
    /// Improve the tube (CP-4.4).
    ImproveTube,
    /// Mix orange (CP-4.2).
    MixOrange,
    /// Take a painting, or exhibit one (CP-4.6, CP-9.3).
    TakePainting,
    /// Acquire yellow (CP-4.1).
    AcquireYellow,
    /// Improve the brush (CP-4.4).
    ImproveBrush,
    /// Mix green (CP-4.2).
    MixGreen,
    /// Mix black (CP-4.3).
    MixBlack,
    /// Acquire blue (CP-4.1).
    AcquireBlue,
    /// Improve the palette (CP-4.4).
    ImprovePalette,
    /// Mix violet (CP-4.2).
    MixViolet,
    /// Paint cells of paintings (CP-4.7).
    Paint,
    /// Become the first player (CP-5.1).
    FirstPlayer,
    /// Imitate a standing assistant (CP-5.2).
    Imitator,
    /// Decide how far the wheel turns (CP-5.3).
    Rotate,
    /// Acquire white (CP-5.4).
    #[default]
    White,
}

impl Deed {
    /// The actions of the board, the outer ones first.
    pub const ALL: [Deed; 16] = [
        Deed::AcquireRed,
        Deed::ImproveTube,
        Deed::MixOrange,
        Deed::TakePainting,
        Deed::AcquireYellow,
        Deed::ImproveBrush,
        Deed::MixGreen,
        Deed::MixBlack,
        Deed::AcquireBlue,
        Deed::ImprovePalette,
        Deed::MixViolet,
        Deed::Paint,
        Deed::FirstPlayer,
        Deed::Imitator,
        Deed::Rotate,
        Deed::White,
    ];

    /// The inner actions, which have places of their own; the last one has room for any number of assistants.
    pub const INNER: [Deed; 4] = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate, Deed::White];

    /// The name of the action, as notation writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Deed::AcquireRed => "acquire-red",
            Deed::ImproveTube => "improve-tube",
            Deed::MixOrange => "mix-orange",
            Deed::TakePainting => "take-painting",
            Deed::AcquireYellow => "acquire-yellow",
            Deed::ImproveBrush => "improve-brush",
            Deed::MixGreen => "mix-green",
            Deed::MixBlack => "mix-black",
            Deed::AcquireBlue => "acquire-blue",
            Deed::ImprovePalette => "improve-palette",
            Deed::MixViolet => "mix-violet",
            Deed::Paint => "paint",
            Deed::FirstPlayer => "first-player",
            Deed::Imitator => "imitator",
            Deed::Rotate => "rotate",
            Deed::White => "white",
        }
    }

    /// The action of the board called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Deed> {
        Deed::ALL.into_iter().find(|it| it.name() == name)
    }

    /// The bit of the action in a set of actions of the board.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The set of those actions whose flag is true, computed without a branch.
    #[inline]
    pub(crate) fn those_of<const N: usize>(deeds: [(Deed, bool); N]) -> u16 {
        deeds.into_iter().fold(0, |set, (deed, can)| set | u16::from(can) << deed as u16)
    }

    /// Whether the action is an outer one, which faces a sector of the lower board.
    #[must_use]
    #[inline]
    pub const fn is_outer(self) -> bool {
        (self as usize) < SECTORS
    }
}
