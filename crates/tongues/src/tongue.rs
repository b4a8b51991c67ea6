//! Which language.

/// A language that the table speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// What we speak unless asked for another.
    #[default]
    English,
    /// Italiano.
    Italian,
    /// Français.
    French,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 3] = [Tongue::English, Tongue::Italian, Tongue::French];

    /// As browsers and records write it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Italian => "it",
            Tongue::French => "fr",
        }
    }

    /// As those call it who speak it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tongue::English => "English",
            Tongue::Italian => "Italiano",
            Tongue::French => "Français",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Tongue> {
        Tongue::ALL.into_iter().find(|it| it.code() == code)
    }

    /// What somebody would rather read, by the header in which browsers tell it:
    /// `it-CH, fr;q=0.9, *;q=0.5`.
    ///
    /// ```
    /// use tongues::Tongue;
    /// assert_eq!(Tongue::preferred("de, it-CH;q=0.7, fr;q=0.9"), Tongue::French);
    /// ```
    #[must_use]
    pub fn preferred(header: &str) -> Tongue {
        let mut best = (0.0, Tongue::default());
        for wish in header.split(',') {
            let (range, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let code = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            if let Some(tongue) = Tongue::of_code(&code)
                && best.0 < weight
            {
                best = (weight, tongue);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_understood() {
        for (header, tongue) in [
            ("", Tongue::English),
            ("it", Tongue::Italian),
            ("FR-ca", Tongue::French),
            ("de-DE,de;q=0.9", Tongue::English),
            ("en;q=0.1, fr;q=0.2", Tongue::French),
            ("fr;q=x,it;q=0.01", Tongue::Italian),
            (",;q=;;", Tongue::English),
        ] {
            assert_eq!(Tongue::preferred(header), tongue, "{header}");
        }
    }
}
