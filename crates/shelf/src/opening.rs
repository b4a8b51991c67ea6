//! Opening a table of a title picked at run time: new, from a record, or only its calculator.

use game::{BadRecord, BadSetup, Files, Options, Quote, Record, Table, record};
use pages::Calculator;

use crate::{AnyTable, PresetInfo, Refusal, Refused, SLUGS, Shelved, Visitor, titles, with_title};

/// Opens a table of the title called `slug`. Files that the options name are taken from `files`.
///
/// # Errors
///
/// Says why there is no such game.
pub fn open(
    slug: &str,
    seats: u8,
    options: &str,
    files: &dyn Files,
) -> Result<Box<dyn AnyTable>, Refusal> {
    let opened = with_title(slug, Open { seats, options, files: AnyFiles(files) });
    opened.ok_or_else(|| no_title(slug))?.map_err(Refusal::from)
}

/// Reads a record of any title, every event checked against the rules.
///
/// # Errors
///
/// Names the first line that is not a record's, or that the rules do not allow.
pub fn read_record(text: &str) -> Result<Box<dyn AnyTable>, BadRecord> {
    let slug = record::title(text)?;
    let read = with_title(slug, Read { text });
    read.unwrap_or_else(|| Err(BadRecord { line: title_line(text), reason: no_title(slug).reason }))
}

/// What works out what a thing of the title called `slug` is worth, under the given options.
///
/// # Errors
///
/// Says why there is none.
pub fn calculator(
    slug: &str,
    options: &str,
    files: &dyn Files,
) -> Result<Box<dyn Calculator>, Refusal> {
    let found = with_title(slug, Calculate { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

/// The preset called `name` of a title.
///
/// # Errors
///
/// Says which presets there are.
pub fn preset(slug: &str, name: &str) -> Result<PresetInfo, Refusal> {
    let title = titles().into_iter().find(|title| title.slug == slug);
    let presets = title.ok_or_else(|| no_title(slug))?.presets;
    let names: Vec<&str> = presets.iter().map(|preset| preset.name).collect();
    let none = || Refused::NoPreset { name: Quote::new(name), presets: names.join(", ") };
    let found = presets.iter().find(|preset| preset.name == name);
    found.cloned().ok_or_else(|| BadSetup::new(none()).into())
}

pub(crate) fn no_title(slug: &str) -> BadSetup {
    BadSetup::new(Refused::NoTitle { slug: Quote::new(slug), titles: SLUGS.join(", ") })
}

/// The line, from 1, that names the title of a record.
fn title_line(text: &str) -> usize {
    text.lines().take_while(|line| !line.starts_with("title")).count() + 1
}

/// Options are read from files of a known type.
pub(crate) struct AnyFiles<'f>(pub(crate) &'f dyn Files);

impl Files for AnyFiles<'_> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        self.0.text(name)
    }
}

struct Open<'o> {
    seats: u8,
    options: &'o str,
    files: AnyFiles<'o>,
}

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn AnyTable>, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let table = Table::<G>::open(self.seats, options)?;
        Ok(Box::new(Record::new(table)))
    }
}

struct Read<'t> {
    text: &'t str,
}

impl Visitor for Read<'_> {
    type Out = Result<Box<dyn AnyTable>, BadRecord>;

    fn visit<G: Shelved>(self) -> Self::Out {
        Ok(Box::new(Record::<G>::read(self.text)?))
    }
}

struct Calculate<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl Visitor for Calculate<'_> {
    type Out = Result<Box<dyn Calculator>, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let none = || BadSetup::new(Refused::NoCalculator { title: G::TITLE.name });
        G::calculator(&options).ok_or_else(none)
    }
}
