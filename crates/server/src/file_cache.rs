//! Compressed files, and their cache.

use std::{
    convert::Infallible,
    io::{Read, Write},
    sync::Arc,
};

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use quick_cache::{Weighter, sync::Cache};

/// A file, compressed once, with its headers.
#[derive(Clone, Debug)]
pub(crate) struct PackedFile {
    kind: &'static str,
    cache_control: &'static str,
    tag: HeaderValue,
    packed: Bytes,
}

impl PackedFile {
    /// Compresses a file; `cache_control` is its `Cache-Control`.
    pub(crate) fn pack(
        kind: &'static str,
        cache_control: &'static str,
        bytes: &[u8],
    ) -> PackedFile {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        let packed = gzip.write_all(bytes).and_then(|()| gzip.finish());
        let tag = format!("\"{}\"", &blake3::hash(bytes).to_hex()[..16]);
        PackedFile {
            kind,
            cache_control,
            tag: HeaderValue::from_str(&tag).expect("digits and quotes"),
            packed: packed.expect("memory takes anything").into(),
        }
    }

    /// The same file with another `Cache-Control`.
    pub(crate) fn with_cache_control(&self, cache_control: &'static str) -> PackedFile {
        PackedFile { cache_control, ..self.clone() }
    }

    /// The response; without a body for a browser that has the file already.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let head = [
            (header::CACHE_CONTROL, HeaderValue::from_static(self.cache_control)),
            (header::ETAG, self.tag.clone()),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if asked.get(header::IF_NONE_MATCH).is_some_and(|it| matches_tag(it, &self.tag)) {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        if asked.get(header::ACCEPT_ENCODING).is_some_and(accepts_gzip) {
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

fn matches_tag(tags: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(tags), Ok(tag)) = (tags.to_str(), tag.to_str()) else { return false };
    tags.split(',').any(|it| it.trim().trim_start_matches("W/") == tag)
}

/// Whether a browser accepts gzip, by its header `Accept-Encoding`: `gzip, br;q=0.5`.
fn accepts_gzip(encodings: &HeaderValue) -> bool {
    let Ok(text) = encodings.to_str() else { return false };
    text.split(',').any(|it| {
        let (name, weight) = it.split_once(';').unwrap_or((it, "q=1"));
        name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

/// The cache of compressed files, by name, bounded in bytes.
#[derive(Debug)]
pub(crate) struct FileCache(Cache<String, Arc<PackedFile>, PackedSize>);

/// The maximum size of the cache, in bytes.
const MAX_BYTES: u64 = 8 << 20;
/// The estimated number of files in the cache.
const EXPECTED_FILES: usize = 1000;

/// The weight of a file in the cache: its compressed size.
#[derive(Clone, Debug)]
struct PackedSize;

impl Weighter<String, Arc<PackedFile>> for PackedSize {
    fn weight(&self, _: &String, file: &Arc<PackedFile>) -> u64 {
        file.packed.len() as u64
    }
}

impl Default for FileCache {
    fn default() -> FileCache {
        FileCache(Cache::with_weighter(EXPECTED_FILES, MAX_BYTES, PackedSize))
    }
}

impl FileCache {
    /// The file with this name; compressed now if it is not cached, once for concurrent requests.
    pub(crate) fn find(&self, name: &str, pack: impl FnOnce() -> PackedFile) -> Arc<PackedFile> {
        let packed = || Ok::<_, Infallible>(Arc::new(pack()));
        match self.0.get_or_insert_with(name, packed) {
            Ok(file) => file,
            Err(never) => match never {},
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed() -> PackedFile {
        PackedFile::pack("text/plain", "public", b"paint, paint, paint, paint, paint, paint, paint")
    }

    #[track_caller]
    fn check(name: header::HeaderName, value: &'static str, expected: (StatusCode, bool)) {
        let asked = HeaderMap::from_iter([(name, HeaderValue::from_static(value))]);
        let answer = packed().answer(&asked);
        let is_packed = answer.headers().contains_key(header::CONTENT_ENCODING);
        assert_eq!((answer.status(), is_packed), expected, "{value}");
    }

    #[test]
    fn a_packed_file_is_sent_as_the_browser_takes_it() {
        check(header::ACCEPT_ENCODING, "br, gzip;q=0.8", (StatusCode::OK, true));
        check(header::ACCEPT_ENCODING, "br, gzip;q=0", (StatusCode::OK, false));
        check(header::ACCEPT_ENCODING, "identity", (StatusCode::OK, false));
        assert!(packed().unpacked().starts_with(b"paint"));
    }

    #[test]
    fn a_packed_file_that_is_there_is_not_sent() {
        let tag: &'static str = Box::leak(packed().tag.to_str().unwrap().to_owned().into());
        check(header::IF_NONE_MATCH, tag, (StatusCode::NOT_MODIFIED, false));
        check(header::IF_NONE_MATCH, "\"other\"", (StatusCode::OK, false));
    }

    #[test]
    fn the_cache_never_overflows() {
        let cache = FileCache::default();
        let large = PackedFile { packed: vec![0; 100 << 10].into(), ..packed() };
        for name in 0..500 {
            cache.find(&name.to_string(), || large.clone());
            assert!(cache.0.weight() <= MAX_BYTES);
        }
        cache.find("small", packed);
        cache.find("small", || panic!("it is there"));
    }
}
