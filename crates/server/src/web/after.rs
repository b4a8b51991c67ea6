//! Further pages of a table: as text, and the fairness of its luck.

use axum::{extract::State, response::Response};
use game::Seat;
use maud::Markup;
use tables::Token;

use super::{
    context::PageContext,
    tables::{TablePageQuery, table_page},
};
use crate::{
    api::{AppState, QueryParams, TableId, verify_draws},
    problem::Problem,
};

/// `GET /table/{id}/text`
pub(crate) async fn text(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<TablePageQuery>,
) -> Response {
    let page = async {
        let (_, sitting) = app.registry.find_visible(id, context.id(), query.invitation.0).await?;
        let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
        Ok(site::plain(&table_page(
            &context,
            &sitting,
            &id.to_string(),
            screen,
            query.invitation.0,
        )))
    };
    context.answer(page.await)
}

/// `GET /table/{id}/fairness`
pub(crate) async fn fairness(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<TablePageQuery>,
) -> Response {
    context.answer(proof(&app, id, &context, &query).await)
}

async fn proof(
    app: &AppState,
    id: Token,
    context: &PageContext,
    query: &TablePageQuery,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.find_visible(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), None)?;
    let proven = verify_draws(sitting.clone()).await?;
    let id = id.to_string();
    Ok(site::proof(
        &table_page(context, &sitting, &id, screen, query.invitation.0),
        proven.as_ref(),
    ))
}
