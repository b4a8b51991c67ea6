//! What the engine and `--json` write, in the words of the protocol.

use game::{Seats, Turn};
use serde::Serialize;

/// Whom a table waits for: `{"players":[0]}`, `"luck"` or `"over"`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TurnJson {
    Players(Seats),
    Luck,
    Over,
}

impl From<Turn> for TurnJson {
    fn from(turn: Turn) -> TurnJson {
        match turn {
            Turn::Players(seats) => TurnJson::Players(seats),
            Turn::Chance => TurnJson::Luck,
            Turn::Over => TurnJson::Over,
        }
    }
}

/// What is written in one line.
pub(crate) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("answers are plain data with text for keys")
}
