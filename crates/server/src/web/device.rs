//! The same person on another device, by a link that works once.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use site::LinkState;
use tables::Name;

use super::reading::{Reading, on_as};
use crate::{
    api::{Desk, Filled, Queried, is_used, use_link},
    problem::Problem,
};

/// `POST /device`: a link to be the same on another device.
pub(crate) async fn link(
    State(desk): State<Desk>,
    reading: Reading,
    headers: HeaderMap,
) -> Response {
    let made = async {
        let claim = desk.house.keys().link(&reading.visitor.clone().known()?)?;
        Ok(site::device_link(&reading.reader, &address(&desk, &headers, &claim)))
    };
    reading.answer(made.await)
}

/// In full, because it is carried to another device.
fn address(desk: &Desk, headers: &HeaderMap, claim: &str) -> String {
    let scheme = if desk.https { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let site = host.map(|host| format!("{scheme}://{host}")).unwrap_or_default();
    format!("{site}/device?claim={claim}")
}

#[derive(Debug, Deserialize)]
pub(crate) struct Claiming {
    #[serde(default)]
    claim: String,
}

/// `GET /device`: what the link leads to.
pub(crate) async fn ask(
    State(desk): State<Desk>,
    reading: Reading,
    Queried(Claiming { claim }): Queried<Claiming>,
) -> Response {
    match state(&desk, &reading, claim).await {
        Ok(state) => told(&desk, &reading, &state),
        Err(problem) => reading.problem(&problem),
    }
}

async fn state(desk: &Desk, reading: &Reading, link: String) -> Result<LinkState, Problem> {
    let Some(claim) = desk.house.keys().claim(&link) else { return Ok(LinkState::Bad) };
    if reading.id() == Some(claim.person.id) {
        return Ok(LinkState::Own);
    }
    if is_used(desk, &claim).await? {
        return Ok(LinkState::Used);
    }
    let name = claim.person.name.as_ref().map(Name::to_string).unwrap_or_default();
    Ok(LinkState::Good { name, claim: link })
}

fn told(desk: &Desk, reading: &Reading, state: &LinkState) -> Response {
    let page = site::device(&reading.reader, state);
    match state {
        LinkState::Good { .. } | LinkState::Own => reading.welcome(desk, Ok(page)),
        LinkState::Used | LinkState::Bad => (StatusCode::FORBIDDEN, page).into_response(),
    }
}

/// `POST /device/claim`: uses the link up.
pub(crate) async fn claim(
    State(desk): State<Desk>,
    reading: Reading,
    Filled(Claiming { claim }): Filled<Claiming>,
) -> Response {
    match use_link(&desk, &claim, reading.id()).await {
        Ok(person) => on_as(&desk, &person, "/"),
        Err(Problem::Forbidden(_)) => match state(&desk, &reading, claim).await {
            Ok(state) => told(&desk, &reading, &state),
            Err(problem) => reading.problem(&problem),
        },
        Err(problem) => reading.problem(&problem),
    }
}
