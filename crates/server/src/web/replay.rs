//! A game again, moment by moment, and on from any of them.

use axum::{extract::State, response::Response};
use bots::Level;
use game::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use site::{Replay, Screen};
use tables::{Chair, PersonId, Sitting, Token};

use super::{
    opening::kept,
    reading::{Reading, on_as},
    tables::looking,
};
use crate::{
    api::{Address, Desk, Filled, Invited, Opened, Queried, SeatAsked, TableId, go_on_for},
    problem::Problem,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// After how many events; the last one if it is not said.
    at: Option<usize>,
    /// The number of a seat, or `all`.
    eyes: Option<String>,
    #[serde(default)]
    invitation: Invited,
}

/// `GET /table/{id}/replay`
pub(crate) async fn show(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(wanted): Queried<Wanted>,
) -> Response {
    reading.welcome(&desk, page(&desk, id, &reading, &wanted).await)
}

async fn page(
    desk: &Desk,
    id: Token,
    reading: &Reading,
    wanted: &Wanted,
) -> Result<Markup, Problem> {
    let Invited(token) = wanted.invitation;
    let (_, sitting) = desk.house.look(id, reading.id(), token).await?;
    let eyes = eyes(&sitting, reading.id());
    let wished = wanted.eyes.as_deref().map(|it| it.parse().map_or(Viewer::Public, seat));
    let viewer = wished.filter(|it| eyes.contains(it)).or(eyes.first().copied());
    let screen = Screen { viewer: viewer.unwrap_or(Viewer::Public), curtain: None };
    let last = sitting.table().at();
    Ok(site::replay(&Replay {
        looking: looking(reading, &sitting, &id.to_string(), screen, token),
        at: wanted.at.unwrap_or(last).min(last),
        eyes,
        fork: may_fork(&sitting, reading.id()).then(|| desk.house.keys().promise()).transpose()?,
    }))
}

const fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

/// Through whose eyes somebody may see the game again, their own first: while it runs only as they
/// see it anyway. Round one screen no curtain hangs here, so before the end it shows no secrets.
fn eyes(sitting: &Sitting, person: Option<PersonId>) -> Vec<Viewer> {
    let mine = person.map(|it| sitting.eyes_of(it)).unwrap_or_default();
    let shares = 1 < mine.len() && sitting.table().is_secret();
    if sitting.is_over() {
        let others = Seat::first(sitting.chairs().len()).filter(|it| !mine.contains(*it));
        let seats = mine.iter().chain(others).map(Viewer::Seat);
        // Whoever sat there begins with their own eyes, others with everybody's.
        let first = mine.is_empty().then_some(Viewer::Public);
        let last = first.is_none().then_some(Viewer::Public);
        return first.into_iter().chain(seats).chain(last).collect();
    }
    let own = mine.lowest().filter(|_| !shares).map(Viewer::Seat);
    own.into_iter().chain([Viewer::Public]).collect()
}

/// A game that is gone on with tells its secrets at its end. So it must be over here, or have begun and
/// nobody else has ever had a secret in it: those who have left may come back.
fn may_fork(sitting: &Sitting, person: Option<PersonId>) -> bool {
    let is_mine = |it| sitting.is_of(it) && !sitting.is_known_to_others(it);
    sitting.is_over() || sitting.has_begun() && person.is_some_and(is_mine)
}

#[derive(Debug, Deserialize)]
pub(crate) struct Forked {
    at: usize,
    seat: Option<u8>,
    #[serde(default)]
    invitation: Invited,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /table/{id}/fork`: on from a moment at a table of one's own, against bots.
pub(crate) async fn fork(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    address: Address,
    Filled(forked): Filled<Forked>,
) -> Response {
    let forked = async {
        let person = reading.person(None)?;
        let Invited(token) = forked.invitation;
        let (_, sitting) = desk.house.look(id, Some(person.id), token).await?;
        if !may_fork(&sitting, Some(person.id)) {
            return Err(Problem::Forbidden("others still play this game"));
        }
        let then = sitting.table().rewound(forked.at);
        let mine = sitting.seats_of(person.id).lowest().map_or(0, |it| it.0);
        let mine = forked.seat.filter(|it| *it < then.seats()).unwrap_or(mine);
        let seats = (0..then.seats()).map(|seat| sitter(&sitting, seat, mine)).collect();
        let slug = then.title().slug;
        let opened = Opened {
            promise: kept(&desk, forked.promise).await?,
            entropy: forked.entropy,
            pace: sitting.pace(),
            previews: sitting.opening().previews,
            ..Opened::private(slug, String::new(), seats)
        };
        let head = then.untagged().record();
        let table = go_on_for(&desk, &person, address, head, &opened).await?;
        Ok((person, table))
    };
    match forked.await {
        Ok((person, table)) => on_as(&desk, &person, &format!("/table/{table}")),
        Err(problem) => reading.problem(&problem),
    }
}

/// Bots stay; for other people a student sits down.
fn sitter(sitting: &Sitting, seat: u8, mine: u8) -> SeatAsked {
    if seat == mine {
        return SeatAsked::Me;
    }
    let bot = sitting.chair(Seat(seat)).and_then(Chair::bot);
    SeatAsked::Bot(bot.unwrap_or(Level::Student).name().to_owned())
}
