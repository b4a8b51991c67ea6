//! Reading of a request: path, query and body, with errors as [`Problem`].

use http::{HeaderMap, header};
use serde::{Deserialize, Deserializer, de::DeserializeOwned};
use tables::Token;

use crate::problem::Problem;

/// An optional invitation. A malformed one counts as none, so that it is refused like a wrong one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Invitation(pub(crate) Option<Token>);

impl<'de> Deserialize<'de> for Invitation {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Invitation, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        Ok(Invitation(text.and_then(|it| it.parse().ok())))
    }
}

/// The fields of a query.
///
/// # Errors
///
/// Says which field cannot be read.
pub fn query<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    url_encoded(query.as_bytes(), "Failed to deserialize query string")
}

/// The fields of a form.
pub(crate) fn form<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Problem> {
    check_form(headers)?;
    url_encoded(body, "Failed to deserialize form body")
}

/// Checks that the body is said to be a form.
pub(crate) fn check_form(headers: &HeaderMap) -> Result<(), Problem> {
    if has_kind(headers, |kind| kind == "application/x-www-form-urlencoded") {
        return Ok(());
    }
    let why = "Form requests must have `Content-Type: application/x-www-form-urlencoded`";
    Err(Problem::said(&why))
}

fn url_encoded<T: DeserializeOwned>(text: &[u8], failed: &str) -> Result<T, Problem> {
    let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(text));
    serde_path_to_error::deserialize(pairs).map_err(|error| said(failed, &error))
}

/// A value in JSON.
pub(crate) fn json<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Problem> {
    let is_json = |kind: &str| {
        kind.strip_prefix("application/").is_some_and(|it| it == "json" || it.ends_with("+json"))
    };
    if !has_kind(headers, is_json) {
        return Err(Problem::said(&"Expected request with `Content-Type: application/json`"));
    }
    let mut reader = serde_json::Deserializer::from_slice(body);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let failed = if error.inner().is_data() {
            "Failed to deserialize the JSON body into the target type"
        } else {
            "Failed to parse the request body as JSON"
        };
        said(failed, &error)
    })?;
    let end = reader.end();
    end.map_err(|error| said("Failed to parse the request body as JSON", &error))?;
    Ok(value)
}

fn said(failed: &str, error: &impl std::fmt::Display) -> Problem {
    Problem::said(&format!("{failed}: {error}"))
}

/// Whether the body is of a kind, by its header, parameters left out.
fn has_kind(headers: &HeaderMap, is_kind: impl Fn(&str) -> bool) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next()).map(|it| it.trim().to_ascii_lowercase());
    kind.is_some_and(|it| is_kind(&it))
}
