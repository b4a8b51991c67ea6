//! The page of a table, and its forms.

use game::Seat;
use serde::Deserialize;
use site::TablePage;
use tables::{ScreenView, Sitting, Token};

use crate::{
    api::{
        commands::{CommandFields, CommandKind, command, command_of},
        tables::{find_or_open_rematch, sit_at_rematch},
    },
    context::Context,
    identity::Person,
    problem::Problem,
    read::Invitation,
    refused::Missing,
    response::{self, Response},
};

/// The query of a table's pages.
#[derive(Debug, Deserialize)]
pub(crate) struct TablePageQuery {
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) invitation: Invitation,
}

/// `GET /table/{id}`
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TablePageQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
    let next = context.seal_of_rematch(id, &sitting);
    let id = id.to_string();
    let data = table_page(context, &sitting, &id, screen, query.invitation.0);
    Ok(context.page_with_cookie(site::page(&TablePage { next, ..data })))
}

/// The data of a table's page, for one reader.
pub(super) fn table_page<'l>(
    context: &Context,
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
pub(crate) async fn act(context: &Context) -> Result<Response, Problem> {
    let kind = CommandKind::named(context.part(1)).ok_or(Problem::Missing(Missing::Page))?;
    let (id, fields): (_, CommandFields) = (context.table_id()?, context.form()?);
    let person = context.person(fields.name.as_deref())?;
    let mut from = ReturnPath::of_command(kind, &fields);
    // A person who leaves may watch, and sit down again.
    if matches!(kind, CommandKind::Leave) {
        let sitting = context.visible_table(id, Some(person.id), from.invitation).await?;
        from.invitation = Some(sitting.opening().invitation);
    }
    let done = match command_of(context, person.clone(), id, kind, fields).await {
        // A double click is one click: a person who sits there already has got what they asked for.
        Err(Problem::Refused(_))
            if is_seated_after_join(context, kind, id, &person, from.seat).await =>
        {
            Ok(())
        }
        done => done.map(drop),
    };
    let back = return_url(context, id, &person, &from).await;
    match done {
        // Somebody else was faster: the page shows the present state of the table.
        Ok(()) | Err(Problem::Stale { .. }) => Ok(context.redirect_as(&person, &back)),
        Err(problem) => context.refused(problem, &back),
    }
}

async fn is_seated_after_join(
    context: &Context,
    kind: CommandKind,
    id: Token,
    person: &Person,
    seat: Option<u8>,
) -> bool {
    let Ok(sitting) = context.visible_table(id, Some(person.id), None).await else {
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
async fn return_url(context: &Context, id: Token, person: &Person, from: &ReturnPath) -> String {
    let Ok(sitting) = context.visible_table(id, Some(person.id), from.invitation).await else {
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
struct RestartForm {
    seat: u8,
    /// The number of rows that the page knew of, so that a double click finds that the table has changed.
    at: Option<u64>,
}

/// `POST /table/{id}/restart`: undoes as much of one's turn as can be undone.
pub(crate) async fn restart(context: &Context) -> Result<Response, Problem> {
    let (id, restarted): (_, RestartForm) = (context.table_id()?, context.form()?);
    let person = context.requester.known()?;
    let sitting = context.visible_table(id, Some(person.id), None).await?;
    let seat = Some(restarted.seat);
    let is_known = restarted.at.is_none_or(|at| sitting.is_known_by(at));
    let steps = if is_known { site::steps_of_turn(&sitting, Seat(restarted.seat)) } else { 0 };
    let mut at = restarted.at;
    for _ in 0..steps {
        let fields = CommandFields { seat, at, ..CommandFields::default() };
        at = Some(command(context, id, CommandKind::Undo, fields).await?);
    }
    let from = ReturnPath { seat, invitation: None, way: "" };
    Ok(response::redirect(&return_url(context, id, &person, &from).await))
}

/// The form that asks for a rematch.
#[derive(Debug, Deserialize)]
struct RematchForm {
    entropy: Option<String>,
}

/// `POST /table/{id}/rematch`: opens the rematch, or finds it, and sits down there.
pub(crate) async fn rematch(context: &Context) -> Result<Response, Problem> {
    let (id, again): (_, RematchForm) = (context.table_id()?, context.form()?);
    let person = context.requester.known()?;
    let next = find_or_open_rematch(context, id).await?;
    sit_at_rematch(context, id, person.id, next, again.entropy.as_deref()).await?;
    Ok(redirect_to_invited(next))
}

/// `GET /table/{id}/next`: redirects whoever may see this table to its rematch.
pub(crate) async fn next(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TablePageQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), query.invitation.0).await?;
    let next = sitting.rematch().ok_or(Problem::Missing(Missing::Table))?;
    let invitation = context.effects.known_table(next).await?.opening().invitation;
    Ok(redirect_to_invited((next, invitation)))
}

/// A redirect to another table with its invitation.
fn redirect_to_invited((table, invitation): (Token, Token)) -> Response {
    response::redirect(&format!("/table/{table}?invitation={invitation}"))
}
