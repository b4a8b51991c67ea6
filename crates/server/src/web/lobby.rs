//! The lobby, one's name, one's language.

use std::sync::Arc;

use axum::{
    Form,
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;
use site::{Entry, Lobby};
use store::Page;
use tables::{FINISHED, PUBLIC, Sitting, label_of};
use tongues::Tongue;

use super::reading::{Reading, on_as, spoken};
use crate::{api::Desk, clock, problem::Problem};

/// So many tables of a kind are listed.
const LISTED: usize = 12;

type Listed = Vec<(String, Arc<Sitting>)>;

/// `GET /`
pub(crate) async fn show(State(desk): State<Desk>, reading: Reading) -> Response {
    let page = lobby(&desk, &reading).await;
    reading.answer(page)
}

async fn lobby(desk: &Desk, reading: &Reading) -> Result<Markup, Problem> {
    let mine = match reading.id() {
        Some(id) => listed(desk, &label_of(id), |_| true).await?,
        None => Vec::new(),
    };
    let (mut ended, mut mine): (Listed, Listed) =
        mine.into_iter().partition(|(_, it)| it.is_over());
    // What waits for the reader comes first.
    let my_seats = |it: &Sitting| reading.id().map(|id| it.seats_of(id)).unwrap_or_default();
    mine.sort_by_key(|(_, it)| !it.asked().iter().any(|seat| my_seats(it).contains(seat)));
    let has_room = |it: &Sitting| !it.is_over() && it.chairs().iter().any(tables::Chair::is_free);
    let is_mine = |it: &Sitting| reading.id().is_some_and(|id| it.is_of(id));
    let open = listed(desk, PUBLIC, |it| has_room(it) && !is_mine(it)).await?;
    ended.extend(listed(desk, FINISHED, |it| !is_mine(it)).await?);
    let finished = ended;
    Ok(site::lobby(&Lobby {
        reader: reading.reader.clone(),
        person: reading.id(),
        now: clock::now(),
        mine: entries(&mine),
        open: entries(&open),
        finished: entries(&finished),
    }))
}

async fn listed(
    desk: &Desk,
    label: &str,
    fits: impl Fn(&Sitting) -> bool,
) -> Result<Listed, Problem> {
    let mut found = Vec::new();
    for listed in desk.house.list(label, Page::first(50)).await? {
        // A log that cannot be read, which the house has told of, does not hide the others.
        let Ok(sitting) = desk.house.glance(&listed.table).await else { continue };
        if fits(&sitting) && found.len() < LISTED {
            found.push((listed.table, sitting));
        }
    }
    Ok(found)
}

fn entries(listed: &Listed) -> Vec<Entry<'_>> {
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
    Form(named): Form<Named>,
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
pub(crate) async fn speak(Form(wish): Form<Spoken>) -> Response {
    let tongue = Tongue::of_code(&wish.tongue).unwrap_or_default();
    // Back to a page of ours, never to another site.
    let is_ours = wish.back.starts_with('/') && !wish.back.starts_with("//");
    let back = if is_ours { wish.back.as_str() } else { "/" };
    (spoken(tongue), Redirect::to(back)).into_response()
}
