//! The conduct of the bots: a hash of a game of each measured configuration, and of the solo
//! puzzle. It shows changes of play that no weight, setting or amount of work shows.
//!
//! The hashes are recorded in a file and compiled in, so that no command has to play the games;
//! `arena::conduct` plays them again, and a test finds out when bots have changed.

/// The recorded hashes: a line for each configuration and one for the solo puzzle.
pub const RECORDED_CONDUCT: &str = include_str!("../data/conduct.txt");

/// The recorded lines of the title with this slug.
pub(crate) fn known(slug: &str) -> Vec<&'static str> {
    RECORDED_CONDUCT.lines().filter(|line| line.split([' ', ':']).next() == Some(slug)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CONFIGURATIONS;
    use shelf::SLUGS;

    #[test]
    fn every_course_has_a_line_of_its_own() {
        assert_eq!(SLUGS.map(|slug| known(slug).len()).iter().sum::<usize>(), CONFIGURATIONS.len());
        assert_eq!(known("colors-of-paris").len(), 2);
        assert!(known("colors").is_empty());
        assert_eq!(known("alone").len(), 1, "beside them, and of no title");
    }
}
