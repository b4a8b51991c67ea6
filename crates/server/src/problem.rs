//! `Problem`: the error of a request, with its JSON body and its HTTP status.

use axum::{
    Extension, Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use display::Translate;
use game::{Reason, Reasons};
use languages::Language;
use serde::Serialize;
use shelf::{Refusal, RefusalKind};
use tables::Denied;

use crate::refused::{Forbidden, Malformed, Missing, Trouble, Untimely};

/// The reason why a request was not carried out. Nothing has changed; only after `Slow` and `Failed` that is unknown.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// Against the rules, or untimely.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Not permitted by the table.
    #[error("{0}")]
    Denied(tables::Forbidden),
    /// Not permitted by the server.
    #[error("{0}")]
    Forbidden(Forbidden),
    /// No such thing, as far as the requester may know.
    #[error("{0}")]
    Missing(Missing),
    /// A request that does not know of the table's last rows.
    #[error("{}", Trouble::Stale { at: *at })]
    Stale {
        /// The present number of rows.
        at: u64,
    },
    /// Too many requests in too short a time.
    #[error("{}", Trouble::TooMany)]
    TooMany,
    /// A method that the path does not take.
    #[error("{}", Trouble::Method)]
    Method,
    /// A timeout, of the request or of its execution.
    #[error("{}", Trouble::Slow)]
    Slow,
    /// A body above the size limit.
    #[error("{}", Trouble::TooLarge)]
    TooLarge,
    /// A failure of the store or of the server; the server's log says more.
    #[error("{}", Trouble::Failed)]
    Failed,
}

impl Problem {
    /// A violation of the protocol.
    pub(crate) fn protocol(reason: impl Into<Reason>) -> Problem {
        Refusal::new(RefusalKind::Protocol, reason).into()
    }

    /// A violation of the protocol that a library explains, in English.
    pub(crate) fn said(why: &impl ToString) -> Problem {
        Problem::protocol(Malformed::Said { why: why.to_string() })
    }

    /// An untimely request.
    pub(crate) fn turn(reason: impl Into<Reason>) -> Problem {
        Refusal::new(RefusalKind::Turn, reason).into()
    }

    /// A request for something that there is only after the end of the game.
    pub(crate) fn not_over() -> Problem {
        Problem::turn(Untimely::NotOver)
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Refused(refusal) => match refusal.kind {
                RefusalKind::Turn => StatusCode::CONFLICT,
                RefusalKind::Protocol => StatusCode::BAD_REQUEST,
                RefusalKind::Illegal | RefusalKind::Notation | RefusalKind::Setup => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
            },
            Problem::Denied(_) | Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::Missing(_) => StatusCode::NOT_FOUND,
            Problem::Stale { .. } => StatusCode::CONFLICT,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Failed => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The error message, in the language of the reader of a page.
    pub(crate) fn text(&self, language: Language) -> String {
        let reason = match self {
            Problem::Refused(refusal) => return refusal.translated(language),
            Problem::Denied(why) => why.reason(),
            Problem::Forbidden(why) => why.reason(),
            Problem::Missing(what) => what.reason(),
            Problem::Stale { at } => Trouble::Stale { at: *at }.reason(),
            Problem::TooMany => Trouble::TooMany.reason(),
            Problem::Method => Trouble::Method.reason(),
            Problem::Slow => Trouble::Slow.reason(),
            Problem::TooLarge => Trouble::TooLarge.reason(),
            Problem::Failed => Trouble::Failed.reason(),
        };
        display::tell(&reason, language)
    }

    /// The error message with the clause of the rulebook, if there is one.
    pub(crate) fn text_with_clause(&self, language: Language) -> String {
        let text = self.text(language);
        match self.body().clause {
            Some(clause) => format!("{text} ({clause})"),
            None => text,
        }
    }

    /// The JSON body, with the error message in the language of a page.
    pub(crate) fn body_in(&self, language: Language) -> ProblemBody {
        ProblemBody { reason: self.text(language), ..self.body() }
    }

    /// The JSON body, in English.
    pub(crate) fn body(&self) -> ProblemBody {
        let kind = match self {
            Problem::Refused(refusal) => {
                let clause = refusal.clause.map(|it| it.to_string());
                return ProblemBody { kind: refusal.kind.name(), clause, reason: refusal.advice() };
            }
            Problem::Denied(_) | Problem::Forbidden(_) => "forbidden",
            Problem::Missing(_) => "missing",
            Problem::Stale { .. } => "stale",
            Problem::TooMany => "busy",
            Problem::TooLarge | Problem::Method | Problem::Slow => "protocol",
            Problem::Failed => "failed",
        };
        ProblemBody { kind, clause: None, reason: self.to_string() }
    }
}

/// The JSON body of an error.
#[derive(Debug, Serialize)]
pub(crate) struct ProblemBody {
    kind: &'static str,
    clause: Option<String>,
    reason: String,
}

/// A failure of the server itself, for its operators.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unhealthy(pub(crate) &'static str);

/// The JSON body of a response with an error.
#[derive(Serialize)]
struct Body {
    ok: bool,
    error: ProblemBody,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Json(Body { ok: false, error: self.body() });
        // The problem itself, for the middleware that turns it into an error page.
        (self.status(), Extension(self), body).into_response()
    }
}

impl IntoResponse for Unhealthy {
    fn into_response(self) -> Response {
        let error = ProblemBody { reason: self.0.to_owned(), ..Problem::Failed.body() };
        (Problem::Failed.status(), Json(Body { ok: false, error })).into_response()
    }
}

impl From<tables::Forbidden> for Problem {
    fn from(why: tables::Forbidden) -> Problem {
        Problem::Denied(why)
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        match denied {
            Denied::Refused(refusal) => refusal.into(),
            Denied::Forbidden(why) => Problem::Denied(why),
        }
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::Invalid(invalid) => Problem::said(&invalid),
            error => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "the store failed");
                Problem::Failed
            }
        }
    }
}

impl From<getrandom::Error> for Problem {
    fn from(error: getrandom::Error) -> Problem {
        tracing::error!(%error, "the system has no randomness to give");
        Problem::Failed
    }
}
