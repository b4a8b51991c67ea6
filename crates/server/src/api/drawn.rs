//! Pages for viewers: drawn once for all who are shown the same, and beside the server's own work.

use std::{
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::Bytes;
use flate2::{Compression, write::DeflateEncoder};
use game::Seat;
use tables::{PersonId, Sitting, Token};
use tokio::sync::OnceCell;
use tongues::Tongue;

/// Whatever a page depends on beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Beholder {
    tongue: Tongue,
    /// Nobody, unless they have to do with the table: all others are shown the same.
    person: Option<PersonId>,
    seat: Option<u8>,
    has_name: bool,
    is_invited: bool,
}

impl Beholder {
    pub(super) fn new(
        sitting: &Sitting,
        person: Option<PersonId>,
        invitation: Option<Token>,
    ) -> Beholder {
        let is_known = |person: &PersonId| {
            let mut seats = Seat::first(sitting.chairs().len());
            sitting.is_of(*person) || !seats.all(|seat| sitting.may_have(*person, seat))
        };
        Beholder {
            tongue: Tongue::default(),
            person: person.filter(is_known),
            seat: None,
            has_name: false,
            is_invited: sitting.is_invitation(invitation),
        }
    }

    /// Who reads this language, has said at which seat they are, and has a name or none.
    pub(super) fn reading(self, tongue: Tongue, seat: Option<u8>, has_name: bool) -> Beholder {
        Beholder { tongue, seat, has_name, ..self }
    }

    /// The page, packed: browsers unpack it by themselves.
    fn draw(self, sitting: &Sitting, table: Token) -> Bytes {
        let screen = site::screen(sitting, self.person, self.seat.map(Seat));
        let id = table.to_string();
        // Of a name the page says only whether there is one.
        let name = self.has_name.then(String::new);
        let html = site::live(&site::Looking {
            reader: site::Reader { tongue: self.tongue, name, path: format!("/table/{id}") },
            person: self.person,
            viewer: screen.viewer,
            curtain: screen.curtain,
            sitting,
            id: &id,
            invitation: self.is_invited.then(|| sitting.opening().invitation.to_string()),
        });
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
        let bytes = html.into_string();
        let done = packer.write_all(bytes.as_bytes()).and_then(|()| packer.finish());
        done.expect("memory takes anything").into()
    }
}

/// Pages that were drawn lately.
#[derive(Debug, Default)]
pub(crate) struct Drawings(Mutex<HashMap<(Token, Beholder), Drawing>>);

/// A page of a table with so many rows, drawn by whoever needs it first.
#[derive(Clone, Debug)]
struct Drawing {
    rows: u64,
    page: Arc<OnceCell<Bytes>>,
}

impl Drawings {
    /// How many are kept. With more, all are drawn anew: they are for those who look at the same moment.
    const MOST: usize = 256;

    /// The page of a table; nothing if it could not be drawn.
    pub(super) async fn page(
        &self,
        table: Token,
        sitting: Arc<Sitting>,
        by: Beholder,
    ) -> Option<Bytes> {
        let drawing = self.drawing(table, sitting.rows(), by);
        let draw = async || tokio::task::spawn_blocking(move || by.draw(&sitting, table)).await;
        let drawn = drawing.page.get_or_try_init(draw).await;
        drawn
            .inspect_err(|error| tracing::error!(%error, "a page could not be drawn"))
            .ok()
            .cloned()
    }

    fn drawing(&self, table: Token, rows: u64, by: Beholder) -> Drawing {
        let fresh = || Drawing { rows, page: Arc::default() };
        let mut all = self.lock();
        if Self::MOST <= all.len() && !all.contains_key(&(table, by)) {
            all.clear();
        }
        let kept = all.entry((table, by)).or_insert_with(fresh);
        if kept.rows < rows {
            *kept = fresh();
        }
        // Who is behind the others draws for themselves.
        if kept.rows == rows { kept.clone() } else { fresh() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Token, Beholder), Drawing>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_drawn_once_until_the_table_changes() {
        let drawings = Drawings::default();
        let by = Beholder {
            tongue: Tongue::English,
            person: None,
            seat: None,
            has_name: false,
            is_invited: false,
        };
        let page = |table: u8, rows, by| drawings.drawing(Token::new([table; 16]), rows, by).page;
        let first = page(1, 5, by);
        assert!(Arc::ptr_eq(&first, &page(1, 5, by)));
        assert!(!Arc::ptr_eq(&first, &page(1, 5, Beholder { has_name: true, ..by })));
        assert!(!Arc::ptr_eq(&first, &page(1, 6, by)));
        assert!(!Arc::ptr_eq(&page(1, 6, by), &page(1, 5, by)), "not what was before");
        for table in 0..=255 {
            page(table, 1, by);
            page(table, 1, Beholder { seat: Some(1), ..by });
            assert!(drawings.lock().len() <= Drawings::MOST);
        }
    }
}
