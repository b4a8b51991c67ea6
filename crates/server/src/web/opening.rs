//! Opening a table: at once against bots, or by the form.

use axum::{
    extract::{Path, RawForm, State},
    response::Response,
};
use maud::Markup;
use shelf::TitleInfo;
use site::Setup;

use super::reading::{Reading, on_as};
use crate::{
    api::{Address, Desk, Opened, SeatAsked, open_for},
    identity::Person,
    problem::Problem,
};

fn title(slug: &str) -> Result<TitleInfo, Problem> {
    let found = shelf::titles().into_iter().find(|it| it.slug == slug);
    found.ok_or(Problem::Missing("title"))
}

/// `POST /quick/{title}`: a table against a student, at once.
pub(crate) async fn quick(
    State(desk): State<Desk>,
    Path(slug): Path<String>,
    reading: Reading,
    address: Address,
) -> Response {
    let opened = async {
        let person = reading.person(None)?;
        let seats = vec![SeatAsked::Me, SeatAsked::Bot("student".to_owned())];
        let opened = Opened::private(title(&slug)?.slug, String::new(), seats);
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
pub(crate) async fn form(Path(slug): Path<String>, reading: Reading) -> Response {
    reading.answer(title(&slug).map(|title| setup(&reading, &title, None)))
}

fn setup(reading: &Reading, title: &TitleInfo, problem: Option<String>) -> Markup {
    site::setup(&Setup { reader: reading.reader.clone(), title, problem })
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
    let fields = Fields::read(&form);
    let opened = async {
        let person = reading.person(fields.first("name"))?;
        let opened = fields.opened(&title)?;
        let (table, _) = open_for(&desk, &person, address, opened).await?;
        Ok((person, table))
    };
    match opened.await {
        // What can be mended is told beside the form.
        Err(problem @ Problem::Refused(_)) => {
            reading.answer(Ok(setup(&reading, &title, Some(problem.cited(reading.reader.tongue)))))
        }
        opened => arrive(&desk, &reading, opened),
    }
}

/// The fields of a form, some of them several times.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(form: &[u8]) -> Fields {
        let pairs = form_urlencoded::parse(form);
        Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
    }

    fn first(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    fn opened(&self, title: &TitleInfo) -> Result<Opened, Problem> {
        let seats = self.all("seat").zip(self.all("here").chain(std::iter::repeat("")));
        let seats = seats.filter(|(who, _)| *who != "none").map(|(who, here)| seat(who, here));
        let seats = seats.collect::<Result<Vec<_>, _>>()?;
        let options = self.options(title)?;
        Ok(Opened {
            private: self.first("private").is_some(),
            ..Opened::private(title.slug, options, seats)
        })
    }

    /// The preset, and whatever was chosen beside it.
    fn options(&self, title: &TitleInfo) -> Result<String, Problem> {
        let named = self.first("preset").unwrap_or_default();
        let preset = title.presets.iter().find(|it| it.name == named);
        let preset = preset.ok_or_else(|| Problem::protocol("there is no such preset"))?;
        let chosen = self.0.iter().filter_map(|(name, value)| {
            let option = name.strip_prefix("option-")?;
            (!value.is_empty()).then(|| format!("{option}={value}"))
        });
        Ok(preset.overridden(&chosen.collect::<Vec<_>>().join(" ")))
    }
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
