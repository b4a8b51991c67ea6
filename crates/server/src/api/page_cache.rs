//! The cache of rendered messages: rendered once for all viewers who are shown the same, off the async workers.

use std::{io::Write, sync::Arc};

use axum::extract::ws::Message;
use flate2::{Compression, write::DeflateEncoder};
use game::Seat;
use languages::Language;
use quick_cache::sync::Cache;
use tables::{Commitment, PersonId, Sitting, Token};

use super::message::{SocketMessage, message};
use crate::scene::Scene;

/// The cache key of a rendered message, beside the state of the table: person, seat and form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PageKey {
    /// The person; `None` for all who have nothing to do with the table, because they are shown the same.
    person: Option<PersonId>,
    seat: Option<u8>,
    form: Form,
}

/// The form in which a viewer is shown the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// A scene for programs, with the story after its first `heard` events.
    Scene { heard: usize },
    /// A page for people.
    Page { language: Language, has_name: bool, is_invited: bool },
}

impl PageKey {
    pub(super) fn new(
        sitting: &Sitting,
        person: Option<PersonId>,
        seat: Option<u8>,
        form: Form,
    ) -> PageKey {
        let is_known = |person: &PersonId| {
            let mut seats = Seat::first(sitting.chairs().len());
            sitting.is_of(*person) || !seats.all(|seat| sitting.may_have(*person, seat))
        };
        PageKey { person: person.filter(is_known), seat, form }
    }

    /// Renders the message; a page contains the seal of the `next` table after the end.
    pub(super) fn render(
        self,
        sitting: &Sitting,
        table: Token,
        next: Option<Commitment>,
    ) -> Message {
        match self.form {
            Form::Scene { heard } => self.scene(sitting, table, heard),
            Form::Page { language, has_name, is_invited } => {
                // The page depends only on whether there is a name.
                let name = has_name.then(String::new);
                let reader = site::Reader { language, name, path: format!("/table/{table}") };
                let invitation = is_invited.then(|| sitting.opening().invitation.to_string());
                Message::Binary(self.page(sitting, table, reader, (invitation, next)).into())
            }
        }
    }

    fn scene(self, sitting: &Sitting, table: Token, heard: usize) -> Message {
        let viewer = sitting.eyes_of_live_program(self.person, self.seat.map(Seat));
        let scene = Box::new(Scene::of(sitting, viewer, self.person, heard));
        message(&SocketMessage::Scene { table: &table.to_string(), scene })
    }

    /// The page, compressed; browsers decompress it by themselves.
    fn page(
        self,
        sitting: &Sitting,
        table: Token,
        reader: site::Reader,
        (invitation, next): (Option<String>, Option<Commitment>),
    ) -> Vec<u8> {
        let screen = sitting.live_screen_of(self.person, self.seat.map(Seat));
        let html = site::live(&site::TablePage {
            reader,
            person: self.person,
            viewer: screen.viewer,
            curtain: screen.curtain,
            sitting,
            id: &table.to_string(),
            invitation,
            next,
        });
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
        let done = packer.write_all(html.into_string().as_bytes()).and_then(|()| packer.finish());
        done.expect("memory takes anything")
    }
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
    pub(super) async fn find(
        &self,
        table: Token,
        sitting: Arc<Sitting>,
        by: PageKey,
        next: Option<Commitment>,
    ) -> Option<Message> {
        let key = (table, by, sitting.rows());
        let rendering =
            async { tokio::task::spawn_blocking(move || by.render(&sitting, table, next)).await };
        let rendered = self.0.get_or_insert_async(&key, rendering).await;
        rendered.inspect_err(|error| tracing::error!(%error, "a table could not be rendered")).ok()
    }
}
