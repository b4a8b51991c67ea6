//! What a viewer of a table is shown whenever the table changes: a scene in JSON for programs, a page for people.

use game::Seat;
use languages::Language;
use tables::{Commitment, PersonId, Sitting, Token};

use crate::{message::SocketMessage, scene::Scene};

/// The viewers who are shown the same at the same state of a table: by person, seat and form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// The person; `None` for all who have nothing to do with the table, because they are shown the same.
    person: Option<PersonId>,
    seat: Option<u8>,
    form: Form,
}

/// The form in which a viewer is shown the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A scene for programs.
    Scene {
        /// The number of events after which the story begins.
        heard: usize,
    },
    /// A page for people.
    Page {
        /// The language of the reader.
        language: Language,
        /// Whether the reader has a name.
        has_name: bool,
        /// Whether the reader has the invitation to the table.
        is_invited: bool,
    },
}

/// A table as a viewer is shown it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A message in JSON.
    Scene(String),
    /// The HTML of a page.
    Page(String),
}

impl PageKey {
    /// The key of a viewer.
    #[must_use]
    pub fn new(
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

    /// The table as these viewers are shown it; a page contains the seal of the `next` table after the end.
    #[must_use]
    pub fn show(self, sitting: &Sitting, table: Token, next: Option<Commitment>) -> Shown {
        match self.form {
            Form::Scene { heard } => Shown::Scene(self.scene(sitting, table, heard)),
            Form::Page { language, has_name, is_invited } => {
                // The page depends only on whether there is a name.
                let name = has_name.then(String::new);
                let reader = site::Reader { language, name, path: format!("/table/{table}") };
                let invitation = is_invited.then(|| sitting.opening().invitation.to_string());
                Shown::Page(self.page(sitting, table, reader, (invitation, next)))
            }
        }
    }

    fn scene(self, sitting: &Sitting, table: Token, heard: usize) -> String {
        let viewer = sitting.eyes_of_live_program(self.person, self.seat.map(Seat));
        let scene = Box::new(Scene::of(sitting, viewer, self.person, heard));
        SocketMessage::Scene { table: &table.to_string(), scene }.to_json()
    }

    fn page(
        self,
        sitting: &Sitting,
        table: Token,
        reader: site::Reader,
        (invitation, next): (Option<String>, Option<Commitment>),
    ) -> String {
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
        html.into_string()
    }
}
