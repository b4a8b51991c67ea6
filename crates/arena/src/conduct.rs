//! The conduct of the bots: a hash of a game of each measured configuration, and of the solo
//! puzzle. It shows changes of play that no weight, setting or amount of work shows.
//!
//! The hashes are recorded in `ladder`; a test plays the games again and finds out when bots have
//! changed.

use bots::Level;
use game::{NoFiles, Options, Table};
use ladder::{CONFIGURATIONS, RECORDED_CONDUCT};
use shelf::{Shelved, TitleVisitor, with_title};

use crate::{Contest, Entrant, LevelEntrant};

/// The levels of a recorded game of two: one-step lookahead with random decisions, and search.
/// Together they run all code of the levels at tables of two or more.
const COMPANY: [Level; 2] = [Level::Student, Level::Master];

/// The levels of the recorded solo games: search with the solo scale, and the planner.
const ALONE: [Level; 2] = [Level::Master, Level::Maestro];

/// The solo game. Its line does not begin with the title, so it is in no fingerprint: nothing
/// measured at tables of two or more depends on it.
const PUZZLE: (&str, &str) = ("canvas", "solo=puzzle");

/// The conduct of the bots of this program, in the form in which it is recorded; takes a part of a
/// second.
#[must_use]
pub fn conduct() -> String {
    let line = |(slug, options): (&str, &str), seats| {
        let digits =
            with_title(slug, Play { options, seats }).expect("a configuration is of a title");
        format!("{}: {digits}\n", format!("{slug} {options}").trim_end())
    };
    let company: String =
        CONFIGURATIONS.into_iter().map(|configuration| line(configuration, 2)).collect();
    company + "alone " + &line(PUZZLE, 1)
}

/// Whether the bots of this program play as recorded.
#[must_use]
pub fn is_conduct_known() -> bool {
    conduct() == RECORDED_CONDUCT
}

struct Play<'a> {
    options: &'a str,
    seats: u8,
}

impl TitleVisitor for Play<'_> {
    type Out = String;

    /// Plays one game of both levels, or a solo game of each, and hashes the events.
    fn visit<G: Shelved>(self) -> String {
        let options =
            G::Options::read(self.options, &NoFiles).expect("a configuration can be played");
        let (players, games) = if self.seats == 1 { (ALONE, 2) } else { (COMPANY, 1) };
        let bots = players.map(|it| Box::new(LevelEntrant(it)) as Box<dyn Entrant<G>>);
        let contest = Contest::new(self.seats, options, bots.into(), 0)
            .expect("a configuration can be played");
        let played = |number| contest.play(number).expect("our own bots do not fail").table;
        let tables: Vec<Table<G>> = (0..games).map(played).collect();
        let events = tables.iter().flat_map(Table::events).map(|event| format!("{event}\n"));
        blake3::hash(events.collect::<String>().as_bytes()).to_hex()[..8].to_owned()
    }
}
