//! The `OpenAPI` document, `openapi.json`: written by hand, and compared with the server by tests.

use axum::{http::header, response::IntoResponse};

const DOCUMENT: &str = include_str!("../../openapi.json");

/// `GET /api/openapi.json`
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    #[test]
    fn every_route_is_told_of_and_there_is_no_other() {
        let document: Value = serde_json::from_str(super::DOCUMENT).unwrap();
        let documented: BTreeSet<&str> =
            document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
        let routes = crate::api::routes();
        let open = crate::api::open_routes();
        let served: BTreeSet<&str> = routes.iter().chain(&open).map(|(path, _)| *path).collect();
        assert_eq!(documented, served);
    }
}
