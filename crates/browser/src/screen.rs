//! What people have before them: how large, by day or by night.

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Its name in file names.
    pub name: &'static str,
    /// In pixels of style sheets.
    pub width: u32,
    /// The same.
    pub height: u32,
}

impl Screen {
    /// On a desk.
    pub const DESKTOP: Screen = Screen { name: "desktop", width: 1440, height: 900 };
    /// On a lap.
    pub const TABLET: Screen = Screen { name: "tablet", width: 1024, height: 768 };
    /// In a hand.
    pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844 };
    /// All of them.
    pub const ALL: [Screen; 3] = [Screen::DESKTOP, Screen::TABLET, Screen::PHONE];
}

/// By day or by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Evening light.
    Light,
    /// The same studio at night.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// As style sheets and file names call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
