//! A table as plain text, for those who would rather read: what the terminal shows, and a form.

use maud::{Markup, html};

use game::Seat;

use crate::{
    Looking,
    frame::framed,
    seats::{names, told},
};

/// Round one screen whoever decides next says that they are there, by text too.
fn i_am(looking: &Looking<'_>, next: Seat) -> String {
    let t = looking.reader.tongue;
    let name = looking.sitting.chair(next).map(|it| told(it, t)).unwrap_or_default();
    t.tell("i-am", &[("name", name.into())])
}

/// The page.
#[must_use]
pub fn plain(looking: &Looking<'_>) -> Markup {
    let (t, table) = (looking.reader.tongue, looking.sitting.table());
    let names = names(looking.sitting, looking.viewer, t);
    let choices = looking.seat().map(|seat| (seat, table.choices(seat, &names)));
    let inside = html! {
        main.page id="main" {
            h1 { (table.title().name) }
            @if looking.sitting.has_begun() {
                pre.plain tabindex="0" { (table.text(looking.viewer, &names)) }
                p role="status" { (table.prompt(looking.viewer, &names)) }
            } @else { p { (t.say("gathering")) } }
            @match (looking.curtain, looking.seat()) {
                (Some(_), Some(_)) => p { a.button href=(looking.way("/text")) { (t.say("hide-hand")) } },
                (Some(next), None) => p { a.button href=(looking.way(&format!("/text?seat={}", next.0))) { (i_am(looking, next)) } },
                (None, _) => {}
            }
            @if let Some((seat, choices)) = choices {
                form method="post" action={ "/table/" (looking.id) "/play" } {
                    input type="hidden" name="seat" value=(seat.0);
                    input type="hidden" name="at" value=(looking.sitting.rows());
                    input type="hidden" name="text" value="text";
                    ul.choices {
                        @for choice in choices { li { button name="action" value=(choice.text) data-action=(choice.text) { (choice.label) } } }
                    }
                }
            }
            p { a href=(looking.way("")) { (t.say("to-the-table")) } }
        }
    };
    framed(&looking.reader, table.title().name, "plain-page", &inside)
}
