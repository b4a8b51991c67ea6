//! A table: the page, and what is done there by forms.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use site::TablePage;
use tables::{Screen, Sitting, Token};

use super::context::{PageContext, on_as};
use crate::{
    api::{
        AppState, ClientAddress, CommandFields, CommandKind, Done, FormBody, Invitation,
        QueryParams, Requester, TableId, carry_out, rematch_of, sit_again,
    },
    identity::Person,
    problem::Problem,
    refused::Missing,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) invitation: Invitation,
}

/// `GET /table/{id}`
pub(crate) async fn show(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(look): QueryParams<Look>,
) -> Response {
    let page = page(&app, id, &context, &look).await;
    context.welcome(&app, page)
}

async fn page(
    app: &AppState,
    id: Token,
    context: &PageContext,
    look: &Look,
) -> Result<Markup, Problem> {
    let (_, sitting) = app.registry.look(id, context.id(), look.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), look.seat.map(Seat))?;
    let next = app.seal_of_rematch(id, &sitting);
    let id = id.to_string();
    let looking = looking(context, &sitting, &id, screen, look.invitation.0);
    Ok(site::page(&TablePage { next, ..looking }))
}

/// A table as it is before somebody.
pub(super) fn looking<'l>(
    context: &PageContext,
    sitting: &'l Sitting,
    id: &'l str,
    screen: Screen,
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

/// `POST /table/{id}/{deed}`: for browsers without scripts, and to sit down.
pub(crate) async fn act(
    State(app): State<AppState>,
    Done(id, kind): Done,
    context: PageContext,
    FormBody(fields): FormBody<CommandFields>,
) -> Response {
    let acted = async {
        let person = context.person(fields.name.as_deref())?;
        let visitor = Requester(Some(person.clone()));
        let mut from = ReturnPath::asking(kind, &fields);
        // Whoever gets up may look on, and sit down again.
        if matches!(kind, CommandKind::Leave) {
            let (_, sitting) = app.registry.look(id, Some(person.id), from.invitation).await?;
            from.invitation = Some(sitting.opening().invitation);
        }
        let done = carry_out(&app, id, visitor, kind, fields).await;
        let done = match done {
            // Two clicks are one: whoever sits there already has got what they asked for.
            Err(Problem::Refused(_)) if sits_by(kind, &app, id, &person, from.seat).await => Ok(()),
            done => done.map(drop),
        };
        Ok((person.clone(), done, back(&app, id, &person, &from).await))
    };
    match acted.await {
        // Somebody was faster: the page shows what the table has become.
        Ok((person, Ok(()) | Err(Problem::Stale { .. }), back)) => on_as(&app, &person, &back),
        Ok((_, Err(problem), back)) => context.refused(&problem, &back),
        Err(problem) => context.problem(&problem),
    }
}

async fn sits_by(
    kind: CommandKind,
    app: &AppState,
    id: Token,
    person: &Person,
    seat: Option<u8>,
) -> bool {
    let Ok((_, sitting)) = app.registry.look(id, Some(person.id), None).await else { return false };
    let mine = sitting.seats_of(person.id);
    matches!(kind, CommandKind::Join) && seat.map_or(!mine.is_empty(), |it| mine.contains(Seat(it)))
}

/// From where somebody asks for something.
struct ReturnPath {
    seat: Option<u8>,
    invitation: Option<Token>,
    way: &'static str,
}

impl ReturnPath {
    fn asking(kind: CommandKind, fields: &CommandFields) -> ReturnPath {
        // Those who play by text go on by text.
        let by_text = matches!(kind, CommandKind::Play) && fields.text.is_some();
        let Invitation(invitation) = fields.invitation;
        ReturnPath { seat: fields.seat, invitation, way: if by_text { "/text" } else { "" } }
    }
}

/// Where the table is. Where several share a screen, whoever has acted is still before it; who may not
/// know of the table any more is in the lobby.
async fn back(app: &AppState, id: Token, person: &Person, from: &ReturnPath) -> String {
    let Ok((_, sitting)) = app.registry.look(id, Some(person.id), from.invitation).await else {
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

#[derive(Debug, Deserialize)]
pub(crate) struct Restarted {
    seat: u8,
    /// How many rows the page knew of: a second click finds that the table has changed.
    at: Option<u64>,
}

/// `POST /table/{id}/restart`: takes back what can be taken back of one's turn.
pub(crate) async fn restart(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    FormBody(restarted): FormBody<Restarted>,
) -> Response {
    let done = async {
        let person = context.visitor.clone().known()?;
        let (_, sitting) = app.registry.look(id, Some(person.id), None).await?;
        let seat = Some(restarted.seat);
        let is_known = restarted.at.is_none_or(|at| sitting.is_known_by(at));
        let steps = if is_known { site::steps_of_turn(&sitting, Seat(restarted.seat)) } else { 0 };
        let mut at = restarted.at;
        for _ in 0..steps {
            let fields = CommandFields { seat, at, ..CommandFields::default() };
            at = Some(
                carry_out(&app, id, context.visitor.clone(), CommandKind::Undo, fields).await?,
            );
        }
        let from = ReturnPath { seat, invitation: None, way: "" };
        Ok(back(&app, id, &person, &from).await)
    };
    match done.await {
        Ok(back) => Redirect::to(&back).into_response(),
        Err(problem) => context.problem(&problem),
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct Again {
    entropy: Option<String>,
}

/// `POST /table/{id}/rematch`: whoever asks sits down at once.
pub(crate) async fn rematch(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    address: ClientAddress,
    FormBody(again): FormBody<Again>,
) -> Response {
    let opened = async {
        let person = context.visitor.clone().known()?;
        let next = rematch_of(&app, id, context.visitor.clone(), address).await?;
        sit_again(&app, id, person.id, next, again.entropy.as_deref()).await?;
        Ok(next)
    };
    lead(&context, opened.await)
}

/// `GET /table/{id}/next`: whoever may look at this table is let in where its people go on.
pub(crate) async fn next(
    State(app): State<AppState>,
    TableId(id): TableId,
    context: PageContext,
    QueryParams(look): QueryParams<Look>,
) -> Response {
    let found = async {
        let (_, sitting) = app.registry.look(id, context.id(), look.invitation.0).await?;
        let next = sitting.rematch().ok_or(Problem::Missing(Missing::Table))?;
        Ok((next, app.registry.keeper(next).await?.sitting().opening().invitation))
    };
    lead(&context, found.await)
}

/// To another table, with what lets one in.
fn lead(context: &PageContext, found: Result<(Token, Token), Problem>) -> Response {
    match found {
        Ok((table, invitation)) => {
            Redirect::to(&format!("/table/{table}?invitation={invitation}")).into_response()
        }
        Err(problem) => context.problem(&problem),
    }
}
