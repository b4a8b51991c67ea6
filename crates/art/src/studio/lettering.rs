//! Letters and digits as paths of one line each, because fonts differ from machine to machine.

use super::{Rgb, Shape, number};

/// The glyphs, each on a field 10 wide and 14 high.
const GLYPHS: &[(char, &str)] = &[
    ('R', "M1 14V0H5C10 0 10 7 5 7H1M5 7L10 14"),
    ('Y', "M0 0L5 7L10 0M5 7V14"),
    ('B', "M1 7H5C10 7 10 14 5 14H1V0H5C9 0 9 7 5 7"),
    ('O', "M5 0C-1 0 -1 14 5 14S11 0 5 0"),
    ('G', "M10 3C7 -2 0 -1 0 7S8 16 10 12V8H6"),
    ('V', "M0 0L5 14L10 0"),
    ('W', "M0 0L3 14L5 5L7 14L10 0"),
    ('K', "M1 0V14M10 0L1 8M4 6L10 14"),
    ('C', "M10 3C7 -2 0 -1 0 7S7 16 10 11"),
    ('M', "M0 14L2 0L5 9L8 0L10 14"),
    ('A', "M0 14L5 0L10 14M2 9H8"),
    ('D', "M1 0V14H4C12 14 12 0 4 0Z"),
    ('E', "M10 0H1V14H10M1 7H8"),
    ('S', "M9 2C6 -2 0 0 1 4C2 8 10 6 9 11C8 15 2 15 0 12"),
    ('*', "M5 2V12M1 4L9 10M9 4L1 10"),
    ('+', "M5 3V11M1 7H9"),
    ('-', "M2 7H8"),
    ('0', "M5 0C0 0 0 14 5 14S10 0 5 0"),
    ('1', "M2 3L6 0V14"),
    ('2', "M1 3C2 -2 9 -1 9 4C9 7 5 9 1 14H10"),
    ('3', "M1 1C9 -2 11 6 5 6.5C12 7 10 16 1 13"),
    ('4', "M7 14V0L0 10H10"),
    ('5', "M9 0H2L1 6C11 4 11 15 1 13"),
    ('6', "M8 0C2 3 0 7 1 10C2 16 10 15 9 10C8 5 3 6 1 10"),
    ('7', "M1 0H9L4 14"),
    ('8', "M5 6.5C0 5 1 0 5 0S10 5 5 6.5C-1 8 0 14 5 14S11 8 5 6.5"),
    ('9', "M9 4C8 10 1 9 1 4S8 -2 9 4C9 9 7 12 3 14"),
];

/// `text` centered at a point, `high` units high.
pub(crate) fn write(text: &str, center: number::Point, high: f64, color: Rgb, wide: f64) -> String {
    let scale = high / 14.0;
    let step = 13.0 * scale;
    let count = text.chars().count() as f64;
    let mut x = center.0 - (count * step - 3.0 * scale) / 2.0;
    let mut data = String::new();
    for letter in text.chars() {
        if let Some((_, path)) = GLYPHS.iter().find(|(glyph, _)| *glyph == letter) {
            let at = (x, center.1 - high / 2.0);
            data += &Shape::of(path).placed(at, scale, 0.0).fine_data();
        }
        x += step;
    }
    format!("<path stroke=\"{color}\" stroke-width=\"{}\" d=\"{data}\"/>", number::fine(wide))
}
