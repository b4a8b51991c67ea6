//! What is read from a request, with refusals in our own form.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use tables::Token;

use crate::problem::Problem;

/// The table that the path names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableId(pub(crate) Token);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, Problem> {
        let missing = Problem::Missing("table");
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, state).await else {
            return Err(missing);
        };
        id.parse().map(TableId).map_err(|_| missing)
    }
}

/// What stands behind the `?`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(it)| Asked(it)).map_err(|it| Problem::protocol(it.body_text()))
    }
}

/// The body, in JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let read = Json::<T>::from_request(request, state).await;
        read.map(|Json(it)| Body(it)).map_err(|it| bad_json(&it))
    }
}

fn bad_json(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::protocol(rejection.body_text()),
    }
}
