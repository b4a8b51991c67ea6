//! The context of a page: the reader's language, name and path.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use languages::Language;
use maud::Markup;
use site::Reader;
use tables::{Name, PersonId};

use crate::{
    api::{AppState, Requester, cookie_called, cookie_header},
    identity::Person,
    problem::Problem,
    refused::Malformed,
};

/// The name of the cookie that holds the reader's language.
const LANGUAGE_COOKIE: &str = "language";
/// The lifetime of the language cookie: a year.
const LANGUAGE_COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The requester of a page, and the reader that it is rendered for.
#[derive(Clone, Debug)]
pub(crate) struct PageContext {
    pub(crate) requester: Requester,
    pub(crate) reader: Reader,
}

impl FromRequestParts<AppState> for PageContext {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &AppState,
    ) -> Result<PageContext, Infallible> {
        let requester = Requester::of(&parts.headers, app);
        let name = requester.0.as_ref().and_then(|it| it.name.as_ref()).map(Name::to_string);
        let path = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let reader = Reader { language: language(&parts.headers), name, path };
        Ok(PageContext { requester, reader })
    }
}

/// The reader's language: the chosen one, else the one that the browser prefers.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie_called(headers, LANGUAGE_COOKIE).and_then(Language::of_code);
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    chosen.unwrap_or_else(|| Language::preferred(header.unwrap_or_default()))
}

/// The header that sets the language cookie.
pub(crate) fn language_cookie(language: Language) -> [(header::HeaderName, HeaderValue); 1] {
    let cookie = format!(
        "{LANGUAGE_COOKIE}={}; Path=/; Max-Age={LANGUAGE_COOKIE_SECONDS}; SameSite=Lax",
        language.code()
    );
    [(header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("plain letters"))]
}

impl PageContext {
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.requester.id()
    }

    /// The reader as a person with a name: the chosen one, else the present one, else a guest name.
    pub(crate) fn person(&self, chosen: Option<&str>) -> Result<Person, Problem> {
        let known = self.requester.0.clone();
        let chosen = chosen.map(str::trim).filter(|it| !it.is_empty());
        let chosen = chosen.map(str::parse).transpose();
        let chosen = chosen.map_err(|_| Problem::protocol(Malformed::Name))?;
        let name = chosen.or_else(|| known.as_ref().and_then(|it| it.name.clone()));
        let name = name.map_or_else(guest_name, Ok)?;
        let id = known.map_or_else(PersonId::fresh, |it| Ok(it.id))?;
        Ok(Person { id, name: Some(name) })
    }

    /// The error page of a problem.
    pub(crate) fn problem(&self, problem: &Problem) -> Response {
        let page = site::missing(&self.reader, &problem.text_with_clause(self.reader.language));
        (problem.status(), page).into_response()
    }

    /// The error page of a refusal at a table, with a link back to it.
    pub(crate) fn refused(&self, problem: &Problem, back: &str) -> Response {
        match problem {
            Problem::Refused(_) | Problem::Denied(_) | Problem::Forbidden(_) => {
                let words = problem.text_with_clause(self.reader.language);
                (problem.status(), site::refused(&self.reader, &words, back)).into_response()
            }
            Problem::Missing(_)
            | Problem::Stale { .. }
            | Problem::TooMany
            | Problem::Method
            | Problem::Slow
            | Problem::TooLarge
            | Problem::Failed => self.problem(problem),
        }
    }

    /// Like [`answer`](Self::answer), for a page with forms by which strangers become people. The identity cookie is set
    /// with the page: set by the form, it would make two people of two clicks, one of them an absent player on a chair.
    pub(crate) fn answer_with_cookie(
        &self,
        app: &AppState,
        page: Result<Markup, Problem>,
    ) -> Response {
        let is_known = self.requester.0.is_some() || page.is_err();
        match PersonId::fresh() {
            Ok(id) if !is_known => {
                (cookie_header(app, &Person { id, name: None }), self.answer(page)).into_response()
            }
            Ok(_) | Err(_) => self.answer(page),
        }
    }

    /// The page, or an error page.
    pub(crate) fn answer(&self, page: Result<Markup, Problem>) -> Response {
        match page {
            Ok(page) => page.into_response(),
            Err(problem) => self.problem(&problem),
        }
    }
}

/// A redirect that sets the identity cookie of this person.
pub(crate) fn redirect_as(app: &AppState, person: &Person, path: &str) -> Response {
    (cookie_header(app, person), Redirect::to(path)).into_response()
}

/// A name for a stranger who has given none: a pigment.
fn guest_name() -> Result<Name, Problem> {
    const PIGMENTS: [&str; 12] = [
        "Ultramarine",
        "Vermilion",
        "Ochre",
        "Sienna",
        "Umber",
        "Viridian",
        "Cobalt",
        "Carmine",
        "Indigo",
        "Saffron",
        "Madder",
        "Celadon",
    ];
    let pick = getrandom::u64()? % PIGMENTS.len() as u64;
    let name = PIGMENTS[usize::try_from(pick).unwrap_or(0)];
    name.parse().map_err(|_| Problem::Failed)
}
