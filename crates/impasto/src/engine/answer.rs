//! The answers of the engine, and their JSON.

use display::TitleInfo;
use game::Outcome;
use serde::Serialize;
use serde_json::value::RawValue;
use shelf::Refusal;

use crate::json::{self, TurnJson};

/// The content of an answer to a request that succeeded.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Titles { titles: Vec<TitleInfo> },
    Position { turn: TurnJson, at: usize },
    Turn { turn: TurnJson },
    Actions { actions: Vec<String> },
    Chances { chances: Vec<(String, u32)> },
    Happened { events: Vec<String>, turn: TurnJson, at: usize },
    View { view: Box<RawValue> },
    Outcome { outcome: Option<Outcome> },
    Record { record: String },
    Bot { action: String },
    Hash { hash: String },
}

#[derive(Serialize)]
struct Success {
    ok: bool,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize)]
struct Refused<'r> {
    ok: bool,
    error: &'r Refusal,
}

/// The line of an answer.
pub(super) fn line(answered: Result<Answer, Refusal>) -> String {
    match answered {
        Ok(answer) => json::line(&Success { ok: true, answer }),
        Err(error) => refusal(&error),
    }
}

/// The line of a refusal, which commands with `--json` write too.
pub(crate) fn refusal(error: &Refusal) -> String {
    json::line(&Refused { ok: false, error })
}
