//! Answers, as they are written.

use display::TitleInfo;
use game::Outcome;
use serde::Serialize;
use serde_json::Value;
use shelf::Refusal;

use crate::json::{self, TurnJson};

/// What a request is answered with, besides that it went well.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Titles { titles: Vec<TitleInfo> },
    Position { turn: TurnJson, at: usize },
    Turn { turn: TurnJson },
    Actions { actions: Vec<String> },
    Chances { chances: Vec<(String, u32)> },
    Happened { events: Vec<String>, turn: TurnJson, at: usize },
    View { view: Value },
    Outcome { outcome: Option<Outcome> },
    Record { record: String },
    Bot { action: String },
    Hash { hash: String },
}

#[derive(Serialize)]
struct Fine {
    ok: bool,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize)]
struct Refused<'r> {
    ok: bool,
    error: &'r Refusal,
}

/// The line that is written.
pub(super) fn line(answered: Result<Answer, Refusal>) -> String {
    match answered {
        Ok(answer) => json::line(&Fine { ok: true, answer }),
        Err(error) => refusal(&error),
    }
}

/// A refusal, as every command with `--json` writes it too.
pub(crate) fn refusal(error: &Refusal) -> String {
    json::line(&Refused { ok: false, error })
}
