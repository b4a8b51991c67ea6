//! Files that pages are made with: kept packed, sent once.

use std::sync::{LazyLock, OnceLock};

use art::Address;
use axum::{
    extract::Path,
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use site::assets::{self, Asset};

use super::parcel::{Parcel, Shelf};
use crate::problem::Problem;

/// Its address changes with its content.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// While servers are renewed one by one, a page of one may ask another for its files. It gets what there
/// is, but must not take that for its own edition for good.
const NOT_AT_ALL: &str = "no-store";
/// Pictures are redrawn with the program: browsers ask after a day whether they have been, and show
/// what they have meanwhile.
const FOR_A_DAY: &str = "public, max-age=86400, stale-while-revalidate=2592000";
const SVG: &str = "image/svg+xml";

/// `GET /assets/{edition}/{name}`
pub(crate) async fn asset(
    Path((edition, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    static PACKED: OnceLock<Vec<Parcel>> = OnceLock::new();
    let all = || assets::ALL.iter().map(|it| Parcel::pack(it.kind, FOR_GOOD, it.bytes)).collect();
    let packed = PACKED.get_or_init(all);
    let place = assets::ALL.iter().position(|it: &Asset| it.name == name);
    match place.and_then(|it| packed.get(it)) {
        Some(parcel) if edition == assets::edition() => parcel.answer(&headers),
        Some(parcel) => parcel.kept(NOT_AT_ALL).answer(&headers),
        None => Problem::Missing("page").into_response(),
    }
}

/// `GET /art/{*address}`: a picture.
pub(crate) async fn picture(Path(address): Path<String>, headers: HeaderMap) -> Response {
    static DRAWN: LazyLock<Shelf> = LazyLock::new(Shelf::default);
    let Some(known) = Address::read(&address) else {
        return Problem::Missing("page").into_response();
    };
    let draw = || Parcel::pack(SVG, FOR_A_DAY, known.draw().file().as_bytes());
    DRAWN.find(&address, draw).answer(&headers)
}

/// `GET /poster/{slug}.svg`: what a box looks like.
pub(crate) async fn poster(Path(slug): Path<String>, headers: HeaderMap) -> Response {
    static DRAWN: LazyLock<Shelf> = LazyLock::new(Shelf::default);
    let Some(poster) = slug.strip_suffix(".svg").and_then(shelf::poster) else {
        return Problem::Missing("page").into_response();
    };
    // Within a page it needs no name for what it is written in; alone it does.
    let file = poster.0.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    let draw = || Parcel::pack(SVG, FOR_A_DAY, file.as_bytes());
    DRAWN.find(&slug, draw).answer(&headers)
}
