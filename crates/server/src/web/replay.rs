//! A game again, moment by moment, and on from any of them.

use axum::{extract::State, response::Response};
use bots::Level;
use game::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use site::Replay;
use tables::{Chair, PersonId, ReplayEyes, Screen, Sitting, Token};

use super::{
    context::{PageContext, on_as},
    opening::kept,
    tables::looking,
};
use crate::{
    api::{
        AppState, ClientAddress, FormBody, Invitation, OpenRequest, QueryParams, SeatRequest,
        TableId, go_on_for,
    },
    problem::Problem,
    refused::Forbidden,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// After how many events; the last one if it is not said.
    at: Option<usize>,
    /// The number of a seat, or `all`.
    eyes: Option<String>,
    #[serde(default)]
    invitation: Invitation,
}

/// `GET /table/{id}/replay`
pub(crate) async fn show(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(wanted): QueryParams<Wanted>,
) -> Response {
    context.welcome(&app, page(&app, id, &context, &wanted).await)
}

async fn page(
    app: &AppState,
    id: Token,
    context: &PageContext,
    wanted: &Wanted,
) -> Result<Markup, Problem> {
    let Invitation(token) = wanted.invitation;
    let (_, sitting) = app.registry.look(id, context.id(), token).await?;
    let wished = wanted.eyes.as_deref().map(|it| it.parse().map_or(Viewer::Public, seat));
    let ReplayEyes { viewer, choices } = sitting.eyes_of_replay(context.id(), wished);
    let screen = Screen { viewer, curtain: None };
    let last = sitting.table().at();
    Ok(site::replay(&Replay {
        page: looking(context, &sitting, &id.to_string(), screen, token),
        at: wanted.at.unwrap_or(last).min(last),
        eyes: choices,
        fork: may_fork(&sitting, context.id())
            .then(|| app.registry.keys().promise())
            .transpose()?,
    }))
}

const fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
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
    invitation: Invitation,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /table/{id}/fork`: on from a moment at a table of one's own, against bots.
pub(crate) async fn fork(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    address: ClientAddress,
    FormBody(forked): FormBody<Forked>,
) -> Response {
    let forked = async {
        let person = context.person(None)?;
        let Invitation(token) = forked.invitation;
        let (_, sitting) = app.registry.look(id, Some(person.id), token).await?;
        if !may_fork(&sitting, Some(person.id)) {
            return Err(Problem::Forbidden(Forbidden::OthersPlay));
        }
        let then = sitting.table().rewound(forked.at);
        let mine = sitting.seats_of(person.id).lowest().map_or(0, |it| it.0);
        let mine = forked.seat.filter(|it| *it < then.seats()).unwrap_or(mine);
        let seats = (0..then.seats()).map(|seat| sitter(&sitting, seat, mine)).collect();
        let slug = then.title().slug;
        let opened = OpenRequest {
            promise: kept(&app, forked.promise).await?,
            entropy: forked.entropy,
            pace: sitting.pace(),
            previews: sitting.opening().previews,
            ..OpenRequest::private(slug, String::new(), seats)
        };
        let head = then.untagged().record();
        let table = go_on_for(&app, &person, address, head, &opened).await?;
        Ok((person, table))
    };
    match forked.await {
        Ok((person, table)) => on_as(&app, &person, &format!("/table/{table}")),
        Err(problem) => context.problem(&problem),
    }
}

/// Bots stay; for other people a student sits down.
fn sitter(sitting: &Sitting, seat: u8, mine: u8) -> SeatRequest {
    if seat == mine {
        return SeatRequest::Me;
    }
    let bot = sitting.chair(Seat(seat)).and_then(Chair::bot);
    SeatRequest::Bot(bot.unwrap_or(Level::Student).name().to_owned())
}
