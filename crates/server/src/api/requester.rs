//! The sender of a request: a person, read from a cookie or from a bearer token with the same content, and an address.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, HeaderValue, header, request::Parts},
};
use tables::PersonId;

use super::AppState;
use crate::{identity::Person, problem::Problem, refused::Forbidden};

/// The name of the cookie that holds the signed identity.
pub(crate) const COOKIE: &str = "impasto";
/// The header in which a proxy names the address of the client.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// The lifetime of the cookie: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The person who sends a request; `None` without a valid cookie.
#[derive(Clone, Debug)]
pub(crate) struct Requester(pub(crate) Option<Person>);

impl FromRequestParts<AppState> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &AppState,
    ) -> Result<Requester, Infallible> {
        Ok(Requester::of(&parts.headers, app))
    }
}

impl Requester {
    pub(crate) fn of(headers: &HeaderMap, app: &AppState) -> Requester {
        let keys = app.registry.keys();
        Requester(bearer(headers).or_else(|| cookie(headers)).and_then(|it| keys.person(it)))
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.0.as_ref().map(|person| person.id)
    }

    /// The person, or the error for a stranger.
    pub(crate) fn known(self) -> Result<Person, Problem> {
        self.0.ok_or(Problem::Forbidden(Forbidden::Stranger))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    cookie_called(headers, COOKIE)
}

/// The value of the cookie called `wanted`.
pub(crate) fn cookie_called<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The header that sets the identity cookie. Scripts cannot read it, and other sites cannot use it.
pub(crate) fn cookie_header(
    app: &AppState,
    person: &Person,
) -> [(header::HeaderName, HeaderValue); 1] {
    let value = app.registry.keys().cookie(person);
    let secure = if app.https { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    let cookie = HeaderValue::from_str(&cookie).expect("letters, digits and points");
    [(header::SET_COOKIE, cookie)]
}

/// The IP address of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClientAddress(IpAddr);

impl FromRequestParts<AppState> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &AppState,
    ) -> Result<ClientAddress, Infallible> {
        Ok(ClientAddress::of(&parts.headers, &parts.extensions, app))
    }
}

impl ClientAddress {
    /// The address of the client. A proxy appends it to a header of which the client may have made up the rest.
    pub(crate) fn of(
        headers: &HeaderMap,
        extensions: &Extensions,
        app: &AppState,
    ) -> ClientAddress {
        let forwarded = || {
            let header = headers.get_all(FORWARDED_FOR).iter().next_back()?;
            header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        let address = app.behind_proxy.then(forwarded).flatten().or(direct);
        ClientAddress::new(address.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }

    /// The address, of IPv6 only the first 64 bits: whoever has one such address has all that share them.
    pub(crate) fn new(address: IpAddr) -> ClientAddress {
        ClientAddress(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_household_is_one_address() {
        let address = |text: &str| ClientAddress::new(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2::7"), address("2001:db8:1:2:ffff::8"));
        assert_ne!(address("2001:db8:1:2::7"), address("2001:db8:1:3::7"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
    }
}
