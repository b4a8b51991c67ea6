//! Scripts of Canvas: tables that are laid out by the lines of a record, or played at random.

use canvas::{Canvas, Card, View};
use game::{NoFiles, Options, Seat};

/// A table of Canvas that plays lines of a record.
pub(crate) type Script = conformance::Script<Canvas>;

/// A table with this row of cards, after the set-up; backgrounds 1 to 3 are A's, 4 to 6 are B's, and so on. The
/// scoring cards come from `options`.
#[track_caller]
pub(crate) fn opened<const N: usize>(
    seats: u8,
    options: &str,
    row: [u8; N],
    start: &str,
) -> Script {
    let options = canvas::Options::read(options, &NoFiles).unwrap();
    opened_with(seats, options, &row, start)
}

/// A table with these options and this row, after the set-up.
#[track_caller]
pub(crate) fn opened_with(seats: u8, options: canvas::Options, row: &[u8], start: &str) -> Script {
    let mut script = Script::open(seats, options);
    for (at, card) in row.iter().enumerate() {
        script.play(&format!("luck row {} #{card}", at + 1));
    }
    for number in 0..seats * 3 {
        script.play(&format!("luck background {} {}", Seat(number / 3), number + 1));
    }
    if !start.is_empty() {
        script.play(&format!("luck start {start}"));
    }
    script
}

/// A whole random game.
pub(crate) fn played_at_random(seats: u8, options: &str, seed: u64) -> Script {
    Script::random_game(seats, canvas::Options::read(options, &NoFiles).unwrap(), seed)
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// By position in the row, the number of the card and the number of tokens on it.
pub(crate) fn tokens_on_row(view: &View) -> Vec<(u8, u8)> {
    view.row.iter().map(|slot| (slot.card.number(), slot.tokens)).collect()
}
