//! The languages of the site, and the choice of one by the `Accept-Language` header.

/// A language that every page and every message exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// Italian.
    Italian,
    /// French.
    French,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 3] = [Language::English, Language::Italian, Language::French];

    /// The language code of HTML and records: `en`, `it`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::French => "fr",
        }
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Italian => "Italiano",
            Language::French => "Français",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The preferred language according to an `Accept-Language` header: `it-CH, fr;q=0.9, *;q=0.5`.
    ///
    /// ```
    /// use languages::Language;
    /// assert_eq!(Language::preferred("de, it-CH;q=0.7, fr;q=0.9"), Language::French);
    /// ```
    #[must_use]
    pub fn preferred(header: &str) -> Language {
        let mut best = (0.0, Language::default());
        for wish in header.split(',') {
            let (range, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let code = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            if let Some(language) = Language::of_code(&code)
                && best.0 < weight
            {
                best = (weight, language);
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
        for (header, language) in [
            ("", Language::English),
            ("it", Language::Italian),
            ("FR-ca", Language::French),
            ("de-DE,de;q=0.9", Language::English),
            ("en;q=0.1, fr;q=0.2", Language::French),
            ("fr;q=x,it;q=0.01", Language::Italian),
            (",;q=;;", Language::English),
        ] {
            assert_eq!(Language::preferred(header), language, "{header}");
        }
    }
}
