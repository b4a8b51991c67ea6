//! Opening of tables by pages: quickly against bots, or by the set-up form.

use axum::{
    extract::{Path, RawForm, RawQuery, State},
    http::header,
    response::{IntoResponse, Response},
};
use display::{PresetInfo, TitleInfo};
use maud::Markup;
use serde::Deserialize;
use site::{Fields, Setup};
use tables::Pace;

use super::context::{PageContext, redirect_as};
use crate::{
    api::{AppState, ClientAddress, FormBody, OpenRequest, RulesSent, SeatRequest, open_for},
    clock,
    identity::Person,
    problem::Problem,
    refused::{Malformed, Missing, Untimely},
};

fn title(slug: &str) -> Result<&'static TitleInfo, Problem> {
    let found = display::title(slug);
    found.ok_or(Problem::Missing(Missing::Title))
}

/// The form of a table against a bot.
#[derive(Debug, Deserialize)]
pub(crate) struct QuickForm {
    level: Option<String>,
    preset: Option<String>,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /quick/{title}`: opens a table against a bot.
pub(crate) async fn quick(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    FormBody(quick): FormBody<QuickForm>,
) -> Response {
    let result = async {
        let person = context.person(None)?;
        let title = title(&slug)?;
        let level = quick.level.unwrap_or_else(|| title.usual.name().to_owned());
        let preset = quick.preset.map(|it| named(title, &it)).transpose()?;
        let is_alone = preset.is_some_and(|it| it.seats[1] == 1);
        let rival = (!is_alone).then_some(SeatRequest::Bot(level));
        let seats = [SeatRequest::Me].into_iter().chain(rival).collect();
        let options = preset.map(|it| it.options.clone()).unwrap_or_default();
        let request = OpenRequest {
            promise: valid_promise(&app, quick.promise).await?,
            entropy: quick.entropy,
            ..OpenRequest::private(title.slug, options, seats)
        };
        let (table, _) = open_for(&app, &person, address, request).await?;
        Ok((person, table))
    };
    redirect_to_table(&app, &context, result.await)
}

fn redirect_to_table(
    app: &AppState,
    context: &PageContext,
    result: Result<(Person, tables::Token), Problem>,
) -> Response {
    match result {
        Ok((person, table)) => redirect_as(app, &person, &format!("/table/{table}")),
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
    let page = async {
        let title = title(&slug)?;
        let fields = Fields::read(query.unwrap_or_default().as_bytes())?;
        setup(&app, &context, address, title, fields, None).await
    };
    context.answer_with_cookie(&app, page.await)
}

/// Checks the limits of reading rules and files in a form, whether a table is opened or not.
fn may_read_rules(
    app: &AppState,
    context: &PageContext,
    from: ClientAddress,
    fields: &Fields,
) -> Result<(), Problem> {
    let rules = if !fields.files().is_empty() {
        RulesSent::Files
    } else if fields.is_empty() {
        RulesSent::None
    } else {
        RulesSent::Options
    };
    app.may_read_rules(context.id(), from, rules)
}

/// The set-up form with the fields filled in.
async fn setup(
    app: &AppState,
    context: &PageContext,
    from: ClientAddress,
    title: &'static TitleInfo,
    fields: Fields,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    may_read_rules(app, context, from, &fields)?;
    let (promise, reader) = (app.registry.keys().promise()?, context.reader.clone());
    let page = move || site::setup(&Setup { reader, title, fields, promise, problem });
    app.foreign.run(page).await
}

/// How long after the opening, in milliseconds, a repeated form leads to the same table, for double clicks.
const RESUBMIT_WINDOW_MS: u64 = 10_000;

/// The promise of a form, if it can still be kept. A page that opened its table a while ago must not open another one:
/// the seal would not be the one that was shown.
pub(super) async fn valid_promise(
    app: &AppState,
    promise: Option<String>,
) -> Result<Option<String>, Problem> {
    let Some(promise) = promise else { return Ok(None) };
    let table = app.registry.keys().promised(&promise).ok_or_else(promise_used)?;
    match app.registry.keeper(table).await {
        Ok(keeper)
            if keeper.sitting().opened().saturating_add(RESUBMIT_WINDOW_MS) < clock::now() =>
        {
            Err(promise_used())
        }
        Ok(_) | Err(Problem::Missing(_)) => Ok(Some(promise)),
        Err(problem) => Err(problem),
    }
}

fn promise_used() -> Problem {
    Problem::turn(Untimely::UsedPage)
}

/// `GET /new/{title}/printed/{option}`: the printed file for an option, as a start for a file of one's own.
pub(crate) async fn printed(Path((slug, option)): Path<(String, String)>) -> Response {
    let Some(text) = display::printed(&slug, &option) else {
        return Problem::Missing(Missing::Page).into_response();
    };
    let is_table = text.lines().next().is_some_and(|it| it.contains(','));
    let (kind, end) = if is_table { ("text/csv", "csv") } else { ("application/toml", "toml") };
    let named = format!("attachment; filename=\"{slug}-{option}.{end}\"");
    let kind = format!("{kind}; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, named)], text).into_response()
}

/// `POST /new/{title}/differences`: the effect of the rules chosen so far; opens nothing.
pub(crate) async fn differences(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    RawForm(form): RawForm,
) -> Response {
    let page = async {
        let title = title(&slug)?;
        let fields = Fields::read(&form)?;
        may_read_rules(&app, &context, address, &fields)?;
        let language = context.reader.language;
        app.foreign.run(move || site::differences(title, &fields, language)).await
    };
    context.answer(page.await)
}

/// `POST /new/{title}`
pub(crate) async fn open(
    State(app): State<AppState>,
    Path(slug): Path<String>,
    context: PageContext,
    address: ClientAddress,
    RawForm(form): RawForm,
) -> Response {
    let sent = title(&slug).and_then(|title| Ok((title, Fields::read(&form)?)));
    let (title, fields) = match sent {
        Ok(sent) => sent,
        Err(problem) => return context.problem(&problem),
    };
    if let Some(fields) = fields.without_file() {
        return context.answer(setup(&app, &context, address, title, fields, None).await);
    }
    match open_filled_in(&app, &context, address, title, &fields).await {
        // A refusal that the reader can correct is shown beside the form.
        Err(problem @ Problem::Refused(_)) => {
            let error = problem.text_with_clause(context.reader.language);
            context.answer(setup(&app, &context, address, title, fields, Some(error)).await)
        }
        result => redirect_to_table(&app, &context, result),
    }
}

/// Opens the table that a filled-in form describes.
async fn open_filled_in(
    app: &AppState,
    context: &PageContext,
    address: ClientAddress,
    title: &'static TitleInfo,
    fields: &Fields,
) -> Result<(Person, tables::Token), Problem> {
    let person = context.person(fields.first("name"))?;
    let promise = valid_promise(app, fields.first("promise").map(str::to_owned)).await?;
    let sent = fields.clone();
    let asked = app.foreign.run(move || open_request(&sent, title)).await??;
    let (table, _) = open_for(app, &person, address, OpenRequest { promise, ..asked }).await?;
    Ok((person, table))
}

/// The request of a filled-in form.
fn open_request(fields: &Fields, title: &TitleInfo) -> Result<OpenRequest, Problem> {
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

/// The options: the preset, and whatever was chosen beside it.
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
