//! A table as a page of plain text, as in the terminal, with forms: for screen readers and old browsers.

use display::ShownTable;
use game::Seat;
use maud::{Markup, html};

use crate::{
    TablePage,
    frame::framed,
    seats::{holder_name, names},
    table::{latest_log_lines, result_told, take_back},
};

/// The page with the table as plain text. The actions stand first, so that users of screen readers need not
/// hear the whole table before them.
#[must_use]
pub fn plain(page: &TablePage<'_>) -> Markup {
    let (t, table) = (page.reader.language, page.sitting.table());
    let names = names(page.sitting, page.viewer, t);
    let inside = html! {
        main.page id="main" {
            h1 { (table.title().name) }
            @if page.sitting.has_begun() {
                p role="status" { (status(page, &names)) }
                (curtain(page))
                (choices(page, &names))
                div.offers { (take_back(page)) a.button href=(again(page)) { (t.say("look-again")) } }
                h2 { (t.say("log")) }
                ul { @for line in latest_log_lines(page, &names) { li { (line) } } }
                pre.plain tabindex="0" { (table.text(page.viewer, &names)) }
            } @else { p { (t.say("gathering")) } }
            p { a href=(page.way("")) { (t.say("to-the-table")) } }
        }
    };
    framed(&page.reader, table.title().name, "plain-page", &inside)
}

/// The prompt; after the end, who has won.
fn status(page: &TablePage<'_>, names: &pages::Names) -> String {
    let prompt = || page.sitting.table().prompt(page.viewer, names);
    result_told(page, names).map_or_else(prompt, |(verdict, _)| verdict)
}

fn choices(page: &TablePage<'_>, names: &pages::Names) -> Markup {
    let Some(seat) = page.seat().filter(|_| page.curtain.is_none()) else { return html! {} };
    html! {
        form method="post" action={ "/table/" (page.id) "/play" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="at" value=(page.sitting.rows());
            input type="hidden" name="text" value="text";
            ul.choices {
                @for choice in page.sitting.table().choices(seat, names) {
                    li { button name="action" value=(choice.text) data-action=(choice.text) { (choice.label) } }
                }
            }
        }
    }
}

/// The curtain for a shared screen as text: a button by which the next player says that they are there.
fn curtain(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    let Some(next) = page.curtain else { return html! {} };
    let (way, label) = if page.seat().is_some() {
        ("/text".to_owned(), t.say("hide-hand"))
    } else {
        let name = page.sitting.chair(next).map(|it| holder_name(it, t)).unwrap_or_default();
        (format!("/text?seat={}", next.0), t.tell("i-am", &[("name", name.into())]))
    };
    html! { p { a.button href=(page.way(&way)) { (label) } } }
}

/// The URL of the page with the table's latest state.
fn again(page: &TablePage<'_>) -> String {
    let mine = page.person.map(|it| page.sitting.seats_of(it)).unwrap_or_default();
    let shared = page.seat().filter(|_| 1 < mine.len());
    page.way(&shared.map_or("/text".to_owned(), |Seat(it)| format!("/text?seat={it}")))
}
