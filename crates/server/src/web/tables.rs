//! A table: the page, and what is done there by forms.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use site::{Looking, Screen};
use tables::{Sitting, Token};

use super::reading::{Reading, on_as};
use crate::{
    api::{
        Address, Asked, Deed, Desk, Done, Filled, Invited, Queried, TableId, Visitor, carry_out,
        eyes, rematch_of, sit_again,
    },
    identity::Person,
    problem::Problem,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) invitation: Invited,
}

/// `GET /table/{id}`
pub(crate) async fn show(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(look): Queried<Look>,
) -> Response {
    let page = page(&desk, id, &reading, &look).await;
    reading.welcome(&desk, page)
}

async fn page(desk: &Desk, id: Token, reading: &Reading, look: &Look) -> Result<Markup, Problem> {
    let (_, sitting) = desk.house.look(id, reading.id(), look.invitation.0).await?;
    eyes(&sitting, reading.id(), look.seat)?;
    let screen = site::screen(&sitting, reading.id(), look.seat.map(Seat));
    let next = desk.seal_of_rematch(id, &sitting);
    let id = id.to_string();
    let looking = looking(reading, &sitting, &id, screen, look.invitation.0);
    Ok(site::page(&Looking { next, ..looking }))
}

/// A table as it is before somebody.
pub(super) fn looking<'l>(
    reading: &Reading,
    sitting: &'l Sitting,
    id: &'l str,
    screen: Screen,
    invitation: Option<Token>,
) -> Looking<'l> {
    Looking {
        reader: reading.reader.clone(),
        person: reading.id(),
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
    State(desk): State<Desk>,
    Done(id, deed): Done,
    reading: Reading,
    Filled(asked): Filled<Asked>,
) -> Response {
    let acted = async {
        let person = reading.person(asked.name.as_deref())?;
        let visitor = Visitor(Some(person.clone()));
        let mut from = Place::asking(deed, &asked);
        // Whoever gets up may look on, and sit down again.
        if matches!(deed, Deed::Leave) {
            let (_, sitting) = desk.house.look(id, Some(person.id), from.invitation).await?;
            from.invitation = Some(sitting.opening().invitation);
        }
        let done = carry_out(&desk, id, visitor, deed, asked).await;
        let done = match done {
            // Two clicks are one: whoever sits there already has got what they asked for.
            Err(Problem::Refused(_)) if sits_by(deed, &desk, id, &person, from.seat).await => {
                Ok(())
            }
            done => done.map(drop),
        };
        Ok((person.clone(), done, back(&desk, id, &person, &from).await))
    };
    match acted.await {
        // Somebody was faster: the page shows what the table has become.
        Ok((person, Ok(()) | Err(Problem::Stale { .. }), back)) => on_as(&desk, &person, &back),
        Ok((_, Err(problem), back)) => reading.refused(&problem, &back),
        Err(problem) => reading.problem(&problem),
    }
}

async fn sits_by(deed: Deed, desk: &Desk, id: Token, person: &Person, seat: Option<u8>) -> bool {
    let Ok((_, sitting)) = desk.house.look(id, Some(person.id), None).await else { return false };
    let mine = sitting.seats_of(person.id);
    matches!(deed, Deed::Join) && seat.map_or(!mine.is_empty(), |it| mine.contains(Seat(it)))
}

/// From where somebody asks for something.
struct Place {
    seat: Option<u8>,
    invitation: Option<Token>,
    way: &'static str,
}

impl Place {
    fn asking(deed: Deed, asked: &Asked) -> Place {
        // Those who play by text go on by text.
        let by_text = matches!(deed, Deed::Play) && asked.text.is_some();
        let Invited(invitation) = asked.invitation;
        Place { seat: asked.seat, invitation, way: if by_text { "/text" } else { "" } }
    }
}

/// Where the table is. Where several share a screen, whoever has acted is still before it; who may not
/// know of the table any more is in the lobby.
async fn back(desk: &Desk, id: Token, person: &Person, from: &Place) -> String {
    let Ok((_, sitting)) = desk.house.look(id, Some(person.id), from.invitation).await else {
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
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Filled(restarted): Filled<Restarted>,
) -> Response {
    let done = async {
        let person = reading.visitor.clone().known()?;
        let (_, sitting) = desk.house.look(id, Some(person.id), None).await?;
        let seat = Some(restarted.seat);
        let is_known = restarted.at.is_none_or(|at| sitting.is_known_by(at));
        let steps = if is_known { site::steps_of_turn(&sitting, Seat(restarted.seat)) } else { 0 };
        let mut at = restarted.at;
        for _ in 0..steps {
            let asked = Asked { seat, at, ..Asked::default() };
            at = Some(carry_out(&desk, id, reading.visitor.clone(), Deed::Undo, asked).await?);
        }
        let from = Place { seat, invitation: None, way: "" };
        Ok(back(&desk, id, &person, &from).await)
    };
    match done.await {
        Ok(back) => Redirect::to(&back).into_response(),
        Err(problem) => reading.problem(&problem),
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct Again {
    entropy: Option<String>,
}

/// `POST /table/{id}/rematch`: whoever asks sits down at once.
pub(crate) async fn rematch(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    address: Address,
    Filled(again): Filled<Again>,
) -> Response {
    let opened = async {
        let person = reading.visitor.clone().known()?;
        let next = rematch_of(&desk, id, reading.visitor.clone(), address).await?;
        sit_again(&desk, id, person.id, next, again.entropy.as_deref()).await?;
        Ok(next)
    };
    lead(&reading, opened.await)
}

/// `GET /table/{id}/next`: whoever may look at this table is let in where its people go on.
pub(crate) async fn next(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(look): Queried<Look>,
) -> Response {
    let found = async {
        let (_, sitting) = desk.house.look(id, reading.id(), look.invitation.0).await?;
        let next = sitting.rematch().ok_or(Problem::Missing("table"))?;
        Ok((next, desk.house.keeper(next).await?.sitting().opening().invitation))
    };
    lead(&reading, found.await)
}

/// To another table, with what lets one in.
fn lead(reading: &Reading, found: Result<(Token, Token), Problem>) -> Response {
    match found {
        Ok((table, invitation)) => {
            Redirect::to(&format!("/table/{table}?invitation={invitation}")).into_response()
        }
        Err(problem) => reading.problem(&problem),
    }
}
