//! Private plans: what a player would make of what they have, computed from their own view. Nothing of it is sent to
//! the table.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use tables::Token;

use super::{context::PageContext, tables::table_page};
use crate::{
    api::{AppState, QueryParams, TableId},
    problem::Problem,
    refused::Missing,
};

/// The query of a plan.
#[derive(Debug, Deserialize)]
pub(crate) struct PlanQuery {
    seat: Option<u8>,
    #[serde(default)]
    cards: String,
    /// Present where only the plan is wanted, without a page around it.
    part: Option<String>,
}

/// `GET /table/{id}/plan`. A part that is no longer there is no error: the table of an open page may have gone on
/// meanwhile.
pub(crate) async fn show(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<PlanQuery>,
) -> Response {
    let is_part = query.part.is_some();
    match page(&app, id, &context, query).await {
        Err(Problem::Missing(Missing::Plan)) if is_part => StatusCode::NO_CONTENT.into_response(),
        page => context.answer(page),
    }
}

async fn page(
    app: &AppState,
    id: Token,
    context: &PageContext,
    query: PlanQuery,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.find_visible(id, context.id(), None).await?;
    let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
    let id = id.to_string();
    let page_data = table_page(context, &sitting, &id, screen, None);
    let plan = sitting.has_begun().then(|| site::plan(&page_data, &query.cards)).flatten();
    let plan = plan.ok_or(Problem::Missing(Missing::Plan))?;
    Ok(if query.part.is_some() { plan } else { site::plan_page(&page_data, &plan) })
}
