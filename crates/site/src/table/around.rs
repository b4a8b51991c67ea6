//! What stands beside the board: panels, the log, talk.

use game::Seats;
use maud::{Markup, html};
use pages::{Names, Panel, Parts};
use shelf::Moment;

use super::Looking;

pub(crate) fn panels(asked: Seats, names: &Names, parts: &Parts) -> Markup {
    html! {
        section.panels aria-label=(names.tongue().say("players")) {
            @for panel in &parts.panels { (panel_of(asked, names, panel)) }
        }
    }
}

fn panel_of(asked: Seats, names: &Names, panel: &Panel) -> Markup {
    html! {
        details.panel.asked[asked.contains(panel.seat)] id={ "panel-" (panel.seat) } open {
            summary { span.name { (names.full(panel.seat)) } span.brief { (panel.brief) } strong.points { (panel.points) } }
            (panel.full)
        }
    }
}

/// What has happened, the newest first. Each entry leads to its moment.
pub(crate) fn log(looking: &Looking<'_>, names: &Names) -> Markup {
    /// So much of the story fits beside a table; the rest is for the replay.
    const MOMENTS: usize = 60;
    let (t, table) = (looking.reader.tongue, looking.sitting.table());
    let from = table.at().saturating_sub(MOMENTS);
    let story = table.story(from, looking.viewer, names);
    html! {
        section.log id="log" aria-label=(t.say("log")) {
            h2 { (t.say("log")) " " a.button.small href=(replay(looking, table.at())) { (t.say("replay")) } }
            ol reversed tabindex="0" {
                @for moment in story.iter().rev().filter(|it| is_told(it)) {
                    // By its id a morph knows a line that has only moved down.
                    li id={ "moment-" (moment.at) } value=(moment.at) { a href=(replay(looking, moment.at)) { (told_moment(moment)) } }
                }
            }
        }
    }
}

fn replay(looking: &Looking<'_>, at: usize) -> String {
    looking.way(&format!("/replay?at={at}"))
}

fn is_told(moment: &Moment) -> bool {
    moment.told.headline.is_some() || !moment.told.sentences.is_empty()
}

/// A moment in words.
pub(crate) fn told_moment(moment: &Moment) -> Markup {
    html! {
        @if let Some(headline) = &moment.told.headline { strong { (headline) } " " }
        @for sentence in &moment.told.sentences { (sentence) " " }
    }
}

pub(super) fn talk(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.tongue, looking.sitting);
    html! {
        section.talk aria-label=(t.say("talk")) {
            ol {
                @for remark in sitting.remarks().iter().rev().take(50) {
                    li { strong { (remark.name.clone().unwrap_or_else(|| t.say("the-host"))) } " " (remark.speech.to_string()) }
                }
            }
            @if looking.belongs() {
                form method="post" action={ "/table/" (looking.id) "/say" } data-do="say" {
                    input name="text" id="say" maxlength="500" autocomplete="off" aria-label=(t.say("say-something")) placeholder=(t.say("say-something"));
                    button { (t.say("say")) }
                }
            }
            p { a href=(looking.way("/text")) { (t.say("as-text")) } }
        }
    }
}
