//! The page of a table for one viewer.

mod around;
mod chairs;
mod curtain;
mod gathering;
mod plan;
mod prompt;
mod result;

use display::ShownTable;
use game::{Seat, Viewer};
use languages::Language;
use maud::{Markup, html};
use pages::Parts;
use tables::{Commitment, PersonId, Sitting};

use crate::{
    frame::{Reader, Sheet, sheet},
    seats::names,
};

pub(crate) use around::{is_told, latest_log_lines, panels, told_moment};
pub(crate) use chairs::paces;
pub(crate) use prompt::take_back;
pub(crate) use result::result_told;

use around::log;

pub use plan::{plan, plan_page};

/// The contents of a table page: the table, its reader, and the viewer whose view is shown.
#[derive(Debug)]
pub struct TablePage<'l> {
    /// The reader.
    pub reader: Reader,
    /// The id of the reader, if they have one.
    pub person: Option<PersonId>,
    /// The viewer whose view is shown.
    pub viewer: Viewer,
    /// The seat whose player must come to the shared screen first.
    pub curtain: Option<Seat>,
    /// The table.
    pub sitting: &'l Sitting,
    /// The id of the table.
    pub id: &'l str,
    /// The token of the invitation that brought the reader here, if there was one.
    pub invitation: Option<String>,
    /// After the end: the commitment of the table for the next game of the same people.
    pub next: Option<Commitment>,
}

impl TablePage<'_> {
    /// The seat whose view is shown.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The URL of a part of this table, such as `/replay?at=3`. It carries the invitation of the reader
    /// along.
    #[must_use]
    pub fn way(&self, to: &str) -> String {
        self.invited_to(&format!("/table/{}{to}", self.id))
    }

    /// The URL of the record of the game.
    pub(crate) fn record(&self) -> String {
        self.invited_to(&format!("/api/tables/{}/record", self.id))
    }

    fn invited_to(&self, address: &str) -> String {
        let sign = if address.contains('?') { '&' } else { '?' };
        let invitation = self.invitation.as_ref().map(|it| format!("{sign}invitation={it}"));
        format!("{address}{}", invitation.unwrap_or_default())
    }

    /// The invitation as a hidden form field.
    pub(crate) fn invited(&self) -> Markup {
        html! {
            @if let Some(invitation) = &self.invitation { input type="hidden" name="invitation" value=(invitation); }
        }
    }

    fn is_my_turn(&self) -> bool {
        self.curtain.or(self.seat()).is_some_and(|seat| self.sitting.asked().contains(seat))
    }

    fn belongs(&self) -> bool {
        self.person.is_some_and(|it| self.sitting.is_of(it))
    }
}

/// The whole page.
#[must_use]
pub fn page(page: &TablePage<'_>) -> Markup {
    let title = page.sitting.table().title();
    let of = Sheet {
        title: title.name,
        kind: &format!("table-page {}", title.slug),
        slug: Some(title.slug),
        scripts: &[
            "idiomorph.js",
            "motion.js",
            "press.js",
            "luck.js",
            "table.js",
            "plan.js",
            "hints.js",
        ],
    };
    sheet(&page.reader, &of, &live(page))
}

/// The part of the page that changes with the table. The classes that its style depends on are set here,
/// because with the selector `:has` browsers would search the whole part at each change.
#[must_use]
pub fn live(page: &TablePage<'_>) -> Markup {
    let (sitting, id) = (page.sitting, page.id);
    html! {
        main.table.over[sitting.is_over()].curtained[page.curtain.is_some()] id="main"
            data-players=(sitting.chairs().len()) data-table=(id) data-at=(sitting.rows())
            data-seat=[page.seat().map(|it| it.0)] data-turn=(page.is_my_turn())
            data-rules=(page.way("/rules")) data-invitation=[page.invitation.as_deref()] {
            @if sitting.has_begun() { (game(page)) } @else { (gathering::gathering(page)) }
        }
    }
}

fn game(page: &TablePage<'_>) -> Markup {
    let names = names(page.sitting, page.viewer, page.reader.language).by_sight();
    let parts = page.sitting.table().board(page.viewer, &names);
    let story = around::story(page, &names);
    html! {
        h1.sr { (page.sitting.table().title().name) }
        (act_form(page))
        (plan::plan_form(page))
        @match (page.curtain, page.seat()) {
            (Some(next), Some(leaving)) => (curtain::farewell(page, leaving, next)),
            (Some(next), None) => (curtain::curtain(page, next)),
            (None, _) => (prompt::prompt(page, &names, &parts.left, &story)),
        }
        @if page.sitting.is_over() { (result::result(page, &names)) }
        (middle(&parts, page.reader.language))
        div.side {
            // At the side, so that nothing on the table moves when somebody gets up.
            (chairs::left_chairs(page))
            (panels(page.sitting.asked(), &names, &parts))
            (chairs::seating(page))
            (log(page, &story))
            (around::talk(page))
        }
    }
}

/// The board, and the things of the viewer.
pub(crate) fn middle(parts: &Parts, t: Language) -> Markup {
    html! {
        div.middle.seated[parts.own.is_some()] {
            h2.sr { (t.say("on-the-table")) }
            div.board { (parts.shared) }
            @if let Some(own) = &parts.own { div.own { (own) } }
        }
    }
}

/// The form that every action button on the table submits.
fn act_form(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(seat) = page.seat() {
            form id="act" method="post" action={ "/table/" (page.id) "/play" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="at" value=(page.sitting.rows());
            }
        }
    }
}
