//! Colors, mixed by plain arithmetic, and tints, which are a color in five tones.

use std::fmt;

/// A color in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(
    /// Red, green, blue in one number, as in `0xD9_3A_2B`.
    pub u32,
);

impl Rgb {
    /// The red, green and blue parts of the color.
    #[must_use]
    pub const fn parts(self) -> [u8; 3] {
        let [_, r, g, b] = self.0.to_be_bytes();
        [r, g, b]
    }

    /// This color with a share of `other` in it.
    #[must_use]
    pub(crate) fn mix(self, other: Rgb, share: f64) -> Rgb {
        let [a, b] = [self.parts(), other.parts()];
        let part = |i: usize| {
            let mixed = f64::from(a[i]) + (f64::from(b[i]) - f64::from(a[i])) * share;
            mixed.round() as u32
        };
        Rgb(part(0) << 16 | part(1) << 8 | part(2))
    }
}

/// The color as CSS writes it, in the short form where there is one.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = self.parts().iter().all(|part| part >> 4 == part & 15);
        if short {
            let [r, g, b] = self.parts().map(|part| part & 15);
            write!(f, "#{r:x}{g:x}{b:x}")
        } else {
            write!(f, "#{:06x}", self.0)
        }
    }
}

/// The color that shadows tend to.
const DUSK: Rgb = Rgb(0x2a_20_4a);
/// The color that lights tend to.
const LAMP: Rgb = Rgb(0xff_f1_cf);

/// A color in five tones, the darkest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tint(pub(crate) [Rgb; 5]);

impl Tint {
    /// The tint of a color: cool in the shade, warm in the light.
    pub(crate) fn of(rgb: u32) -> Tint {
        let c = Rgb(rgb);
        Tint([c.mix(DUSK, 0.52), c.mix(DUSK, 0.25), c, c.mix(LAMP, 0.28), c.mix(LAMP, 0.58)])
    }

    /// The tint of a color with less difference between light and shade.
    pub(crate) fn soft(rgb: u32) -> Tint {
        let c = Rgb(rgb);
        Tint([c.mix(DUSK, 0.2), c.mix(DUSK, 0.09), c, c.mix(LAMP, 0.14), c.mix(LAMP, 0.3)])
    }

    /// The tint from one color in the dark through another to a third in the light.
    pub(crate) fn between(dark: u32, mid: u32, light: u32) -> Tint {
        let [d, m, l] = [Rgb(dark), Rgb(mid), Rgb(light)];
        Tint([d, d.mix(m, 0.5), m, m.mix(l, 0.5), l])
    }

    /// The tint of five unrelated colors: broken color, as the Impressionists laid it.
    pub(crate) fn broken(colors: [u32; 5]) -> Tint {
        Tint(colors.map(Rgb))
    }

    pub(crate) fn dark(self) -> Rgb {
        self.0[0]
    }

    pub(crate) fn mid(self) -> Rgb {
        self.0[2]
    }

    pub(crate) fn light(self) -> Rgb {
        self.0[4]
    }

    /// The index of the tone at `value`, from 0 in the dark to 1 in the light.
    pub(crate) fn step(value: f64) -> usize {
        ((value * 5.0).floor().max(0.0) as usize).min(4)
    }
}
