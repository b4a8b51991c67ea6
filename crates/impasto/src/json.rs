//! JSON as the engine and `--json` write it.

use game::{Seats, Turn};
use serde::Serialize;

/// The turn of a table: `{"players":[0]}`, `"luck"` or `"over"`.
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

/// A value as one line of JSON.
pub(crate) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("answers are plain data with text for keys")
}
