//! The sender of a request: a person, read from a cookie or from a bearer token with the same content.

use http::{HeaderMap, HeaderName, HeaderValue, header};
use tables::PersonId;

use crate::{
    identity::{Keys, Person},
    problem::Problem,
    refused::Forbidden,
};

/// The name of the cookie that holds the signed identity.
const COOKIE: &str = "impasto";
/// The lifetime of the cookie: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The person who sends a request; `None` without a valid cookie.
#[derive(Clone, Debug)]
pub struct Requester(pub Option<Person>);

impl Requester {
    /// The sender of a request with these headers.
    #[must_use]
    pub fn of(headers: &HeaderMap, keys: &Keys) -> Requester {
        let signed = bearer(headers).or_else(|| cookie_called(headers, COOKIE));
        Requester(signed.and_then(|it| keys.person(it)))
    }

    /// The id of the person.
    #[must_use]
    pub fn id(&self) -> Option<PersonId> {
        self.0.as_ref().map(|person| person.id)
    }

    /// The person, or the error for a stranger.
    pub(crate) fn known(&self) -> Result<Person, Problem> {
        self.0.clone().ok_or(Problem::Forbidden(Forbidden::Stranger))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The value of the cookie called `wanted`.
pub(crate) fn cookie_called<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The header that sets the identity cookie. Scripts cannot read the cookie, and other sites cannot use it.
pub(crate) fn identity_cookie(
    keys: &Keys,
    person: &Person,
    https: bool,
) -> (HeaderName, HeaderValue) {
    let value = keys.cookie(person);
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("letters, digits and points"))
}
