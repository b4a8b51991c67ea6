//! Who makes a request: read from a cookie, or from a bearer token with the same content.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use tables::PersonId;

use super::Desk;
use crate::{identity::Person, problem::Problem};

/// The cookie that says who somebody is.
pub(crate) const COOKIE: &str = "impasto";
const FORWARDED_FOR: &str = "x-forwarded-for";
/// A year.
const AGE: u32 = 365 * 24 * 60 * 60;

/// Who makes a request; nobody we know if there is no valid cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl FromRequestParts<Desk> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(&parts.headers, desk))
    }
}

impl Visitor {
    pub(crate) fn of(headers: &HeaderMap, desk: &Desk) -> Visitor {
        let keys = desk.house.keys();
        Visitor(bearer(headers).or_else(|| cookie(headers)).and_then(|it| keys.person(it)))
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.0.as_ref().map(|person| person.id)
    }

    /// Somebody we know.
    pub(crate) fn known(self) -> Result<Person, Problem> {
        self.0.ok_or(Problem::Forbidden("tell us who you are first: POST /api/me"))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// What makes a browser remember who somebody is. Scripts of pages cannot read it, and other sites
/// cannot use it.
pub(crate) fn remembered(desk: &Desk, person: &Person) -> [(header::HeaderName, HeaderValue); 1] {
    let value = desk.house.keys().cookie(person);
    let secure = if desk.https { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("letters, digits and points");
    [(header::SET_COOKIE, cookie)]
}

/// The address a request came from, for those who are nobody. A proxy in front adds it last to what
/// whoever asks may have made up.
pub(crate) fn address(request: &Request, desk: &Desk) -> Option<IpAddr> {
    let forwarded = || {
        let header = request.headers().get_all(FORWARDED_FOR).iter().next_back()?;
        header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    if desk.behind_proxy { forwarded().or(direct) } else { direct }
}

/// What is wrong with a body, in our words and form.
pub(crate) fn bad_json(rejection: &axum::extract::rejection::JsonRejection) -> Problem {
    match rejection.status() {
        axum::http::StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::protocol(rejection.body_text()),
    }
}
