//! Requests, as they are meant.

use std::collections::BTreeMap;

use game::{Quote, Seat, Viewer};
use shelf::Refusal;

use super::{
    fields::{Fields, protocol},
    refused::Refused,
};

/// One request.
pub(super) enum Request {
    Titles,
    New {
        title: String,
        seats: u8,
        options: String,
        files: BTreeMap<String, String>,
        opening: Opening,
    },
    Load {
        record: String,
        opening: Opening,
    },
    /// Something of the table that is open.
    OfTable(OfTable),
}

/// How a table gets its luck; what is not said is up to the engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    pub(super) seed: Option<u64>,
    pub(super) luck: Option<LuckBy>,
}

/// Who says how luck falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LuckBy {
    /// The engine, at once.
    Engine,
    /// Whoever sends requests: the table asks.
    Request,
}

/// A request that needs a table.
pub(super) enum OfTable {
    Turn,
    Actions(Seat),
    Chances,
    Play { seat: Seat, action: String },
    Luck(String),
    Undo(Seat),
    View(Viewer),
    Outcome,
    Record,
    Bot { seat: Seat, level: String, seed: Option<u64> },
    Hash,
}

const REQUESTS: &str = "titles, new, turn, actions, chances, play, luck, undo, view, outcome, \
                        record, load, bot, hash";

impl Request {
    /// Reads one line.
    pub(super) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let mut fields = Fields::read(line)?;
        let request = match fields.request.as_str() {
            "titles" => Request::Titles,
            "new" => new(&mut fields)?,
            "load" => {
                Request::Load { record: fields.text("record")?, opening: opening(&mut fields)? }
            }
            _ => Request::OfTable(of_table(&mut fields)?),
        };
        fields.finish()?;
        Ok(request)
    }
}

fn new(fields: &mut Fields) -> Result<Request, Refusal> {
    Ok(Request::New {
        title: fields.text("title")?,
        seats: fields.small_number("seats")?,
        options: fields.optional_text("options")?.unwrap_or_default(),
        files: fields.texts("files")?,
        opening: opening(fields)?,
    })
}

fn opening(fields: &mut Fields) -> Result<Opening, Refusal> {
    let seed = fields.optional_number("seed")?;
    let luck = match fields.optional_text("luck")?.as_deref() {
        None => None,
        Some("ask") => Some(LuckBy::Request),
        Some("settle") => Some(LuckBy::Engine),
        Some(other) => {
            return Err(protocol(Refused::LuckBy { found: Quote::new(other) }));
        }
    };
    Ok(Opening { seed, luck })
}

fn of_table(fields: &mut Fields) -> Result<OfTable, Refusal> {
    Ok(match fields.request.as_str() {
        "turn" => OfTable::Turn,
        "actions" => OfTable::Actions(fields.seat()?),
        "chances" => OfTable::Chances,
        "play" => OfTable::Play { seat: fields.seat()?, action: fields.text("action")? },
        "luck" => OfTable::Luck(fields.text("chance")?),
        "undo" => OfTable::Undo(fields.seat()?),
        "view" => OfTable::View(fields.viewer()?),
        "outcome" => OfTable::Outcome,
        "record" => OfTable::Record,
        "bot" => OfTable::Bot {
            seat: fields.seat()?,
            level: fields.text("level")?,
            seed: fields.optional_number("seed")?,
        },
        "hash" => OfTable::Hash,
        other => {
            let request = Quote::new(other);
            return Err(protocol(Refused::NoRequest { request, requests: REQUESTS }));
        }
    })
}
