//! A private plan: what the one who looks would make of what they have.

use display::ShownTable;
use maud::{Markup, html};

use super::{Looking, act_form};
use crate::{
    frame::{Sheet, sheet},
    seats::names,
};

/// A plan as a page of its own, for browsers without scripts.
#[must_use]
pub fn plan_page(looking: &Looking<'_>, plan: &Markup) -> Markup {
    let (t, title) = (looking.reader.language, looking.sitting.table().title());
    let inside = html! {
        main.page id="main" {
            (act_form(looking))
            (plan_form(looking))
            (plan)
            p { a.button href=(looking.way("")) { (t.say("to-the-table")) } }
        }
    };
    let of = Sheet { title: title.name, kind: "plan-page", slug: Some(title.slug), scripts: &[] };
    sheet(&looking.reader, &of, &inside)
}

/// The plan itself: nothing for those who only look on, and in titles without plans.
#[must_use]
pub fn plan(looking: &Looking<'_>, wish: &str) -> Option<Markup> {
    let names = names(looking.sitting, looking.viewer, looking.reader.language).by_sight();
    looking.sitting.table().plan(looking.viewer, wish, &names)
}

/// What the buttons of a plan belong to.
pub(super) fn plan_form(looking: &Looking<'_>) -> Markup {
    html! {
        @if let Some(seat) = looking.seat() {
            form id="plan-form" method="get" action={ "/table/" (looking.id) "/plan" } hidden {
                input type="hidden" name="seat" value=(seat.0);
            }
        }
    }
}
