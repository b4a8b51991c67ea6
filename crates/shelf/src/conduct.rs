//! How the bots really play: a game of every course, in eight digits each. Numbers and work do not tell
//! a level, for code can change without them.
//!
//! What came of these games is written down and compiled in, because nobody wants them played before
//! every command; a test plays them again and finds out when bots have changed.

use arena::{Contest, Entrant};
use bots::Level;
use game::{NoFiles, Options};

use crate::{COURSES, Shelved, Visitor, with_title};

/// What is written down, a line for each course.
const KNOWN: &str = include_str!("../data/conduct.txt");

/// One who looks a step ahead and now and then looks away, and one who searches: between them all that
/// the levels are made of.
const PLAYERS: [Level; 2] = [Level::Student, Level::Master];

/// How the bots of this program play, as it ought to be written down; takes a part of a second.
#[must_use]
pub fn conduct() -> String {
    let line = |(slug, options)| {
        let digits = with_title(slug, Play(options)).expect("a course is of a title");
        format!("{}: {digits}\n", format!("{slug} {options}").trim_end())
    };
    COURSES.into_iter().map(line).collect()
}

/// Whether the bots of this program play as it is written down.
#[must_use]
pub fn is_conduct_known() -> bool {
    conduct() == KNOWN
}

/// What is written down of the title called `slug`.
pub(crate) fn known(slug: &str) -> Vec<&'static str> {
    KNOWN.lines().filter(|line| line.split([' ', ':']).next() == Some(slug)).collect()
}

struct Play(&'static str);

impl Visitor for Play {
    type Out = String;

    fn visit<G: Shelved>(self) -> String {
        let options = G::Options::read(self.0, &NoFiles).expect("a course can be played");
        let bots = PLAYERS.map(|it| Box::new(it) as Box<dyn Entrant<G>>);
        let contest = Contest::new(2, options, bots.into(), 0).expect("a course can be played");
        let played = contest.play(0).expect("our own bots do not fail");
        let events = played.table.events().iter().map(|event| format!("{event}\n"));
        blake3::hash(events.collect::<String>().as_bytes()).to_hex()[..8].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SLUGS;

    #[test]
    fn every_course_has_a_line_of_its_own() {
        assert_eq!(SLUGS.map(|slug| known(slug).len()).iter().sum::<usize>(), COURSES.len());
        assert_eq!(known("colors-of-paris").len(), 2);
        assert!(known("colors").is_empty());
    }
}
