//! Other ways to look at a table: as text, and whether its luck was fair.

use axum::{extract::State, response::Response};
use game::Seat;
use maud::Markup;
use tables::Token;

use super::{
    context::PageContext,
    tables::{Look, looking},
};
use crate::{
    api::{AppState, QueryParams, TableId, drawn_again},
    problem::Problem,
};

/// `GET /table/{id}/text`
pub(crate) async fn text(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(look): QueryParams<Look>,
) -> Response {
    let page = async {
        let (_, sitting) = app.registry.look(id, context.id(), look.invitation.0).await?;
        let screen = sitting.screen_of(context.id(), look.seat.map(Seat))?;
        Ok(site::plain(&looking(&context, &sitting, &id.to_string(), screen, look.invitation.0)))
    };
    context.answer(page.await)
}

/// `GET /table/{id}/fairness`
pub(crate) async fn fairness(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(look): QueryParams<Look>,
) -> Response {
    context.answer(proof(&app, id, &context, &look).await)
}

async fn proof(
    app: &AppState,
    id: Token,
    context: &PageContext,
    look: &Look,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.look(id, context.id(), look.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), None)?;
    let proven = drawn_again(sitting.clone()).await?;
    let id = id.to_string();
    Ok(site::proof(&looking(context, &sitting, &id, screen, look.invitation.0), proven.as_ref()))
}
