//! The lobby: three posters, my tables, open tables, finished games.

use display::{PresetInfo, ShownTable, TitleInfo};
use game::Outcome;
use languages::Language;
use maud::{Markup, html};
use pages::words::signed;
use tables::{Chair, Holder, PersonId, Sitting};

use crate::{
    Fields, TablePromise, agreed,
    frame::{Reader, Sheet, sheet},
    levels::level_options,
    seats,
    setup::preset,
};

/// The contents of the lobby.
#[derive(Debug)]
pub struct Lobby<'l> {
    /// The reader.
    pub reader: Reader,
    /// The id of the reader, if they have one.
    pub person: Option<PersonId>,
    /// The current time, in milliseconds since 1970.
    pub now: u64,
    /// The promised table that *Play now* opens, whichever title is chosen.
    pub promise: TablePromise,
    /// Tables at which the reader sits.
    pub mine: TableList<'l>,
    /// Tables with a free chair.
    pub open: TableList<'l>,
    /// Tables whose game is over.
    pub finished: TableList<'l>,
    /// Tables that the reader has taken off their list.
    pub hidden: TableList<'l>,
    /// Whether the tables taken off the list are unfolded.
    pub shows_hidden: bool,
}

/// A list of tables.
#[derive(Debug)]
pub struct TableList<'l> {
    /// The tables on this page of the list.
    pub entries: Vec<TableEntry<'l>>,
    /// The key at which the next page begins, if there may be one.
    pub next: Option<u64>,
}

/// A table in a list.
#[derive(Debug)]
pub struct TableEntry<'l> {
    /// The id of the table.
    pub id: &'l str,
    /// The table.
    pub sitting: &'l Sitting,
}

/// The lobby as a page.
#[must_use]
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let t = lobby.reader.language;
    let inside = html! {
        main.lobby id="main" {
            h1 { (t.say("lobby-title")) }
            (list(lobby, &lobby.mine, "my-tables", "mine"))
            (hidden(lobby))
            div.posters { @for title in display::titles() { (poster(&title, &lobby.promise, t)) } }
            (name_form(&lobby.reader))
            (list(lobby, &lobby.open, "open-tables", "open"))
            (list(lobby, &lobby.finished, "finished-games", "finished"))
            footer { (lobby.promise.seal(t)) p { (t.say("unofficial")) } }
        }
    };
    let title = t.say("lobby-short");
    let of = Sheet { title: &title, kind: "lobby-page", slug: None, scripts: &["luck.js"] };
    sheet(&lobby.reader, &of, &inside)
}

fn name_form(reader: &Reader) -> Markup {
    let t = reader.language;
    html! {
        form.name method="post" action="/name" {
            label for="name" { (t.say("your-name")) }
            input id="name" name="name" maxlength="40" autocomplete="nickname" required value=[reader.name.as_deref()];
            button { (t.say("keep-name")) }
        }
        @if reader.name.is_some() {
            form.device method="post" action="/device" { button.small { (t.say("other-device")) } }
        }
    }
}

fn poster(title: &TitleInfo, promise: &TablePromise, t: Language) -> Markup {
    let [fewest, most] = title.seats;
    let slug = title.slug;
    html! {
        article.poster id=(slug) {
            img.picture src={ "/poster/" (slug) ".svg" } alt="" width="400" height="300";
            h2 { (title.name) }
            p { (t.say(&format!("about-{slug}"))) }
            p.players { (t.tell("players-range", &[("fewest", fewest.into()), ("most", most.into())])) " · " a href={ "/rules/" (slug) } { (t.say("rules")) } }
            form method="post" action={ "/quick/" (slug) } {
                (promise.fields())
                button.primary { (alone_or_not("play-now", t)) }
                div.against {
                    p { (alone_or_not("play-now-means", t)) }
                    label.company { span.sr { (t.say("against")) } select name="level" { (level_options(title, "", title.usual.name(), t)) } }
                    label { span.sr { (t.say("play-now-rules")) } (presets(title, t)) }
                }
            }
            a.button href={ "/new/" (slug) } { (t.say("invite-friends")) }
        }
    }
}

/// A label in two versions, one for a game against a bot and one for a game alone; the chosen preset shows
/// one of them.
fn alone_or_not(key: &str, t: Language) -> Markup {
    let alone = key.replace("play-now", "play-now-alone");
    html! { span.company { (t.say(key)) } span.alone { (t.say(&alone)) } }
}

/// The presets for two players or for one, as a `select` element.
fn presets(title: &TitleInfo, t: Language) -> Markup {
    let usual = preset(title, &Fields::default()).name;
    let for_two = |it: &&PresetInfo| (it.seats[0]..=it.seats[1]).contains(&2) || it.seats[1] == 1;
    html! {
        select name="preset" {
            @for it in title.presets.iter().filter(for_two) {
                option.lone[it.seats[1] == 1] value=(it.name) selected[it.name == usual] { (agreed::preset_name(title.slug, it.name, t)) }
            }
        }
    }
}

/// The maximum number of tables in a list that are not folded up, because most people come for the posters of
/// the games.
const MAX_UNFOLDED: usize = 5;

fn list(lobby: &Lobby<'_>, tables: &TableList<'_>, key: &str, which: &str) -> Markup {
    let t = lobby.reader.language;
    if tables.entries.is_empty() && tables.next.is_none() {
        return html! {};
    }
    html! {
        section.tables id=(which) {
            h2 { (t.say(key)) }
            @let (first, rest) = tables.entries.split_at(tables.entries.len().min(MAX_UNFOLDED));
            ul { @for entry in first { li { (row(lobby, entry)) (deed(lobby, entry, "take-off")) } } }
            @if !rest.is_empty() {
                details {
                    summary { (t.tell("more-tables", &[("count", rest.len().into())])) }
                    ul { @for entry in rest { li { (row(lobby, entry)) (deed(lobby, entry, "take-off")) } } }
                }
            }
            (to_older(tables, which, which, t))
        }
    }
}

/// The link to the next page of a list.
fn to_older(tables: &TableList<'_>, which: &str, place: &str, t: Language) -> Markup {
    html! {
        @if let Some(next) = tables.next {
            p { a href={ "/?" (which) "=" (next) "#" (place) } { (t.say("older-tables")) } }
        }
    }
}

/// The tables that the reader has taken off their list, each with a button to put it back.
fn hidden(lobby: &Lobby<'_>) -> Markup {
    let t = lobby.reader.language;
    html! {
        @if !lobby.hidden.entries.is_empty() || lobby.hidden.next.is_some() {
            section.tables.aside id="aside" {
                details open[lobby.shows_hidden] {
                    summary { (t.say("taken-off")) }
                    p.fine { (t.say("taken-off-means")) }
                    ul { @for entry in &lobby.hidden.entries { li { (row(lobby, entry)) (deed(lobby, entry, "put-back")) } } }
                    (to_older(&lobby.hidden, "off", "aside", t))
                }
            }
        }
    }
}

/// The form that takes a table off the reader's list, or puts it back.
fn deed(lobby: &Lobby<'_>, entry: &TableEntry<'_>, deed: &str) -> Markup {
    let t = lobby.reader.language;
    let words = t.say(deed);
    let label =
        format!("{words}: {}, {}", entry.sitting.table().title().name, names(entry.sitting, t));
    let sign = if deed == "take-off" { "×" } else { "↩" };
    html! {
        @if lobby.person.is_some_and(|it| entry.sitting.is_of(it)) {
            form.deed method="post" action={ "/table/" (entry.id) "/" (deed) } {
                button.small title=(words) aria-label=(label) { (sign) }
            }
        }
    }
}

fn row(lobby: &Lobby<'_>, entry: &TableEntry<'_>) -> Markup {
    let (t, sitting) = (lobby.reader.language, entry.sitting);
    let my_turn = is_my_turn(lobby, sitting);
    html! {
        a.row href={ "/table/" (entry.id) } {
            span.what { strong { (sitting.table().title().name) } " " span.fine { (played(sitting, t)) } }
            span.who { (names(sitting, t)) }
            span.state.my-turn[my_turn] { (state(lobby, sitting, my_turn)) }
            span.since { (ago(lobby.now.saturating_sub(sitting.since()), t)) }
        }
    }
}

/// The names of the players of a table.
fn names(sitting: &Sitting, t: Language) -> String {
    let names: Vec<String> = sitting.chairs().iter().map(|it| seats::holder_name(it, t)).collect();
    names.join(", ")
}

/// The preset and the progress of a table: `Variant J · round 3`.
fn played(sitting: &Sitting, t: Language) -> String {
    let table = sitting.table();
    let slug = table.title().slug;
    let rules = display::nearest(slug, &table.options(), &table.files());
    let is_played = sitting.has_begun() && !sitting.is_over();
    let how_far = is_played.then(|| table.progress(t)).flatten();
    let parts = [Some(agreed::name(slug, rules, t)), how_far];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn is_my_turn(lobby: &Lobby<'_>, sitting: &Sitting) -> bool {
    let mine = lobby.person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    sitting.asked().iter().any(|seat| mine.contains(seat))
}

fn state(lobby: &Lobby<'_>, sitting: &Sitting, my_turn: bool) -> String {
    let t = lobby.reader.language;
    let waited = sitting.asked().lowest().and_then(|seat| sitting.chair(seat));
    match (waited, sitting.outcome()) {
        (_, Some(outcome)) => result(&outcome, t),
        (_, None) if !sitting.has_begun() => t.say("state-gathering"),
        (_, None) if my_turn => t.say("state-your-turn"),
        (Some(Chair { holder: Holder::Nobody, .. }), None) => t.say("state-chair-free"),
        (Some(chair), None) => {
            t.tell("state-turn-of", &[("name", seats::holder_name(chair, t).into())])
        }
        (None, None) => t.say("state-playing"),
    }
}

/// The result of a game: the points of all players, in the order of their names.
fn result(outcome: &Outcome, t: Language) -> String {
    let points: Vec<String> = outcome.verdict.points.iter().copied().map(signed).collect();
    format!("{} {}", t.say("state-over"), points.join(" : "))
}

/// The time since the last change, in words.
fn ago(milliseconds: u64, t: Language) -> String {
    let minutes = i64::try_from(milliseconds / 60_000).unwrap_or(i64::MAX);
    let (key, count) = match minutes {
        0 => return t.say("since-now"),
        1..60 => ("since-minutes", minutes),
        60..1440 => ("since-hours", minutes / 60),
        _ => ("since-days", minutes / 1440),
    };
    t.tell(key, &[("count", count.into())])
}
