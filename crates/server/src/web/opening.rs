//! Opening a table: at once against bots, or by the form.

use axum::{
    extract::{Path, RawForm, RawQuery, State},
    http::header,
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;
use shelf::{PresetInfo, TitleInfo};
use site::{Fields, Setup};
use tables::Pace;

use super::reading::{Reading, on_as};
use crate::{
    api::{Address, Desk, Filled, Opened, SeatAsked, open_for},
    clock,
    identity::Person,
    problem::Problem,
};

fn title(slug: &str) -> Result<&'static TitleInfo, Problem> {
    let found = shelf::title(slug);
    found.ok_or(Problem::Missing("title"))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Quick {
    level: Option<String>,
    preset: Option<String>,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /quick/{title}`: a table against a bot, at once.
pub(crate) async fn quick(
    State(desk): State<Desk>,
    Path(slug): Path<String>,
    reading: Reading,
    address: Address,
    Filled(quick): Filled<Quick>,
) -> Response {
    let opened = async {
        let person = reading.person(None)?;
        let title = title(&slug)?;
        let level = quick.level.unwrap_or_else(|| title.usual.name().to_owned());
        let preset = quick.preset.map(|it| named(title, &it)).transpose()?;
        let is_alone = preset.is_some_and(|it| it.seats[1] == 1);
        let rival = (!is_alone).then_some(SeatAsked::Bot(level));
        let seats = [SeatAsked::Me].into_iter().chain(rival).collect();
        let options = preset.map(|it| it.options.clone()).unwrap_or_default();
        let opened = Opened {
            promise: kept(&desk, quick.promise).await?,
            entropy: quick.entropy,
            ..Opened::private(title.slug, options, seats)
        };
        let (table, _) = open_for(&desk, &person, address, opened).await?;
        Ok((person, table))
    };
    arrive(&desk, &reading, opened.await)
}

fn arrive(
    desk: &Desk,
    reading: &Reading,
    opened: Result<(Person, tables::Token), Problem>,
) -> Response {
    match opened {
        Ok((person, table)) => on_as(desk, &person, &format!("/table/{table}")),
        Err(problem) => reading.problem(&problem),
    }
}

/// `GET /new/{title}`
pub(crate) async fn form(
    State(desk): State<Desk>,
    Path(slug): Path<String>,
    reading: Reading,
    address: Address,
    RawQuery(query): RawQuery,
) -> Response {
    let fields = read(query.unwrap_or_default().as_bytes());
    let page = title(&slug).and_then(|title| {
        may_try(&desk, address, &fields)?;
        setup(&desk, &reading, title, fields, None)
    });
    reading.welcome(&desk, page)
}

/// What is brought along is read, whether a table is opened with it or not.
fn may_try(desk: &Desk, from: Address, fields: &Fields) -> Result<(), Problem> {
    if fields.files().is_empty() { Ok(()) } else { desk.may_try(from) }
}

fn setup(
    desk: &Desk,
    reading: &Reading,
    title: &TitleInfo,
    fields: Fields,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let promise = desk.house.keys().promise()?;
    Ok(site::setup(&Setup { reader: reading.reader.clone(), title, fields, promise, problem }))
}

/// How long after its opening the same form leads to the same table, for those who click twice.
const TWICE: u64 = 10_000;

/// The promise of a form, if it can still be kept. A page that has opened its table a while ago must
/// not open another one: its seal would not be the one that was shown.
pub(super) async fn kept(desk: &Desk, promise: Option<String>) -> Result<Option<String>, Problem> {
    let Some(promise) = promise else { return Ok(None) };
    let table = desk.house.keys().promised(&promise).ok_or_else(used)?;
    match desk.house.keeper(table).await {
        Ok(keeper) if keeper.sitting().opened().saturating_add(TWICE) < clock::now() => Err(used()),
        Ok(_) | Err(Problem::Missing(_)) => Ok(Some(promise)),
        Err(problem) => Err(problem),
    }
}

fn used() -> Problem {
    Problem::turn("this page was used already, or is too old: load it again")
}

/// `GET /new/{title}/printed/{option}`: the printed file that an option would take, to begin with.
pub(crate) async fn printed(Path((slug, option)): Path<(String, String)>) -> Response {
    let Some(text) = shelf::printed(&slug, &option) else {
        return Problem::Missing("page").into_response();
    };
    let is_table = text.lines().next().is_some_and(|it| it.contains(','));
    let (kind, end) = if is_table { ("text/csv", "csv") } else { ("application/toml", "toml") };
    let named = format!("attachment; filename=\"{slug}-{option}.{end}\"");
    let kind = format!("{kind}; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, named)], text).into_response()
}

/// `POST /new/{title}/differences`: what the rules chosen so far amount to; nothing is opened.
pub(crate) async fn differences(
    State(desk): State<Desk>,
    Path(slug): Path<String>,
    reading: Reading,
    address: Address,
    RawForm(form): RawForm,
) -> Response {
    let fields = read(&form);
    let told = || {
        let title = title(&slug)?;
        may_try(&desk, address, &fields)?;
        Ok(site::differences(title, &fields, reading.reader.tongue))
    };
    reading.answer(told())
}

/// `POST /new/{title}`
pub(crate) async fn open(
    State(desk): State<Desk>,
    Path(slug): Path<String>,
    reading: Reading,
    address: Address,
    RawForm(form): RawForm,
) -> Response {
    let title = match title(&slug) {
        Ok(title) => title,
        Err(problem) => return reading.problem(&problem),
    };
    let fields = read(&form);
    if let Some(fields) = fields.without_file() {
        let page = may_try(&desk, address, &fields)
            .and_then(|()| setup(&desk, &reading, title, fields, None));
        return reading.answer(page);
    }
    let opened = async {
        let person = reading.person(fields.first("name"))?;
        let promise = fields.first("promise").map(str::to_owned);
        let promise = kept(&desk, promise).await?;
        let opened = Opened { promise, ..opened(&fields, title)? };
        let (table, _) = open_for(&desk, &person, address, opened).await?;
        Ok((person, table))
    };
    match opened.await {
        // What can be mended is told beside the form.
        Err(problem @ Problem::Refused(_)) => {
            let told = problem.cited(reading.reader.tongue);
            let page = may_try(&desk, address, &fields)
                .and_then(|()| setup(&desk, &reading, title, fields, Some(told)));
            reading.answer(page)
        }
        opened => arrive(&desk, &reading, opened),
    }
}

fn read(form: &[u8]) -> Fields {
    let pairs = form_urlencoded::parse(form);
    Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
}

fn opened(fields: &Fields, title: &TitleInfo) -> Result<Opened, Problem> {
    fields.check_seats()?;
    fields.check_names()?;
    let sitters = fields.sitters(site::preset(title, fields).seats[1]);
    let seats = sitters.into_iter().map(|(who, here)| seat(who, here));
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    Ok(Opened {
        private: fields.first("private").is_some(),
        previews: !title.has_previews || fields.first("previews").is_some(),
        pace: fields.first("pace").and_then(Pace::named).unwrap_or(Pace::Calm),
        files: fields.files(),
        entropy: fields.first("entropy").map(str::to_owned),
        ..Opened::private(title.slug, options(fields, title)?, seats)
    })
}

/// The preset, and whatever was chosen beside it.
fn options(fields: &Fields, title: &TitleInfo) -> Result<String, Problem> {
    named(title, fields.first("preset").unwrap_or_default())?;
    Ok(site::options(title, fields))
}

/// The preset of this name.
fn named<'t>(title: &'t TitleInfo, name: &str) -> Result<&'t PresetInfo, Problem> {
    let found = title.presets.iter().find(|it| it.name == name);
    found.ok_or_else(|| Problem::protocol("there is no such preset"))
}

fn seat(who: &str, here: &str) -> Result<SeatAsked, Problem> {
    Ok(match who {
        "me" => SeatAsked::Me,
        "open" => SeatAsked::Open,
        "here" => SeatAsked::Here(here.to_owned()),
        _ => {
            let level =
                who.strip_prefix("bot-").ok_or_else(|| Problem::protocol("who sits there?"))?;
            SeatAsked::Bot(level.to_owned())
        }
    })
}
