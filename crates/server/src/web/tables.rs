//! A table: the page, and what is done there by forms.

use axum::{
    Form,
    extract::{Path, Query, State},
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use site::Looking;
use tables::Token;

use super::reading::{Reading, on_as};
use crate::{
    api::{Address, Asked, Deed, Desk, TableId, Visitor, carry_out, eyes, rematch_of},
    problem::Problem,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    seat: Option<u8>,
    invitation: Option<String>,
}

/// `GET /table/{id}`
pub(crate) async fn show(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Query(look): Query<Look>,
) -> Response {
    let page = page(&desk, id, &reading, look).await;
    reading.answer(page)
}

async fn page(desk: &Desk, id: Token, reading: &Reading, look: Look) -> Result<Markup, Problem> {
    let token = look.invitation.as_deref().and_then(|it| it.parse().ok());
    let (_, sitting) = desk.house.look(id, reading.id(), token).await?;
    let viewer = eyes(&sitting, reading.id(), look.seat)?;
    Ok(site::page(&Looking {
        reader: reading.reader.clone(),
        person: reading.id(),
        viewer,
        sitting: &sitting,
        id: &id.to_string(),
        invitation: token.map(|it| it.to_string()),
    }))
}

/// `POST /table/{id}/{deed}`: for browsers without scripts, and to sit down.
pub(crate) async fn act(
    State(desk): State<Desk>,
    Path((id, deed)): Path<(String, Deed)>,
    reading: Reading,
    Form(asked): Form<Asked>,
) -> Response {
    let acted = async {
        let id: Token = id.parse().map_err(|_| Problem::Missing("table"))?;
        let person = reading.person(asked.name.as_deref())?;
        let visitor = Visitor(Some(person.clone()));
        let done = carry_out(&desk, id, visitor, deed, asked).await;
        Ok((id, person, done))
    };
    match acted.await {
        // Somebody was faster: the page shows what the table has become.
        Ok((id, person, Ok(_) | Err(Problem::Stale { .. }))) => {
            on_as(&desk, &person, &format!("/table/{id}"))
        }
        Ok((_, _, Err(problem))) | Err(problem) => reading.problem(&problem),
    }
}

/// `POST /table/{id}/rematch`
pub(crate) async fn rematch(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    address: Address,
) -> Response {
    match rematch_of(&desk, id, reading.visitor.clone(), address).await {
        Ok((next, invitation)) => {
            Redirect::to(&format!("/table/{next}?invitation={invitation}")).into_response()
        }
        Err(problem) => reading.problem(&problem),
    }
}
