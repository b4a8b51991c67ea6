//! What those at a table do: sit down, get up, decide, take back, talk.

use axum::{Json, extract::State};
use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{Chair, Entropy, Pace, Request, Token, Who};

use super::{
    Desk, Visitor,
    extract::{Body, Invited, TableId},
    opening::no_pace,
};
use crate::{identity::Person, keeper::Errand, problem::Problem};

/// How many rows there are now.
#[derive(Debug, Serialize)]
pub(crate) struct Done {
    ok: bool,
    at: u64,
}

/// What a person asks of a table. Which fields a request needs depends on what it asks.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
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
    pub(crate) invitation: Invited,
}

/// What can be asked of a table, by the last word of the path and by `do` in a WebSocket.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Deed {
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
    ($($(#[$doc:meta])* $name:ident => $deed:ident;)*) => {
        $($(#[$doc])*
        pub(crate) async fn $name(
            State(desk): State<Desk>,
            TableId(id): TableId,
            visitor: Visitor,
            Body(asked): Body<Asked>,
        ) -> Result<Json<Done>, Problem> {
            let at = carry_out(&desk, id, visitor, Deed::$deed, asked).await?;
            Ok(Json(Done { ok: true, at }))
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
    desk: &Desk,
    id: Token,
    visitor: Visitor,
    deed: Deed,
    asked: Asked,
) -> Result<u64, Problem> {
    let person = visitor.known()?;
    // Whoever may not know of a table does not learn of it by asking for something.
    let Invited(invitation) = asked.invitation;
    desk.house.admit(id, person.id, invitation).await?;
    let key = key(&person, asked.key.as_deref())?;
    let (who, at) = (Who::Person(person.id), asked.at);
    let is_here = match (deed, asked.seat) {
        (Deed::Substitute, Some(seat)) => is_here(desk, id, Seat(seat)).await?,
        _ => false,
    };
    let request = request(deed, asked, &person, is_here)?;
    let errand = || Errand { who, request: request.clone(), at, key: key.clone() };
    desk.house.ask(id, errand).await
}

/// Whether whoever has the seat looks at the table, through this server: others know of theirs only.
async fn is_here(desk: &Desk, id: Token, seat: Seat) -> Result<bool, Problem> {
    let sitting = desk.house.keeper(id).await?.sitting();
    let person = sitting.chair(seat).and_then(Chair::person);
    Ok(person.is_some_and(|it| 0 < desk.present.count((id, it))))
}

/// Keys of different people never meet.
pub(crate) fn key(person: &Person, key: Option<&str>) -> Result<Option<String>, Problem> {
    const LONGEST: usize = 64;
    match key {
        Some(key) if (1..=LONGEST).contains(&key.len()) => Ok(Some(format!("{}/{key}", person.id))),
        Some(_) => Err(Problem::protocol("a key has 1 to 64 letters")),
        None => Ok(None),
    }
}

/// What is asked of the table. Whether whoever has the seat `is_here` counts where a bot is to play for them.
pub(crate) fn request(
    deed: Deed,
    asked: Asked,
    person: &Person,
    is_here: bool,
) -> Result<Request, Problem> {
    let seat = asked.seat.map(Seat);
    let need_seat = || seat.ok_or_else(|| lacks("seat"));
    let level = |level: Option<String>| {
        let level = level.ok_or_else(|| lacks("level"))?;
        Level::named(&level)
            .ok_or_else(|| Problem::protocol(format!("there is no level «{level}»")))
    };
    let name = |name: Option<String>| {
        let name = name.map(|it| it.parse()).transpose();
        name.map_err(|_| Problem::protocol("write a name that others can read"))
    };
    Ok(match deed {
        Deed::Join => Request::Join {
            seat,
            name: name(asked.name)?.or_else(|| person.name.clone()).ok_or_else(|| lacks("name"))?,
            entropy: entropy(asked.entropy.as_deref())?,
            invitation: asked.invitation.0,
        },
        Deed::Fill => Request::Fill(need_seat()?, level(asked.level)?),
        Deed::Leave => Request::Leave(need_seat()?),
        Deed::Substitute => {
            Request::Substitute { seat: need_seat()?, level: level(asked.level)?, is_here }
        }
        Deed::Return => Request::Return(need_seat()?),
        Deed::Rename => {
            Request::Rename(need_seat()?, name(asked.name)?.ok_or_else(|| lacks("name"))?)
        }
        Deed::Hurry => Request::Hurry,
        Deed::Pace => {
            let pace = asked.pace.ok_or_else(|| lacks("pace"))?;
            Request::Pace(Pace::named(&pace).ok_or_else(|| Problem::protocol(no_pace(&pace)))?)
        }
        Deed::Play => Request::Play(need_seat()?, asked.action.ok_or_else(|| lacks("action"))?),
        Deed::Undo => Request::Undo(need_seat()?),
        Deed::Say => {
            let text = asked.text.ok_or_else(|| lacks("text"))?;
            let said =
                text.parse().map_err(|_| Problem::protocol("there is nothing to read in it"));
            Request::Say(said?)
        }
    })
}

/// Who brings none gets some from us: their luck is as good, only their proof is not.
pub(super) fn entropy(text: Option<&str>) -> Result<Entropy, Problem> {
    match text {
        Some(text) => text
            .parse()
            .map_err(|_| Problem::protocol("entropy is 32 hexadecimal digits, in small letters")),
        None => Ok(Entropy::fresh()?),
    }
}

fn lacks(field: &str) -> Problem {
    Problem::protocol(format!("«{field}» is missing"))
}
