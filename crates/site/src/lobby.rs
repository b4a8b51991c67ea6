//! The lobby: three posters, my tables, open tables, finished games.

use maud::{Markup, html};
use shelf::TitleInfo;
use tables::{PersonId, Sitting};
use tongues::Tongue;

use crate::{
    frame::{Reader, framed},
    seats,
};

/// What the lobby shows.
#[derive(Debug)]
pub struct Lobby<'l> {
    /// Who reads.
    pub reader: Reader,
    /// Who that is.
    pub person: Option<PersonId>,
    /// Those at which the reader sits.
    pub mine: Vec<Entry<'l>>,
    /// Those with a free chair.
    pub open: Vec<Entry<'l>>,
    /// Those whose game is over.
    pub finished: Vec<Entry<'l>>,
}

/// A table in a list.
#[derive(Debug)]
pub struct Entry<'l> {
    /// Its id.
    pub id: &'l str,
    /// The table.
    pub sitting: &'l Sitting,
}

/// The page.
#[must_use]
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let t = lobby.reader.tongue;
    let inside = html! {
        main.lobby id="main" {
            h1 { (t.say("lobby-title")) }
            (name_form(&lobby.reader))
            div.posters { @for title in shelf::titles() { (poster(&title, t)) } }
            (list(lobby, &lobby.mine, "my-tables"))
            (list(lobby, &lobby.open, "open-tables"))
            (list(lobby, &lobby.finished, "finished-games"))
            footer { p { (t.say("unofficial")) } }
        }
    };
    framed(&lobby.reader, &t.say("lobby-short"), "lobby-page", &inside)
}

fn name_form(reader: &Reader) -> Markup {
    let t = reader.tongue;
    html! {
        form.name method="post" action="/name" {
            label for="name" { (t.say("your-name")) }
            input id="name" name="name" maxlength="40" autocomplete="nickname" required value=[reader.name.as_deref()];
            button { (t.say("keep-name")) }
        }
    }
}

fn poster(title: &TitleInfo, t: Tongue) -> Markup {
    let [fewest, most] = title.seats;
    let slug = title.slug;
    html! {
        article.poster id=(slug) {
            div.picture aria-hidden="true" { @if let Some(poster) = shelf::poster(slug) { (poster) } }
            h2 { (title.name) }
            p { (t.say(&format!("about-{slug}"))) }
            p.players { (t.tell("players-range", &[("fewest", fewest.into()), ("most", most.into())])) }
            form method="post" action={ "/quick/" (slug) } {
                button.primary { (t.say("play-now")) }
            }
            a.button href={ "/new/" (slug) } { (t.say("invite-friends")) }
            a.rules-link href={ "/rules/" (slug) } { (t.say("rules")) }
        }
    }
}

fn list(lobby: &Lobby<'_>, entries: &[Entry<'_>], key: &str) -> Markup {
    let t = lobby.reader.tongue;
    if entries.is_empty() {
        return html! {};
    }
    html! {
        section.tables {
            h2 { (t.say(key)) }
            ul {
                @for entry in entries { li { (row(lobby, entry)) } }
            }
        }
    }
}

fn row(lobby: &Lobby<'_>, entry: &Entry<'_>) -> Markup {
    let (t, sitting) = (lobby.reader.tongue, entry.sitting);
    let names: Vec<String> = sitting.chairs().iter().map(|it| seats::told(it, t)).collect();
    let mine = lobby.person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    let my_turn = sitting.asked().iter().any(|seat| mine.contains(seat));
    html! {
        a.row href={ "/table/" (entry.id) } {
            strong { (sitting.table().title().name) }
            span.who { (names.join(", ")) }
            span.state.my-turn[my_turn] { (state(sitting, my_turn, t)) }
        }
    }
}

fn state(sitting: &Sitting, my_turn: bool, t: Tongue) -> String {
    let waited = sitting.asked().lowest().and_then(|seat| sitting.chair(seat));
    match waited {
        _ if sitting.is_over() => t.say("state-over"),
        _ if !sitting.has_begun() => t.say("state-gathering"),
        _ if my_turn => t.say("state-your-turn"),
        Some(chair) => t.tell("state-turn-of", &[("name", seats::told(chair, t).into())]),
        None => t.say("state-playing"),
    }
}
