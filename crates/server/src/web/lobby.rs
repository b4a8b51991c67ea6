//! The lobby, one's name, one's language.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use site::{Entry, Lobby, Tables};
use tables::Sitting;
use tongues::Tongue;

use super::reading::{Reading, on_as, spoken};
use crate::{
    api::{Desk, Filled, Queried},
    clock,
    listing::{self, Found, List},
    problem::Problem,
};

/// So many tables of a kind are listed.
const LISTED: usize = 12;

/// Where the lists go on, for those who want to see older tables.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Older {
    mine: Option<u64>,
    open: Option<u64>,
}

/// `GET /`
pub(crate) async fn show(
    State(desk): State<Desk>,
    reading: Reading,
    Queried(older): Queried<Older>,
) -> Response {
    let page = lobby(&desk, &reading, &older).await;
    reading.welcome(&desk, page)
}

async fn lobby(desk: &Desk, reading: &Reading, older: &Older) -> Result<Markup, Problem> {
    let is_mine = |it: &Sitting| reading.id().is_some_and(|id| it.is_of(id));
    let house = &desk.house;
    let mine = match reading.id() {
        Some(id) => List::Mine(id).seek(house, older.mine, LISTED, |it| !it.is_over()).await?,
        None => Found::default(),
    };
    let mut open = List::Open.seek(house, older.open, LISTED, |it| !is_mine(it)).await?;
    open.tables.retain(|(_, it)| !is_mine(it));
    let mut others = List::Finished.seek(house, None, LISTED, |it| !is_mine(it)).await?.tables;
    others.retain(|(_, it)| !is_mine(it));
    let (mut finished, mut running): (Vec<_>, Vec<_>) =
        mine.tables.into_iter().partition(|(_, it)| it.is_over());
    finished.truncate(LISTED);
    finished.extend(others);
    // What waits for the reader comes first.
    let my_seats = |it: &Sitting| reading.id().map(|id| it.seats_of(id)).unwrap_or_default();
    running.sort_by_key(|(_, it)| !it.asked().iter().any(|seat| my_seats(it).contains(seat)));
    Ok(site::lobby(&Lobby {
        reader: reading.reader.clone(),
        person: reading.id(),
        now: clock::now(),
        promise: house.keys().promise()?,
        mine: Tables { entries: entries(&running), next: mine.next },
        open: Tables { entries: entries(&open.tables), next: open.next },
        finished: Tables { entries: entries(&finished), next: None },
    }))
}

fn entries(listed: &[listing::Entry]) -> Vec<Entry<'_>> {
    listed.iter().map(|(id, sitting)| Entry { id, sitting }).collect()
}

#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `POST /name`
pub(crate) async fn rename(
    State(desk): State<Desk>,
    reading: Reading,
    Filled(named): Filled<Named>,
) -> Response {
    match reading.person(Some(&named.name)) {
        Ok(person) => on_as(&desk, &person, "/"),
        Err(problem) => reading.problem(&problem),
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct Spoken {
    tongue: String,
    back: String,
}

/// `POST /language`
pub(crate) async fn speak(Filled(wish): Filled<Spoken>) -> Response {
    let tongue = Tongue::of_code(&wish.tongue).unwrap_or_default();
    let back = if is_ours(&wish.back) { wish.back.as_str() } else { "/" };
    (spoken(tongue), Redirect::to(back)).into_response()
}

/// A page of ours, never another site. Browsers leave out line breaks and tabs, and read a backslash as a
/// slash.
fn is_ours(path: &str) -> bool {
    let is_plain = path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    is_plain && path.starts_with('/') && !path.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_is_a_page_of_ours() {
        for ours in ["/", "/table/0?seat=1&invitation=2", "/new/canvas?x=%0A"] {
            assert!(is_ours(ours), "{ours}");
        }
        let others = ["", "x", "//x", "/\\x", "/\t/x", "/\n", "/ x", "https://x", "/é", "\\/x"];
        for other in others {
            assert!(!is_ours(other), "{other}");
        }
    }
}
