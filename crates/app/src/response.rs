//! Responses, made of what they contain.

use http::{HeaderName, HeaderValue, StatusCode, header};
use maud::Markup;
use serde::Serialize;

/// A response with its whole body.
pub type Response = http::Response<Vec<u8>>;

fn of_kind(status: StatusCode, kind: &'static str, body: Vec<u8>) -> Response {
    let mut response = http::Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// A value in JSON.
pub(crate) fn json(value: &impl Serialize) -> Response {
    json_with_status(StatusCode::OK, value)
}

/// A value in JSON, with a status.
pub(crate) fn json_with_status(status: StatusCode, value: &impl Serialize) -> Response {
    let body = serde_json::to_vec(value).expect("responses are plain data");
    of_kind(status, "application/json", body)
}

/// A page.
pub(crate) fn page(page: Markup) -> Response {
    page_with_status(StatusCode::OK, page)
}

/// A page, with a status.
pub(crate) fn page_with_status(status: StatusCode, page: Markup) -> Response {
    of_kind(status, "text/html; charset=utf-8", page.into_string().into_bytes())
}

/// A text of another kind.
pub(crate) fn text(kind: &'static str, text: String) -> Response {
    of_kind(StatusCode::OK, kind, text.into_bytes())
}

/// A response without content.
pub(crate) fn no_content() -> Response {
    let mut response = http::Response::new(Vec::new());
    *response.status_mut() = StatusCode::NO_CONTENT;
    response
}

/// A redirect after a form: the browser gets the other page.
pub(crate) fn redirect(path: &str) -> Response {
    let mut response = http::Response::new(Vec::new());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let path = HeaderValue::try_from(path).expect("a path of ours is plain ASCII");
    response.headers_mut().insert(header::LOCATION, path);
    response
}

/// A response with one more header.
pub(crate) fn with_header(mut response: Response, header: (HeaderName, HeaderValue)) -> Response {
    response.headers_mut().append(header.0, header.1);
    response
}

/// A response that browsers save as a file.
pub(crate) fn as_file(response: Response, name: &str) -> Response {
    let disposition = HeaderValue::try_from(format!("attachment; filename=\"{name}\""));
    let disposition = disposition.expect("slugs and names of options are plain ASCII");
    with_header(response, (header::CONTENT_DISPOSITION, disposition))
}
