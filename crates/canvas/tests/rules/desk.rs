//! A table laid out by hand, for tests that tell a position as the events that lead to it.

use canvas::{Canvas, Card, View};
use game::{Game, NoFiles, Options, Seat, Table, Turn, Viewer, record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A table that is spoken to in the lines of a record.
pub(crate) struct Desk(Table<Canvas>);

impl Desk {
    /// Plays a line that must be legal.
    #[track_caller]
    pub(crate) fn say(&mut self, line: &str) {
        if let Err(why) = self.try_say(line) {
            panic!("{line}: {why}");
        }
    }

    /// Plays several lines.
    #[track_caller]
    pub(crate) fn say_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.say(line);
        }
    }

    /// Plays a line, or tells why not, clause included.
    pub(crate) fn try_say(&mut self, line: &str) -> Result<(), String> {
        let event = record::event::<Canvas>(line).map_err(|it| it.to_string())?;
        self.0.witness(event).map_err(|it| it.to_string())
    }

    pub(crate) fn game(&self) -> &Canvas {
        self.0.game()
    }

    pub(crate) fn table(&self) -> &Table<Canvas> {
        &self.0
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table<Canvas> {
        &mut self.0
    }

    pub(crate) fn view(&self) -> View {
        self.game().view(Viewer::Public)
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.game().turn() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// What `seat` may do, as text.
    pub(crate) fn actions(&self, seat: u8) -> Vec<String> {
        self.0.actions(Seat(seat)).iter().map(ToString::to_string).collect()
    }
}

/// A table with this row, after the set-up; backgrounds 1 to 3 are A's, 4 to 6 are B's, and so on.
/// Scoring cards are given by `options`.
#[track_caller]
pub(crate) fn opened<const N: usize>(seats: u8, options: &str, row: [u8; N], start: &str) -> Desk {
    let options = canvas::Options::read(options, &NoFiles).unwrap();
    opened_with(seats, options, &row, start)
}

#[track_caller]
pub(crate) fn opened_with(seats: u8, options: canvas::Options, row: &[u8], start: &str) -> Desk {
    let mut desk = Desk(Table::open(seats, options).unwrap());
    for (at, card) in row.iter().enumerate() {
        desk.say(&format!("luck row {} #{card}", at + 1));
    }
    for number in 0..seats * 3 {
        desk.say(&format!("luck background {} {}", Seat(number / 3), number + 1));
    }
    if !start.is_empty() {
        desk.say(&format!("luck start {start}"));
    }
    desk
}

/// A whole game played at random.
pub(crate) fn played_at_random(seats: u8, options: &str, seed: u64) -> Desk {
    let options = canvas::Options::read(options, &NoFiles).unwrap();
    played_with(seats, options, seed)
}

pub(crate) fn played_with(seats: u8, options: canvas::Options, seed: u64) -> Desk {
    let mut table = Table::<Canvas>::open(seats, options).unwrap();
    table.play_out(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
    Desk(table)
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// The row as numbers of cards with the tokens on them.
pub(crate) fn tokens_on_row(view: &View) -> Vec<(u8, u8)> {
    view.row.iter().map(|slot| (slot.card.number(), slot.tokens)).collect()
}
