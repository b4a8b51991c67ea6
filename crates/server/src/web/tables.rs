//! The page of a table, and its forms.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use site::TablePage;
use tables::{ScreenView, Sitting, Token};

use super::context::{PageContext, redirect_as};
use crate::{
    api::{
        AppState, ClientAddress, CommandFields, CommandKind, CommandPath, FormBody, Invitation,
        QueryParams, Requester, TableId, carry_out, find_or_open_rematch, sit_at_rematch,
    },
    identity::Person,
    problem::Problem,
    refused::Missing,
};

/// The query of a table's pages.
#[derive(Debug, Deserialize)]
pub(crate) struct TablePageQuery {
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) invitation: Invitation,
}

/// `GET /table/{id}`
pub(crate) async fn show(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<TablePageQuery>,
) -> Response {
    let page = page(&app, id, &context, &query).await;
    context.answer_with_cookie(&app, page)
}

async fn page(
    app: &AppState,
    id: Token,
    context: &PageContext,
    query: &TablePageQuery,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.find_visible(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
    let next = app.seal_of_rematch(id, &sitting);
    let id = id.to_string();
    let page_data = table_page(context, &sitting, &id, screen, query.invitation.0);
    Ok(site::page(&TablePage { next, ..page_data }))
}

/// The data of a table's page, for one reader.
pub(super) fn table_page<'l>(
    context: &PageContext,
    sitting: &'l Sitting,
    id: &'l str,
    screen: ScreenView,
    invitation: Option<Token>,
) -> TablePage<'l> {
    TablePage {
        reader: context.reader.clone(),
        person: context.id(),
        viewer: screen.viewer,
        curtain: screen.curtain,
        sitting,
        id,
        invitation: invitation.map(|it| it.to_string()),
        next: None,
    }
}

/// `POST /table/{id}/{command}`: a command by form, for browsers without scripts, and to sit down.
pub(crate) async fn act(
    State(app): State<AppState>,
    CommandPath(id, kind): CommandPath,
    context: PageContext,
    FormBody(fields): FormBody<CommandFields>,
) -> Response {
    let acted = async {
        let person = context.person(fields.name.as_deref())?;
        let requester = Requester(Some(person.clone()));
        let mut from = ReturnPath::of_command(kind, &fields);
        // A person who leaves may watch, and sit down again.
        if matches!(kind, CommandKind::Leave) {
            let (_, sitting) =
                app.registry.find_visible(id, Some(person.id), from.invitation).await?;
            from.invitation = Some(sitting.opening().invitation);
        }
        let done = carry_out(&app, id, requester, kind, fields).await;
        let done = match done {
            // A double click is one click: a person who sits there already has got what they asked for.
            Err(Problem::Refused(_))
                if is_seated_after_join(kind, &app, id, &person, from.seat).await =>
            {
                Ok(())
            }
            done => done.map(drop),
        };
        Ok((person.clone(), done, return_url(&app, id, &person, &from).await))
    };
    match acted.await {
        // Somebody else was faster: the page shows the present state of the table.
        Ok((person, Ok(()) | Err(Problem::Stale { .. }), back)) => {
            redirect_as(&app, &person, &back)
        }
        Ok((_, Err(problem), back)) => context.refused(&problem, &back),
        Err(problem) => context.problem(&problem),
    }
}

async fn is_seated_after_join(
    kind: CommandKind,
    app: &AppState,
    id: Token,
    person: &Person,
    seat: Option<u8>,
) -> bool {
    let Ok((_, sitting)) = app.registry.find_visible(id, Some(person.id), None).await else {
        return false;
    };
    let mine = sitting.seats_of(person.id);
    matches!(kind, CommandKind::Join) && seat.map_or(!mine.is_empty(), |it| mine.contains(Seat(it)))
}

/// The parts of the URL to redirect to after a command.
struct ReturnPath {
    seat: Option<u8>,
    invitation: Option<Token>,
    way: &'static str,
}

impl ReturnPath {
    fn of_command(kind: CommandKind, fields: &CommandFields) -> ReturnPath {
        // A player who uses the text page stays on it.
        let by_text = matches!(kind, CommandKind::Play) && fields.text.is_some();
        let Invitation(invitation) = fields.invitation;
        ReturnPath { seat: fields.seat, invitation, way: if by_text { "/text" } else { "" } }
    }
}

/// The URL to redirect to after a command. For several people round one screen it names the seat that has acted; for a
/// person who may no longer see the table it is the lobby.
async fn return_url(app: &AppState, id: Token, person: &Person, from: &ReturnPath) -> String {
    let Ok((_, sitting)) = app.registry.find_visible(id, Some(person.id), from.invitation).await
    else {
        return "/".to_owned();
    };
    let (mine, way) = (sitting.seats_of(person.id), from.way);
    match (from.seat, from.invitation) {
        (Some(seat), _) if 1 < mine.len() && mine.contains(Seat(seat)) => {
            format!("/table/{id}{way}?seat={seat}")
        }
        (_, Some(invitation)) if !sitting.is_of(person.id) => {
            format!("/table/{id}{way}?invitation={invitation}")
        }
        (_, _) => format!("/table/{id}{way}"),
    }
}

/// The form that restarts a turn.
#[derive(Debug, Deserialize)]
pub(crate) struct RestartForm {
    seat: u8,
    /// The number of rows that the page knew of, so that a double click finds that the table has changed.
    at: Option<u64>,
}

/// `POST /table/{id}/restart`: undoes as much of one's turn as can be undone.
pub(crate) async fn restart(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    FormBody(restarted): FormBody<RestartForm>,
) -> Response {
    let done = async {
        let person = context.requester.clone().known()?;
        let (_, sitting) = app.registry.find_visible(id, Some(person.id), None).await?;
        let seat = Some(restarted.seat);
        let is_known = restarted.at.is_none_or(|at| sitting.is_known_by(at));
        let steps = if is_known { site::steps_of_turn(&sitting, Seat(restarted.seat)) } else { 0 };
        let mut at = restarted.at;
        for _ in 0..steps {
            let fields = CommandFields { seat, at, ..CommandFields::default() };
            at = Some(
                carry_out(&app, id, context.requester.clone(), CommandKind::Undo, fields).await?,
            );
        }
        let from = ReturnPath { seat, invitation: None, way: "" };
        Ok(return_url(&app, id, &person, &from).await)
    };
    match done.await {
        Ok(back) => Redirect::to(&back).into_response(),
        Err(problem) => context.problem(&problem),
    }
}

/// The form that asks for a rematch.
#[derive(Debug, Deserialize)]
pub(crate) struct RematchForm {
    entropy: Option<String>,
}

/// `POST /table/{id}/rematch`: opens the rematch, or finds it, and sits down there.
pub(crate) async fn rematch(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    address: ClientAddress,
    FormBody(again): FormBody<RematchForm>,
) -> Response {
    let result = async {
        let person = context.requester.clone().known()?;
        let next = find_or_open_rematch(&app, id, context.requester.clone(), address).await?;
        sit_at_rematch(&app, id, person.id, next, again.entropy.as_deref()).await?;
        Ok(next)
    };
    redirect_or_problem(&context, result.await)
}

/// `GET /table/{id}/next`: redirects whoever may see this table to its rematch.
pub(crate) async fn next(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(query): QueryParams<TablePageQuery>,
) -> Response {
    let found = async {
        let (_, sitting) = app.registry.find_visible(id, context.id(), query.invitation.0).await?;
        let next = sitting.rematch().ok_or(Problem::Missing(Missing::Table))?;
        Ok((next, app.registry.keeper(next).await?.sitting().opening().invitation))
    };
    redirect_or_problem(&context, found.await)
}

/// A redirect to another table with its invitation, or an error page.
fn redirect_or_problem(context: &PageContext, found: Result<(Token, Token), Problem>) -> Response {
    match found {
        Ok((table, invitation)) => {
            Redirect::to(&format!("/table/{table}?invitation={invitation}")).into_response()
        }
        Err(problem) => context.problem(&problem),
    }
}
