//! What the engine and `--json` write, in the words of the protocol.

use game::{Clause, Outcome, PerSeat, Seats, Source, Turn};
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

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct OutcomeJson {
    points: PerSeat<i32>,
    places: PerSeat<u8>,
    end: Clause,
    breakdown: Vec<Vec<Source>>,
}

impl From<Outcome> for OutcomeJson {
    fn from(outcome: Outcome) -> OutcomeJson {
        let verdict = outcome.verdict;
        OutcomeJson {
            points: verdict.points,
            places: verdict.places,
            end: verdict.end,
            breakdown: outcome.sources,
        }
    }
}

/// What is written in one line.
pub(crate) fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("answers are plain data with text for keys")
}
