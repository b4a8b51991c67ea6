//! Handlers for tables: lists, one table, and the rematch.

use std::sync::Arc;

use display::ShownTable;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tables::{Holder, PersonId, Request, Sitting, Token, Who};

use super::opening::{NewTable, OpenResponse, TableTerms, find_or_open};
use crate::{
    command::Command,
    context::Context,
    listing::List,
    problem::Problem,
    read::Invitation,
    refused::Malformed,
    requester::Requester,
    response::{self, Response},
    scene::Scene,
};

/// The query of a list.
#[derive(Debug, Deserialize)]
struct ListQuery {
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
            Some("mine") => Ok(List::Mine(requester.known()?.id)),
            Some(_) => Err(Problem::protocol(Malformed::Which)),
        }
    }
}

/// The response with a page of a list.
#[derive(Debug, Serialize)]
struct ListResponse {
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
struct TableQuery {
    seat: Option<u8>,
    #[serde(default)]
    invitation: Invitation,
    heard: Option<usize>,
}

/// The response with one table.
#[derive(Debug, Serialize)]
struct TableResponse {
    ok: bool,
    table: String,
    /// The token that admits others, for those who have a chair.
    invitation: Option<String>,
    #[serde(flatten)]
    scene: Scene,
}

/// `GET /api/tables`
pub(crate) async fn list(context: &Context) -> Result<Response, Problem> {
    let which: ListQuery = context.query()?;
    let found = which.list(&context.requester)?.page(&context.effects, which.before).await?;
    let entry = |(table, sitting): (String, Arc<Sitting>)| Entry {
        scene: Scene::brief(&sitting, context.id()),
        table,
    };
    let (tables, next) = (found.tables.into_iter().map(entry).collect(), found.next);
    Ok(response::json(&ListResponse { ok: true, tables, next }))
}

/// `GET /api/tables/{id}`
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TableQuery) = (context.table_id()?, context.query()?);
    let Invitation(invitation) = query.invitation;
    let sitting = context.visible_table(id, context.id(), invitation).await?;
    let viewer = sitting.eyes_of_program(context.id(), query.seat.map(Seat))?;
    let belongs = context.id().is_some_and(|it| sitting.is_of(it));
    Ok(response::json(&TableResponse {
        ok: true,
        table: id.to_string(),
        invitation: belongs.then(|| sitting.opening().invitation.to_string()),
        scene: Scene::of(&sitting, viewer, context.id(), query.heard.unwrap_or(0)),
    }))
}

/// The response with the print of the cards that a table is played with.
#[derive(Debug, Serialize)]
struct PrintResponse {
    ok: bool,
    print: Box<RawValue>,
}

/// `GET /api/tables/{id}/print`: the part that scenes leave out, because it never changes.
pub(crate) async fn print(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TableQuery) = (context.table_id()?, context.query()?);
    let Invitation(invitation) = query.invitation;
    let sitting = context.visible_table(id, context.id(), invitation).await?;
    Ok(response::json(&PrintResponse { ok: true, print: sitting.table().print() }))
}

/// `POST /api/tables/{id}/rematch`: a new table by the same rules, for the same people. The first request opens it,
/// its bots sit down one seat further, and everybody who sat here gets the invitation. People sit down by themselves,
/// because everybody adds entropy to the luck of a table.
pub(crate) async fn rematch(context: &Context) -> Result<Response, Problem> {
    let (next, invitation) = find_or_open_rematch(context, context.table_id()?).await?;
    OpenResponse::of(context, next, invitation).await
}

/// The table of the rematch, opened if there is none, and its invitation.
pub(crate) async fn find_or_open_rematch(
    context: &Context,
    id: Token,
) -> Result<(Token, Token), Problem> {
    const NOT_THEIRS: Problem = Problem::Denied(tables::Forbidden::NotSeated);
    let person = context.requester.known()?;
    let sitting = context.visible_table(id, Some(person.id), None).await?;
    if !sitting.is_of(person.id) {
        return Err(NOT_THEIRS);
    }
    if sitting.rematch().is_none() {
        open_rematch(context, id, &sitting, person.id).await?;
    }
    let sitting = context.visible_table(id, Some(person.id), None).await?;
    let next = sitting.rematch().ok_or(Problem::Failed)?;
    // Everybody who sat here is admitted, whoever opened the new table.
    let invitation = context.effects.known_table(next).await?.opening().invitation;
    Ok((next, invitation))
}

/// Opens the table of the rematch, unless somebody else is faster.
async fn open_rematch(
    context: &Context,
    id: Token,
    sitting: &Sitting,
    person: PersonId,
) -> Result<(), Problem> {
    if !sitting.is_over() {
        return Err(Problem::not_over());
    }
    context.may_open(person).await?;
    let opening = sitting.opening();
    // The rematch begins at the start, also if this game was brought from elsewhere.
    let head = sitting.table().rewound(0).untagged().record();
    let next = context.keys.rematch(id);
    let (privacy, previews, pace) = (opening.privacy, opening.previews, sitting.pace());
    let terms = TableTerms { host: person, head, privacy, previews, pace };
    let host =
        find_or_open(context, NewTable::promised(&context.keys, next), terms).await?.opening().host;
    for (seat, chair) in Seat::first(sitting.chairs().len())
        .zip(sitting.chairs().iter().cycle().skip(sitting.chairs().len() - 1))
    {
        if let Holder::Bot(level) = chair.holder {
            let key = format!("rematch/{seat}");
            ask(context, next, host, Request::Fill(seat, level), Some(key)).await?;
        }
    }
    match ask(context, id, person, Request::Rematch(next), None).await {
        // Somebody else was faster: it is the same table.
        Err(Problem::Refused(_)) | Ok(_) => Ok(()),
        Err(problem) => Err(problem),
    }
}

/// Seats a player of this game at the table of the rematch, one seat further as everybody, with the entropy that they
/// add. A player who sits there already stays.
pub(crate) async fn sit_at_rematch(
    context: &Context,
    id: Token,
    person: PersonId,
    (next, invitation): (Token, Token),
    added: Option<&str>,
) -> Result<(), Problem> {
    let here = context.effects.known_table(id).await?;
    let there = context.effects.known_table(next).await?;
    if !there.seats_of(person).is_empty() {
        return Ok(());
    }
    for (seat, chair) in Seat::first(here.chairs().len()).zip(here.chairs()) {
        let Holder::Person { id: holder, name, .. } = &chair.holder else { continue };
        if *holder != person {
            continue;
        }
        let seat = Some(Seat((seat.0 + 1) % here.table().seats()));
        let (name, entropy, invitation) = (name.clone(), context.entropy(added)?, Some(invitation));
        let join = Request::Join { seat, name, entropy, invitation };
        match ask(context, next, person, join, None).await {
            // Somebody else sits there, or a second click was faster: the page shows it.
            Ok(_) | Err(Problem::Refused(_)) => (),
            Err(problem) => return Err(problem),
        }
    }
    Ok(())
}

async fn ask(
    context: &Context,
    id: Token,
    who: PersonId,
    request: Request,
    key: Option<String>,
) -> Result<u64, Problem> {
    let command = Command { who: Who::Person(who), request, at: None, key };
    context.effects.ask(id, command).await
}
