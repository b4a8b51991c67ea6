//! Static files of the pages: compressed once, and cached by browsers.

use std::sync::{LazyLock, OnceLock};

use art::PicturePath;
use axum::{
    extract::Path,
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use site::assets::{self, Asset};

use super::file_cache::{FileCache, PackedFile};
use crate::{problem::Problem, refused::Missing};

/// The caching of a file whose URL changes with its content.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
/// The caching of a file of another edition. While servers are renewed one by one, a page of one may ask another for
/// its files. It gets the present ones, but must not cache them as its own edition.
const NO_STORE: &str = "no-store";
/// The caching of pictures, which may change with the program: browsers revalidate them after a day, and show the
/// cached ones meanwhile.
const CACHE_ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=2592000";
const SVG: &str = "image/svg+xml";

/// `GET /assets/{edition}/{name}`
pub(crate) async fn asset(
    Path((edition, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    static PACKED: OnceLock<Vec<PackedFile>> = OnceLock::new();
    let all = || {
        assets::ALL.iter().map(|it| PackedFile::pack(it.kind, CACHE_FOREVER, it.bytes)).collect()
    };
    let packed = PACKED.get_or_init(all);
    let place = assets::ALL.iter().position(|it: &Asset| it.name == name);
    match place.and_then(|it| packed.get(it)) {
        Some(file) if edition == assets::edition() => file.answer(&headers),
        Some(file) => file.with_cache_control(NO_STORE).answer(&headers),
        None => Problem::Missing(Missing::Page).into_response(),
    }
}

/// `GET /art/{*address}`: a picture.
pub(crate) async fn picture(Path(address): Path<String>, headers: HeaderMap) -> Response {
    static DRAWN: LazyLock<FileCache> = LazyLock::new(FileCache::default);
    let Some(known) = PicturePath::read(&address) else {
        return Problem::Missing(Missing::Page).into_response();
    };
    let draw = || PackedFile::pack(SVG, CACHE_ONE_DAY, known.draw().file().as_bytes());
    DRAWN.find(&address, draw).answer(&headers)
}

/// `GET /poster/{slug}.svg`: the poster of a title, which shows its box.
pub(crate) async fn poster(Path(slug): Path<String>, headers: HeaderMap) -> Response {
    static DRAWN: LazyLock<FileCache> = LazyLock::new(FileCache::default);
    let Some(title) = slug.strip_suffix(".svg").and_then(display::title) else {
        return Problem::Missing(Missing::Page).into_response();
    };
    let draw = || {
        let poster = display::poster(title.slug).expect("every title has a poster");
        // Inside a page an SVG needs no namespace; as a file it does.
        let file = poster.0.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
        PackedFile::pack(SVG, CACHE_ONE_DAY, file.as_bytes())
    };
    DRAWN.find(&slug, draw).answer(&headers)
}
