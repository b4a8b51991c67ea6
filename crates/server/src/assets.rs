//! Static files of the pages: compressed once, and cached by browsers.

use std::sync::{LazyLock, OnceLock};

use art::PicturePath;
use axum::{http::HeaderMap, response::Response};
use site::assets::{self, Asset};

use crate::file_cache::{FileCache, PackedFile};

/// The caching of a file whose URL changes with its content.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
/// The caching of a file of another edition. While servers are renewed one by one, a page of one may ask another for
/// its files. It gets the present ones, but must not cache them as its own edition.
const NO_STORE: &str = "no-store";
/// The caching of pictures, which may change with the program: browsers revalidate them after a day, and show the
/// cached ones meanwhile.
const CACHE_ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=2592000";
const SVG: &str = "image/svg+xml";

/// Whether a path is that of a file.
pub(crate) fn is_file(path: &str) -> bool {
    ["/art/", "/assets/", "/poster/"].iter().any(|folder| path.starts_with(folder))
}

/// The file with this path: `/assets/{edition}/{name}`, `/art/{picture}` or `/poster/{slug}.svg`.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (folder, rest) = path.strip_prefix('/')?.split_once('/')?;
    match folder {
        "assets" => rest.split_once('/').and_then(|(edition, name)| asset(edition, name, headers)),
        "art" => picture(rest, headers),
        "poster" => poster(rest, headers),
        _ => None,
    }
}

fn asset(edition: &str, name: &str, headers: &HeaderMap) -> Option<Response> {
    static PACKED: OnceLock<Vec<PackedFile>> = OnceLock::new();
    let all = || {
        assets::ALL.iter().map(|it| PackedFile::pack(it.kind, CACHE_FOREVER, it.bytes)).collect()
    };
    let packed = PACKED.get_or_init(all);
    let place = assets::ALL.iter().position(|it: &Asset| it.name == name);
    let file = packed.get(place?)?;
    Some(if edition == assets::edition() {
        file.answer(headers)
    } else {
        file.with_cache_control(NO_STORE).answer(headers)
    })
}

/// A picture of the games' art.
fn picture(path: &str, headers: &HeaderMap) -> Option<Response> {
    static DRAWN: LazyLock<FileCache> = LazyLock::new(FileCache::default);
    let known = PicturePath::read(path)?;
    let draw = || PackedFile::pack(SVG, CACHE_ONE_DAY, known.draw().file().as_bytes());
    Some(DRAWN.find(path, draw).answer(headers))
}

/// The poster of a title, which shows its box.
fn poster(name: &str, headers: &HeaderMap) -> Option<Response> {
    static DRAWN: LazyLock<FileCache> = LazyLock::new(FileCache::default);
    let title = name.strip_suffix(".svg").and_then(display::title)?;
    let draw = || {
        let poster = display::poster(title.slug).expect("every title has a poster");
        // Inside a page an SVG needs no namespace; as a file it does.
        let file = poster.0.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
        PackedFile::pack(SVG, CACHE_ONE_DAY, file.as_bytes())
    };
    Some(DRAWN.find(name, draw).answer(headers))
}
