//! Extractors: path, query and body of a request, with errors as `Problem`.

use axum::{
    Form, Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use tables::Token;

use super::commands::CommandKind;
use crate::{problem::Problem, refused::Missing};

/// The table id in the path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableId(pub(crate) Token);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, Problem> {
        let missing = Problem::Missing(Missing::Table);
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, state).await else {
            return Err(missing);
        };
        id.parse().map(TableId).map_err(|_| missing)
    }
}

/// The table id and the kind of command in the path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CommandPath(pub(crate) Token, pub(crate) CommandKind);

impl<S: Send + Sync> FromRequestParts<S> for CommandPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<CommandPath, Problem> {
        let path = Path::<(String, CommandKind)>::from_request_parts(parts, state).await;
        let Path((id, kind)) = path.map_err(|_| Problem::Missing(Missing::Page))?;
        id.parse().map(|id| CommandPath(id, kind)).map_err(|_| Problem::Missing(Missing::Table))
    }
}

/// An optional invitation. A malformed one counts as none, so that it is refused like a wrong one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Invitation(pub(crate) Option<Token>);

impl<'de> Deserialize<'de> for Invitation {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Invitation, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        Ok(Invitation(text.and_then(|it| it.parse().ok())))
    }
}

/// The parameters of the query.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(it)| QueryParams(it)).map_err(|it| Problem::said(&it.body_text()))
    }
}

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Problem> {
        let read = Json::<T>::from_request(request, state).await;
        read.map(|Json(it)| JsonBody(it)).map_err(|it| body_error(it.status(), &it.body_text()))
    }
}

/// The fields of a form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FormBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for FormBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<FormBody<T>, Problem> {
        let read = Form::<T>::from_request(request, state).await;
        read.map(|Form(it)| FormBody(it)).map_err(|it| body_error(it.status(), &it.body_text()))
    }
}

fn body_error(status: StatusCode, reason: &str) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::said(&reason),
    }
}
