//! Other ways to look at a table: as text, and whether its luck was fair.

use axum::{extract::State, response::Response};
use game::Seat;
use maud::Markup;
use tables::Token;

use super::{
    reading::Reading,
    tables::{Look, looking},
};
use crate::{
    api::{Desk, Queried, TableId, drawn_again, eyes},
    problem::Problem,
};

/// `GET /table/{id}/text`
pub(crate) async fn text(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(look): Queried<Look>,
) -> Response {
    let page = async {
        let (_, sitting) = desk.house.look(id, reading.id(), look.invitation.0).await?;
        eyes(&sitting, reading.id(), look.seat)?;
        let screen = site::screen(&sitting, reading.id(), look.seat.map(Seat));
        Ok(site::plain(&looking(&reading, &sitting, &id.to_string(), screen, look.invitation.0)))
    };
    reading.answer(page.await)
}

/// `GET /table/{id}/fairness`
pub(crate) async fn fairness(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(look): Queried<Look>,
) -> Response {
    reading.answer(proof(&desk, id, &reading, &look).await)
}

async fn proof(desk: &Desk, id: Token, reading: &Reading, look: &Look) -> Result<Markup, Problem> {
    let (_, sitting) = desk.house.look(id, reading.id(), look.invitation.0).await?;
    let screen = site::screen(&sitting, reading.id(), None);
    let proven = drawn_again(sitting.clone()).await?;
    let id = id.to_string();
    Ok(site::proof(&looking(reading, &sitting, &id, screen, look.invitation.0), proven.as_ref()))
}
