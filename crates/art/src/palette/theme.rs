//! The light and the dark theme of pages as CSS custom properties: linen, paper, walnut and one vermilion.

use super::Family;
use crate::Rgb;

/// A theme: the colors of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The background of the page.
    pub linen: Rgb,
    /// The background of panels and cards.
    pub paper: Rgb,
    /// The background of fields and folded panels, a little darker than paper.
    pub wash: Rgb,
    /// The color of frames.
    pub walnut: Rgb,
    /// The color of fine lines, never of text.
    pub line: Rgb,
    /// The color of text.
    pub ink: Rgb,
    /// The color of less important text.
    pub faded: Rgb,
    /// The accent color, for what can be done now; also for text.
    pub vermilion: Rgb,
    /// The color of text on vermilion.
    pub on_vermilion: Rgb,
    /// The color of the keyboard focus.
    pub focus: Rgb,
    /// The color of success.
    pub sage: Rgb,
    /// The color of refusals.
    pub madder: Rgb,
}

/// The light theme.
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

/// The dark theme.
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
    /// The colors of the theme, each with the name of its property.
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

/// The style sheet of the themes: light, dark where the system asks for it, and either where the page sets
/// `data-theme`.
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
