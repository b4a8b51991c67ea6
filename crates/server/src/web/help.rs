//! The rules, of a title and of a table.

use axum::{
    extract::{Path, State},
    response::Response,
};
use maud::Markup;
use tables::Token;

use super::{
    reading::Reading,
    tables::{Look, looking},
};
use crate::{
    api::{Desk, Queried, TableId},
    problem::Problem,
};

/// `GET /rules/{title}`
pub(crate) async fn title(Path(slug): Path<String>, reading: Reading) -> Response {
    let found = shelf::rulebook(&slug, reading.reader.tongue);
    let page = found.map(|(title, book)| site::rules(&reading.reader, &title, &book));
    reading.answer(page.ok_or(Problem::Missing("title")))
}

/// `GET /table/{id}/rules`
pub(crate) async fn table(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(look): Queried<Look>,
) -> Response {
    let page = page(&desk, id, &reading, &look).await;
    reading.answer(page)
}

/// Whoever may look at a table may read its rules.
async fn page(desk: &Desk, id: Token, reading: &Reading, look: &Look) -> Result<Markup, Problem> {
    let (_, sitting) = desk.house.look(id, reading.id(), look.invitation.0).await?;
    let screen = site::screen(&sitting, reading.id(), None);
    let id = id.to_string();
    let back = looking(reading, &sitting, &id, screen, look.invitation.0).way("");
    Ok(site::table_rules(&reading.reader, &back, sitting.table()))
}
