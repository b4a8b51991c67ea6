//! The requester's own identity: a name, and a link to be the same person on another device.

use serde::{Deserialize, Serialize};
use tables::{Name, PersonId};

use crate::{
    context::Context,
    identity::{Claim, Person},
    problem::Problem,
    refused::{Forbidden, Malformed},
    response::{self, Response},
};

/// The response with the requester's own identity.
#[derive(Debug, Serialize)]
struct Me {
    /// The id of the requester; `None` without a valid cookie.
    id: Option<String>,
    name: Option<String>,
}

/// The identity of a person, with the token by which a program shows it in place of a cookie.
#[derive(Debug, Serialize)]
struct KnownPerson {
    id: String,
    name: Option<String>,
    /// The bearer token, for programs: send it as `Authorization: Bearer ...`.
    token: String,
}

/// The JSON body with a new name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Called {
    name: String,
}

/// The response with a link for another device.
#[derive(Debug, Serialize)]
struct LinkResponse {
    /// The claim, valid for ten minutes and for one use.
    claim: String,
}

/// The JSON body with the claim of a link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Claiming {
    claim: String,
}

/// `GET /api/me`
#[expect(clippy::unnecessary_wraps, reason = "all handlers have one shape")]
pub(crate) fn show(context: &Context) -> Result<Response, Problem> {
    let name = context.requester.0.as_ref().and_then(|it| it.name.as_ref().map(Name::to_string));
    Ok(response::json(&Me { id: context.id().map(|it| it.to_string()), name }))
}

/// `POST /api/me`: changes one's name; a stranger becomes a person.
pub(crate) fn rename(context: &Context) -> Result<Response, Problem> {
    let Called { name } = context.json()?;
    let name = name.parse().map_err(|_| Problem::protocol(Malformed::Name))?;
    let id = context.id().unwrap_or_else(|| context.fresh_person());
    Ok(known(context, &Person { id, name: Some(name) }))
}

/// `POST /api/me/link`
pub(crate) fn link(context: &Context) -> Result<Response, Problem> {
    Ok(response::json(&LinkResponse { claim: new_link(context)? }))
}

/// The text of a link by which the sender can be claimed on another device.
pub(crate) fn new_link(context: &Context) -> Result<String, Problem> {
    let person = context.requester.known()?;
    Ok(context.keys.link(&person, context.fresh_token(), context.now))
}

/// `POST /api/me/claim`: be the person who made the link. It works once, on any server of the store.
pub(crate) async fn claim(context: &Context) -> Result<Response, Problem> {
    let Claiming { claim } = context.json()?;
    Ok(known(context, &use_link(context, &claim, None).await?))
}

/// Uses a link up; returns the person it belongs to. A requester who was a person before can repeat the request: the
/// first response may have been lost.
pub(crate) async fn use_link(
    context: &Context,
    link: &str,
    by: Option<PersonId>,
) -> Result<Person, Problem> {
    const BAD: Problem = Problem::Forbidden(Forbidden::OldLink);
    let claim = context.keys.claim(link, context.now).ok_or(BAD)?;
    let (log, effects) = (log_of(&claim), &context.effects);
    let row = format!("by {}", by.unwrap_or(claim.person.id));
    if effects.append_to_log(log.clone(), 0, row.clone(), context.now).await? {
        return Ok(claim.person);
    }
    let first = effects.read_log(log).await?;
    let is_theirs = by.is_some() && first.first() == Some(&row);
    if is_theirs { Ok(claim.person) } else { Err(BAD) }
}

/// Whether a claim has been used.
pub(crate) async fn is_used(context: &Context, claim: &Claim) -> Result<bool, Problem> {
    Ok(!context.effects.read_log(log_of(claim)).await?.is_empty())
}

/// The log that records the use of a claim.
fn log_of(claim: &Claim) -> String {
    format!("claim/{}", claim.nonce)
}

fn known(context: &Context, person: &Person) -> Response {
    let token = context.keys.cookie(person);
    let name = person.name.as_ref().map(Name::to_string);
    let known = KnownPerson { id: person.id.to_string(), name, token };
    response::with_header(response::json(&known), context.cookie(person))
}
