//! The twelve scoring conditions (CV-5), counted on the visible icons of a painting.
//!
//! Every condition is a handful of instructions on the lanes of [`Icons`]. The two that pair elements by their
//! swatches look up a maximum matching; greedy pairs would be wrong for some paintings.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::components::{Element, Icons};

/// A scoring card, by its condition (CV-1.2).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Condition {
    /// All five swatches show an icon (CV-5.1).
    #[default]
    Composition,
    /// Exactly six elements (CV-5.2).
    Consistency,
    /// Exactly one hue (CV-5.3).
    Emphasis,
    /// A tone, and no other element more often (CV-5.4).
    Hierarchy,
    /// An element in three swatches in a row (CV-5.5).
    Movement,
    /// A texture beside a tone (CV-5.6).
    Proximity,
    /// Three of an element and two of an element (CV-5.7).
    Proportion,
    /// Two shapes (CV-5.8).
    Repetition,
    /// A hue and a shape apart (CV-5.9).
    Space,
    /// Three textures (CV-5.10).
    Style,
    /// An element in mirrored swatches (CV-5.11).
    Symmetry,
    /// All four elements (CV-5.12).
    Variety,
}

impl Condition {
    /// The twelve conditions, by name.
    pub const ALL: [Condition; 12] = [
        Condition::Composition,
        Condition::Consistency,
        Condition::Emphasis,
        Condition::Hierarchy,
        Condition::Movement,
        Condition::Proximity,
        Condition::Proportion,
        Condition::Repetition,
        Condition::Space,
        Condition::Style,
        Condition::Symmetry,
        Condition::Variety,
    ];

    /// The name of the condition.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Condition::Composition => "composition",
            Condition::Consistency => "consistency",
            Condition::Emphasis => "emphasis",
            Condition::Hierarchy => "hierarchy",
            Condition::Movement => "movement",
            Condition::Proximity => "proximity",
            Condition::Proportion => "proportion",
            Condition::Repetition => "repetition",
            Condition::Space => "space",
            Condition::Style => "style",
            Condition::Symmetry => "symmetry",
            Condition::Variety => "variety",
        }
    }

    /// The condition called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Condition> {
        Condition::ALL.into_iter().find(|it| it.name() == name)
    }

    /// The number of times that a painting with the visible icons `icons` meets the condition.
    #[must_use]
    #[inline]
    pub fn met(self, icons: Icons) -> u8 {
        match self {
            Condition::Composition => u8::from(icons.filled() == 0b1_1111),
            Condition::Consistency => u8::from(icons.elements().count_ones() == 6),
            Condition::Emphasis => u8::from(count(icons, Element::Hue) == 1),
            Condition::Hierarchy => u8::from(is_led_by_tone(icons)),
            Condition::Movement => movements(icons),
            Condition::Proximity => BESIDE[pair_of_lanes(icons.elements() >> 10)],
            Condition::Proportion => u8::from(is_three_and_two(icons)),
            Condition::Repetition => count(icons, Element::Shape) / 2,
            Condition::Space => APART[pair_of_lanes(icons.elements())],
            Condition::Style => count(icons, Element::Texture) / 3,
            Condition::Symmetry => symmetries(icons),
            Condition::Variety => counts(icons).into_iter().min().expect("four elements"),
        }
    }

    /// The track: the points for one, two, … ribbons (CV-1.2).
    #[must_use]
    pub fn track(self) -> &'static [u8] {
        &TRACKS[self as usize]
    }
}

/// The number of gray ribbons that a painting with the visible icons `icons` earns (CV-3.6).
#[must_use]
#[inline]
pub fn bonus(icons: Icons) -> u8 {
    Element::ALL.into_iter().fold(0, |sum, it| sum + ones(icons.bonus(it)) * count(icons, it))
}

/// The number of swatches that show `element`.
#[must_use]
#[inline]
pub fn count(icons: Icons, element: Element) -> u8 {
    ones(icons.of(element))
}

#[inline]
fn counts(icons: Icons) -> [u8; 4] {
    Element::ALL.map(|element| count(icons, element))
}

#[inline]
fn is_led_by_tone(icons: Icons) -> bool {
    let [hue, shape, texture, tone] = counts(icons);
    tone != 0 && hue.max(shape).max(texture) <= tone
}

#[inline]
fn is_three_and_two(icons: Icons) -> bool {
    let counts = counts(icons);
    let at_least = |n: u8| counts.iter().filter(|count| n <= **count).count();
    // Three and two of one element are five of it; of two elements, the one with three counts
    // among those with two.
    at_least(5) != 0 || (at_least(3) != 0 && 2 <= at_least(2))
}

#[inline]
fn movements(icons: Icons) -> u8 {
    const STARTS: u64 = 0b00111_00111_00111_00111;
    const FIRST: u64 = 0b00001_00001_00001_00001;
    let all = icons.elements();
    let runs = all & all >> 1 & all >> 2 & STARTS;
    ones((runs | runs >> 1 | runs >> 2) & FIRST)
}

#[inline]
fn symmetries(icons: Icons) -> u8 {
    const RED: u64 = 0b00001_00001_00001_00001;
    let all = icons.elements();
    ones(all & all >> 4 & RED) + ones(all & all >> 2 & RED << 1)
}

#[inline]
fn ones(bits: u64) -> u8 {
    u8::try_from(bits.count_ones()).expect("a word has 64 bits")
}

#[inline]
fn pair_of_lanes(lanes: u64) -> usize {
    usize::try_from(lanes & 0x3FF).expect("ten bits")
}

/// For each pair of lanes, the greatest number of disjoint pairs of adjacent swatches, one of each lane
/// (CV-5.6).
const BESIDE: [u8; 1024] = matchings([0b00010, 0b00101, 0b01010, 0b10100, 0b01000]);
/// For each pair of lanes, the greatest number of disjoint pairs of swatches that are neither adjacent nor the
/// same (CV-5.9).
const APART: [u8; 1024] = matchings([0b11100, 0b11000, 0b10001, 0b00011, 0b00111]);

/// A table of maximum matchings: for each pair of lanes, the greatest number of disjoint pairs of a swatch of
/// the first lane and one of the second that `partners` allows. The rightmost swatch of the first lane is
/// paired in every way, or left unpaired; the rest of the lanes is an entry that the table already has.
const fn matchings(partners: [usize; 5]) -> [u8; 1024] {
    let mut most = [0; 1024];
    let mut lanes = 0_usize;
    while lanes < 1024 {
        let (first, second) = (lanes & 31, lanes >> 5);
        if first != 0 {
            let swatch = first.ilog2() as usize;
            let rest = first & !(1 << swatch);
            let mut best = most[second << 5 | rest];
            let mut allowed = second & partners[swatch];
            while allowed != 0 {
                let partner = allowed & allowed.wrapping_neg();
                let paired = 1 + most[(second & !partner) << 5 | rest];
                best = if best < paired { paired } else { best };
                allowed &= !partner;
            }
            most[lanes] = best;
        }
        lanes += 1;
    }
    most
}

#[derive(Deserialize)]
struct TrackRow {
    name: Condition,
    points_by_ribbons: String,
}

static TRACKS: LazyLock<[Vec<u8>; 12]> = LazyLock::new(|| {
    let mut tracks: [Vec<u8>; 12] = Default::default();
    let file = include_bytes!("../data/scoring-cards.csv");
    for row in csv::Reader::from_reader(&file[..]).deserialize::<TrackRow>() {
        let row = row.expect("the file is checked by a test");
        let points = row.points_by_ribbons.split('|').map(|it| it.parse().expect("a number"));
        tracks[row.name as usize] = points.collect();
    }
    tracks
});
