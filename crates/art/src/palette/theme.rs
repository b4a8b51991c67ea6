//! The look of the studio as CSS custom properties: linen, paper, walnut and one vermilion by day,
//! and the same studio at night.

use super::Family;
use crate::Rgb;

/// The colors of a page, by day or by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The wall: behind everything.
    pub linen: Rgb,
    /// Panels and cards.
    pub paper: Rgb,
    /// What lies a little deeper than paper: fields, folded panels.
    pub wash: Rgb,
    /// Edges of furniture.
    pub walnut: Rgb,
    /// Fine lines; never text.
    pub line: Rgb,
    /// Text.
    pub ink: Rgb,
    /// Text of less weight.
    pub faded: Rgb,
    /// The one accent: what can be done now. Also for text.
    pub vermilion: Rgb,
    /// Text on vermilion.
    pub on_vermilion: Rgb,
    /// Where the keyboard is.
    pub focus: Rgb,
    /// What went well.
    pub sage: Rgb,
    /// What was refused.
    pub madder: Rgb,
}

/// By day.
pub const DAY: Theme = Theme {
    linen: Rgb(0xe9_df_cd),
    paper: Rgb(0xfb_f6_ea),
    wash: Rgb(0xf2_e9_d8),
    walnut: Rgb(0x5b_3f_2d),
    line: Rgb(0xc9_b8_9b),
    ink: Rgb(0x2a_21_1c),
    faded: Rgb(0x62_53_48),
    vermilion: Rgb(0xb5_2e_16),
    on_vermilion: Rgb(0xff_fb_f2),
    focus: Rgb(0x1d_5f_a8),
    sage: Rgb(0x37_62_40),
    madder: Rgb(0x99_1f_35),
};

/// The same studio at night.
pub const NIGHT: Theme = Theme {
    linen: Rgb(0x1d_18_18),
    paper: Rgb(0x2a_23_21),
    wash: Rgb(0x33_2a_27),
    walnut: Rgb(0x8a_64_48),
    line: Rgb(0x55_47_3f),
    ink: Rgb(0xf3_e9_d8),
    faded: Rgb(0xc0_b0_9d),
    vermilion: Rgb(0xff_85_68),
    on_vermilion: Rgb(0x23_14_10),
    focus: Rgb(0x8f_c4_ff),
    sage: Rgb(0x9a_d0_a0),
    madder: Rgb(0xff_9c_a6),
};

impl Theme {
    /// Its colors, each with the name of its property.
    #[must_use]
    pub const fn colors(&self) -> [(&'static str, Rgb); 12] {
        [
            ("linen", self.linen),
            ("paper", self.paper),
            ("wash", self.wash),
            ("walnut", self.walnut),
            ("line", self.line),
            ("ink", self.ink),
            ("faded", self.faded),
            ("vermilion", self.vermilion),
            ("on-vermilion", self.on_vermilion),
            ("focus", self.focus),
            ("sage", self.sage),
            ("madder", self.madder),
        ]
    }

    fn properties(&self) -> String {
        self.colors().map(|(name, color)| format!("--{name}:{color};")).concat()
    }
}

/// The style sheet of colors: by day, at night where the system asks for it, and either where the
/// page says so with `data-theme`.
#[must_use]
pub fn css() -> String {
    let (day, night) = (DAY.properties(), NIGHT.properties());
    let of_family = |family: Family| family.hues().iter().map(move |hue| hue.property(family));
    let hues: String = Family::ALL.into_iter().flat_map(of_family).collect();
    format!(
        ":root{{color-scheme:light;{day}{hues}}}\n\
         @media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{night}}}}}\n\
         :root[data-theme=day]{{color-scheme:light;{day}}}\n\
         :root[data-theme=night]{{color-scheme:dark;{night}}}\n"
    )
}
