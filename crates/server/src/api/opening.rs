//! Opening a table: promised, as wished, or where a game is gone on with.

use std::{collections::BTreeMap, sync::Arc};

use axum::{Json, extract::State};
use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{Name, Opening, Pace, PersonId, Privacy, Request, Secret, Sitting, Token, Who};

use super::{
    AppState, Requester,
    commands::{entropy, key},
    extract::JsonBody,
    requester::ClientAddress,
};
use crate::{
    identity::Person,
    keeper::Command,
    problem::Problem,
    refused::{Forbidden, Malformed, Untimely},
};

/// What is opened.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenRequest {
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) options: String,
    /// Files that the options name.
    #[serde(default)]
    pub(crate) files: BTreeMap<String, String>,
    pub(crate) seats: Vec<SeatRequest>,
    #[serde(default)]
    pub(crate) private: bool,
    /// Whether players are told what something would bring before they do it.
    #[serde(default = "usually")]
    pub(crate) previews: bool,
    /// How much time bots leave to people.
    #[serde(default, deserialize_with = "pace")]
    pub(crate) pace: Pace,
    pub(crate) entropy: Option<String>,
    /// Which table it is to be, if one was promised.
    pub(crate) promise: Option<String>,
    /// By which a repetition is recognized.
    pub(crate) key: Option<String>,
}

const fn usually() -> bool {
    true
}

/// Programs that do not say are not kept waiting.
fn pace<'d, D: serde::Deserializer<'d>>(context: D) -> Result<Pace, D::Error> {
    let name = String::deserialize(context)?;
    Pace::named(&name).ok_or_else(|| serde::de::Error::custom(no_pace(&name)))
}

pub(super) fn no_pace(name: &str) -> Malformed {
    Malformed::NoPace { pace: name.into() }
}

impl OpenRequest {
    /// A table that only those find who were invited, and where people can follow what bots do.
    pub(crate) fn private(title: &str, options: String, seats: Vec<SeatRequest>) -> OpenRequest {
        let (title, files) = (title.to_owned(), BTreeMap::new());
        OpenRequest {
            title,
            options,
            files,
            seats,
            private: true,
            previews: usually(),
            pace: Pace::Calm,
            entropy: None,
            promise: None,
            key: None,
        }
    }
}

/// Who is to have a seat: `"me"`, `{"here":"Berthe"}` round the same screen,
/// `{"bot":"master"}`, or `"open"`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatRequest {
    Me,
    Open,
    Here(String),
    Bot(String),
}

#[derive(Debug, Serialize)]
pub(crate) struct OpenResponse {
    ok: bool,
    table: String,
    /// What lets others in.
    invitation: String,
    at: u64,
}

impl OpenResponse {
    /// What is told of a table that has been opened.
    pub(super) async fn of(
        app: &AppState,
        table: Token,
        invitation: Token,
    ) -> Result<Json<OpenResponse>, Problem> {
        let at = app.registry.keeper(table).await?.sitting().rows();
        let (table, invitation) = (table.to_string(), invitation.to_string());
        Ok(Json(OpenResponse { ok: true, table, invitation, at }))
    }
}

/// A table that is to be opened, and the seal of its luck.
#[derive(Debug, Serialize)]
pub(crate) struct Promised {
    ok: bool,
    promise: String,
    commitment: String,
}

/// `GET /api/promise`: what to look at before one adds to the luck of a table that is dealt at once.
pub(crate) async fn promise(State(app): State<AppState>) -> Result<Json<Promised>, Problem> {
    let promise = app.registry.keys().promise()?;
    let commitment = promise.commitment.to_string();
    Ok(Json(Promised { ok: true, promise: promise.text, commitment }))
}

/// `POST /api/tables`
pub(crate) async fn open(
    State(app): State<AppState>,
    visitor: Requester,
    address: ClientAddress,
    JsonBody(opened): JsonBody<OpenRequest>,
) -> Result<Json<OpenResponse>, Problem> {
    let person = visitor.known()?;
    let (id, invitation) = open_for(&app, &person, address, opened).await?;
    OpenResponse::of(&app, id, invitation).await
}

/// Opens a table for somebody: its id, and what lets others in. With a key, everything that is done
/// has a name of its own, so it can be asked for again, wherever it stopped.
pub(crate) async fn open_for(
    app: &AppState,
    person: &Person,
    address: ClientAddress,
    opened: OpenRequest,
) -> Result<(Token, Token), Problem> {
    // Before anything is read that takes memory or disk.
    app.may_open(person.id, address)?;
    let seats =
        u8::try_from(opened.seats.len()).map_err(|_| Problem::protocol(Malformed::ManySeats))?;
    let wishes = wishes(person, &opened)?;
    let (head, opened) = head(app, seats, opened).await?;
    let privacy = if opened.private { Privacy::Private } else { Privacy::Public };
    let plot = NewTable::of(app, person, &opened)?;
    let id = plot.id;
    let (previews, pace) = (opened.previews, opened.pace);
    let founding = TableTerms { host: person.id, head, privacy, previews, pace };
    let invitation = start(app, plot, founding).await?;
    fulfil(app, id, person, wishes).await?;
    Ok((id, invitation))
}

/// The record with which the game begins, and the request whose options it was made of.
async fn head(
    app: &AppState,
    seats: u8,
    opened: OpenRequest,
) -> Result<(String, OpenRequest), Problem> {
    let read = move || {
        let table = shelf::open(&opened.title, seats, &opened.options, &opened.files);
        table.map(|it| (it.record(), opened))
    };
    Ok(app.foreign.run(read).await??)
}

/// A table that is to be opened.
pub(super) struct NewTable {
    id: Token,
    secret: Secret,
}

impl NewTable {
    /// Whose seal was shown.
    pub(super) fn promised(app: &AppState, id: Token) -> NewTable {
        NewTable { id, secret: app.registry.keys().secret(id) }
    }

    /// As it was promised, by its key, or any.
    fn of(app: &AppState, person: &Person, opened: &OpenRequest) -> Result<NewTable, Problem> {
        let keys = app.registry.keys();
        if let Some(promise) = &opened.promise {
            let nobody = || Problem::protocol(Malformed::NoPromise);
            let id = keys.promised(promise).ok_or_else(nobody)?;
            return Ok(NewTable::promised(app, id));
        }
        let key = key(person, opened.key.as_deref())?;
        let id = key.map_or_else(Token::fresh, |it| Ok(keys.table(&it)))?;
        Ok(NewTable { id, secret: Secret::fresh()? })
    }
}

/// What whoever opens a table wishes there, each wish by a name of its own.
async fn fulfil(
    app: &AppState,
    id: Token,
    person: &Person,
    wishes: Vec<Request>,
) -> Result<(), Problem> {
    for (nth, request) in wishes.into_iter().enumerate() {
        let (who, key) = (Who::Person(person.id), Some(format!("open/{nth}")));
        let command = || Command { who, request: request.clone(), at: None, key: key.clone() };
        app.registry.ask(id, command).await?;
    }
    Ok(())
}

/// Opens a table where a game of which this is the record is gone on with: its id.
pub(crate) async fn go_on_for(
    app: &AppState,
    person: &Person,
    address: ClientAddress,
    head: String,
    opened: &OpenRequest,
) -> Result<Token, Problem> {
    app.may_open(person.id, address)?;
    let wishes = wishes(person, opened)?;
    let plot = NewTable::of(app, person, opened)?;
    let id = plot.id;
    let (privacy, previews, pace) = (Privacy::Private, opened.previews, opened.pace);
    start(app, plot, TableTerms { host: person.id, head, privacy, previews, pace }).await?;
    fulfil(app, id, person, wishes).await?;
    Ok(id)
}

/// What somebody says of a table when they open it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct TableTerms {
    pub(super) host: PersonId,
    pub(super) head: String,
    pub(super) privacy: Privacy,
    pub(super) previews: bool,
    pub(super) pace: Pace,
}

/// Opens a table, if it is not there yet: what lets others in. It must be the one that is asked for.
async fn start(app: &AppState, plot: NewTable, founding: TableTerms) -> Result<Token, Problem> {
    let asked = founding.clone();
    let sitting = found(app, plot, founding).await?;
    let Opening { privacy, invitation, host, previews, pace, head, secret: _ } =
        sitting.opening().clone();
    if host != asked.host {
        return Err(Problem::Forbidden(Forbidden::OthersTable));
    }
    if asked != (TableTerms { host, head, privacy, previews, pace }) {
        return Err(Problem::turn(Untimely::OtherTable));
    }
    Ok(invitation)
}

/// The table with this id, opened so unless it is there already.
pub(super) async fn found(
    app: &AppState,
    plot: NewTable,
    founding: TableTerms,
) -> Result<Arc<Sitting>, Problem> {
    let NewTable { id, secret } = plot;
    let TableTerms { host, head, privacy, previews, pace } = founding;
    let invitation = Token::fresh()?;
    let opening = Opening { privacy, secret, invitation, host, previews, pace, head };
    app.registry.open_table(id, opening).await?;
    Ok(app.registry.keeper(id).await?.sitting())
}

/// What whoever opens a table asks for at once, checked before anything is opened.
fn wishes(person: &Person, opened: &OpenRequest) -> Result<Vec<Request>, Problem> {
    let lacks_name = || Problem::protocol(Malformed::Nameless);
    let mut wishes = Vec::new();
    for (seat, asked) in
        Seat::first(opened.seats.len().min(game::seat::MAX_SEATS)).zip(&opened.seats)
    {
        let name: Name = match asked {
            SeatRequest::Open => continue,
            SeatRequest::Bot(level) => {
                let no_level =
                    || Problem::protocol(Malformed::NoLevel { level: level.as_str().into() });
                wishes.push(Request::Fill(seat, Level::named(level).ok_or_else(no_level)?));
                continue;
            }
            SeatRequest::Me => person.name.clone().ok_or_else(lacks_name)?,
            SeatRequest::Here(name) => {
                name.parse().map_err(|_| Problem::protocol(Malformed::Name))?
            }
        };
        let entropy = entropy(opened.entropy.as_deref())?;
        wishes.push(Request::Join { seat: Some(seat), name, entropy, invitation: None });
    }
    Ok(wishes)
}
