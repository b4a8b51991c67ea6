//! Replays: a game event by event, and its continuation from any of them.

use bots::Level;
use game::{Seat, Viewer};
use serde::Deserialize;
use site::ReplayPage;
use tables::{Chair, PersonId, ReplayEyes, ScreenView, Sitting};

use super::{opening::valid_promise, tables::table_page};
use crate::{
    api::opening::{OpenRequest, SeatRequest, continue_for},
    context::Context,
    problem::Problem,
    read::Invitation,
    refused::Forbidden,
    response::Response,
};

/// The query of a replay.
#[derive(Debug, Deserialize)]
struct ReplayQuery {
    /// The number of events to show; all if it is missing.
    at: Option<usize>,
    /// The viewer: the number of a seat, or `all`.
    eyes: Option<String>,
    #[serde(default)]
    invitation: Invitation,
}

/// `GET /table/{id}/replay`
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, ReplayQuery) = (context.table_id()?, context.query()?);
    let Invitation(token) = query.invitation;
    let sitting = context.visible_table(id, context.id(), token).await?;
    let wished = query.eyes.as_deref().map(|it| it.parse().map_or(Viewer::Public, seat));
    let ReplayEyes { viewer, choices } = sitting.eyes_of_replay(context.id(), wished);
    let screen = ScreenView { viewer, curtain: None };
    let last = sitting.table().at();
    Ok(context.page_with_cookie(site::replay(&ReplayPage {
        page: table_page(context, &sitting, &id.to_string(), screen, token),
        at: query.at.unwrap_or(last).min(last),
        eyes: choices,
        fork: may_fork(&sitting, context.id()).then(|| context.promise()),
    })))
}

const fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

/// Whether a person may continue this game at another table, where its secrets are shown at the end. The game must be
/// over here, or have begun without anybody else who ever knew a secret of it: people who left may come back.
fn may_fork(sitting: &Sitting, person: Option<PersonId>) -> bool {
    let is_mine = |it| sitting.is_of(it) && !sitting.is_known_to_others(it);
    sitting.is_over() || sitting.has_begun() && person.is_some_and(is_mine)
}

/// The form that continues a game at another table.
#[derive(Debug, Deserialize)]
struct ForkForm {
    at: usize,
    seat: Option<u8>,
    #[serde(default)]
    invitation: Invitation,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /table/{id}/fork`: continues a game from an event, at a table of one's own against bots.
pub(crate) async fn fork(context: &Context) -> Result<Response, Problem> {
    let (id, form): (_, ForkForm) = (context.table_id()?, context.form()?);
    let person = context.person(None)?;
    let Invitation(token) = form.invitation;
    let sitting = context.visible_table(id, Some(person.id), token).await?;
    if !may_fork(&sitting, Some(person.id)) {
        return Err(Problem::Forbidden(Forbidden::OthersPlay));
    }
    let then = sitting.table().rewound(form.at);
    let mine = sitting.seats_of(person.id).lowest().map_or(0, |it| it.0);
    let mine = form.seat.filter(|it| *it < then.seats()).unwrap_or(mine);
    let seats = (0..then.seats()).map(|seat| seat_request(&sitting, seat, mine)).collect();
    let slug = then.title().slug;
    let request = OpenRequest {
        promise: valid_promise(context, form.promise).await?,
        entropy: form.entropy,
        pace: sitting.pace(),
        previews: sitting.opening().previews,
        ..OpenRequest::private(slug, String::new(), seats)
    };
    let head = then.untagged().record();
    let table = continue_for(context, &person, head, &request).await?;
    Ok(context.redirect_as(&person, &format!("/table/{table}")))
}

/// The holder of a seat at the new table: bots stay, and a student takes the place of every other person.
fn seat_request(sitting: &Sitting, seat: u8, mine: u8) -> SeatRequest {
    if seat == mine {
        return SeatRequest::Me;
    }
    let bot = sitting.chair(Seat(seat)).and_then(Chair::bot);
    SeatRequest::Bot(bot.unwrap_or(Level::Student).name().to_owned())
}
