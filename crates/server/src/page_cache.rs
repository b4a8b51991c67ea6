//! The cache of rendered messages: rendered once for all viewers who are shown the same, off the async workers.

use std::{io::Write, sync::Arc};

use app::{PageKey, Shown};
use axum::extract::ws::Message;
use flate2::{Compression, write::DeflateEncoder};
use quick_cache::sync::Cache;
use tables::{Commitment, Sitting, Token};

/// The message that shows a table to viewers; a page contains the seal of the `next` table after the end.
pub(crate) fn rendered(
    key: PageKey,
    sitting: &Sitting,
    table: Token,
    next: Option<Commitment>,
) -> Message {
    match key.show(sitting, table, next) {
        Shown::Scene(json) => Message::Text(json.into()),
        Shown::Page(html) => Message::Binary(compressed(&html).into()),
    }
}

/// A page, compressed; browsers decompress it by themselves.
fn compressed(html: &str) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    let done = packer.write_all(html.as_bytes()).and_then(|()| packer.finish());
    done.expect("memory takes anything")
}

/// The cache of rendered messages.
#[derive(Debug)]
pub(crate) struct PageCache(Cache<(Token, PageKey, u64), Message>);

/// The maximum number of cached messages: they are for viewers who look at the same moment.
const MAX_MESSAGES: usize = 256;

impl Default for PageCache {
    fn default() -> PageCache {
        PageCache(Cache::new(MAX_MESSAGES))
    }
}

impl PageCache {
    /// The message for viewers with this key; `None` if it could not be rendered.
    pub(crate) async fn find(
        &self,
        table: Token,
        sitting: Arc<Sitting>,
        by: PageKey,
        next: Option<Commitment>,
    ) -> Option<Message> {
        let key = (table, by, sitting.rows());
        let render = move || rendered(by, &sitting, table, next);
        let rendering = async { tokio::task::spawn_blocking(render).await };
        let message = self.0.get_or_insert_async(&key, rendering).await;
        message.inspect_err(|error| tracing::error!(%error, "a table could not be rendered")).ok()
    }
}
