//! The replay of a game, event by event, as the chosen viewer saw it.

use bots::Level;
use display::ShownTable;
use game::{Seat, Seats, Turn, Viewer};
use maud::{Markup, html};
use pages::words;
use tables::{Chair, Holder};

use crate::{
    TablePage, TablePromise,
    frame::{Sheet, sheet},
    seats::{holder_name, level_name, names},
    table::{is_told, middle, panels, told_moment},
};

/// A replay at one moment.
#[derive(Debug)]
pub struct ReplayPage<'r> {
    /// The table page, which says who looks and whose view is shown.
    pub page: TablePage<'r>,
    /// The number of events before the moment.
    pub at: usize,
    /// The viewers whose views the reader may choose.
    pub eyes: Vec<Viewer>,
    /// The promised table on which the reader may play on from here.
    pub fork: Option<TablePromise>,
}

/// The replay as a page.
#[must_use]
pub fn replay(replay: &ReplayPage<'_>) -> Markup {
    let (t, title) = (replay.page.reader.language, replay.page.sitting.table().title());
    let of = Sheet {
        title: &format!("{} · {}", title.name, t.say("replay")),
        kind: &format!("table-page replay-page {}", title.slug),
        slug: Some(title.slug),
        scripts: &["idiomorph.js", "motion.js", "luck.js", "replay.js"],
    };
    sheet(&replay.page.reader, &of, &moment(replay))
}

fn moment(replay: &ReplayPage<'_>) -> Markup {
    let page = &replay.page;
    let names = names(page.sitting, page.viewer, page.reader.language).by_sight();
    let then = page.sitting.table().rewound(replay.at);
    let parts = then.picture(page.viewer, &names);
    let last = then.story(replay.at.saturating_sub(1), page.viewer, &names);
    html! {
        main.table id="main" data-players=(page.sitting.chairs().len()) {
            h1.sr { (then.title().name) }
            section.prompt-bar.replay aria-label=(page.reader.language.say("replay")) {
                p.prompt role="status" tabindex="-1" {
                    @match last.last() {
                        Some(moment) => (told_moment(moment)),
                        None => (page.reader.language.say("replay-start")),
                    }
                }
                (scrubber(replay))
                (eyes(replay))
                (fork(replay))
            }
            (middle(&parts, page.reader.language))
            div.side {
                (panels(asked(then.turn()), &names, &parts))
                (story(replay))
            }
        }
    }
}

fn asked(turn: Turn) -> Seats {
    match turn {
        Turn::Players(seats) => seats,
        Turn::Chance | Turn::Over => Seats::default(),
    }
}

/// The URL of another moment with the same viewer.
fn address(replay: &ReplayPage<'_>, at: usize, viewer: Viewer) -> String {
    let eyes = eyes_name(viewer);
    replay.page.way(&format!("/replay?at={at}&eyes={eyes}"))
}

fn eyes_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Public => "all".to_owned(),
    }
}

fn scrubber(replay: &ReplayPage<'_>) -> Markup {
    let (t, page, at) = (replay.page.reader.language, &replay.page, replay.at);
    let last = page.sitting.table().at();
    let step = |key: &str, sign: &str, to: usize, shortcut: &str| {
        html! {
            a.button.step href=(address(replay, to, page.viewer)) title=(t.say(key)) aria-label=(t.say(key))
                id=(key) data-key=(shortcut) aria-disabled=[(to == at).then_some("true")] { (sign) }
        }
    };
    html! {
        form.scrubber method="get" action={ "/table/" (page.id) "/replay" } {
            input type="hidden" name="eyes" value=(eyes_name(page.viewer));
            (page.invited())
            (step("replay-first", "«", 0, "Home"))
            (step("replay-back", "‹", at.saturating_sub(1), "ArrowLeft"))
            input type="range" name="at" id="at" min="0" max=(last) value=(at) aria-label=(t.say("replay-moment"));
            (step("replay-on", "›", (at + 1).min(last), "ArrowRight"))
            (step("replay-last", "»", last, "End"))
            (player(replay))
            output for="at" { (at) " / " (last) }
            button.without-scripts { (t.say("replay-go")) }
            a.button href=(page.way("")) { (t.say("to-the-table")) }
        }
    }
}

/// The buttons by which scripts play the replay. Scripts keep their state: an update leaves them as they are.
fn player(replay: &ReplayPage<'_>) -> Markup {
    let t = replay.page.reader.language;
    let (play, pause) = (t.say("replay-play"), t.say("replay-pause"));
    html! {
        span.player.with-scripts id="player" data-kept {
            button.step type="button" id="play" data-key=" " data-play=(play) data-pause=(pause) title=(play) aria-label=(play) {}
            select id="speed" aria-label=(t.say("replay-speed")) {
                @for speed in [1, 2, 4] { option value=(speed) { (speed) "×" } }
            }
        }
    }
}

/// The choice of the viewer.
fn eyes(replay: &ReplayPage<'_>) -> Markup {
    let (t, page) = (replay.page.reader.language, &replay.page);
    let mine = page.person.map(|it| page.sitting.seats_of(it)).unwrap_or_default();
    let is_own = |seat: Seat| mine.len() == 1 && mine.contains(seat);
    let name = |viewer: Viewer| match viewer {
        Viewer::Public => t.say("eyes-of-all"),
        Viewer::Seat(seat) if is_own(seat) => t.say("eyes-own"),
        Viewer::Seat(seat) => {
            let name = page.sitting.chair(seat).map(|it| holder_name(it, t)).unwrap_or_default();
            t.tell("eyes-of", &[("name", name.into())])
        }
    };
    html! {
        @if 1 < replay.eyes.len() {
            nav.eyes aria-label=(t.say("eyes")) {
                @for viewer in &replay.eyes {
                    a.button.small href=(address(replay, replay.at, *viewer)) aria-current=[(*viewer == page.viewer).then_some("true")] { (name(*viewer)) }
                }
            }
        }
    }
}

/// The form that opens a new table at this moment, against bots.
fn fork(replay: &ReplayPage<'_>) -> Markup {
    let (t, page) = (replay.page.reader.language, &replay.page);
    html! {
        @if let Some(promise) = replay.fork.as_ref().filter(|_| replay.at < page.sitting.table().at()) {
            details.fork {
                summary { (t.say("fork")) }
                form method="post" action={ "/table/" (page.id) "/fork" } {
                    p { (fork_means(page)) }
                    input type="hidden" name="at" value=(replay.at);
                    @if let Some(Seat(seat)) = page.seat() { input type="hidden" name="seat" value=(seat); }
                    (page.invited())
                    (promise.fields())
                    button.primary { (t.say("fork-open")) }
                    (promise.seal(t))
                }
            }
        }
    }
}

/// The sentence about who plays at the new table: the seat of the reader, and the opponents. Bots stay, and a
/// bot of the level *student* replaces every other person.
fn fork_means(page: &TablePage<'_>) -> String {
    let (t, sitting) = (page.reader.language, page.sitting);
    let mine = page.person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    let place = page.seat().or(mine.lowest()).unwrap_or(Seat(0));
    let name = |seat: Seat| sitting.chair(seat).map(|it| holder_name(it, t)).unwrap_or_default();
    let of = |seat: Seat| words::of(t, &name(seat)).into();
    let other = |seat: Seat| {
        let chair = sitting.chair(seat);
        let level = chair.and_then(Chair::bot).unwrap_or(Level::Student);
        let bot = level_name(level.name(), t);
        match chair.map(|it| &it.holder) {
            Some(Holder::Bot(_)) => bot,
            Some(Holder::Person { .. } | Holder::Nobody) | None => {
                t.tell("fork-instead", &[("bot", bot.into()), ("of", of(seat))])
            }
        }
    };
    let seats = Seat::first(sitting.chairs().len());
    let others: Vec<String> = seats.filter(|seat| *seat != place).map(other).collect();
    let own = if mine.len() == 1 && mine.contains(place) { "yes" } else { "no" };
    let told = [
        ("own", own.into()),
        ("of", of(place)),
        ("count", others.len().into()),
        ("others", words::list(t, &others).into()),
    ];
    t.tell("fork-means", &told)
}

/// The whole story, each entry with a link to its moment.
fn story(replay: &ReplayPage<'_>) -> Markup {
    let (t, page) = (replay.page.reader.language, &replay.page);
    let names = names(page.sitting, page.viewer, t).by_sight();
    let story = page.sitting.table().story(0, page.viewer, &names);
    html! {
        section.log id="log" aria-label=(t.say("log")) {
            h2 { (t.say("log")) }
            ol tabindex="0" {
                @for moment in story.iter().filter(|it| is_told(it)) {
                    li value=(moment.at) aria-current=[(moment.at == replay.at).then_some("step")] {
                        a href=(address(replay, moment.at, page.viewer)) { (told_moment(moment)) }
                    }
                }
            }
        }
    }
}
