//! Screen sizes and color schemes.

/// A screen size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The name in file names.
    pub name: &'static str,
    /// The width in CSS pixels.
    pub width: u32,
    /// The height in CSS pixels.
    pub height: u32,
}

impl Screen {
    /// A desktop computer.
    pub const DESKTOP: Screen = Screen { name: "desktop", width: 1440, height: 900 };
    /// A tablet in landscape.
    pub const TABLET: Screen = Screen { name: "tablet", width: 1024, height: 768 };
    /// A phone in portrait.
    pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844 };
    /// All screen sizes.
    pub const ALL: [Screen; 3] = [Screen::DESKTOP, Screen::TABLET, Screen::PHONE];
}

/// A color scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// The light color scheme.
    Light,
    /// The dark color scheme.
    Dark,
}

impl Theme {
    /// Both color schemes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The name in style sheets and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
