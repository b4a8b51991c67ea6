//! A file packed for the wire, and a shelf where parcels are kept as long as there is room.

use std::{
    collections::HashMap,
    io::{Read, Write},
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};

/// A file, packed once.
#[derive(Clone, Debug)]
pub(crate) struct PackedFile {
    kind: &'static str,
    keep: &'static str,
    tag: HeaderValue,
    packed: Bytes,
}

impl PackedFile {
    /// This file, which browsers are to keep like that.
    pub(crate) fn pack(kind: &'static str, keep: &'static str, bytes: &[u8]) -> PackedFile {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        let packed = gzip.write_all(bytes).and_then(|()| gzip.finish());
        let tag = format!("\"{}\"", &blake3::hash(bytes).to_hex()[..16]);
        PackedFile {
            kind,
            keep,
            tag: HeaderValue::from_str(&tag).expect("digits and quotes"),
            packed: packed.expect("memory takes anything").into(),
        }
    }

    /// The same, kept otherwise.
    pub(crate) fn kept(&self, keep: &'static str) -> PackedFile {
        PackedFile { keep, ..self.clone() }
    }

    /// What is sent: nothing to those who have it already.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let head = [
            (header::CACHE_CONTROL, HeaderValue::from_static(self.keep)),
            (header::ETAG, self.tag.clone()),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if asked.get(header::IF_NONE_MATCH).is_some_and(|it| has(it, &self.tag)) {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        if asked.get(header::ACCEPT_ENCODING).is_some_and(unpacks) {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            return (head, kind, packed, self.packed.clone()).into_response();
        }
        (head, kind, self.unpacked()).into_response()
    }

    fn unpacked(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        GzDecoder::new(&*self.packed).read_to_end(&mut bytes).expect("we have packed it");
        bytes
    }
}

fn has(tags: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(tags), Ok(tag)) = (tags.to_str(), tag.to_str()) else { return false };
    tags.split(',').any(|it| it.trim().trim_start_matches("W/") == tag)
}

/// Whether a browser takes what is packed, by the header in which it says so: `gzip, br;q=0.5`.
fn unpacks(encodings: &HeaderValue) -> bool {
    let Ok(text) = encodings.to_str() else { return false };
    text.split(',').any(|it| {
        let (name, weight) = it.split_once(';').unwrap_or((it, "q=1"));
        name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

/// A cache of packed files by name. When it is full it is emptied: anybody may ask for any picture, but
/// only a few hundred are asked for.
#[derive(Debug, Default)]
pub(crate) struct FileCache(Mutex<PackedFiles>);

#[derive(Debug, Default)]
struct PackedFiles {
    all: HashMap<String, Arc<PackedFile>>,
    bytes: usize,
}

impl FileCache {
    /// How many bytes it holds at most.
    const MAX_BYTES: usize = 8 << 20;

    /// The parcel with this name; packed now if there is none.
    pub(crate) fn find(&self, name: &str, pack: impl FnOnce() -> PackedFile) -> Arc<PackedFile> {
        if let Some(found) = self.lock().all.get(name) {
            return found.clone();
        }
        // Others need not wait while this one is drawn.
        let parcel = Arc::new(pack());
        let mut parcels = self.lock();
        if Self::MAX_BYTES < parcels.bytes + parcel.packed.len() {
            *parcels = PackedFiles::default();
        }
        parcels.bytes += parcel.packed.len();
        parcels.all.insert(name.to_owned(), parcel.clone());
        parcel
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, PackedFiles> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parcel() -> PackedFile {
        PackedFile::pack("text/plain", "public", b"paint, paint, paint, paint, paint, paint, paint")
    }

    #[track_caller]
    fn check(name: header::HeaderName, value: &'static str, expected: (StatusCode, bool)) {
        let asked = HeaderMap::from_iter([(name, HeaderValue::from_static(value))]);
        let answer = parcel().answer(&asked);
        let is_packed = answer.headers().contains_key(header::CONTENT_ENCODING);
        assert_eq!((answer.status(), is_packed), expected, "{value}");
    }

    #[test]
    fn a_parcel_is_sent_as_the_browser_takes_it() {
        check(header::ACCEPT_ENCODING, "br, gzip;q=0.8", (StatusCode::OK, true));
        check(header::ACCEPT_ENCODING, "br, gzip;q=0", (StatusCode::OK, false));
        check(header::ACCEPT_ENCODING, "identity", (StatusCode::OK, false));
        assert!(parcel().unpacked().starts_with(b"paint"));
    }

    #[test]
    fn a_parcel_that_is_there_is_not_sent() {
        let tag: &'static str = Box::leak(parcel().tag.to_str().unwrap().to_owned().into());
        check(header::IF_NONE_MATCH, tag, (StatusCode::NOT_MODIFIED, false));
        check(header::IF_NONE_MATCH, "\"other\"", (StatusCode::OK, false));
    }

    #[test]
    fn a_shelf_never_overflows() {
        let shelf = FileCache::default();
        let large = PackedFile { packed: vec![0; FileCache::MAX_BYTES / 3].into(), ..parcel() };
        for name in ["a", "b", "c", "d", "e"] {
            shelf.find(name, || large.clone());
            assert!(shelf.lock().bytes <= FileCache::MAX_BYTES);
        }
        shelf.find("e", || panic!("it is there"));
    }
}
