//! Error pages: every refusal, shown to browsers as a page in the reader's language.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::Response,
};

use shelf::RefusalKind;

use super::context::PageContext;
use crate::{
    api::AppState,
    problem::Problem,
    refused::{Malformed, Missing},
};

/// Middleware of page routes: turns problems into error pages.
pub(super) async fn error_pages_for_readers(
    State(_): State<AppState>,
    context: PageContext,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    match refused(&response) {
        Some(problem) => context.problem(&problem),
        None => response,
    }
}

/// Middleware of all routes: turns problems into error pages for browsers, also for unknown paths and too many requests.
pub(crate) async fn error_pages_for_browsers(
    state: State<AppState>,
    context: PageContext,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    if is_api || !wants_pages(request.headers()) {
        return next.run(request).await;
    }
    error_pages_for_readers(state, context, request, next).await
}

fn wants_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|it| it.contains("text/html"))
}

/// The problem of a response, of ours or of a library before our handler. Details about a query or a form concern its
/// author, not the reader, so they are left out.
fn refused(response: &Response) -> Option<Problem> {
    let unreadable = || Problem::protocol(Malformed::Unreadable);
    match response.extensions().get::<Problem>() {
        Some(Problem::Refused(refusal)) if refusal.kind == RefusalKind::Protocol => {
            return Some(unreadable());
        }
        Some(problem) => return Some(problem.clone()),
        None => (),
    }
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let is_ours = kind.is_some_and(|it| !it.starts_with("text/plain"));
    match response.status() {
        status if is_ours || !status.is_client_error() => None,
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::Method),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
        StatusCode::NOT_FOUND => Some(Problem::Missing(Missing::Page)),
        _ => Some(unreadable()),
    }
}
