//! Tables: opening, finding, looking, a rematch.

use std::{collections::BTreeMap, sync::Arc};

use axum::{Json, extract::State};
use bots::Level;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use tables::{Entropy, Name, Opening, PersonId, Privacy, Request, Sitting, Token, Who};

use super::{
    Desk, Visitor,
    extract::{Asked, Body, TableId},
    seats::{invitation, key},
    visitor::Address,
};
use crate::{identity::Person, keeper::Errand, listing::List, problem::Problem, scene::Scene};

/// What is opened.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) options: String,
    /// Files that the options name.
    #[serde(default)]
    pub(crate) files: BTreeMap<String, String>,
    pub(crate) seats: Vec<SeatAsked>,
    #[serde(default)]
    pub(crate) private: bool,
    /// Whether players are told what something would bring before they do it.
    #[serde(default = "usually")]
    pub(crate) previews: bool,
    pub(crate) entropy: Option<String>,
    /// Which table it is to be, if one was promised.
    pub(crate) promise: Option<String>,
    /// By which a repetition is recognized.
    pub(crate) key: Option<String>,
}

const fn usually() -> bool {
    true
}

impl Opened {
    /// A table that only those find who were invited.
    pub(crate) fn private(title: &str, options: String, seats: Vec<SeatAsked>) -> Opened {
        let (title, files) = (title.to_owned(), BTreeMap::new());
        Opened {
            title,
            options,
            files,
            seats,
            private: true,
            previews: usually(),
            entropy: None,
            promise: None,
            key: None,
        }
    }
}

/// Who is to have a seat: `{"person":"me"}`, `{"person":"Berthe"}` round the same screen,
/// `{"bot":"master"}`, or `"open"`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatAsked {
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

impl Which {
    fn list(&self, visitor: &Visitor) -> Result<List, Problem> {
        match self.which.as_deref() {
            None | Some("open") => Ok(List::Open),
            Some("finished") => Ok(List::Finished),
            Some("mine") => Ok(List::Mine(visitor.clone().known()?.id)),
            Some(_) => Err(Problem::protocol("which is «mine», «open» or «finished»")),
        }
    }
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

/// A table that is to be opened, and the seal of its luck.
#[derive(Debug, Serialize)]
pub(crate) struct Promised {
    ok: bool,
    promise: String,
    commitment: String,
}

/// `GET /api/promise`: what to look at before one adds to the luck of a table that is dealt at once.
pub(crate) async fn promise(State(desk): State<Desk>) -> Result<Json<Promised>, Problem> {
    let promise = desk.house.keys().promise()?;
    let commitment = promise.commitment.to_string();
    Ok(Json(Promised { ok: true, promise: promise.text, commitment }))
}

/// `POST /api/tables`
pub(crate) async fn open(
    State(desk): State<Desk>,
    visitor: Visitor,
    address: Address,
    Body(opened): Body<Opened>,
) -> Result<Json<OpenedAnswer>, Problem> {
    let person = visitor.known()?;
    let (id, invitation) = open_for(&desk, &person, address, opened).await?;
    let at = desk.house.keeper(id).await?.sitting().rows();
    let (table, invitation) = (id.to_string(), invitation.to_string());
    Ok(Json(OpenedAnswer { ok: true, table, invitation, at }))
}

/// Opens a table for somebody: its id, and what lets others in. With a key, everything that is done
/// has a name of its own, so it can be asked for again, wherever it stopped.
pub(crate) async fn open_for(
    desk: &Desk,
    person: &Person,
    address: Address,
    opened: Opened,
) -> Result<(Token, Token), Problem> {
    // Before anything is read that takes memory or disk.
    desk.may_open(person.id, address)?;
    let seats =
        u8::try_from(opened.seats.len()).map_err(|_| Problem::protocol("too many seats"))?;
    let head = shelf::open(&opened.title, seats, &opened.options, &opened.files)?.record();
    let wishes = wishes(person, &opened)?;
    let privacy = if opened.private { Privacy::Private } else { Privacy::Public };
    let id = id_of(desk, person, &opened)?;
    let founding = Founding { host: person.id, head, privacy, previews: opened.previews };
    let invitation = start(desk, id, founding).await?;
    fulfil(desk, id, person, wishes).await?;
    Ok((id, invitation))
}

/// The id of the table that is opened: as it was promised, by its key, or any.
fn id_of(desk: &Desk, person: &Person, opened: &Opened) -> Result<Token, Problem> {
    let keys = desk.house.keys();
    if let Some(promise) = &opened.promise {
        return keys.promised(promise).ok_or_else(|| Problem::protocol("nobody promised that"));
    }
    let key = key(person, opened.key.as_deref())?;
    Ok(key.map_or_else(Token::fresh, |it| Ok(keys.table(&it)))?)
}

/// What whoever opens a table wishes there, each wish by a name of its own.
async fn fulfil(
    desk: &Desk,
    id: Token,
    person: &Person,
    wishes: Vec<Request>,
) -> Result<(), Problem> {
    for (nth, request) in wishes.into_iter().enumerate() {
        let (who, key) = (Who::Person(person.id), Some(format!("open/{nth}")));
        let errand = || Errand { who, request: request.clone(), at: None, key: key.clone() };
        desk.house.ask(id, errand).await?;
    }
    Ok(())
}

/// Opens a table where a game of which this is the record is gone on with: its id.
pub(crate) async fn go_on_for(
    desk: &Desk,
    person: &Person,
    address: Address,
    head: String,
    opened: &Opened,
) -> Result<Token, Problem> {
    desk.may_open(person.id, address)?;
    let wishes = wishes(person, opened)?;
    let id = id_of(desk, person, opened)?;
    let (privacy, previews) = (Privacy::Private, opened.previews);
    start(desk, id, Founding { host: person.id, head, privacy, previews }).await?;
    fulfil(desk, id, person, wishes).await?;
    Ok(id)
}

/// `GET /api/tables`
pub(crate) async fn list(
    State(desk): State<Desk>,
    visitor: Visitor,
    Asked(which): Asked<Which>,
) -> Result<Json<Listing>, Problem> {
    let found = which.list(&visitor)?.page(&desk.house, which.before).await?;
    let entry = |(table, sitting): (String, Arc<Sitting>)| Entry {
        scene: Scene::brief(&sitting, visitor.id()),
        table,
    };
    let (tables, next) = (found.tables.into_iter().map(entry).collect(), found.next);
    Ok(Json(Listing { ok: true, tables, next }))
}

/// `GET /api/tables/{id}`
pub(crate) async fn show(
    State(desk): State<Desk>,
    TableId(id): TableId,
    visitor: Visitor,
    Asked(look): Asked<Look>,
) -> Result<Json<Shown>, Problem> {
    let invitation = look.invitation.as_deref().and_then(invitation);
    let (_, sitting) = desk.house.look(id, visitor.id(), invitation).await?;
    let viewer = eyes(&sitting, visitor.id(), look.seat)?;
    let belongs = visitor.id().is_some_and(|it| sitting.is_of(it));
    Ok(Json(Shown {
        ok: true,
        table: id.to_string(),
        invitation: belongs.then(|| sitting.opening().invitation.to_string()),
        scene: Scene::of(&sitting, viewer, visitor.id(), look.heard.unwrap_or(0)),
    }))
}

/// `POST /api/tables/{id}/rematch`: a new table by the same rules, for the same people. Whoever asks
/// first opens it, its bots sit down one seat further, and everybody who sat here learns how to get
/// in; they sit down by themselves, because everybody adds to the luck of a table.
pub(crate) async fn rematch(
    State(desk): State<Desk>,
    TableId(id): TableId,
    visitor: Visitor,
    address: Address,
) -> Result<Json<OpenedAnswer>, Problem> {
    let (next, invitation) = rematch_of(&desk, id, visitor, address).await?;
    let at = desk.house.keeper(next).await?.sitting().rows();
    let (table, invitation) = (next.to_string(), invitation.to_string());
    Ok(Json(OpenedAnswer { ok: true, table, invitation, at }))
}

/// The table where the same people go on, and what lets them in.
pub(crate) async fn rematch_of(
    desk: &Desk,
    id: Token,
    visitor: Visitor,
    address: Address,
) -> Result<(Token, Token), Problem> {
    const NOT_THEIRS: Problem = Problem::Forbidden("only those who sit at this table may do that");
    let person = visitor.known()?;
    let (_, sitting) = desk.house.look(id, Some(person.id), None).await?;
    if !sitting.is_of(person.id) {
        return Err(NOT_THEIRS);
    }
    if sitting.rematch().is_none() {
        begin_anew(desk, id, &sitting, person.id, address).await?;
    }
    let (_, sitting) = desk.house.look(id, Some(person.id), None).await?;
    let next = sitting.rematch().ok_or(Problem::Failed)?;
    // Those who sat here are let in, whoever opened the new table.
    let invitation = desk.house.keeper(next).await?.sitting().opening().invitation;
    Ok((next, invitation))
}

/// Opens the table where the same people go on, unless somebody else was faster.
async fn begin_anew(
    desk: &Desk,
    id: Token,
    sitting: &Sitting,
    person: PersonId,
    address: Address,
) -> Result<(), Problem> {
    if !sitting.is_over() {
        return Err(Problem::not_over());
    }
    desk.may_open(person, address)?;
    let opening = sitting.opening();
    // From the start, also where this game began elsewhere.
    let head = sitting.table().rewound(0).untagged().record();
    let next = Token::fresh()?;
    let (privacy, previews) = (opening.privacy, opening.previews);
    start(desk, next, Founding { host: person, head, privacy, previews }).await?;
    for (seat, chair) in Seat::first(sitting.chairs().len())
        .zip(sitting.chairs().iter().cycle().skip(sitting.chairs().len() - 1))
    {
        if let tables::Holder::Bot(level) = chair.holder {
            ask(desk, next, person, Request::Fill(seat, level)).await?;
        }
    }
    match ask(desk, id, person, Request::Rematch(next)).await {
        // Somebody was faster: their table it is, and ours stays empty.
        Err(Problem::Refused(_)) | Ok(_) => Ok(()),
        Err(problem) => Err(problem),
    }
}

/// What somebody says of a table when they open it.
struct Founding {
    host: PersonId,
    head: String,
    privacy: Privacy,
    previews: bool,
}

/// Opens the table with this id, if it is not there yet: what lets others in.
async fn start(desk: &Desk, id: Token, founding: Founding) -> Result<Token, Problem> {
    let Founding { host, head, privacy, previews } = founding;
    let (secret, invitation) = (desk.house.keys().secret(id), Token::fresh()?);
    let opening = Opening { privacy, secret, invitation, host, previews, head };
    desk.house.open_table(id, opening).await?;
    let sitting = desk.house.keeper(id).await?.sitting();
    if sitting.opening().host != host {
        return Err(Problem::Forbidden("somebody else has opened this table"));
    }
    Ok(sitting.opening().invitation)
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
