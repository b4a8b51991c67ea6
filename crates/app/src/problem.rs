//! `Problem`: the error of a request, with its JSON body and its HTTP status.

use display::Translate;
use game::{Reason, Reasons};
use http::{HeaderValue, StatusCode, header};
use languages::Language;
use serde::Serialize;
use shelf::{Refusal, RefusalKind};
use tables::Denied;

use crate::{
    refused::{Forbidden, Malformed, Missing, Trouble, Untimely},
    response::{self, Response},
};

/// The reason why a request was not carried out. Nothing has changed; only after `Slow` and `Failed` that is unknown.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Problem {
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
    TooMany {
        /// The number of seconds after which the request may be repeated.
        retry_after: u32,
    },
    /// A method that the path does not take.
    #[error("{}", Trouble::Method)]
    Method {
        /// The methods that it takes, as the header `Allow` names them.
        allowed: &'static str,
    },
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
    /// The problem of a request that violates the protocol.
    pub fn protocol(reason: impl Into<Reason>) -> Problem {
        Refusal::new(RefusalKind::Protocol, reason).into()
    }

    /// A violation of the protocol that a library explains, in English.
    pub fn said(why: &impl ToString) -> Problem {
        Problem::protocol(Malformed::Said { why: why.to_string() })
    }

    /// Too much at this very moment: the request may be repeated at once.
    pub const BUSY: Problem = Problem::TooMany { retry_after: 1 };

    /// The problem of a request that comes at the wrong moment.
    pub fn turn(reason: impl Into<Reason>) -> Problem {
        Refusal::new(RefusalKind::Turn, reason).into()
    }

    /// A request for something that there is only after the end of the game.
    #[must_use]
    pub fn not_over() -> Problem {
        Problem::turn(Untimely::NotOver)
    }

    /// The HTTP status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
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
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Method { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Failed => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The error message, in the language of the reader of a page.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let reason = match self {
            Problem::Refused(refusal) => return refusal.translated(language),
            Problem::Denied(why) => why.reason(),
            Problem::Forbidden(why) => why.reason(),
            Problem::Missing(what) => what.reason(),
            Problem::Stale { at } => Trouble::Stale { at: *at }.reason(),
            Problem::TooMany { .. } => Trouble::TooMany.reason(),
            Problem::Method { .. } => Trouble::Method.reason(),
            Problem::Slow => Trouble::Slow.reason(),
            Problem::TooLarge => Trouble::TooLarge.reason(),
            Problem::Failed => Trouble::Failed.reason(),
        };
        display::tell(&reason, language)
    }

    /// The error message with the clause of the rulebook, if there is one.
    #[must_use]
    pub fn text_with_clause(&self, language: Language) -> String {
        let text = self.text(language);
        match self.body().clause {
            Some(clause) => format!("{text} ({clause})"),
            None => text,
        }
    }

    /// The response for programs, in English.
    #[must_use]
    pub fn response(&self) -> Response {
        self.response_with(self.body())
    }

    /// The response for programs, with another reason: for failures that operators must tell apart.
    #[must_use]
    pub fn response_because(&self, reason: &str) -> Response {
        self.response_with(ProblemBody { reason: reason.to_owned(), ..self.body() })
    }

    fn response_with(&self, error: ProblemBody) -> Response {
        self.with_advice(response::json_with_status(self.status(), &Body { ok: false, error }))
    }

    /// The response, with the header that says what can be done about the problem.
    pub(crate) fn with_advice(&self, response: Response) -> Response {
        match self {
            Problem::TooMany { retry_after } => {
                response::with_header(response, (header::RETRY_AFTER, (*retry_after).into()))
            }
            Problem::Method { allowed } => {
                let allowed = HeaderValue::from_static(allowed);
                response::with_header(response, (header::ALLOW, allowed))
            }
            Problem::Refused(_)
            | Problem::Denied(_)
            | Problem::Forbidden(_)
            | Problem::Missing(_)
            | Problem::Stale { .. }
            | Problem::Slow
            | Problem::TooLarge
            | Problem::Failed => response,
        }
    }

    /// The JSON body, with the error message in the language of a page.
    #[must_use]
    pub fn body_in(&self, language: Language) -> ProblemBody {
        ProblemBody { reason: self.text(language), ..self.body() }
    }

    /// The JSON body, in English.
    #[must_use]
    pub fn body(&self) -> ProblemBody {
        let kind = match self {
            Problem::Refused(refusal) => {
                let clause = refusal.clause.map(|it| it.to_string());
                return ProblemBody { kind: refusal.kind.name(), clause, reason: refusal.advice() };
            }
            Problem::Denied(_) | Problem::Forbidden(_) => "forbidden",
            Problem::Missing(_) => "missing",
            Problem::Stale { .. } => "stale",
            Problem::TooMany { .. } => "busy",
            Problem::TooLarge | Problem::Method { .. } | Problem::Slow => "protocol",
            Problem::Failed => "failed",
        };
        ProblemBody { kind, clause: None, reason: self.to_string() }
    }
}

/// The JSON body of an error.
#[derive(Debug, Serialize)]
pub struct ProblemBody {
    kind: &'static str,
    clause: Option<String>,
    reason: String,
}

/// The JSON body of a response with an error.
#[derive(Serialize)]
struct Body {
    ok: bool,
    error: ProblemBody,
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
