//! Opening a table of a title chosen at run time: a new one, or one from a record.

use game::{BadRecord, BadSetup, Files, Options, Quote, Record, Table, record};

use crate::{AnyTable, Refusal, Refused, SLUGS, Shelved, TitleVisitor, with_title};

/// Opens a table of the title with this slug. Files that the options name are taken from `files`.
///
/// # Errors
///
/// Gives the reason why these seats and options make no game.
pub fn open(
    slug: &str,
    seats: u8,
    options: &str,
    files: &dyn Files,
) -> Result<Box<dyn AnyTable>, Refusal> {
    let opened = with_title(slug, Open { seats, options, files: AnyFiles(files) });
    opened.ok_or_else(|| no_title(slug))?.map_err(Refusal::from)
}

/// The table of a record of any title, every event checked against the rules.
///
/// # Errors
///
/// Names the first line that is no line of a record, or that the rules do not allow.
pub fn read_record(text: &str) -> Result<Box<dyn AnyTable>, BadRecord> {
    let slug = record::title(text)?;
    let read = with_title(slug, Read { text });
    read.unwrap_or_else(|| Err(BadRecord { line: title_line(text), reason: no_title(slug).reason }))
}

/// The refusal of a slug that no title has.
#[must_use]
pub fn no_title(slug: &str) -> BadSetup {
    BadSetup::new(Refused::NoTitle { slug: Quote::new(slug), titles: SLUGS.join(", ") })
}

/// The number of the line that names the title of a record, counted from 1.
fn title_line(text: &str) -> usize {
    text.lines().take_while(|line| !line.starts_with("title")).count() + 1
}

/// Files behind a trait object, for options, whose reader expects a sized type.
#[derive(Clone, Copy)]
pub struct AnyFiles<'f>(pub &'f dyn Files);

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

impl TitleVisitor for Open<'_> {
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

impl TitleVisitor for Read<'_> {
    type Out = Result<Box<dyn AnyTable>, BadRecord>;

    fn visit<G: Shelved>(self) -> Self::Out {
        Ok(Box::new(Record::<G>::read(self.text)?))
    }
}
