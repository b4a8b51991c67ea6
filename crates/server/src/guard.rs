//! Middleware of all routes: checks of origin, size and rate for requests; security headers for responses.

use std::time::{Duration, Instant};

use app::{Problem, Requester, refused::Forbidden};
use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::{Next, from_fn_with_state},
    response::Response,
};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::{app_state::AppState, assets, client_address::ClientAddress, router::refused};

/// The timeout of a request. WebSockets are answered at once, by the upgrade.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// The content security policy: only our own files, nothing inline, no frames.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// The headers of every response that does not set them itself.
const RESPONSE_HEADERS: [(HeaderName, &str); 6] = [
    // Pages for one person are cached by nobody: going back in a browser shows the present table, and a form with a new
    // promise. Responses that never change set a header of their own.
    (header::CACHE_CONTROL, "private, no-store"),
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// These routes behind the checks of [`admit`]; every response gets the security headers.
pub(crate) fn guarded(routes: Router<AppState>, app: &AppState) -> Router<AppState> {
    let guard = from_fn_with_state(app.clone(), admit);
    let guarded = routes.layer(guard);
    RESPONSE_HEADERS.into_iter().fold(guarded, |routes, (name, value)| {
        routes.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    })
}

/// Passes a request on to its handler, or refuses it.
async fn admit(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let metrics = app.registry.metrics();
    let requester = Requester::of(request.headers(), app.registry.keys());
    let from = ClientAddress::of(request.headers(), request.extensions(), app.behind_proxy);
    let cost = cost(&requester, request.method(), request.uri().path());
    if let Err(problem) = app.may_ask(&requester, from, cost) {
        return refused(&request, &requester, &problem);
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_from_here(request.headers()) {
        return refused(&request, &requester, &Problem::Forbidden(Forbidden::OtherSite));
    }
    let begun = Instant::now();
    // Only the path is logged: the query may contain an invitation.
    let head = head_of(&request);
    request.extensions_mut().insert(requester.clone());
    request.extensions_mut().insert(from);
    let response = tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await;
    let response = response.unwrap_or_else(|_| refused(&head, &requester, &Problem::Slow));
    let (method, path) = (head.method(), head.uri().path());
    let (status, seconds) = (response.status().as_u16(), begun.elapsed().as_secs_f64());
    metrics.requests.inc();
    metrics.seconds.observe(seconds);
    tracing::debug!(%method, path, status, seconds, "answered");
    response
}

/// The request without its body.
fn head_of(request: &Request) -> axum::http::Request<()> {
    let mut head = axum::http::Request::new(());
    head.method_mut().clone_from(request.method());
    head.uri_mut().clone_from(request.uri());
    head.headers_mut().clone_from(request.headers());
    head
}

/// The cost of a request, in tokens of its rate limit. A list reads fifty logs; a proof replays a whole game; a new
/// person gets a token bucket of their own; a used link stays in the store. A page loads a hundred pictures, which
/// browsers cache. Pages that give strangers a cookie cost no more: a whole class may come at once, and the limit of
/// their address bounds them.
fn cost(requester: &Requester, method: &Method, path: &str) -> f64 {
    // A `HEAD` request takes as much work as `GET`.
    let method = if method == Method::HEAD { &Method::GET } else { method };
    match (method, path) {
        (&Method::GET, "/" | "/api/tables") => 5.0,
        (&Method::GET, path) if path.ends_with("/proof") || path.ends_with("/fairness") => 5.0,
        (&Method::POST, "/api/me" | "/name") if requester.id().is_none() => 10.0,
        (&Method::POST, "/api/me/link" | "/api/me/claim" | "/device" | "/device/claim") => 10.0,
        // Rules are read there, and read again to find out what would mend them.
        (_, path) if path.starts_with("/new/") => 5.0,
        (&Method::POST, "/api/tables") => 5.0,
        (&Method::GET, path) if assets::is_file(path) => 0.1,
        _ => 1.0,
    }
}

/// Whether a request comes from a page of ours. Browsers send the header `Origin` wherever a request could do harm. A
/// client that sends none is no browser, so nobody's cookies are abused.
fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    let origin = origin.to_str().ok().and_then(|it| it.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(origin: Option<&'static str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("table.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        assert_eq!(is_from_here(&headers), expected, "{origin:?}");
    }

    #[test]
    fn the_head_costs_as_much_as_the_whole() {
        let nobody = Requester(None);
        for path in ["/", "/api/tables", "/table/x/fairness", "/art/impasto.svg", "/api/me"] {
            let [head, whole] = [Method::HEAD, Method::GET].map(|it| cost(&nobody, &it, path));
            assert!((head - whole).abs() < f64::EPSILON, "{path}");
        }
    }

    #[test]
    fn other_sites_are_kept_out() {
        check(None, true);
        check(Some("http://table.example:8080"), true);
        check(Some("https://table.example:8080"), true);
        check(Some("http://table.example"), false);
        check(Some("http://table.example:8080.evil.example"), false);
        check(Some("http://evil.example"), false);
        check(Some("null"), false);
    }
}
