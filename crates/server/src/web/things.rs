//! Files that pages are made with.

use art::Address;
use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use site::assets::Asset;

use crate::problem::Problem;

/// Its address changes with its content.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// `GET /assets/{edition}/{name}`
pub(crate) async fn asset(Path((_, name)): Path<(String, String)>) -> Response {
    match Asset::named(&name) {
        Some(asset) => {
            let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, FOR_GOOD)];
            (headers, asset.bytes).into_response()
        }
        None => Problem::Missing("page").into_response(),
    }
}

/// `GET /art/{*address}`: a picture that never changes.
pub(crate) async fn picture(Path(address): Path<String>) -> Response {
    /// Pictures are redrawn with the program, so browsers ask again after a day.
    const FOR_A_DAY: &str = "public, max-age=86400";
    match Address::read(&address) {
        Some(address) => {
            let headers =
                [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, FOR_A_DAY)];
            (headers, address.draw().file()).into_response()
        }
        None => Problem::Missing("page").into_response(),
    }
}
