//! Why a request was not carried out, as the protocol writes it and with its HTTP status.

use axum::{
    Extension, Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use display::Translate;
use game::{Reason, Reasons};
use languages::Language;
use serde::Serialize;
use shelf::{Kind, Refusal};
use tables::Denied;

use crate::refused::{Forbidden, Malformed, Missing, Trouble, Untimely};

/// Why a request was not carried out. Nothing has changed; only where it is `Slow` or `Failed` nobody knows.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// The rules or the moment do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It is not theirs to do, as the table says.
    #[error("{0}")]
    Denied(tables::Forbidden),
    /// It is not theirs to do.
    #[error("{0}")]
    Forbidden(Forbidden),
    /// There is no such thing, as far as they may know.
    #[error("{0}")]
    Missing(Missing),
    /// Something has happened that they do not know of yet.
    #[error("{}", Trouble::Stale { at: *at })]
    Stale {
        /// How many rows there are now.
        at: u64,
    },
    /// Too much was asked in too short a time.
    #[error("{}", Trouble::TooMany)]
    TooMany,
    /// The path is there, but nothing can be done to it in this way.
    #[error("{}", Trouble::Method)]
    Method,
    /// It took too long to tell what is wanted, or to do it.
    #[error("{}", Trouble::Slow)]
    Slow,
    /// More was sent than anybody needs.
    #[error("{}", Trouble::TooLarge)]
    TooLarge,
    /// The store failed, or we did; the log of the server says more.
    #[error("{}", Trouble::Failed)]
    Failed,
}

impl Problem {
    /// One that the protocol itself forbids.
    pub(crate) fn protocol(reason: impl Into<Reason>) -> Problem {
        Refusal::new(Kind::Protocol, reason).into()
    }

    /// One that a library explains, in English.
    pub(crate) fn said(why: &impl ToString) -> Problem {
        Problem::protocol(Malformed::Said { why: why.to_string() })
    }

    /// One for which it is not the moment.
    pub(crate) fn turn(reason: impl Into<Reason>) -> Problem {
        Refusal::new(Kind::Turn, reason).into()
    }

    /// What there is after the end only.
    pub(crate) fn not_over() -> Problem {
        Problem::turn(Untimely::NotOver)
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Refused(refusal) => match refusal.kind {
                Kind::Turn => StatusCode::CONFLICT,
                Kind::Protocol => StatusCode::BAD_REQUEST,
                Kind::Illegal | Kind::Notation | Kind::Setup => StatusCode::UNPROCESSABLE_ENTITY,
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

    /// What went wrong, in the language of whoever reads a page.
    pub(crate) fn text(&self, language: Language) -> String {
        let reason = match self {
            Problem::Refused(refusal) => return refusal.told(language),
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

    /// The same, with the clause if one forbids it.
    pub(crate) fn text_with_clause(&self, language: Language) -> String {
        let text = self.text(language);
        match self.body().clause {
            Some(clause) => format!("{text} ({clause})"),
            None => text,
        }
    }

    /// As the protocol writes it to a page: people read it.
    pub(crate) fn body_in(&self, language: Language) -> ProblemBody {
        ProblemBody { reason: self.text(language), ..self.body() }
    }

    /// As the protocol writes it.
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

/// What is said about a problem.
#[derive(Debug, Serialize)]
pub(crate) struct ProblemBody {
    kind: &'static str,
    clause: Option<String>,
    reason: String,
}

/// What is wrong with the server itself, for those who watch over it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unhealthy(pub(crate) &'static str);

#[derive(Serialize)]
struct Body {
    ok: bool,
    error: ProblemBody,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Json(Body { ok: false, error: self.body() });
        // Beside it, for whoever tells it otherwise.
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
