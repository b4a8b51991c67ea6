//! Handlers for tables: lists, one table, and the rematch.

use display::ShownTable;
use std::sync::Arc;

use axum::{Json, extract::State};
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tables::{Holder, PersonId, Request, Sitting, Token, Who};

use super::{
    AppState, Requester,
    commands::entropy,
    extract::{Invitation, QueryParams, TableId},
    opening::{NewTable, OpenResponse, TableTerms, find_or_open},
    requester::ClientAddress,
};
use crate::{keeper::Command, listing::List, problem::Problem, refused::Malformed, scene::Scene};

/// The query of a list.
#[derive(Debug, Deserialize)]
pub(crate) struct ListQuery {
    /// The list: `mine`, `open` or `finished`.
    which: Option<String>,
    /// The position to go on from: `next` of the page before.
    before: Option<u64>,
}

impl ListQuery {
    fn list(&self, requester: &Requester) -> Result<List, Problem> {
        match self.which.as_deref() {
            None | Some("open") => Ok(List::Open),
            Some("finished") => Ok(List::Finished),
            Some("mine") => Ok(List::Mine(requester.clone().known()?.id)),
            Some(_) => Err(Problem::protocol(Malformed::Which)),
        }
    }
}

/// The response with a page of a list.
#[derive(Debug, Serialize)]
pub(crate) struct ListResponse {
    ok: bool,
    tables: Vec<Entry>,
    /// The position at which the next page begins, if there may be one.
    next: Option<u64>,
}

/// A table in a list.
#[derive(Debug, Serialize)]
struct Entry {
    table: String,
    #[serde(flatten)]
    scene: Scene,
}

/// The query of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct TableQuery {
    seat: Option<u8>,
    #[serde(default)]
    invitation: Invitation,
    heard: Option<usize>,
}

/// The response with one table.
#[derive(Debug, Serialize)]
pub(crate) struct TableResponse {
    ok: bool,
    table: String,
    /// The token that admits others, for those who have a chair.
    invitation: Option<String>,
    #[serde(flatten)]
    scene: Scene,
}

/// `GET /api/tables`
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
    QueryParams(which): QueryParams<ListQuery>,
) -> Result<Json<ListResponse>, Problem> {
    let found = which.list(&requester)?.page(&app.registry, which.before).await?;
    let entry = |(table, sitting): (String, Arc<Sitting>)| Entry {
        scene: Scene::brief(&sitting, requester.id()),
        table,
    };
    let (tables, next) = (found.tables.into_iter().map(entry).collect(), found.next);
    Ok(Json(ListResponse { ok: true, tables, next }))
}

/// `GET /api/tables/{id}`
pub(crate) async fn show(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    QueryParams(query): QueryParams<TableQuery>,
) -> Result<Json<TableResponse>, Problem> {
    let Invitation(invitation) = query.invitation;
    let (_, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    let viewer = sitting.eyes_of_program(requester.id(), query.seat.map(Seat))?;
    let belongs = requester.id().is_some_and(|it| sitting.is_of(it));
    Ok(Json(TableResponse {
        ok: true,
        table: id.to_string(),
        invitation: belongs.then(|| sitting.opening().invitation.to_string()),
        scene: Scene::of(&sitting, viewer, requester.id(), query.heard.unwrap_or(0)),
    }))
}

/// The response with the print of the cards that a table is played with.
#[derive(Debug, Serialize)]
pub(crate) struct PrintResponse {
    ok: bool,
    print: Box<RawValue>,
}

/// `GET /api/tables/{id}/print`: the part that scenes leave out, because it never changes.
pub(crate) async fn print(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    QueryParams(query): QueryParams<TableQuery>,
) -> Result<Json<PrintResponse>, Problem> {
    let Invitation(invitation) = query.invitation;
    let (_, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    Ok(Json(PrintResponse { ok: true, print: sitting.table().print() }))
}

/// `POST /api/tables/{id}/rematch`: a new table by the same rules, for the same people. The first request opens it,
/// its bots sit down one seat further, and everybody who sat here gets the invitation. People sit down by themselves,
/// because everybody adds entropy to the luck of a table.
pub(crate) async fn rematch(
    State(app): State<AppState>,
    TableId(id): TableId,
    requester: Requester,
    address: ClientAddress,
) -> Result<Json<OpenResponse>, Problem> {
    let (next, invitation) = find_or_open_rematch(&app, id, requester, address).await?;
    OpenResponse::of(&app, next, invitation).await
}

/// The table of the rematch, opened if there is none, and its invitation.
pub(crate) async fn find_or_open_rematch(
    app: &AppState,
    id: Token,
    requester: Requester,
    address: ClientAddress,
) -> Result<(Token, Token), Problem> {
    const NOT_THEIRS: Problem = Problem::Denied(tables::Forbidden::NotSeated);
    let person = requester.known()?;
    let (_, sitting) = app.registry.find_visible(id, Some(person.id), None).await?;
    if !sitting.is_of(person.id) {
        return Err(NOT_THEIRS);
    }
    if sitting.rematch().is_none() {
        open_rematch(app, id, &sitting, person.id, address).await?;
    }
    let (_, sitting) = app.registry.find_visible(id, Some(person.id), None).await?;
    let next = sitting.rematch().ok_or(Problem::Failed)?;
    // Everybody who sat here is admitted, whoever opened the new table.
    let invitation = app.registry.keeper(next).await?.sitting().opening().invitation;
    Ok((next, invitation))
}

/// Opens the table of the rematch, unless somebody else is faster.
async fn open_rematch(
    app: &AppState,
    id: Token,
    sitting: &Sitting,
    person: PersonId,
    address: ClientAddress,
) -> Result<(), Problem> {
    if !sitting.is_over() {
        return Err(Problem::not_over());
    }
    app.may_open(person, address)?;
    let opening = sitting.opening();
    // The rematch begins at the start, also if this game was brought from elsewhere.
    let head = sitting.table().rewound(0).untagged().record();
    let next = app.registry.keys().rematch(id);
    let (privacy, previews, pace) = (opening.privacy, opening.previews, sitting.pace());
    let terms = TableTerms { host: person, head, privacy, previews, pace };
    let host = find_or_open(app, NewTable::promised(app, next), terms).await?.opening().host;
    for (seat, chair) in Seat::first(sitting.chairs().len())
        .zip(sitting.chairs().iter().cycle().skip(sitting.chairs().len() - 1))
    {
        if let Holder::Bot(level) = chair.holder {
            let key = format!("rematch/{seat}");
            ask(app, next, host, Request::Fill(seat, level), Some(key)).await?;
        }
    }
    match ask(app, id, person, Request::Rematch(next), None).await {
        // Somebody else was faster: it is the same table.
        Err(Problem::Refused(_)) | Ok(_) => Ok(()),
        Err(problem) => Err(problem),
    }
}

/// Seats a player of this game at the table of the rematch, one seat further as everybody, with the entropy that they
/// add. A player who sits there already stays.
pub(crate) async fn sit_at_rematch(
    app: &AppState,
    id: Token,
    person: PersonId,
    (next, invitation): (Token, Token),
    added: Option<&str>,
) -> Result<(), Problem> {
    let here = app.registry.keeper(id).await?.sitting();
    let there = app.registry.keeper(next).await?.sitting();
    if !there.seats_of(person).is_empty() {
        return Ok(());
    }
    for (seat, chair) in Seat::first(here.chairs().len()).zip(here.chairs()) {
        let Holder::Person { id: holder, name, .. } = &chair.holder else { continue };
        if *holder != person {
            continue;
        }
        let seat = Some(Seat((seat.0 + 1) % here.table().seats()));
        let (name, entropy, invitation) = (name.clone(), entropy(added)?, Some(invitation));
        let join = Request::Join { seat, name, entropy, invitation };
        match ask(app, next, person, join, None).await {
            // Somebody else sits there, or a second click was faster: the page shows it.
            Ok(_) | Err(Problem::Refused(_)) => (),
            Err(problem) => return Err(problem),
        }
    }
    Ok(())
}

async fn ask(
    app: &AppState,
    id: Token,
    who: PersonId,
    request: Request,
    key: Option<String>,
) -> Result<u64, Problem> {
    let who = Who::Person(who);
    let command = || Command { who, request: request.clone(), at: None, key: key.clone() };
    app.registry.ask(id, command).await
}
