//! Sizes of screens, and color schemes.

/// A screen size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenSize {
    /// The name in file names.
    pub name: &'static str,
    /// The width in CSS pixels.
    pub width: u32,
    /// The height in CSS pixels.
    pub height: u32,
}

impl ScreenSize {
    /// A desktop computer.
    pub const DESKTOP: ScreenSize = ScreenSize { name: "desktop", width: 1440, height: 900 };
    /// A tablet in landscape.
    pub const TABLET: ScreenSize = ScreenSize { name: "tablet", width: 1024, height: 768 };
    /// A phone in portrait.
    pub const PHONE: ScreenSize = ScreenSize { name: "phone", width: 390, height: 844 };
    /// All screen sizes.
    pub const ALL: [ScreenSize; 3] = [ScreenSize::DESKTOP, ScreenSize::TABLET, ScreenSize::PHONE];
}

/// A color scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// The light color scheme.
    Light,
    /// The dark color scheme.
    Dark,
}

impl ColorScheme {
    /// Both color schemes.
    pub const ALL: [ColorScheme; 2] = [ColorScheme::Light, ColorScheme::Dark];

    /// The name in style sheets and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ColorScheme::Light => "light",
            ColorScheme::Dark => "dark",
        }
    }
}
