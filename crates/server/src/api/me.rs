//! The requester's own identity: a name, and a link to be the same person on another device.

use axum::{
    Json,
    extract::State,
    http::{HeaderName, HeaderValue},
};
use serde::{Deserialize, Serialize};
use store::{Append, Appended};
use tables::{Name, PersonId};

use super::{AppState, Requester, extract::JsonBody, requester::cookie_header};
use crate::{
    clock,
    identity::{Claim, Person},
    problem::Problem,
    refused::{Forbidden, Malformed},
};

/// A JSON response that sets the identity cookie.
type WithCookie<T> = ([(HeaderName, HeaderValue); 1], Json<T>);

/// The response with the requester's own identity.
#[derive(Debug, Serialize)]
pub(crate) struct Me {
    /// The id of the requester; `None` without a valid cookie.
    id: Option<String>,
    name: Option<String>,
}

/// The identity of a person, with the token by which a program shows it in place of a cookie.
#[derive(Debug, Serialize)]
pub(crate) struct KnownPerson {
    id: String,
    name: Option<String>,
    /// The bearer token, for programs: send it as `Authorization: Bearer ...`.
    token: String,
}

/// The JSON body with a new name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Called {
    name: String,
}

/// The response with a link for another device.
#[derive(Debug, Serialize)]
pub(crate) struct LinkResponse {
    /// The claim, valid for ten minutes and for one use.
    claim: String,
}

/// The JSON body with the claim of a link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claiming {
    claim: String,
}

/// `GET /api/me`
pub(crate) async fn show(requester: Requester) -> Json<Me> {
    let name = requester.0.as_ref().and_then(|it| it.name.as_ref().map(Name::to_string));
    Json(Me { id: requester.id().map(|it| it.to_string()), name })
}

/// `POST /api/me`: changes one's name; a stranger becomes a person.
pub(crate) async fn rename(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(Called { name }): JsonBody<Called>,
) -> Result<WithCookie<KnownPerson>, Problem> {
    let name = name.parse().map_err(|_| Problem::protocol(Malformed::Name))?;
    let id = requester.id().map_or_else(PersonId::fresh, Ok)?;
    Ok(known(&app, &Person { id, name: Some(name) }))
}

/// `POST /api/me/link`
pub(crate) async fn link(
    State(app): State<AppState>,
    requester: Requester,
) -> Result<Json<LinkResponse>, Problem> {
    let claim = app.registry.keys().link(&requester.known()?)?;
    Ok(Json(LinkResponse { claim }))
}

/// `POST /api/me/claim`: be the person who made the link. It works once, on any server of the store.
pub(crate) async fn claim(
    State(app): State<AppState>,
    JsonBody(Claiming { claim }): JsonBody<Claiming>,
) -> Result<WithCookie<KnownPerson>, Problem> {
    Ok(known(&app, &use_link(&app, &claim, None).await?))
}

/// Uses a link up; returns the person it belongs to. A requester who was a person before can repeat the request: the
/// first response may have been lost.
pub(crate) async fn use_link(
    app: &AppState,
    link: &str,
    by: Option<PersonId>,
) -> Result<Person, Problem> {
    const BAD: Problem = Problem::Forbidden(Forbidden::OldLink);
    let claim = app.registry.keys().claim(link).ok_or(BAD)?;
    let (log, store) = (log_of(&claim), app.registry.store());
    let row = format!("by {}", by.unwrap_or(claim.person.id));
    let used = Append::new(&log, 0).row(clock::stored(clock::now()), &row);
    match store.append(used).await? {
        Appended::Done => Ok(claim.person),
        Appended::Conflict { .. } | Appended::Repeated { .. } => {
            let first = store.read(&log, 0).await?;
            let is_theirs = by.is_some() && first.first().is_some_and(|it| it.text == row);
            if is_theirs { Ok(claim.person) } else { Err(BAD) }
        }
    }
}

/// Whether a claim has been used.
pub(crate) async fn is_used(app: &AppState, claim: &Claim) -> Result<bool, Problem> {
    Ok(!app.registry.store().read(&log_of(claim), 0).await?.is_empty())
}

/// The log that records the use of a claim.
fn log_of(claim: &Claim) -> String {
    format!("claim/{}", claim.nonce)
}

fn known(app: &AppState, person: &Person) -> WithCookie<KnownPerson> {
    let token = app.registry.keys().cookie(person);
    let name = person.name.as_ref().map(Name::to_string);
    (cookie_header(app, person), Json(KnownPerson { id: person.id.to_string(), name, token }))
}
