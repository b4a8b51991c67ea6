//! The requests of the engine protocol.

use std::collections::BTreeMap;

use game::{Quote, Seat, Viewer};
use shelf::Refusal;

use super::{
    fields::{RequestFields, protocol},
    refused::Refused,
};

/// One request.
pub(super) enum EngineRequest {
    Titles,
    New {
        title: String,
        seats: u8,
        options: String,
        files: BTreeMap<String, String>,
        opening: OpeningSettings,
    },
    Load {
        record: String,
        opening: OpeningSettings,
    },
    /// A request to the open table.
    Table(TableRequest),
}

/// The settings of a new table that decide its luck; the engine has defaults for both.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpeningSettings {
    pub(super) seed: Option<u64>,
    pub(super) luck: Option<LuckBy>,
}

/// The source of luck at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LuckBy {
    /// The engine draws at random, at once.
    Engine,
    /// The client sends every chance event by `luck`.
    Request,
}

/// A request that needs an open table.
pub(super) enum TableRequest {
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

impl EngineRequest {
    /// Reads one line.
    pub(super) fn read(line: &[u8]) -> Result<EngineRequest, Refusal> {
        let mut fields = RequestFields::read(line)?;
        let request = match fields.request.as_str() {
            "titles" => EngineRequest::Titles,
            "new" => new(&mut fields)?,
            "load" => EngineRequest::Load {
                record: fields.text("record")?,
                opening: opening(&mut fields)?,
            },
            _ => EngineRequest::Table(of_table(&mut fields)?),
        };
        fields.finish()?;
        Ok(request)
    }
}

fn new(fields: &mut RequestFields) -> Result<EngineRequest, Refusal> {
    Ok(EngineRequest::New {
        title: fields.text("title")?,
        seats: fields.small_number("seats")?,
        options: fields.optional_text("options")?.unwrap_or_default(),
        files: fields.texts("files")?,
        opening: opening(fields)?,
    })
}

fn opening(fields: &mut RequestFields) -> Result<OpeningSettings, Refusal> {
    let seed = fields.optional_number("seed")?;
    let luck = match fields.optional_text("luck")?.as_deref() {
        None => None,
        Some("ask") => Some(LuckBy::Request),
        Some("settle") => Some(LuckBy::Engine),
        Some(other) => {
            return Err(protocol(Refused::LuckBy { found: Quote::new(other) }));
        }
    };
    Ok(OpeningSettings { seed, luck })
}

fn of_table(fields: &mut RequestFields) -> Result<TableRequest, Refusal> {
    Ok(match fields.request.as_str() {
        "turn" => TableRequest::Turn,
        "actions" => TableRequest::Actions(fields.seat()?),
        "chances" => TableRequest::Chances,
        "play" => TableRequest::Play { seat: fields.seat()?, action: fields.text("action")? },
        "luck" => TableRequest::Luck(fields.text("chance")?),
        "undo" => TableRequest::Undo(fields.seat()?),
        "view" => TableRequest::View(fields.viewer()?),
        "outcome" => TableRequest::Outcome,
        "record" => TableRequest::Record,
        "bot" => TableRequest::Bot {
            seat: fields.seat()?,
            level: fields.text("level")?,
            seed: fields.optional_number("seed")?,
        },
        "hash" => TableRequest::Hash,
        other => {
            let request = Quote::new(other);
            return Err(protocol(Refused::NoRequest { request, requests: REQUESTS }));
        }
    })
}
