//! What those at a table do: sit down, get up, decide, take back, talk.

use axum::{Json, extract::State};
use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{Chair, Entropy, Pace, Request, Token, Who};

use super::{
    AppState, Requester,
    extract::{Invitation, JsonBody, TableId},
    opening::no_pace,
};
use crate::{identity::Person, keeper::Command, problem::Problem, refused::Malformed};

/// How many rows there are now.
#[derive(Debug, Serialize)]
pub(crate) struct CommandResponse {
    ok: bool,
    at: u64,
}

/// What a person asks of a table. Which fields a request needs depends on what it asks.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommandFields {
    pub(crate) seat: Option<u8>,
    /// How many rows the asker knows of.
    pub(crate) at: Option<u64>,
    /// By which a repetition is recognized.
    pub(crate) key: Option<String>,
    pub(crate) action: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) pace: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) text: Option<String>,
    /// What is added to the luck of the table: 32 hexadecimal digits.
    pub(crate) entropy: Option<String>,
    #[serde(default)]
    pub(crate) invitation: Invitation,
}

/// What can be asked of a table, by the last word of the path and by `do` in a WebSocket.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum CommandKind {
    Join,
    Fill,
    Leave,
    Substitute,
    Return,
    Rename,
    Play,
    Undo,
    Hurry,
    Pace,
    Say,
}

macro_rules! routes {
    ($($(#[$doc:meta])* $name:ident => $kind:ident;)*) => {
        $($(#[$doc])*
        pub(crate) async fn $name(
            State(app): State<AppState>,
            TableId(id): TableId,
            requester: Requester,
            JsonBody(fields): JsonBody<CommandFields>,
        ) -> Result<Json<CommandResponse>, Problem> {
            let at = carry_out(&app, id, requester, CommandKind::$kind, fields).await?;
            Ok(Json(CommandResponse { ok: true, at }))
        })*
    };
}

routes! {
    /// `POST /api/tables/{id}/join`: sit down.
    join => Join;
    /// `POST /api/tables/{id}/fill`: let a bot sit down on a free chair.
    fill => Fill;
    /// `POST /api/tables/{id}/leave`: get up for good.
    leave => Leave;
    /// `POST /api/tables/{id}/substitute`: let a bot play for somebody who is away.
    substitute => Substitute;
    /// `POST /api/tables/{id}/return`: play oneself again.
    come_back => Return;
    /// `POST /api/tables/{id}/rename`: be called so at this table.
    rename => Rename;
    /// `POST /api/tables/{id}/play`: decide.
    play => Play;
    /// `POST /api/tables/{id}/undo`: take the last decision back.
    undo => Undo;
    /// `POST /api/tables/{id}/hurry`: let bots answer though one may still take one's decision back.
    hurry => Hurry;
    /// `POST /api/tables/{id}/pace`: let bots leave so much time from now on.
    pace => Pace;
    /// `POST /api/tables/{id}/say`: say something to everybody at the table.
    say => Say;
}

/// Has it done; how many rows there are then.
pub(crate) async fn carry_out(
    app: &AppState,
    id: Token,
    requester: Requester,
    kind: CommandKind,
    fields: CommandFields,
) -> Result<u64, Problem> {
    let person = requester.known()?;
    // Whoever may not know of a table does not learn of it by asking for something.
    let Invitation(invitation) = fields.invitation;
    app.registry.admit(id, person.id, invitation).await?;
    let key = key(&person, fields.key.as_deref())?;
    let (who, at) = (Who::Person(person.id), fields.at);
    let is_here = match (kind, fields.seat) {
        (CommandKind::Substitute, Some(seat)) => is_here(app, id, Seat(seat)).await?,
        _ => false,
    };
    let request = request(kind, fields, &person, is_here)?;
    let command = || Command { who, request: request.clone(), at, key: key.clone() };
    app.registry.ask(id, command).await
}

/// Whether whoever has the seat looks at the table, through this server: others know of theirs only.
async fn is_here(app: &AppState, id: Token, seat: Seat) -> Result<bool, Problem> {
    let sitting = app.registry.keeper(id).await?.sitting();
    let person = sitting.chair(seat).and_then(Chair::person);
    Ok(person.is_some_and(|it| 0 < app.present.count((id, it))))
}

/// Keys of different people never meet.
pub(crate) fn key(person: &Person, key: Option<&str>) -> Result<Option<String>, Problem> {
    const MAX_KEY_BYTES: usize = 64;
    match key {
        Some(key) if (1..=MAX_KEY_BYTES).contains(&key.len()) => Ok(Some(format!("{}/{key}", person.id))),
        Some(_) => Err(Problem::protocol(Malformed::LongKey)),
        None => Ok(None),
    }
}

/// What is asked of the table. Whether whoever has the seat `is_here` counts where a bot is to play for them.
pub(crate) fn request(
    kind: CommandKind,
    fields: CommandFields,
    person: &Person,
    is_here: bool,
) -> Result<Request, Problem> {
    let seat = fields.seat.map(Seat);
    let need_seat = || seat.ok_or_else(|| lacks("seat"));
    let level = |level: Option<String>| {
        let level = level.ok_or_else(|| lacks("level"))?;
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
                .ok_or_else(|| lacks("name"))?,
            entropy: entropy(fields.entropy.as_deref())?,
            invitation: fields.invitation.0,
        },
        CommandKind::Fill => Request::Fill(need_seat()?, level(fields.level)?),
        CommandKind::Leave => Request::Leave(need_seat()?),
        CommandKind::Substitute => {
            Request::Substitute { seat: need_seat()?, level: level(fields.level)?, is_here }
        }
        CommandKind::Return => Request::Return(need_seat()?),
        CommandKind::Rename => {
            Request::Rename(need_seat()?, name(fields.name)?.ok_or_else(|| lacks("name"))?)
        }
        CommandKind::Hurry => Request::Hurry,
        CommandKind::Pace => {
            let pace = fields.pace.ok_or_else(|| lacks("pace"))?;
            Request::Pace(Pace::named(&pace).ok_or_else(|| Problem::protocol(no_pace(&pace)))?)
        }
        CommandKind::Play => {
            Request::Play(need_seat()?, fields.action.ok_or_else(|| lacks("action"))?)
        }
        CommandKind::Undo => Request::Undo(need_seat()?),
        CommandKind::Say => {
            let text = fields.text.ok_or_else(|| lacks("text"))?;
            let said = text.parse().map_err(|_| Problem::protocol(Malformed::Speech));
            Request::Say(said?)
        }
    })
}

/// Who brings none gets some from us: their luck is as good, only their proof is not.
pub(super) fn entropy(text: Option<&str>) -> Result<Entropy, Problem> {
    match text {
        Some(text) => text.parse().map_err(|_| Problem::protocol(Malformed::Entropy)),
        None => Ok(Entropy::fresh()?),
    }
}

fn lacks(field: &'static str) -> Problem {
    Problem::protocol(shelf::Refused::FieldMissing { field })
}
