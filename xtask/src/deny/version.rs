//! Versions of crates, as far as they are compared here.

use std::fmt;

/// A released version: three numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version([u64; 3]);

impl Version {
    /// Reads a version. What follows a plus is about the build; a version before a release is none.
    pub(super) fn parse(text: &str) -> Option<Version> {
        let text = text.split('+').next()?;
        let mut numbers = text.split('.').map(str::parse);
        let mut number = || numbers.next()?.ok();
        let version = Version([number()?, number()?, number()?]);
        numbers.next().is_none().then_some(version)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.0;
        write!(f, "{major}.{minor}.{patch}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        let version = |text| Version::parse(text);
        assert!(version("1.9.9") < version("1.10.0"));
        assert_eq!(version("1.1.8+spec-1.1.0"), version("1.1.8"));
        for wrong in ["1.0", "1.0.0.0", "1.0.0-rc.1", "one", ""] {
            assert_eq!(version(wrong), None, "{wrong}");
        }
    }
}
