//! Handlers for the list of titles and for the `OpenAPI` document.

use display::TitleInfo;
use serde::Serialize;

use crate::{
    context::Context,
    problem::Problem,
    response::{self, Response},
};

/// The `OpenAPI` document, written by hand and compared with the server by tests.
const DOCUMENT: &str = include_str!("../../openapi.json");

/// The response with the list of titles.
#[derive(Debug, Serialize)]
struct TitlesResponse {
    ok: bool,
    titles: Vec<TitleInfo>,
}

/// `GET /api/openapi.json`
#[expect(clippy::unnecessary_wraps, reason = "all handlers have one shape")]
pub(crate) fn document(_: &Context) -> Result<Response, Problem> {
    Ok(response::text("application/json", DOCUMENT.to_owned()))
}

/// `GET /api/titles`
#[expect(clippy::unnecessary_wraps, reason = "all handlers have one shape")]
pub(crate) fn list(_: &Context) -> Result<Response, Problem> {
    Ok(response::json(&TitlesResponse { ok: true, titles: display::titles() }))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    /// The routes of the API that need a socket, or are for operators.
    const OF_THE_SERVER: [&str; 3] = ["/api/tables/{id}/socket", "/health", "/metrics"];

    #[test]
    fn every_route_is_told_of_and_there_is_no_other() {
        let document: Value = serde_json::from_str(super::DOCUMENT).unwrap();
        let documented: BTreeSet<&str> =
            document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let served: BTreeSet<&str> = crate::api_paths().chain(OF_THE_SERVER).collect();
        assert_eq!(documented, served);
    }
}
