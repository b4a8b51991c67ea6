//! A table as one viewer sees it.

use game::{Seat, Viewer};
use maud::{Markup, html};
use pages::{Names, Offer, Panel, Parts};
use shelf::Moment;
use tables::{Chair, PersonId, Sitting};

use crate::{
    frame::{Reader, dressed},
    help,
    seats::{names, told},
};

/// Who looks at a table, and through whose eyes.
#[derive(Debug)]
pub struct Looking<'l> {
    /// Who reads.
    pub reader: Reader,
    /// Who that is.
    pub person: Option<PersonId>,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The table.
    pub sitting: &'l Sitting,
    /// Its id.
    pub id: &'l str,
    /// What brought the reader here, if it was an invitation.
    pub invitation: Option<String>,
}

/// The page.
#[must_use]
pub fn page(looking: &Looking<'_>) -> Markup {
    let title = looking.sitting.table().title();
    let kind = format!("table-page {}", title.slug);
    dressed(&looking.reader, title.name, &kind, Some(title.slug), &live(looking))
}

/// The part of the page that changes with the table.
#[must_use]
pub fn live(looking: &Looking<'_>) -> Markup {
    let (sitting, id) = (looking.sitting, looking.id);
    let seat = seat(looking.viewer);
    html! {
        main.table id="main" data-table=(id) data-at=(sitting.rows())
            data-seat=[seat.map(|it| it.0)] data-turn=(is_my_turn(looking))
            data-invitation=[looking.invitation.as_deref()] {
            @if sitting.has_begun() { (game(looking)) } @else { (gathering(looking)) }
            (talk(looking))
        }
    }
}

fn seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

fn is_my_turn(looking: &Looking<'_>) -> bool {
    seat(looking.viewer).is_some_and(|seat| looking.sitting.asked().contains(seat))
}

/// Before the game: who is there, and how others come.
fn gathering(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.tongue, looking.sitting);
    let belongs = looking.person.is_some_and(|it| sitting.is_of(it));
    html! {
        section.gathering {
            h1 { (sitting.table().title().name) }
            p.prompt role="status" { (t.say("gathering")) }
            ol.chairs {
                @for (seat, chair) in Seat::first(sitting.chairs().len()).zip(sitting.chairs()) {
                    li { strong { (seat) } " " (told(chair, t)) (chair_forms(looking, seat, chair, belongs)) }
                }
            }
            @if belongs {
                p { (t.say("send-this-link")) }
                p { input.link readonly aria-label=(t.say("send-this-link"))
                    value={ "/table/" (looking.id) "?invitation=" (sitting.opening().invitation) } data-link; }
            }
            p.options { (sitting.table().options()) " " a href=(help::address(looking)) { (t.say("rules")) } }
        }
    }
}

fn chair_forms(looking: &Looking<'_>, seat: Seat, chair: &Chair, belongs: bool) -> Markup {
    let t = looking.reader.tongue;
    if !chair.is_free() {
        return html! {};
    }
    html! {
        form.inline method="post" action={ "/table/" (looking.id) "/join" } {
            input type="hidden" name="seat" value=(seat.0);
            @if let Some(invitation) = &looking.invitation { input type="hidden" name="invitation" value=(invitation); }
            @if looking.reader.name.is_none() { input name="name" required maxlength="40" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")); }
            button.primary { (t.say("sit-down")) }
        }
        @if belongs {
            form.inline method="post" action={ "/table/" (looking.id) "/fill" } {
                input type="hidden" name="seat" value=(seat.0);
                select name="level" aria-label=(t.say("sitter-bots")) {
                    @for level in bots::Level::LADDER { option { (level.name()) } }
                }
                button { (t.say("let-bot-sit")) }
            }
        }
    }
}

fn game(looking: &Looking<'_>) -> Markup {
    let names = names(looking.sitting, looking.viewer, looking.reader.tongue);
    let table = looking.sitting.table();
    let parts = table.board(looking.viewer, &names);
    html! {
        (act_form(looking))
        (prompt(looking, &names, &parts.left))
        div.board { (parts.shared) }
        @if let Some(own) = &parts.own { div.own { (own) } }
        (panels(looking, &names, &parts))
        (log(looking, &names))
    }
}

/// What every action on the table is sent with.
fn act_form(looking: &Looking<'_>) -> Markup {
    html! {
        @if let Some(seat) = seat(looking.viewer) {
            form id="act" method="post" action={ "/table/" (looking.id) "/play" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="at" value=(looking.sitting.rows());
            }
        }
    }
}

fn prompt(looking: &Looking<'_>, names: &Names, left: &[Offer]) -> Markup {
    let (t, table) = (looking.reader.tongue, looking.sitting.table());
    let undo = seat(looking.viewer).filter(|seat| table.can_take_back(*seat));
    html! {
        section.prompt-bar aria-label=(t.say("prompt")) {
            @if let Some(result) = table.result(looking.viewer, names) {
                pre.result { (result) }
                (after(looking))
            } @else {
                p.prompt.yours[is_my_turn(looking)] role="status" aria-live="polite" { (table.prompt(looking.viewer, names)) }
            }
            (help::question(looking))
            p.refusal id="refusal" role="alert" {}
            div.offers {
                @for offer in left {
                    button type="submit" form="act" name="action" value=(offer.action) data-action=(offer.action) { (offer.label) }
                }
            }
            @if let Some(seat) = undo {
                form.inline method="post" action={ "/table/" (looking.id) "/undo" } {
                    input type="hidden" name="seat" value=(seat.0);
                    button.undo data-do="undo" { (t.say("undo")) }
                }
            }
        }
    }
}

/// Once the game is over.
fn after(looking: &Looking<'_>) -> Markup {
    let t = looking.reader.tongue;
    html! {
        p.after {
            a.button href={ "/api/tables/" (looking.id) "/record" } { (t.say("download-record")) }
            @if let Some(next) = looking.sitting.rematch() {
                a.button.primary href={ "/table/" (next) } { (t.say("to-the-rematch")) }
            } @else if seat(looking.viewer).is_some() {
                form.inline method="post" action={ "/table/" (looking.id) "/rematch" } { button.primary { (t.say("rematch")) } }
            }
        }
    }
}

fn panels(looking: &Looking<'_>, names: &Names, parts: &Parts) -> Markup {
    html! {
        aside.panels {
            @for panel in &parts.panels { (panel_of(looking, names, panel)) }
        }
    }
}

fn panel_of(looking: &Looking<'_>, names: &Names, panel: &Panel) -> Markup {
    let asked = looking.sitting.asked().contains(panel.seat);
    html! {
        details.panel.asked[asked] id={ "panel-" (panel.seat) } open {
            summary { span.name { (names.full(panel.seat)) } span.brief { (panel.brief) } strong.points { (panel.points) } }
            (panel.full)
        }
    }
}

/// What has happened, the newest first.
fn log(looking: &Looking<'_>, names: &Names) -> Markup {
    /// So much of the story fits beside a table; the rest is for the replay.
    const MOMENTS: usize = 60;
    let (t, table) = (looking.reader.tongue, looking.sitting.table());
    let from = table.at().saturating_sub(MOMENTS);
    let story = table.story(from, looking.viewer, names);
    html! {
        section.log aria-label=(t.say("log")) {
            h2 { (t.say("log")) }
            ol reversed {
                @for moment in story.iter().rev().filter(|it| is_told(it)) { li value=(moment.at) { (told_moment(moment)) } }
            }
        }
    }
}

fn is_told(moment: &Moment) -> bool {
    moment.told.headline.is_some() || !moment.told.sentences.is_empty()
}

fn told_moment(moment: &Moment) -> Markup {
    html! {
        @if let Some(headline) = &moment.told.headline { strong { (headline) } " " }
        @for sentence in &moment.told.sentences { (sentence) " " }
    }
}

fn talk(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.tongue, looking.sitting);
    let may_talk = looking.person.is_some_and(|it| sitting.is_of(it));
    html! {
        section.talk aria-label=(t.say("talk")) {
            ol {
                @for remark in sitting.remarks().iter().rev().take(50) {
                    li { strong { (remark.name.as_deref().unwrap_or("?")) } " " (remark.speech.to_string()) }
                }
            }
            @if may_talk {
                form method="post" action={ "/table/" (looking.id) "/say" } data-do="say" {
                    input name="text" maxlength="500" autocomplete="off" aria-label=(t.say("say-something")) placeholder=(t.say("say-something"));
                    button { (t.say("say")) }
                }
            }
        }
    }
}
