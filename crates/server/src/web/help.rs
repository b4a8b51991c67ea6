//! Pages with the rules of a title, and of a table.

use axum::{
    extract::{Path, State},
    response::Response,
};
use maud::Markup;
use tables::Token;

use super::{
    context::PageContext,
    tables::{TablePageQuery, table_page},
};
use crate::{
    api::{AppState, QueryParams, TableId},
    problem::Problem,
    refused::Missing,
};

/// `GET /rules/{title}`
pub(crate) async fn title(Path(slug): Path<String>, context: PageContext) -> Response {
    let found = display::rulebook(&slug, context.reader.language);
    let page = found.map(|(title, book)| site::rules(&context.reader, &title, &book));
    context.answer(page.ok_or(Problem::Missing(Missing::Title)))
}

/// `GET /table/{id}/rules`
pub(crate) async fn table(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<TablePageQuery>,
) -> Response {
    let page = page(&app, id, &context, &query).await;
    context.answer(page)
}

/// The rules of a table, for everybody who may see it.
async fn page(
    app: &AppState,
    id: Token,
    context: &PageContext,
    query: &TablePageQuery,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.find_visible(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), None)?;
    let id = id.to_string();
    let back = table_page(context, &sitting, &id, screen, query.invitation.0).way("");
    Ok(site::table_rules(&context.reader, &back, sitting.table()))
}
