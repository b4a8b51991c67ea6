//! The private plan of the reader: a painting that they might make of their cards.

use display::ShownTable;
use maud::{Markup, html};

use super::{TablePage, act_form};
use crate::{
    frame::{Sheet, sheet},
    seats::names,
};

/// A plan as a page of its own, for browsers without scripts.
#[must_use]
pub fn plan_page(page: &TablePage<'_>, plan: &Markup) -> Markup {
    let (t, title) = (page.reader.language, page.sitting.table().title());
    let inside = html! {
        main.page id="main" {
            (act_form(page))
            (plan_form(page))
            (plan)
            p { a.button href=(page.way("")) { (t.say("to-the-table")) } }
        }
    };
    let of = Sheet { title: title.name, kind: "plan-page", slug: Some(title.slug), scripts: &[] };
    sheet(&page.reader, &of, &inside)
}

/// The plan as HTML; nothing for spectators, and in titles without plans.
#[must_use]
pub fn plan(page: &TablePage<'_>, wish: &str) -> Option<Markup> {
    let names = names(page.sitting, page.viewer, page.reader.language).by_sight();
    page.sitting.table().plan(page.viewer, wish, &names)
}

/// The form that the buttons of a plan submit.
pub(super) fn plan_form(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(seat) = page.seat() {
            form id="plan-form" method="get" action={ "/table/" (page.id) "/plan" } hidden {
                input type="hidden" name="seat" value=(seat.0);
            }
        }
    }
}
