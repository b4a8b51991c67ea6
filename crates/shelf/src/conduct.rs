//! How the bots really play: a game of every course, and the puzzle alone, in eight digits each. Numbers
//! and work do not tell a level, for code can change without them.
//!
//! What came of these games is written down and compiled in, because nobody wants them played before
//! every command; a test plays them again and finds out when bots have changed.

use arena::{Contest, Entrant};
use bots::Level;
use game::{NoFiles, Options, Table};

use crate::{COURSES, Shelved, Visitor, with_title};

/// What is written down, a line for each course and one for whoever plays alone.
const KNOWN: &str = include_str!("../data/conduct.txt");

/// One who looks a step ahead and now and then looks away, and one who searches: between them all that
/// the levels are made of in company.
const COMPANY: [Level; 2] = [Level::Student, Level::Master];

/// Alone one searches otherwise, and one plans.
const ALONE: [Level; 2] = [Level::Master, Level::Maestro];

/// What those play. Its line does not begin with the title: nothing that is measured in company depends
/// on it, so it is in no fingerprint.
const PUZZLE: (&str, &str) = ("canvas", "solo=puzzle");

/// How the bots of this program play, as it ought to be written down; takes a part of a second.
#[must_use]
pub fn conduct() -> String {
    let line = |(slug, options): (&str, &str), seats| {
        let digits = with_title(slug, Play { options, seats }).expect("a course is of a title");
        format!("{}: {digits}\n", format!("{slug} {options}").trim_end())
    };
    let company: String = COURSES.into_iter().map(|course| line(course, 2)).collect();
    company + "alone " + &line(PUZZLE, 1)
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

struct Play<'a> {
    options: &'a str,
    seats: u8,
}

impl Visitor for Play<'_> {
    type Out = String;

    /// A game in which everybody plays; alone that is one for each.
    fn visit<G: Shelved>(self) -> String {
        let options = G::Options::read(self.options, &NoFiles).expect("a course can be played");
        let (players, games) = if self.seats == 1 { (ALONE, 2) } else { (COMPANY, 1) };
        let bots = players.map(|it| Box::new(it) as Box<dyn Entrant<G>>);
        let contest =
            Contest::new(self.seats, options, bots.into(), 0).expect("a course can be played");
        let played = |number| contest.play(number).expect("our own bots do not fail").table;
        let tables: Vec<Table<G>> = (0..games).map(played).collect();
        let events = tables.iter().flat_map(Table::events).map(|event| format!("{event}\n"));
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
        assert_eq!(known("alone").len(), 1, "beside them, and of no title");
    }
}
