//! Tables: opening, finding, looking, the record, a rematch.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{Path, Query, State, rejection::JsonRejection},
    http::header,
    response::IntoResponse,
};
use bots::Level;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use store::Page;
use tables::{
    Entropy, FINISHED, Name, Opening, PUBLIC, PersonId, Privacy, Request, Secret, Sitting, Token,
    Who, label_of,
};

use super::{
    Desk, Visitor,
    seats::{table_id, token},
    visitor::bad_json,
};
use crate::{identity::Person, keeper::Errand, problem::Problem, scene::Scene};

/// What is opened.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    title: String,
    #[serde(default)]
    options: String,
    /// Files that the options name.
    #[serde(default)]
    files: BTreeMap<String, String>,
    seats: Vec<SeatAsked>,
    #[serde(default)]
    private: bool,
    entropy: Option<String>,
}

/// Who is to have a seat: `{"person":"me"}`, `{"person":"Berthe"}` round the same screen,
/// `{"bot":"master"}`, or `"open"`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SeatAsked {
    Me,
    Open,
    Here(String),
    Bot(String),
}

#[derive(Debug, Serialize)]
pub(crate) struct OpenedAnswer {
    ok: bool,
    table: String,
    /// What lets others in.
    invitation: String,
    at: u64,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    /// `mine`, `open` or `finished`.
    which: Option<String>,
    /// To go on behind a page: its last `place`.
    before: Option<u64>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Listing {
    ok: bool,
    tables: Vec<Entry>,
    /// Where the next page begins, if there may be one.
    next: Option<u64>,
}

#[derive(Debug, Serialize)]
struct Entry {
    table: String,
    #[serde(flatten)]
    scene: Scene,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    seat: Option<u8>,
    invitation: Option<String>,
    heard: Option<usize>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Shown {
    ok: bool,
    table: String,
    /// For those who sit there: what lets others in.
    invitation: Option<String>,
    #[serde(flatten)]
    scene: Scene,
}

/// `POST /api/tables`
pub(crate) async fn open(
    State(desk): State<Desk>,
    visitor: Visitor,
    body: Result<Json<Opened>, JsonRejection>,
) -> Result<Json<OpenedAnswer>, Problem> {
    let Json(opened) = body.map_err(|it| bad_json(&it))?;
    let person = visitor.known()?;
    let seats =
        u8::try_from(opened.seats.len()).map_err(|_| Problem::protocol("too many seats"))?;
    let head = shelf::open(&opened.title, seats, &opened.options, &opened.files)?.record();
    let wishes = wishes(&person, &opened)?;
    let privacy = if opened.private { Privacy::Private } else { Privacy::Public };
    let (id, invitation) = start(&desk, person.id, head, privacy).await?;
    let mut at = 1;
    for request in wishes {
        at = ask(&desk, id, person.id, request).await?;
    }
    let (table, invitation) = (id.to_string(), invitation.to_string());
    Ok(Json(OpenedAnswer { ok: true, table, invitation, at }))
}

/// `GET /api/tables`
pub(crate) async fn list(
    State(desk): State<Desk>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Listing>, Problem> {
    const SIZE: u32 = 50;
    let label = match which.which.as_deref() {
        None | Some("open") => PUBLIC.to_owned(),
        Some("finished") => FINISHED.to_owned(),
        Some("mine") => label_of(visitor.clone().known()?.id),
        Some(_) => return Err(Problem::protocol("which is «mine», «open» or «finished»")),
    };
    let open_only = matches!(which.which.as_deref(), None | Some("open"));
    let page = Page { before: which.before, size: SIZE };
    let listed = desk.house.list(&label, page).await?;
    let next = (listed.len() == SIZE as usize).then(|| listed.last().map(|it| it.place)).flatten();
    let mut tables = Vec::new();
    for listed in listed {
        let sitting = desk.house.glance(&listed.table).await?;
        let has_room = sitting.chairs().iter().any(tables::Chair::is_free);
        if !open_only || (has_room && !sitting.is_over()) {
            tables.push(Entry { scene: Scene::brief(&sitting, visitor.id()), table: listed.table });
        }
    }
    Ok(Json(Listing { ok: true, tables, next }))
}

/// `GET /api/tables/{id}`
pub(crate) async fn show(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Json<Shown>, Problem> {
    let id = table_id(&id)?;
    let invitation = look.invitation.as_deref().map(token).transpose()?;
    let (_, sitting) = desk.house.look(id, visitor.id(), invitation).await?;
    let viewer = eyes(&sitting, visitor.id(), look.seat)?;
    let belongs = visitor.id().is_some_and(|it| is_of_the_table(&sitting, it));
    Ok(Json(Shown {
        ok: true,
        table: id.to_string(),
        invitation: belongs.then(|| sitting.opening().invitation.to_string()),
        scene: Scene::of(&sitting, viewer, visitor.id(), look.heard.unwrap_or(0)),
    }))
}

/// `GET /api/tables/{id}/record`: the whole game as text, once it is over.
pub(crate) async fn record(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<impl IntoResponse, Problem> {
    let invitation = look.invitation.as_deref().map(token).transpose()?;
    let (_, sitting) = desk.house.look(table_id(&id)?, visitor.id(), invitation).await?;
    let record = sitting.record();
    let early = || Problem::Refused(shelf::Refusal::new(shelf::Kind::Turn, "the game is not over"));
    let name = format!("attachment; filename=\"{}.impasto\"", sitting.table().title().slug);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.ok_or_else(early)?))
}

/// `POST /api/tables/{id}/rematch`: the same people at a new table, one seat further.
pub(crate) async fn rematch(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<OpenedAnswer>, Problem> {
    let (id, person) = (table_id(&id)?, visitor.known()?);
    let (_, sitting) = desk.house.look(id, Some(person.id), None).await?;
    if let Some(next) = sitting.rematch() {
        let (_, sitting) = desk.house.look(next, Some(person.id), None).await?;
        let invitation = sitting.opening().invitation.to_string();
        return Ok(Json(OpenedAnswer {
            ok: true,
            table: next.to_string(),
            invitation,
            at: sitting.rows(),
        }));
    }
    let opening = sitting.opening();
    // From the start, also where this game began elsewhere.
    let head = sitting.table().rewound(0).untagged().record();
    let (next, invitation) = start(&desk, person.id, head, opening.privacy).await?;
    ask(&desk, id, person.id, Request::Rematch(next)).await?;
    for (seat, chair) in Seat::first(sitting.chairs().len()).zip(sitting.chairs()) {
        if let tables::Holder::Bot(level) = chair.holder {
            ask(&desk, next, person.id, Request::Fill(seat, level)).await?;
        }
    }
    let (_, at) = desk.house.look(next, Some(person.id), None).await?;
    let (table, invitation) = (next.to_string(), invitation.to_string());
    Ok(Json(OpenedAnswer { ok: true, table, invitation, at: at.rows() }))
}

async fn start(
    desk: &Desk,
    host: PersonId,
    head: String,
    privacy: Privacy,
) -> Result<(Token, Token), Problem> {
    let (secret, invitation) = (Secret::fresh()?, Token::fresh()?);
    let opening = Opening { privacy, secret, invitation, host, head };
    Ok((desk.house.open_table(opening).await?, invitation))
}

async fn ask(desk: &Desk, id: Token, who: PersonId, request: Request) -> Result<u64, Problem> {
    let who = Who::Person(who);
    desk.house.ask(id, || Errand { who, request: request.clone(), at: None, key: None }).await
}

/// What whoever opens a table asks for at once, checked before anything is opened.
fn wishes(person: &Person, opened: &Opened) -> Result<Vec<Request>, Problem> {
    let lacks_name = || Problem::protocol("tell us your name first: POST /api/me");
    let mut wishes = Vec::new();
    for (seat, asked) in
        Seat::first(opened.seats.len().min(game::seat::MOST_SEATS)).zip(&opened.seats)
    {
        let name: Name = match asked {
            SeatAsked::Open => continue,
            SeatAsked::Bot(level) => {
                let no_level = || Problem::protocol(format!("there is no level «{level}»"));
                wishes.push(Request::Fill(seat, Level::named(level).ok_or_else(no_level)?));
                continue;
            }
            SeatAsked::Me => person.name.clone().ok_or_else(lacks_name)?,
            SeatAsked::Here(name) => {
                name.parse().map_err(|_| Problem::protocol("a name has something to read in it"))?
            }
        };
        let entropy = match &opened.entropy {
            Some(text) => {
                text.parse().map_err(|_| Problem::protocol("entropy is 32 hexadecimal digits"))?
            }
            None => Entropy::fresh()?,
        };
        wishes.push(Request::Join { seat: Some(seat), name, entropy, invitation: None });
    }
    Ok(wishes)
}

/// Through whose eyes somebody looks: their own if they sit there, as they wish if they have several
/// seats, else the public's.
pub(crate) fn eyes(
    sitting: &Sitting,
    person: Option<PersonId>,
    wished: Option<u8>,
) -> Result<Viewer, Problem> {
    let seats = person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    match wished.map(Seat) {
        Some(seat) if seats.contains(seat) => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Problem::Forbidden("this is not your seat")),
        None => {
            let asked = seats.iter().find(|seat| sitting.asked().contains(*seat));
            Ok(asked.or(seats.lowest()).map_or(Viewer::Public, Viewer::Seat))
        }
    }
}

fn is_of_the_table(sitting: &Sitting, person: PersonId) -> bool {
    sitting.opening().host == person || !sitting.seats_of(person).is_empty()
}
