//! A table as plain text, for those who would rather read: what the terminal shows, and forms.

use display::ShownTable;
use game::Seat;
use maud::{Markup, html};

use crate::{
    Looking,
    frame::framed,
    seats::{names, told},
    table::{lately, result_told, take_back},
};

/// The page. What can be done stands first, so that nobody has to hear the whole table before it.
#[must_use]
pub fn plain(looking: &Looking<'_>) -> Markup {
    let (t, table) = (looking.reader.language, looking.sitting.table());
    let names = names(looking.sitting, looking.viewer, t);
    let inside = html! {
        main.page id="main" {
            h1 { (table.title().name) }
            @if looking.sitting.has_begun() {
                p role="status" { (status(looking, &names)) }
                (curtain(looking))
                (choices(looking, &names))
                div.offers { (take_back(looking)) a.button href=(again(looking)) { (t.say("look-again")) } }
                h2 { (t.say("log")) }
                ul { @for line in lately(looking, &names) { li { (line) } } }
                pre.plain tabindex="0" { (table.text(looking.viewer, &names)) }
            } @else { p { (t.say("gathering")) } }
            p { a href=(looking.way("")) { (t.say("to-the-table")) } }
        }
    };
    framed(&looking.reader, table.title().name, "plain-page", &inside)
}

/// What is asked; after the end, who has won.
fn status(looking: &Looking<'_>, names: &pages::Names) -> String {
    let prompt = || looking.sitting.table().prompt(looking.viewer, names);
    result_told(looking, names).map_or_else(prompt, |(verdict, _)| verdict)
}

fn choices(looking: &Looking<'_>, names: &pages::Names) -> Markup {
    let Some(seat) = looking.seat().filter(|_| looking.curtain.is_none()) else { return html! {} };
    html! {
        form method="post" action={ "/table/" (looking.id) "/play" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="at" value=(looking.sitting.rows());
            input type="hidden" name="text" value="text";
            ul.choices {
                @for choice in looking.sitting.table().choices(seat, names) {
                    li { button name="action" value=(choice.text) data-action=(choice.text) { (choice.label) } }
                }
            }
        }
    }
}

/// Round one screen whoever decides next says that they are there, by text too.
fn curtain(looking: &Looking<'_>) -> Markup {
    let t = looking.reader.language;
    let Some(next) = looking.curtain else { return html! {} };
    let (way, label) = if looking.seat().is_some() {
        ("/text".to_owned(), t.say("hide-hand"))
    } else {
        let name = looking.sitting.chair(next).map(|it| told(it, t)).unwrap_or_default();
        (format!("/text?seat={}", next.0), t.tell("i-am", &[("name", name.into())]))
    };
    html! { p { a.button href=(looking.way(&way)) { (label) } } }
}

/// This page as the table has become.
fn again(looking: &Looking<'_>) -> String {
    let mine = looking.person.map(|it| looking.sitting.seats_of(it)).unwrap_or_default();
    let shared = looking.seat().filter(|_| 1 < mine.len());
    looking.way(&shared.map_or("/text".to_owned(), |Seat(it)| format!("/text?seat={it}")))
}
