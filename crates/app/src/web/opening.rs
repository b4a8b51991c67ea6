//! Opening of tables by pages: quickly against bots, or by the set-up form.

use display::{PresetInfo, TitleInfo};
use maud::Markup;
use serde::Deserialize;
use site::{Fields, Setup};
use tables::{Pace, Token};

use crate::{
    api::opening::{OpenRequest, SeatRequest, open_for},
    context::Context,
    effect::{Quota, Work},
    identity::Person,
    problem::Problem,
    refused::{Malformed, Missing, Untimely},
    response::{self, Response},
};

fn title(slug: &str) -> Result<&'static TitleInfo, Problem> {
    let found = display::title(slug);
    found.ok_or(Problem::Missing(Missing::Title))
}

/// The form of a table against a bot.
#[derive(Debug, Deserialize)]
struct QuickForm {
    level: Option<String>,
    preset: Option<String>,
    promise: Option<String>,
    entropy: Option<String>,
}

/// `POST /quick/{title}`: opens a table against a bot.
pub(crate) async fn quick(context: &Context) -> Result<Response, Problem> {
    let quick: QuickForm = context.form()?;
    let person = context.person(None)?;
    let title = title(context.part(0))?;
    let level = quick.level.unwrap_or_else(|| title.usual.name().to_owned());
    let preset = quick.preset.map(|it| named(title, &it)).transpose()?;
    let is_alone = preset.is_some_and(|it| it.seats[1] == 1);
    let rival = (!is_alone).then_some(SeatRequest::Bot(level));
    let seats = [SeatRequest::Me].into_iter().chain(rival).collect();
    let options = preset.map(|it| it.options.clone()).unwrap_or_default();
    let request = OpenRequest {
        promise: valid_promise(context, quick.promise).await?,
        entropy: quick.entropy,
        ..OpenRequest::private(title.slug, options, seats)
    };
    let (table, _) = open_for(context, &person, request).await?;
    Ok(redirect_to_table(context, &person, table))
}

fn redirect_to_table(context: &Context, person: &Person, table: Token) -> Response {
    context.redirect_as(person, &format!("/table/{table}"))
}

/// `GET /new/{title}`
pub(crate) async fn form(context: &Context) -> Result<Response, Problem> {
    let title = title(context.part(0))?;
    let fields = Fields::read(context.raw_query().as_bytes())?;
    Ok(context.page_with_cookie(setup(context, title, fields, None).await?))
}

/// Checks the limits of reading rules and files in a form, whether a table is opened or not.
async fn may_read_rules(context: &Context, fields: &Fields) -> Result<(), Problem> {
    let quota = if !fields.files().is_empty() {
        Quota::Files
    } else if fields.is_empty() {
        return Ok(());
    } else {
        Quota::Options
    };
    context.effects.take_from(quota, context.id()).await
}

/// The set-up form with the fields filled in.
async fn setup(
    context: &Context,
    title: &'static TitleInfo,
    fields: Fields,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    may_read_rules(context, &fields).await?;
    let (promise, reader) = (context.promise(), context.reader.clone());
    let page = move || site::setup(&Setup { reader, title, fields, promise, problem });
    context.effects.compute(Work::Foreign, page).await
}

/// How long after the opening, in milliseconds, a repeated form leads to the same table, for double clicks.
const RESUBMIT_WINDOW_MS: u64 = 10_000;

/// The promise of a form, if it can still be kept. A page that opened its table a while ago must not open another one:
/// the seal would not be the one that was shown.
pub(super) async fn valid_promise(
    context: &Context,
    promise: Option<String>,
) -> Result<Option<String>, Problem> {
    let Some(promise) = promise else { return Ok(None) };
    let table = context.keys.promised(&promise, context.now).ok_or_else(promise_used)?;
    match context.effects.known_table(table).await {
        Ok(sitting) if sitting.opened().saturating_add(RESUBMIT_WINDOW_MS) < context.now => {
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
pub(crate) fn printed(context: &Context) -> Result<Response, Problem> {
    let (slug, option) = (context.part(0), context.part(1));
    let text = display::printed(slug, option).ok_or(Problem::Missing(Missing::Page))?;
    let is_table = text.lines().next().is_some_and(|it| it.contains(','));
    let (kind, end) = if is_table {
        ("text/csv; charset=utf-8", "csv")
    } else {
        ("application/toml; charset=utf-8", "toml")
    };
    let named = format!("{slug}-{option}.{end}");
    Ok(response::as_file(response::text(kind, text), &named))
}

/// `POST /new/{title}/differences`: the effect of the rules chosen so far; opens nothing.
pub(crate) async fn differences(context: &Context) -> Result<Response, Problem> {
    let title = title(context.part(0))?;
    let fields = Fields::read(context.raw_form()?)?;
    may_read_rules(context, &fields).await?;
    let language = context.reader.language;
    let differences = move || site::differences(title, &fields, language);
    Ok(response::page(context.effects.compute(Work::Foreign, differences).await?))
}

/// `POST /new/{title}`
pub(crate) async fn open(context: &Context) -> Result<Response, Problem> {
    let title = title(context.part(0))?;
    let fields = Fields::read(context.raw_form()?)?;
    if let Some(fields) = fields.without_file() {
        return Ok(response::page(setup(context, title, fields, None).await?));
    }
    match open_filled_in(context, title, &fields).await {
        Ok((person, table)) => Ok(redirect_to_table(context, &person, table)),
        // A refusal that the reader can correct is shown beside the form.
        Err(problem @ Problem::Refused(_)) => {
            let error = problem.text_with_clause(context.reader.language);
            Ok(response::page(setup(context, title, fields, Some(error)).await?))
        }
        Err(problem) => Err(problem),
    }
}

/// Opens the table that a filled-in form describes.
async fn open_filled_in(
    context: &Context,
    title: &'static TitleInfo,
    fields: &Fields,
) -> Result<(Person, Token), Problem> {
    let person = context.person(fields.first("name"))?;
    let promise = valid_promise(context, fields.first("promise").map(str::to_owned)).await?;
    let sent = fields.clone();
    let request = move || open_request(&sent, title);
    let asked = context.effects.compute(Work::Foreign, request).await??;
    let (table, _) = open_for(context, &person, OpenRequest { promise, ..asked }).await?;
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
