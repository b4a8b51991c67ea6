//! The parts of a table page beside the board: panels, log, chat.

use display::{Moment, ShownTable};
use game::Seats;
use languages::Language;
use maud::{Markup, html};
use pages::{Names, Panel, Parts, words::signed};
use tables::{Coming, What};

use super::TablePage;
use crate::seats::{holder, level_name};

pub(crate) fn panels(asked: Seats, names: &Names, parts: &Parts) -> Markup {
    html! {
        section.panels aria-label=(names.language().say("players")) {
            @for panel in &parts.panels { (panel_of(asked, names, panel)) }
        }
    }
}

fn panel_of(asked: Seats, names: &Names, panel: &Panel) -> Markup {
    html! {
        details.panel.asked[asked.contains(panel.seat)] id={ "panel-" (panel.seat) } open {
            summary { span.name { (names.full(panel.seat)) } span.brief { (panel.brief) } strong.points { (signed(panel.points)) } }
            (panel.full)
        }
    }
}

/// The maximum number of events that the log shows; the replay shows all.
const MAX_LOG_EVENTS: usize = 60;

/// The latest part of the story, without events that have no sentences.
pub(super) fn story(page: &TablePage<'_>, names: &Names) -> Vec<Moment> {
    let (sitting, table) = (page.sitting, page.sitting.table());
    let viewer = sitting.eyes_of_story(page.person, page.viewer);
    let mut story = table.story(table.at().saturating_sub(MAX_LOG_EVENTS), viewer, names);
    story.retain(is_told);
    story
}

/// The latest lines of the log, the newest first.
pub(crate) fn latest_log_lines(page: &TablePage<'_>, names: &Names) -> Vec<Markup> {
    const MAX_RECENT_LINES: usize = 5;
    let (t, story) = (page.reader.language, story(page, names));
    let told = |line: &LogLine<'_>| match line {
        LogLine::Moment(moment) => told_moment(moment),
        LogLine::Coming(coming) => html! { (told_coming(coming, t)) },
    };
    lines(page, &story).iter().take(MAX_RECENT_LINES).map(told).collect()
}

/// A line of the log.
#[derive(Clone, Copy)]
enum LogLine<'l> {
    Moment(&'l Moment),
    Coming(&'l Coming),
}

/// The maximum number of arrivals and departures that the log shows, because a person may come and go any
/// number of times.
const MAX_LOG_ARRIVALS: usize = 20;

/// The events of the game, the arrivals and the departures, the newest first.
fn lines<'l>(page: &TablePage<'l>, story: &'l [Moment]) -> Vec<LogLine<'l>> {
    let begins = page.sitting.table().at().saturating_sub(MAX_LOG_EVENTS);
    let comings = page.sitting.comings().iter().filter(|it| begins <= it.at);
    let mut lines: Vec<LogLine<'l>> = story.iter().map(LogLine::Moment).collect();
    lines.extend(comings.rev().take(MAX_LOG_ARRIVALS).map(LogLine::Coming));
    lines.sort_by_key(|line| match line {
        LogLine::Moment(moment) => (moment.at, 0),
        LogLine::Coming(coming) => (coming.at, coming.row),
    });
    lines.reverse();
    lines
}

/// An arrival or a departure in words.
pub(super) fn told_coming(coming: &Coming, t: Language) -> String {
    let name = ("name", holder(&coming.who, t).into());
    match coming.what {
        What::Left => t.tell("came-left", &[name]),
        What::SatDown => t.tell("came-sat", &[name, ("seat", coming.seat.to_string().into())]),
        What::Away(level) => {
            t.tell("came-away", &[name, ("level", level_name(level.name(), t).into())])
        }
        What::CameBack => t.tell("came-back", &[name]),
    }
}

/// The log, the newest line first, each turn under its headline. Each event links to its moment in the
/// replay.
pub(super) fn log(page: &TablePage<'_>, story: &[Moment]) -> Markup {
    let (t, table) = (page.reader.language, page.sitting.table());
    let mut headed = None;
    html! {
        section.log id="log" aria-label=(t.say("log")) {
            h2 { (t.say("log")) " " a.button.small href=(replay(page, table.at())) { (t.say("replay")) } }
            ol reversed tabindex="0" {
                @for line in lines(page, story) {
                    @if let Some((at, headline)) = under(line, story).filter(|it| headed.replace(it.0) != Some(it.0)) {
                        li.head id={ "head-" (at) } { (headline) }
                    }
                    // By its id a morph recognizes a line that has only moved down.
                    @match line {
                        LogLine::Moment(moment) => {
                            @let headline = moment.told.headline.as_ref();
                            @if headline.is_none() || !moment.told.sentences.is_empty() {
                                li id={ "moment-" (moment.at) } value=(moment.at) data-head=[headline] { a href=(replay(page, moment.at)) { (sentences(moment)) } }
                            }
                        },
                        LogLine::Coming(coming) => li.coming id={ "coming-" (coming.row) } data-row=(coming.row) { (told_coming(coming, t)) },
                    }
                }
            }
        }
    }
}

/// The headline of a line, and the number of the event at which the headline begins.
fn under<'l>(line: LogLine<'_>, story: &'l [Moment]) -> Option<(usize, &'l String)> {
    let at = match line {
        LogLine::Moment(moment) => moment.at,
        LogLine::Coming(coming) => coming.at,
    };
    let mut before = story.iter().rev().filter(|it| it.at <= at);
    before.find_map(|it| Some((it.at, it.told.headline.as_ref()?)))
}

fn replay(page: &TablePage<'_>, at: usize) -> String {
    page.way(&format!("/replay?at={at}"))
}

pub(crate) fn is_told(moment: &Moment) -> bool {
    moment.told.headline.is_some() || !moment.told.sentences.is_empty()
}

/// An event in words, with its headline.
pub(crate) fn told_moment(moment: &Moment) -> Markup {
    html! {
        @if let Some(headline) = &moment.told.headline { strong.headline { (headline) } " " }
        (sentences(moment))
    }
}

fn sentences(moment: &Moment) -> Markup {
    html! { @for sentence in &moment.told.sentences { (sentence) " " } }
}

/// The maximum number of chat messages that are shown.
const MAX_CHAT_MESSAGES: usize = 50;

/// The chat, the newest message just above the input field.
pub(super) fn talk(page: &TablePage<'_>) -> Markup {
    let (t, sitting) = (page.reader.language, page.sitting);
    html! {
        section.talk id="talk" aria-label=(t.say("talk")) {
            ol tabindex="0" aria-label=(t.say("talk")) {
                @for remark in &sitting.remarks()[sitting.remarks().len().saturating_sub(MAX_CHAT_MESSAGES)..] {
                    @let is_mine = page.person == Some(remark.who);
                    li id={ "remark-" (remark.row) } data-mine[is_mine] { strong { (remark.name.clone().unwrap_or_else(|| t.say("the-host"))) ":" } " " (remark.speech.to_string()) }
                }
            }
            @if page.belongs() {
                form method="post" action={ "/table/" (page.id) "/say" } data-do="say" {
                    input name="text" id="say" maxlength="500" autocomplete="off" aria-label=(t.say("say-something")) placeholder=(t.say("say-something"));
                    button { (t.say("say")) }
                }
            }
            p { a href=(page.way("/text")) { (t.say("as-text")) } }
        }
    }
}
