//! Why a request was not carried out, as the protocol writes it and with its HTTP status.

use axum::{
    Extension, Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::Reason;
use languages::Language;
use serde::Serialize;
use shelf::{Kind, Refusal};
use tables::Denied;

/// Why a request was not carried out. Nothing has changed; only where it is `Slow` or `Failed` nobody knows.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// The rules or the moment do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It is not theirs to do.
    #[error("{0}")]
    Forbidden(&'static str),
    /// There is no such thing, as far as they may know.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// Something has happened that they do not know of yet.
    #[error("the table has moved on: it is at {at}")]
    Stale {
        /// How many rows there are now.
        at: u64,
    },
    /// Too much was asked in too short a time.
    #[error("too many requests: wait a moment")]
    TooMany,
    /// The path is there, but nothing can be done to it in this way.
    #[error("this path does not take this method")]
    Method,
    /// It took too long to tell what is wanted, or to do it.
    #[error(
        "this took too long: whether it was done is unknown; look again, or repeat it with the same key"
    )]
    Slow,
    /// More was sent than anybody needs.
    #[error("this is too large")]
    TooLarge,
    /// The store failed, or we did; the log of the server says more.
    #[error(
        "the server failed: whether this was done is unknown; look again, or repeat it with the same key"
    )]
    Failed,
}

impl Problem {
    /// One that the protocol itself forbids.
    pub(crate) fn protocol(reason: impl Into<Reason>) -> Problem {
        Refusal::new(Kind::Protocol, reason).into()
    }

    /// One for which it is not the moment.
    pub(crate) fn turn(reason: impl Into<Reason>) -> Problem {
        Refusal::new(Kind::Turn, reason).into()
    }

    /// What there is after the end only.
    pub(crate) fn not_over() -> Problem {
        Problem::turn("the game is not over")
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Refused(refusal) => match refusal.kind {
                Kind::Turn => StatusCode::CONFLICT,
                Kind::Protocol => StatusCode::BAD_REQUEST,
                Kind::Illegal | Kind::Notation | Kind::Setup => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Problem::Forbidden(_) => StatusCode::FORBIDDEN,
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
    pub(crate) fn words(&self, language: Language) -> String {
        match self {
            Problem::Refused(refusal) => refusal.told(language),
            Problem::Forbidden(_)
            | Problem::Missing(_)
            | Problem::Stale { .. }
            | Problem::TooMany
            | Problem::Method
            | Problem::Slow
            | Problem::TooLarge
            | Problem::Failed => {
                let english = self.to_string();
                language.also(&english).unwrap_or(english)
            }
        }
    }

    /// The same, with the clause if one forbids it.
    pub(crate) fn cited(&self, language: Language) -> String {
        let words = self.words(language);
        match self.told().clause {
            Some(clause) => format!("{words} ({clause})"),
            None => words,
        }
    }

    /// As the protocol writes it to a page: people read it.
    pub(crate) fn told_to(&self, language: Language) -> ProblemBody {
        ProblemBody { reason: self.words(language), ..self.told() }
    }

    /// As the protocol writes it.
    pub(crate) fn told(&self) -> ProblemBody {
        let kind = match self {
            Problem::Refused(refusal) => {
                let clause = refusal.clause.map(|it| it.to_string());
                return ProblemBody { kind: refusal.kind.name(), clause, reason: refusal.advice() };
            }
            Problem::Forbidden(_) => "forbidden",
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
pub(crate) struct Unwell(pub(crate) &'static str);

#[derive(Serialize)]
struct Body {
    ok: bool,
    error: ProblemBody,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Json(Body { ok: false, error: self.told() });
        // Beside it, for whoever tells it otherwise.
        (self.status(), Extension(self), body).into_response()
    }
}

impl IntoResponse for Unwell {
    fn into_response(self) -> Response {
        let error = ProblemBody { reason: self.0.to_owned(), ..Problem::Failed.told() };
        (Problem::Failed.status(), Json(Body { ok: false, error })).into_response()
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        match denied {
            Denied::Refused(refusal) => refusal.into(),
            Denied::Forbidden(reason) => Problem::Forbidden(reason),
        }
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::Invalid(invalid) => Problem::protocol(invalid.to_string()),
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
