//! Pages that carry an identity to another device, by a link that works once.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use site::LinkState;
use tables::Name;

use super::context::{PageContext, redirect_as};
use crate::{
    api::{AppState, FormBody, QueryParams, is_used, use_link},
    problem::Problem,
};

/// `POST /device`: makes a link for another device.
pub(crate) async fn link(
    State(app): State<AppState>,
    context: PageContext,
    headers: HeaderMap,
) -> Response {
    let made = async {
        let claim = app.registry.keys().link(&context.requester.clone().known()?)?;
        Ok(site::device_link(&context.reader, &address(&app, &headers, &claim)))
    };
    context.answer(made.await)
}

/// The full URL of a link, because it is carried to another device.
fn address(app: &AppState, headers: &HeaderMap, claim: &str) -> String {
    let scheme = if app.https { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let site = host.map(|host| format!("{scheme}://{host}")).unwrap_or_default();
    format!("{site}/device?claim={claim}")
}

/// The form that uses a link up.
#[derive(Debug, Deserialize)]
pub(crate) struct ClaimForm {
    #[serde(default)]
    claim: String,
}

/// `GET /device`: the page that the link leads to.
pub(crate) async fn show(
    State(app): State<AppState>,
    context: PageContext,
    QueryParams(ClaimForm { claim }): QueryParams<ClaimForm>,
) -> Response {
    match state(&app, &context, claim).await {
        Ok(state) => link_page(&app, &context, &state),
        Err(problem) => context.problem(&problem),
    }
}

async fn state(app: &AppState, context: &PageContext, link: String) -> Result<LinkState, Problem> {
    let Some(claim) = app.registry.keys().claim(&link) else { return Ok(LinkState::Bad) };
    if context.id() == Some(claim.person.id) {
        return Ok(LinkState::Own);
    }
    if is_used(app, &claim).await? {
        return Ok(LinkState::Used);
    }
    let name = claim.person.name.as_ref().map(Name::to_string).unwrap_or_default();
    Ok(LinkState::Good { name, claim: link })
}

fn link_page(app: &AppState, context: &PageContext, state: &LinkState) -> Response {
    let page = site::device(&context.reader, state);
    match state {
        LinkState::Good { .. } | LinkState::Own => context.answer_with_cookie(app, Ok(page)),
        LinkState::Used | LinkState::Bad => (StatusCode::FORBIDDEN, page).into_response(),
    }
}

/// `POST /device/claim`: uses the link up.
pub(crate) async fn claim(
    State(app): State<AppState>,
    context: PageContext,
    FormBody(ClaimForm { claim }): FormBody<ClaimForm>,
) -> Response {
    match use_link(&app, &claim, context.id()).await {
        Ok(person) => redirect_as(&app, &person, "/"),
        Err(Problem::Forbidden(_)) => match state(&app, &context, claim).await {
            Ok(state) => link_page(&app, &context, &state),
            Err(problem) => context.problem(&problem),
        },
        Err(problem) => context.problem(&problem),
    }
}
