//! After the game: who has won and why, where the points come from, how they grew, and what now.

use display::ShownTable;
use game::Seat;
use maud::{Markup, html};
use pages::Names;

use super::Looking;
use crate::{
    chart,
    fields::{luck, seal},
    seats::chair_name,
};

pub(super) fn result(looking: &Looking<'_>, names: &Names) -> Markup {
    let (t, table) = (looking.reader.language, looking.sitting.table());
    let (verdict, rest) = result_told(looking, names).unwrap_or_default();
    html! {
        section.result aria-label=(t.say("game-over")) {
            h2.verdict { (verdict) }
            (after(looking))
            @if let Some(next) = looking.next.filter(|_| looking.belongs()) { (seal(&t.say("fair-luck-next"), &next, t)) }
            div.result-parts {
                (sources(looking, names))
                (chart::points(table, looking.viewer, names))
            }
            @if !rest.is_empty() {
                details { summary { (t.say("result-in-full")) } pre tabindex="0" { (rest) } }
            }
        }
    }
}

/// Who has won and why, and the rest of what is to be told of it; nothing before the end.
pub(crate) fn result_told(looking: &Looking<'_>, names: &Names) -> Option<(String, String)> {
    let told = looking.sitting.table().result(looking.viewer, names)?;
    let (verdict, rest) = told.split_once("\n\n").unwrap_or((&told, ""));
    Some((verdict.to_owned(), rest.to_owned()))
}

/// Where every point comes from.
fn sources(looking: &Looking<'_>, names: &Names) -> Markup {
    let t = looking.reader.language;
    let Some(outcome) = looking.sitting.outcome() else { return html! {} };
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
                        @for seat in seats() { td { (outcome.sources[seat.idx()][at].points) } }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (t.say("points-total")) } @for seat in seats() { td { strong { (outcome.verdict.points[seat.idx()]) } } } }
                tr { th scope="row" { (t.say("place")) } @for seat in seats() { td { (outcome.verdict.places[seat.idx()]) } } }
            }
        }
    }
}

/// What now.
fn after(looking: &Looking<'_>) -> Markup {
    let t = looking.reader.language;
    html! {
        div.after {
            (again(looking))
            a.button href=(looking.way("/replay?at=0")) { (t.say("replay")) }
            a.button href=(looking.record()) download { (t.say("download-record")) }
            a.button href=(looking.way("/fairness")) { (t.say("check-fairness")) }
            a.button href="/" { (t.say("to-the-lobby")) }
        }
    }
}

/// Another game: whoever asks for it sits down at once, as do those who follow. Who asked for it, and who
/// only looked on, is led there.
fn again(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.language, looking.sitting);
    let label = match (sitting.rematch(), sitting.challenger()) {
        (None, _) if looking.belongs() => t.say("rematch"),
        (None, _) => return html! {},
        (Some(_), Some(other)) if looking.belongs() && looking.person != Some(other) => {
            let mut players = sitting.players().iter();
            let name = players.find(|it| it.person() == Some(other)).and_then(chair_name);
            let name = name.unwrap_or_else(|| t.say("the-host"));
            t.tell("rematch-wanted", &[("name", name.into())])
        }
        (Some(_), _) => {
            return html! { a.button.primary href=(looking.way("/next")) { (t.say("to-the-rematch")) } };
        }
    };
    html! {
        form.inline id="again" method="post" action={ "/table/" (looking.id) "/rematch" } {
            (luck(looking.next))
            button.primary { (label) }
        }
    }
}
