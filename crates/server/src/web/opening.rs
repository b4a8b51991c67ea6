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

use super::context::{PageContext, on_as};
use crate::{
    api::{AppState, ClientAddress, FormBody, OpenRequest, SeatRequest, open_for},
    clock,
    identity::Person,
    problem::Problem,
    refused::{Malformed, Missing, Untimely},
};

fn title(slug: &str) -> Result<&'static TitleInfo, Problem> {
    let found = shelf::title(slug);
    found.ok_or(Problem::Missing(Missing::Title))
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
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    FormBody(quick): FormBody<Quick>,
) -> Response {
    let opened = async {
        let person = context.person(None)?;
        let title = title(&slug)?;
        let level = quick.level.unwrap_or_else(|| title.usual.name().to_owned());
        let preset = quick.preset.map(|it| named(title, &it)).transpose()?;
        let is_alone = preset.is_some_and(|it| it.seats[1] == 1);
        let rival = (!is_alone).then_some(SeatRequest::Bot(level));
        let seats = [SeatRequest::Me].into_iter().chain(rival).collect();
        let options = preset.map(|it| it.options.clone()).unwrap_or_default();
        let opened = OpenRequest {
            promise: kept(&app, quick.promise).await?,
            entropy: quick.entropy,
            ..OpenRequest::private(title.slug, options, seats)
        };
        let (table, _) = open_for(&app, &person, address, opened).await?;
        Ok((person, table))
    };
    arrive(&app, &context, opened.await)
}

fn arrive(
    app: &AppState,
    context: &PageContext,
    opened: Result<(Person, tables::Token), Problem>,
) -> Response {
    match opened {
        Ok((person, table)) => on_as(app, &person, &format!("/table/{table}")),
        Err(problem) => context.problem(&problem),
    }
}

/// `GET /new/{title}`
pub(crate) async fn form(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    RawQuery(query): RawQuery,
) -> Response {
    let fields = read(query.unwrap_or_default().as_bytes());
    let page = title(&slug).and_then(|title| {
        may_try(&app, address, &fields)?;
        setup(&app, &context, title, fields, None)
    });
    context.welcome(&app, page)
}

/// What is brought along is read, whether a table is opened with it or not.
fn may_try(app: &AppState, from: ClientAddress, fields: &Fields) -> Result<(), Problem> {
    if fields.files().is_empty() { Ok(()) } else { app.may_try(from) }
}

fn setup(
    app: &AppState,
    context: &PageContext,
    title: &TitleInfo,
    fields: Fields,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let promise = app.registry.keys().promise()?;
    Ok(site::setup(&Setup { reader: context.reader.clone(), title, fields, promise, problem }))
}

/// How long after its opening the same form leads to the same table, for those who click twice.
const RESUBMIT_WINDOW_MS: u64 = 10_000;

/// The promise of a form, if it can still be kept. A page that has opened its table a while ago must
/// not open another one: its seal would not be the one that was shown.
pub(super) async fn kept(
    app: &AppState,
    promise: Option<String>,
) -> Result<Option<String>, Problem> {
    let Some(promise) = promise else { return Ok(None) };
    let table = app.registry.keys().promised(&promise).ok_or_else(used)?;
    match app.registry.keeper(table).await {
        Ok(keeper)
            if keeper.sitting().opened().saturating_add(RESUBMIT_WINDOW_MS) < clock::now() =>
        {
            Err(used())
        }
        Ok(_) | Err(Problem::Missing(_)) => Ok(Some(promise)),
        Err(problem) => Err(problem),
    }
}

fn used() -> Problem {
    Problem::turn(Untimely::UsedPage)
}

/// `GET /new/{title}/printed/{option}`: the printed file that an option would take, to begin with.
pub(crate) async fn printed(Path((slug, option)): Path<(String, String)>) -> Response {
    let Some(text) = shelf::printed(&slug, &option) else {
        return Problem::Missing(Missing::Page).into_response();
    };
    let is_table = text.lines().next().is_some_and(|it| it.contains(','));
    let (kind, end) = if is_table { ("text/csv", "csv") } else { ("application/toml", "toml") };
    let named = format!("attachment; filename=\"{slug}-{option}.{end}\"");
    let kind = format!("{kind}; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, named)], text).into_response()
}

/// `POST /new/{title}/differences`: what the rules chosen so far amount to; nothing is opened.
pub(crate) async fn differences(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    RawForm(form): RawForm,
) -> Response {
    let fields = read(&form);
    let told = || {
        let title = title(&slug)?;
        may_try(&app, address, &fields)?;
        Ok(site::differences(title, &fields, context.reader.language))
    };
    context.answer(told())
}

/// `POST /new/{title}`
pub(crate) async fn open(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    RawForm(form): RawForm,
) -> Response {
    let title = match title(&slug) {
        Ok(title) => title,
        Err(problem) => return context.problem(&problem),
    };
    let fields = read(&form);
    if let Some(fields) = fields.without_file() {
        let page = may_try(&app, address, &fields)
            .and_then(|()| setup(&app, &context, title, fields, None));
        return context.answer(page);
    }
    let opened = async {
        let person = context.person(fields.first("name"))?;
        let promise = fields.first("promise").map(str::to_owned);
        let promise = kept(&app, promise).await?;
        let opened = OpenRequest { promise, ..opened(&fields, title)? };
        let (table, _) = open_for(&app, &person, address, opened).await?;
        Ok((person, table))
    };
    match opened.await {
        // What can be mended is told beside the form.
        Err(problem @ Problem::Refused(_)) => {
            let told = problem.cited(context.reader.language);
            let page = may_try(&app, address, &fields)
                .and_then(|()| setup(&app, &context, title, fields, Some(told)));
            context.answer(page)
        }
        opened => arrive(&app, &context, opened),
    }
}

fn read(form: &[u8]) -> Fields {
    let pairs = form_urlencoded::parse(form);
    Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
}

fn opened(fields: &Fields, title: &TitleInfo) -> Result<OpenRequest, Problem> {
    fields.check_seats()?;
    fields.check_names()?;
    let sitters = fields.sitters(site::preset(title, fields).seats[1]);
    let seats = sitters.into_iter().map(|(who, here)| seat(who, here));
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    Ok(OpenRequest {
        private: fields.first("private").is_some(),
        previews: !title.has_previews || fields.first("previews").is_some(),
        pace: fields.first("pace").and_then(Pace::named).unwrap_or(Pace::Calm),
        files: fields.files(),
        entropy: fields.first("entropy").map(str::to_owned),
        ..OpenRequest::private(title.slug, options(fields, title)?, seats)
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
    found.ok_or_else(|| Problem::protocol(Malformed::NoPreset))
}

fn seat(who: &str, here: &str) -> Result<SeatRequest, Problem> {
    Ok(match who {
        "me" => SeatRequest::Me,
        "open" => SeatRequest::Open,
        "here" => SeatRequest::Here(here.to_owned()),
        _ => {
            let level =
                who.strip_prefix("bot-").ok_or_else(|| Problem::protocol(Malformed::WhoSits))?;
            SeatRequest::Bot(level.to_owned())
        }
    })
}
