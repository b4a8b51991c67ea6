//! The palette: every color that has a meaning, each with a letter and a mark, so that no meaning is told by
//! color alone.

pub mod theme;

use crate::Svg;
use crate::studio::{Rgb, Shape, lettering, number::fine};

/// A color that has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hue {
    /// The name of the color, as in the rules.
    pub name: &'static str,
    /// The color on the screen.
    pub color: Rgb,
    /// The letter that is written on the mark of the color.
    pub letter: char,
    /// The outline of the mark, on a field from -20 to 20.
    mark: &'static str,
    /// The color of text on this color: light or dark, whichever has more contrast.
    pub on: Rgb,
}

const DARK: Rgb = Rgb(0x1e_18_1a);
const PALE: Rgb = Rgb(0xff_fb_f2);

const fn hue(name: &'static str, color: u32, letter: char, on: Rgb, mark: &'static str) -> Hue {
    Hue { name, color: Rgb(color), letter, mark, on }
}

const DISK: &str = "O 0 0 18 18";
const SQUARE: &str = "R -16 -16 32 32";
const TRIANGLE: &str = "M0 -19L19 15H-19Z";
const DIAMOND: &str = "M0 -20L20 0L0 20L-20 0Z";
const HEXAGON: &str = "M-10 -18H10L20 0L10 18H-10L-20 0Z";
const DROP: &str =
    "M0 -21C6 -10 17 -3 17 6C17 14 10 19 0 19C-10 19 -17 14 -17 6C-17 -3 -6 -10 0 -21Z";
const CLOVER: &str = "M0 -20C8 -20 12 -14 10 -8C18 -12 22 -4 20 2C18 8 12 10 6 8C10 14 8 20 0 20C-8 20 -10 14 -6 8C-12 10 -18 8 -20 2C-22 -4 -18 -12 -10 -8C-12 -14 -8 -20 0 -20Z";
const CROSS: &str = "M-7 -19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z";

/// The eight pigments of Colors of Paris, in the order of `Pigment::ALL`.
pub const PIGMENTS: [Hue; 8] = [
    hue("red", 0xd1_2e_29, 'R', PALE, DISK),
    hue("yellow", 0xf6_cf_3c, 'Y', DARK, TRIANGLE),
    hue("blue", 0x2d_5a_d3, 'B', PALE, SQUARE),
    hue("orange", 0xf0_8a_1d, 'O', DARK, HEXAGON),
    hue("green", 0x23_9e_87, 'G', DARK, CLOVER),
    hue("violet", 0x6a_2f_8c, 'V', PALE, DIAMOND),
    hue("white", 0xf7_f3_ea, 'W', DARK, DROP),
    hue("black", 0x22_1d_22, 'K', PALE, CROSS),
];

/// The five colors of Atelier, in the order of `Color::ALL`.
pub const INKS: [Hue; 5] = [
    hue("cyan", 0x1c_9f_c9, 'C', DARK, SQUARE),
    hue("magenta", 0xc4_22_6f, 'M', PALE, DISK),
    hue("yellow", 0xf6_cf_3c, 'Y', DARK, TRIANGLE),
    hue("white", 0xf7_f3_ea, 'W', DARK, DROP),
    hue("black", 0x22_1d_22, 'K', PALE, CROSS),
];

/// The secondary colors of Atelier: red, green, blue, as its rules mix them.
pub const SECONDARIES: [Hue; 3] = [
    hue("red", 0xd1_2e_29, 'R', PALE, HEXAGON),
    hue("green", 0x23_9e_87, 'G', DARK, CLOVER),
    hue("blue", 0x2d_5a_d3, 'B', PALE, DIAMOND),
];

/// The five swatches of Canvas, from left to right.
pub const SWATCHES: [Hue; 5] = [
    hue("red", 0xd1_2e_29, 'R', PALE, DISK),
    hue("yellow", 0xf6_cf_3c, 'Y', DARK, HEXAGON),
    hue("green", 0x23_9e_87, 'G', DARK, SQUARE),
    hue("blue", 0x2d_5a_d3, 'B', PALE, TRIANGLE),
    hue("violet", 0x6a_2f_8c, 'V', PALE, DIAMOND),
];

/// The five ribbons of Canvas, in the order of `Color::ALL`.
pub const RIBBONS: [Hue; 5] = [
    hue("red", 0xd1_2e_29, 'R', PALE, DISK),
    hue("green", 0x23_9e_87, 'G', DARK, SQUARE),
    hue("blue", 0x2d_5a_d3, 'B', PALE, TRIANGLE),
    hue("violet", 0x6a_2f_8c, 'V', PALE, DIAMOND),
    hue("gray", 0xc6_c2_be, 'S', DARK, CROSS),
];

/// The colors of the seats, A to E.
pub const SEATS: [Hue; 5] = [
    hue("a", 0x1f_6f_8b, 'A', PALE, DISK),
    hue("b", 0xd8_6a_3c, 'B', DARK, SQUARE),
    hue("c", 0xe9_bf_36, 'C', DARK, TRIANGLE),
    hue("d", 0x5a_2a_52, 'D', PALE, DIAMOND),
    hue("e", 0xa5_c5_a2, 'E', DARK, HEXAGON),
];

/// A family of colors, which must be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The pigments of Colors of Paris.
    Pigment,
    /// The colors of Atelier.
    Ink,
    /// The secondary colors of Atelier.
    Secondary,
    /// The swatches of Canvas.
    Swatch,
    /// The ribbons of Canvas.
    Ribbon,
    /// The seats.
    Seat,
}

impl Family {
    /// The six families.
    pub const ALL: [Family; 6] = [
        Family::Pigment,
        Family::Ink,
        Family::Secondary,
        Family::Swatch,
        Family::Ribbon,
        Family::Seat,
    ];

    /// The name of the family, with which the names of its CSS properties begin.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Pigment => "pigment",
            Family::Ink => "paint",
            Family::Secondary => "mixed",
            Family::Swatch => "swatch",
            Family::Ribbon => "ribbon",
            Family::Seat => "seat",
        }
    }

    /// The colors of the family.
    #[must_use]
    pub const fn hues(self) -> &'static [Hue] {
        match self {
            Family::Pigment => &PIGMENTS,
            Family::Ink => &INKS,
            Family::Secondary => &SECONDARIES,
            Family::Swatch => &SWATCHES,
            Family::Ribbon => &RIBBONS,
            Family::Seat => &SEATS,
        }
    }
}

impl Hue {
    /// The mark: the shape in the color, with the letter on it.
    #[must_use]
    pub fn mark(&self) -> Svg {
        let edge = self.color.mix(DARK, 0.55);
        let outline = Shape::of(self.mark).placed((24.0, 24.0), 1.0, 0.0).fine_data();
        // A pale rim outside the dark one: the mark is seen by day and at night.
        let shape = format!(
            "<path stroke=\"{PALE}\" stroke-width=\"6\" d=\"{outline}\"/>\
             <path fill=\"{}\" stroke=\"{edge}\" stroke-width=\"2.5\" d=\"{outline}\"/>",
            self.color
        );
        Svg::new(48, 48, shape + &self.lettered((24.0, self.letter_height()), 14.0))
    }

    /// The vertical center of the letter: lower on a triangle.
    fn letter_height(&self) -> f64 {
        match self.mark {
            TRIANGLE => 29.0,
            DROP => 28.0,
            _ => 24.0,
        }
    }

    /// The letter, centered at a point.
    pub(crate) fn lettered(&self, at: (f64, f64), high: f64) -> String {
        lettering::write(&self.letter.to_string(), at, high, self.on, high / 5.5)
    }

    /// The outline of the mark as path data, on a field from -20 to 20.
    #[must_use]
    pub fn outline(&self) -> String {
        self.outlined((0.0, 0.0), 1.0)
    }

    /// The outline of the mark, centered at a point.
    pub(crate) fn outlined(&self, at: (f64, f64), scale: f64) -> String {
        Shape::of(self.mark).placed(at, scale, 0.0).fine_data()
    }

    /// The color as a CSS custom property: `--pigment-red:#d02f2a;`.
    fn property(&self, family: Family) -> String {
        let (family, name) = (family.name(), self.name);
        format!("--{family}-{name}:{};--on-{family}-{name}:{};", self.color, self.on)
    }
}

/// A line of this color and width, as an SVG path.
pub(crate) fn line(color: Rgb, wide: f64, data: &str) -> String {
    format!("<path stroke=\"{color}\" stroke-width=\"{}\" d=\"{data}\"/>", fine(wide))
}
