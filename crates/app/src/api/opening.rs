//! Opening of tables: promised ones, new ones, and ones that continue a game.

use std::{collections::BTreeMap, sync::Arc};

use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use tables::{Name, Opening, Pace, PersonId, Privacy, Request, Secret, Sitting, Token, Who};

use super::commands::key;
use crate::{
    command::Command,
    context::Context,
    effect::Work,
    identity::{Keys, Person},
    problem::Problem,
    refused::{Forbidden, Malformed, Untimely},
    response::{self, Response},
};

/// The JSON body of `POST /api/tables`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenRequest {
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) options: String,
    /// The files that the options name.
    #[serde(default)]
    pub(crate) files: BTreeMap<String, String>,
    pub(crate) seats: Vec<SeatRequest>,
    #[serde(default)]
    pub(crate) private: bool,
    /// Whether pages show players what an action would bring before they take it.
    #[serde(default = "default_previews")]
    pub(crate) previews: bool,
    /// The pace of the bots.
    #[serde(default, deserialize_with = "pace")]
    pub(crate) pace: Pace,
    pub(crate) entropy: Option<String>,
    /// The promise of the table, if there is one.
    pub(crate) promise: Option<String>,
    /// The idempotency key, by which a repetition is recognized.
    pub(crate) key: Option<String>,
}

const fn default_previews() -> bool {
    true
}

/// The pace of a request. Programs that name none get the briskest, so they are not kept waiting.
fn pace<'d, D: serde::Deserializer<'d>>(context: D) -> Result<Pace, D::Error> {
    let name = String::deserialize(context)?;
    Pace::named(&name).ok_or_else(|| serde::de::Error::custom(no_pace(&name)))
}

pub(super) fn no_pace(name: &str) -> Malformed {
    Malformed::NoPace { pace: name.into() }
}

impl OpenRequest {
    /// A request for a private table whose bots play at a pace that people can follow.
    pub(crate) fn private(title: &str, options: String, seats: Vec<SeatRequest>) -> OpenRequest {
        let (title, files) = (title.to_owned(), BTreeMap::new());
        OpenRequest {
            title,
            options,
            files,
            seats,
            private: true,
            previews: default_previews(),
            pace: Pace::Calm,
            entropy: None,
            promise: None,
            key: None,
        }
    }
}

/// The wanted holder of a seat: `"me"`, `{"here":"Berthe"}` round the same screen,
/// `{"bot":"master"}`, or `"open"`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatRequest {
    Me,
    Open,
    Here(String),
    Bot(String),
}

/// The response for a table that has been opened.
#[derive(Debug, Serialize)]
pub(crate) struct OpenResponse {
    ok: bool,
    table: String,
    /// The token that admits others.
    invitation: String,
    at: u64,
}

impl OpenResponse {
    /// The response for a table that has been opened.
    pub(super) async fn of(
        context: &Context,
        table: Token,
        invitation: Token,
    ) -> Result<Response, Problem> {
        let at = context.effects.known_table(table).await?.rows();
        let (table, invitation) = (table.to_string(), invitation.to_string());
        Ok(response::json(&OpenResponse { ok: true, table, invitation, at }))
    }
}

/// The response with a promise: the signed id of a table to be opened, and the seal of its luck.
#[derive(Debug, Serialize)]
struct PromiseResponse {
    ok: bool,
    promise: String,
    commitment: String,
}

/// `GET /api/promise`: a seal to look at before adding entropy to a table that is dealt at once.
#[expect(clippy::unnecessary_wraps, reason = "all handlers have one shape")]
pub(crate) fn promise(context: &Context) -> Result<Response, Problem> {
    let promise = context.promise();
    let commitment = promise.commitment.to_string();
    Ok(response::json(&PromiseResponse { ok: true, promise: promise.text, commitment }))
}

/// `POST /api/tables`
pub(crate) async fn open(context: &Context) -> Result<Response, Problem> {
    let request: OpenRequest = context.json()?;
    let person = context.requester.known()?;
    let (id, invitation) = open_for(context, &person, request).await?;
    OpenResponse::of(context, id, invitation).await
}

/// Opens a table for a person; returns its id and its invitation. With an idempotency key every step has a key of its
/// own, so the request can be repeated wherever it stopped.
pub(crate) async fn open_for(
    context: &Context,
    person: &Person,
    request: OpenRequest,
) -> Result<(Token, Token), Problem> {
    // The limit is checked before anything is read that takes memory or disk.
    context.may_open(person.id).await?;
    let seats =
        u8::try_from(request.seats.len()).map_err(|_| Problem::protocol(Malformed::ManySeats))?;
    let seat_requests = seat_requests(context, person, &request)?;
    let (head, request) = head(context, seats, request).await?;
    let privacy = if request.private { Privacy::Private } else { Privacy::Public };
    let new_table = NewTable::of(context, person, &request)?;
    let id = new_table.id;
    let (previews, pace) = (request.previews, request.pace);
    let terms = TableTerms { host: person.id, head, privacy, previews, pace };
    let invitation = start(context, new_table, terms).await?;
    ask_all(context, id, person, seat_requests).await?;
    Ok((id, invitation))
}

/// The record that the game begins with, and the request that it was made from.
async fn head(
    context: &Context,
    seats: u8,
    request: OpenRequest,
) -> Result<(String, OpenRequest), Problem> {
    let read = move || {
        let table = shelf::open(&request.title, seats, &request.options, &request.files);
        table.map(|it| (it.record(), request))
    };
    Ok(context.effects.compute(Work::Foreign, read).await??)
}

/// The id and the secret of a table to be opened.
pub(super) struct NewTable {
    id: Token,
    secret: Secret,
}

impl NewTable {
    /// A table whose seal was shown.
    pub(super) fn promised(keys: &Keys, id: Token) -> NewTable {
        NewTable { id, secret: keys.secret(id) }
    }

    /// The table of a promise, else of an idempotency key, else a random one.
    fn of(context: &Context, person: &Person, request: &OpenRequest) -> Result<NewTable, Problem> {
        let keys = &context.keys;
        if let Some(promise) = &request.promise {
            let nobody = || Problem::protocol(Malformed::NoPromise);
            let id = keys.promised(promise, context.now).ok_or_else(nobody)?;
            return Ok(NewTable::promised(keys, id));
        }
        let key = key(person, request.key.as_deref())?;
        let id = key.map_or_else(|| context.fresh_token(), |it| keys.table(&it));
        Ok(NewTable { id, secret: context.fresh_secret() })
    }
}

/// Carries out the first requests at a new table, each with a key of its own.
async fn ask_all(
    context: &Context,
    id: Token,
    person: &Person,
    seat_requests: Vec<Request>,
) -> Result<(), Problem> {
    for (nth, request) in seat_requests.into_iter().enumerate() {
        let (who, key) = (Who::Person(person.id), Some(format!("open/{nth}")));
        context.effects.ask(id, Command { who, request, at: None, key }).await?;
    }
    Ok(())
}

/// Opens a table that continues the game of a record; returns its id.
pub(crate) async fn continue_for(
    context: &Context,
    person: &Person,
    head: String,
    request: &OpenRequest,
) -> Result<Token, Problem> {
    context.may_open(person.id).await?;
    let seat_requests = seat_requests(context, person, request)?;
    let new_table = NewTable::of(context, person, request)?;
    let id = new_table.id;
    let (privacy, previews, pace) = (Privacy::Private, request.previews, request.pace);
    start(context, new_table, TableTerms { host: person.id, head, privacy, previews, pace })
        .await?;
    ask_all(context, id, person, seat_requests).await?;
    Ok(id)
}

/// The terms of a table: whatever its opener chooses.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct TableTerms {
    pub(super) host: PersonId,
    pub(super) head: String,
    pub(super) privacy: Privacy,
    pub(super) previews: bool,
    pub(super) pace: Pace,
}

/// Opens a table unless it exists; returns its invitation. An existing one must have the same terms.
async fn start(
    context: &Context,
    new_table: NewTable,
    terms: TableTerms,
) -> Result<Token, Problem> {
    let asked = terms.clone();
    let sitting = find_or_open(context, new_table, terms).await?;
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

/// The table with this id, opened on these terms unless it exists.
pub(super) async fn find_or_open(
    context: &Context,
    new_table: NewTable,
    terms: TableTerms,
) -> Result<Arc<Sitting>, Problem> {
    let NewTable { id, secret } = new_table;
    let TableTerms { host, head, privacy, previews, pace } = terms;
    let invitation = context.fresh_token();
    let opening = Opening { privacy, secret, invitation, host, previews, pace, head };
    context.effects.open(id, opening).await?;
    context.effects.known_table(id).await
}

/// The first requests at a new table, one for each seat, checked before anything is opened.
fn seat_requests(
    context: &Context,
    person: &Person,
    request: &OpenRequest,
) -> Result<Vec<Request>, Problem> {
    let lacks_name = || Problem::protocol(Malformed::Nameless);
    let mut seat_requests = Vec::new();
    for (seat, asked) in
        Seat::first(request.seats.len().min(game::seat::MAX_SEATS)).zip(&request.seats)
    {
        let name: Name = match asked {
            SeatRequest::Open => continue,
            SeatRequest::Bot(level) => {
                let no_level =
                    || Problem::protocol(Malformed::NoLevel { level: level.as_str().into() });
                seat_requests.push(Request::Fill(seat, Level::named(level).ok_or_else(no_level)?));
                continue;
            }
            SeatRequest::Me => person.name.clone().ok_or_else(lacks_name)?,
            SeatRequest::Here(name) => {
                name.parse().map_err(|_| Problem::protocol(Malformed::Name))?
            }
        };
        let entropy = context.entropy(request.entropy.as_deref())?;
        seat_requests.push(Request::Join { seat: Some(seat), name, entropy, invitation: None });
    }
    Ok(seat_requests)
}
