//! What viewers are shown: drawn once for all who are shown the same, and beside the server's own work.

use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Message;
use flate2::{Compression, write::DeflateEncoder};
use game::Seat;
use languages::Language;
use tables::{Commitment, PersonId, Sitting, Token};
use tokio::sync::OnceCell;

use super::message::{SocketMessage, message};
use crate::scene::Scene;

/// Whatever a viewer is shown depends on beside the table.
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
        let html = site::live(&site::Looking {
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

/// What was drawn lately.
#[derive(Debug, Default)]
pub(crate) struct PageCache(Mutex<HashMap<(Token, PageKey), CachedPage>>);

/// A table with so many rows, drawn by whoever needs it first.
#[derive(Clone, Debug)]
struct CachedPage {
    rows: u64,
    drawn: Arc<OnceCell<Message>>,
}

impl PageCache {
    /// How many are kept. With more, all are drawn anew: they are for those who look at the same moment.
    const CAPACITY: usize = 256;

    /// What is sent of a table; nothing if it could not be drawn.
    pub(super) async fn find(
        &self,
        table: Token,
        sitting: Arc<Sitting>,
        by: PageKey,
        next: Option<Commitment>,
    ) -> Option<Message> {
        let drawing = self.drawing(table, sitting.rows(), by);
        let draw =
            async || tokio::task::spawn_blocking(move || by.draw(&sitting, table, next)).await;
        let drawn = drawing.drawn.get_or_try_init(draw).await;
        drawn
            .inspect_err(|error| tracing::error!(%error, "a table could not be drawn"))
            .ok()
            .cloned()
    }

    fn drawing(&self, table: Token, rows: u64, by: PageKey) -> CachedPage {
        let fresh = || CachedPage { rows, drawn: Arc::default() };
        let mut all = self.lock();
        if Self::CAPACITY <= all.len() && !all.contains_key(&(table, by)) {
            all.clear();
        }
        let kept = all.entry((table, by)).or_insert_with(fresh);
        if kept.rows < rows {
            *kept = fresh();
        }
        // Who is behind the others draws for themselves.
        if kept.rows == rows { kept.clone() } else { fresh() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Token, PageKey), CachedPage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_drawn_once_until_the_table_changes() {
        let page_cache = PageCache::default();
        let by = PageKey { person: None, seat: None, form: Form::Scene { heard: 0 } };
        let page =
            |table: u8, rows, by| page_cache.drawing(Token::new([table; 16]), rows, by).drawn;
        let first = page(1, 5, by);
        assert!(Arc::ptr_eq(&first, &page(1, 5, by)));
        assert!(!Arc::ptr_eq(
            &first,
            &page(1, 5, PageKey { form: Form::Scene { heard: 1 }, ..by })
        ));
        assert!(!Arc::ptr_eq(&first, &page(1, 6, by)));
        assert!(!Arc::ptr_eq(&page(1, 6, by), &page(1, 5, by)), "not what was before");
        for table in 0..=255 {
            page(table, 1, by);
            page(table, 1, PageKey { seat: Some(1), ..by });
            assert!(page_cache.lock().len() <= PageCache::CAPACITY);
        }
    }
}
