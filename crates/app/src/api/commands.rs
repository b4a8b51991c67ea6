//! Commands to a table over HTTP: handlers, their JSON bodies, and the requests that these become.

use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{Chair, Entropy, Pace, Request, Token, Who};

use super::opening::no_pace;
use crate::{
    command::Command,
    context::Context,
    effect::Effects,
    exchange::Exchange,
    identity::Person,
    inputs::Inputs,
    problem::Problem,
    read::Invitation,
    refused::Malformed,
    response::{self, Response},
};

/// The response to a command: the number of rows after it.
#[derive(Debug, Serialize)]
struct CommandResponse {
    ok: bool,
    at: u64,
}

/// The JSON body of a command. Which fields it needs depends on the kind of command.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandFields {
    /// The seat.
    pub seat: Option<u8>,
    /// The number of rows that the sender knows of.
    pub(crate) at: Option<u64>,
    /// The idempotency key, by which a repetition is recognized.
    pub(crate) key: Option<String>,
    pub(crate) action: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) pace: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) text: Option<String>,
    /// The sender's contribution to the luck of the table: 32 hexadecimal digits.
    pub(crate) entropy: Option<String>,
    #[serde(default)]
    pub(crate) invitation: Invitation,
}

/// The kind of a command: the last word of the path, or `do` in a WebSocket.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CommandKind {
    /// Take a chair.
    Join,
    /// Put a bot on a free chair.
    Fill,
    /// Leave a chair for good.
    Leave,
    /// Let a bot play for a person.
    Substitute,
    /// Take a seat back from the bot that plays for it.
    Return,
    /// Change one's name at the table.
    Rename,
    /// Decide.
    Play,
    /// Undo the last decision.
    Undo,
    /// End the pause in which bots wait for people to undo.
    Hurry,
    /// Change the pace of the bots.
    Pace,
    /// Send a remark to the chat of the table.
    Say,
}

impl CommandKind {
    /// The kind of command with this name.
    pub(crate) fn named(name: &str) -> Option<CommandKind> {
        let name = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name);
        CommandKind::deserialize(name).ok()
    }
}

macro_rules! routes {
    ($($(#[$doc:meta])* $name:ident => $kind:ident;)*) => {
        $($(#[$doc])*
        pub(crate) async fn $name(context: &Context) -> Result<Response, Problem> {
            let (id, fields) = (context.table_id()?, context.json()?);
            let at = command(context, id, CommandKind::$kind, fields).await?;
            Ok(response::json(&CommandResponse { ok: true, at }))
        })*
    };
}

routes! {
    /// `POST /api/tables/{id}/join`: takes a chair.
    join => Join;
    /// `POST /api/tables/{id}/fill`: puts a bot on a free chair.
    fill => Fill;
    /// `POST /api/tables/{id}/leave`: leaves a chair for good.
    leave => Leave;
    /// `POST /api/tables/{id}/substitute`: lets a bot play for a person.
    substitute => Substitute;
    /// `POST /api/tables/{id}/return`: takes a seat back from the bot that played for it.
    come_back => Return;
    /// `POST /api/tables/{id}/rename`: changes one's name at this table.
    rename => Rename;
    /// `POST /api/tables/{id}/play`: decides.
    play => Play;
    /// `POST /api/tables/{id}/undo`: undoes the last decision.
    undo => Undo;
    /// `POST /api/tables/{id}/hurry`: ends the pause in which bots wait for people to undo.
    hurry => Hurry;
    /// `POST /api/tables/{id}/pace`: changes the pace of the bots.
    pace => Pace;
    /// `POST /api/tables/{id}/say`: sends a remark to the chat of the table.
    say => Say;
}

/// The exchange that carries out a command of a viewer; its answer is the number of rows after the command.
#[must_use]
pub fn carry_out(
    inputs: Inputs,
    id: Token,
    kind: CommandKind,
    fields: CommandFields,
) -> Exchange<Result<u64, Problem>> {
    Exchange::new(|effects| async move {
        let context = Context::new(http::Request::default(), inputs, effects);
        command(&context, id, kind, fields).await
    })
}

/// Carries out a command; returns the number of rows after it.
pub(crate) async fn command(
    context: &Context,
    id: Token,
    kind: CommandKind,
    fields: CommandFields,
) -> Result<u64, Problem> {
    let person = context.requester.known()?;
    command_of(context, person, id, kind, fields).await
}

/// Carries out a command of a person, who may have become one by this very request.
pub(crate) async fn command_of(
    context: &Context,
    person: Person,
    id: Token,
    kind: CommandKind,
    fields: CommandFields,
) -> Result<u64, Problem> {
    // A person who may not know that a table exists does not learn it from the response to a command.
    let Invitation(invitation) = fields.invitation;
    context.check_admission(id, person.id, invitation).await?;
    let key = key(&person, fields.key.as_deref())?;
    let (who, at) = (Who::Person(person.id), fields.at);
    let is_here = match (kind, fields.seat) {
        (CommandKind::Substitute, Some(seat)) => is_here(&context.effects, id, Seat(seat)).await?,
        _ => false,
    };
    let request = request(kind, fields, &person, is_here, || context.fresh_entropy())?;
    context.effects.ask(id, Command { who, request, at, key }).await
}

/// Whether the person who has the seat is connected to the table through this server. Other servers are not asked.
async fn is_here(effects: &Effects, id: Token, seat: Seat) -> Result<bool, Problem> {
    let sitting = effects.known_table(id).await?;
    match sitting.chair(seat).and_then(Chair::person) {
        Some(person) => Ok(effects.is_present(id, person).await),
        None => Ok(false),
    }
}

/// The idempotency key of a person: equal keys of different people do not collide.
pub(crate) fn key(person: &Person, key: Option<&str>) -> Result<Option<String>, Problem> {
    const MAX_KEY_BYTES: usize = 64;
    match key {
        Some(key) if (1..=MAX_KEY_BYTES).contains(&key.len()) => {
            Ok(Some(format!("{}/{key}", person.id)))
        }
        Some(_) => Err(Problem::protocol(Malformed::LongKey)),
        None => Ok(None),
    }
}

/// The request of a command. `is_here` tells, for a substitute, whether the person who has the seat is connected;
/// `fresh` makes the contribution to the luck of the table, if none was sent.
pub(crate) fn request(
    kind: CommandKind,
    fields: CommandFields,
    person: &Person,
    is_here: bool,
    fresh: impl FnOnce() -> Entropy,
) -> Result<Request, Problem> {
    let seat = fields.seat.map(Seat);
    let need_seat = || seat.ok_or_else(|| missing_field("seat"));
    let level = |level: Option<String>| {
        let level = level.ok_or_else(|| missing_field("level"))?;
        Level::named(&level)
            .ok_or_else(|| Problem::protocol(Malformed::NoLevel { level: level.as_str().into() }))
    };
    let name = |name: Option<String>| {
        let name = name.map(|it| it.parse()).transpose();
        name.map_err(|_| Problem::protocol(Malformed::Name))
    };
    Ok(match kind {
        CommandKind::Join => Request::Join {
            seat,
            name: name(fields.name)?
                .or_else(|| person.name.clone())
                .ok_or_else(|| missing_field("name"))?,
            entropy: entropy(fields.entropy.as_deref(), fresh)?,
            invitation: fields.invitation.0,
        },
        CommandKind::Fill => Request::Fill(need_seat()?, level(fields.level)?),
        CommandKind::Leave => Request::Leave(need_seat()?),
        CommandKind::Substitute => {
            Request::Substitute { seat: need_seat()?, level: level(fields.level)?, is_here }
        }
        CommandKind::Return => Request::Return(need_seat()?),
        CommandKind::Rename => {
            Request::Rename(need_seat()?, name(fields.name)?.ok_or_else(|| missing_field("name"))?)
        }
        CommandKind::Hurry => Request::Hurry,
        CommandKind::Pace => {
            let pace = fields.pace.ok_or_else(|| missing_field("pace"))?;
            Request::Pace(Pace::named(&pace).ok_or_else(|| Problem::protocol(no_pace(&pace)))?)
        }
        CommandKind::Play => {
            Request::Play(need_seat()?, fields.action.ok_or_else(|| missing_field("action"))?)
        }
        CommandKind::Undo => Request::Undo(need_seat()?),
        CommandKind::Say => {
            let text = fields.text.ok_or_else(|| missing_field("text"))?;
            let said = text.parse().map_err(|_| Problem::protocol(Malformed::Speech));
            Request::Say(said?)
        }
    })
}

/// The entropy of a request. A client that sends none gets `fresh` one from us: its luck is as good, only its proof is
/// not.
pub(crate) fn entropy(
    text: Option<&str>,
    fresh: impl FnOnce() -> Entropy,
) -> Result<Entropy, Problem> {
    let read = |text: &str| text.parse().map_err(|_| Problem::protocol(Malformed::Entropy));
    text.map_or_else(|| Ok(fresh()), read)
}

fn missing_field(field: &'static str) -> Problem {
    Problem::protocol(shelf::Refused::FieldMissing { field })
}
