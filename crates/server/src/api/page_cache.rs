//! The cache of what viewers are sent: rendered once for all who are shown the same, off the async workers.

use std::{io::Write, sync::Arc};

use axum::extract::ws::Message;
use flate2::{Compression, write::DeflateEncoder};
use game::Seat;
use languages::Language;
use quick_cache::sync::Cache;
use tables::{Commitment, PersonId, Sitting, Token};

use super::message::{SocketMessage, message};
use crate::scene::Scene;

/// What a rendering depends on beside the table: who looks, from which seat, in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PageKey {
    /// Nobody, unless they have to do with the table: all others are shown the same.
    person: Option<PersonId>,
    seat: Option<u8>,
    form: Form,
}

/// In which form the table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// For programs, to whom so many events of the story have been told.
    Scene { heard: usize },
    /// For people who read this language, and have a name or none yet.
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

    /// What is sent, to a page with the seal of the `next` table after the end.
    pub(super) fn draw(self, sitting: &Sitting, table: Token, next: Option<Commitment>) -> Message {
        match self.form {
            Form::Scene { heard } => self.scene(sitting, table, heard),
            Form::Page { language, has_name, is_invited } => {
                // Of a name the page says only whether there is one.
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

    /// Packed: browsers unpack it by themselves.
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

/// The messages rendered last, each once for all viewers who are shown the same.
#[derive(Debug)]
pub(crate) struct PageCache(Cache<(Token, PageKey, u64), Message>);

/// How many messages are kept: they are for viewers who look at the same moment.
const CAPACITY: usize = 256;

impl Default for PageCache {
    fn default() -> PageCache {
        PageCache(Cache::new(CAPACITY))
    }
}

impl PageCache {
    /// The message for a viewer of a table with so many rows; `None` if it could not be rendered.
    pub(super) async fn find(
        &self,
        table: Token,
        sitting: Arc<Sitting>,
        by: PageKey,
        next: Option<Commitment>,
    ) -> Option<Message> {
        let key = (table, by, sitting.rows());
        let rendering =
            async { tokio::task::spawn_blocking(move || by.draw(&sitting, table, next)).await };
        let rendered = self.0.get_or_insert_async(&key, rendering).await;
        rendered.inspect_err(|error| tracing::error!(%error, "a table could not be rendered")).ok()
    }
}
