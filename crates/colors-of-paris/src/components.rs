//! What is in the box (CP-1): pigments, tools, and the actions of the board.

use serde::{Deserialize, Serialize};

/// How many players there can be at most (CP-1.8).
pub const MOST_SEATS: usize = 4;
/// How many assistants work for everybody from the start (CP-1.5).
pub const ASSISTANTS: u8 = 3;
/// How many white a painting takes (CP-4.7).
pub const MOST_WHITE: u32 = 3;
/// How many sectors the lower board has, and how many outer actions the wheel (CP-1.1).
pub const SECTORS: usize = 12;

/// A pigment (CP-1.3). The first six are the colors of cells.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "lowercase")]
pub enum Pigment {
    /// Primary.
    #[default]
    Red,
    /// Primary.
    Yellow,
    /// Primary.
    Blue,
    /// Of red and yellow.
    Orange,
    /// Of yellow and blue.
    Green,
    /// Of red and blue.
    Violet,
    /// For any cell, at a price.
    White,
    /// Rare.
    Black,
}

impl Pigment {
    /// All eight.
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
    /// The three that are acquired.
    pub const PRIMARIES: [Pigment; 3] = [Pigment::Red, Pigment::Yellow, Pigment::Blue];
    /// The three that are mixed.
    pub const SECONDARIES: [Pigment; 3] = [Pigment::Orange, Pigment::Green, Pigment::Violet];

    /// Its name.
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

    /// The two primaries it is mixed of, if it is secondary (CP-4.2).
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

    /// The colors of its kind, itself included: primaries, secondaries, or none (CP-7.2).
    #[must_use]
    pub const fn kin(self) -> &'static [Pigment] {
        match self {
            Pigment::Red | Pigment::Yellow | Pigment::Blue => &Pigment::PRIMARIES,
            Pigment::Orange | Pigment::Green | Pigment::Violet => &Pigment::SECONDARIES,
            Pigment::White | Pigment::Black => &[],
        }
    }

    /// Its bit in a set of pigments.
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
    /// For acquiring.
    #[default]
    Tube,
    /// For mixing.
    Palette,
    /// For painting.
    Brush,
}

impl Tool {
    /// All three.
    pub const ALL: [Tool; 3] = [Tool::Tube, Tool::Palette, Tool::Brush];

    /// Its name.
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

/// What an assistant can be sent to do: the 12 outer and the 4 inner actions of the board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// CP-4.1.
    AcquireRed,
    /// CP-4.4.
    ImproveTube,
    /// CP-4.2.
    MixOrange,
    /// CP-4.6, CP-9.3.
    TakePainting,
    /// CP-4.1.
    AcquireYellow,
    /// CP-4.4.
    ImproveBrush,
    /// CP-4.2.
    MixGreen,
    /// CP-4.3.
    MixBlack,
    /// CP-4.1.
    AcquireBlue,
    /// CP-4.4.
    ImprovePalette,
    /// CP-4.2.
    MixViolet,
    /// CP-4.7.
    Paint,
    /// CP-5.1.
    FirstPlayer,
    /// CP-5.2.
    Imitator,
    /// CP-5.3.
    Rotate,
    /// CP-5.4.
    #[default]
    White,
}

impl Deed {
    /// All, the outer ones first.
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

    /// Its name.
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

    /// The action called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Deed> {
        Deed::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Its bit in a set of actions.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The set of those that can be done; no branch is taken.
    #[inline]
    pub(crate) fn those_of<const N: usize>(deeds: [(Deed, bool); N]) -> u16 {
        deeds.into_iter().fold(0, |set, (deed, can)| set | u16::from(can) << deed as u16)
    }

    /// Whether it is on the rim of the wheel, and so belongs to a sector of the lower board.
    #[must_use]
    #[inline]
    pub const fn is_outer(self) -> bool {
        (self as usize) < SECTORS
    }
}
