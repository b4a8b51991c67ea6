//! The table page after the game: the result, the points by source, the chart, and the next steps.

use display::ShownTable;
use game::Seat;
use maud::{Markup, html};
use pages::{Names, words::signed};

use super::TablePage;
use crate::{
    chart,
    fields::{luck, seal},
    seats::chair_name,
};

pub(super) fn result(page: &TablePage<'_>, names: &Names) -> Markup {
    let (t, table) = (page.reader.language, page.sitting.table());
    let (verdict, rest) = result_told(page, names).unwrap_or_default();
    html! {
        section.result aria-label=(t.say("game-over")) {
            h2.verdict { (verdict) }
            (after(page))
            @if let Some(next) = page.next.filter(|_| page.belongs()) { (seal(&t.say("fair-luck-next"), &next, t)) }
            div.result-parts {
                (sources(page, names))
                (chart::points(table, page.viewer, names))
            }
            @if !rest.is_empty() {
                details { summary { (t.say("result-in-full")) } pre tabindex="0" { (rest) } }
            }
        }
    }
}

/// The sentence about who has won and why, and the rest of the result; nothing before the end.
pub(crate) fn result_told(page: &TablePage<'_>, names: &Names) -> Option<(String, String)> {
    let told = page.sitting.table().result(page.viewer, names)?;
    let (verdict, rest) = told.split_once("\n\n").unwrap_or((&told, ""));
    Some((verdict.to_owned(), rest.to_owned()))
}

/// The points by source as a table.
fn sources(page: &TablePage<'_>, names: &Names) -> Markup {
    let t = page.reader.language;
    let Some(outcome) = page.sitting.outcome() else { return html! {} };
    let seats = || Seat::first(outcome.sources.len());
    let kinds = outcome.sources.first().map_or(&[][..], |it| it);
    html! {
        table.sources {
            caption { (t.say("points-by-source")) }
            thead { tr { td {} @for seat in seats() { th scope="col" { (names.name(seat)) } } } }
            tbody {
                @for (at, kind) in kinds.iter().enumerate() {
                    tr {
                        th scope="row" { (t.say(&format!("source-{}", kind.name))) }
                        @for seat in seats() { td { (signed(outcome.sources[seat.idx()][at].points)) } }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (t.say("points-total")) } @for seat in seats() { td { strong { (signed(outcome.verdict.points[seat.idx()])) } } } }
                tr { th scope="row" { (t.say("place")) } @for seat in seats() { td { (outcome.verdict.places[seat.idx()]) } } }
            }
        }
    }
}

/// The links and buttons after a game.
fn after(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    html! {
        div.after {
            (again(page))
            a.button href=(page.way("/replay?at=0")) { (t.say("replay")) }
            a.button href=(page.record()) download { (t.say("download-record")) }
            a.button href=(page.way("/fairness")) { (t.say("check-fairness")) }
            a.button href="/" { (t.say("to-the-lobby")) }
        }
    }
}

/// The button for another game. A player who asks for one sits down at the new table at once, and so do players
/// who follow; the one who asked, and spectators, get a link.
fn again(page: &TablePage<'_>) -> Markup {
    let (t, sitting) = (page.reader.language, page.sitting);
    let label = match (sitting.rematch(), sitting.challenger()) {
        (None, _) if page.belongs() => t.say("rematch"),
        (None, _) => return html! {},
        (Some(_), Some(other)) if page.belongs() && page.person != Some(other) => {
            let mut players = sitting.players().iter();
            let name = players.find(|it| it.person() == Some(other)).and_then(chair_name);
            let name = name.unwrap_or_else(|| t.say("the-host"));
            t.tell("rematch-wanted", &[("name", name.into())])
        }
        (Some(_), _) => {
            return html! { a.button.primary href=(page.way("/next")) { (t.say("to-the-rematch")) } };
        }
    };
    html! {
        form.inline id="again" method="post" action={ "/table/" (page.id) "/rematch" } {
            (luck(page.next))
            button.primary { (label) }
        }
    }
}
