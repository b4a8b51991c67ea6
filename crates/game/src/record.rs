//! Records: a game as text, with a header and then one event a line.
//!
//! ```text
//! title    canvas, rules 1
//! seats    2
//! options  scenario=chill deck=mine.csv
//! file     mine.csv
//! | id,word_side,red,yellow,green,blue,violet
//! | 1,left,hue,,tone,,
//! tag      date 2026-11-15
//!
//! luck  start B
//! B     take 3
//! ```
//!
//! Empty lines and lines that begin with `#` are passed over. What is written is read back
//! exactly; what cannot be read is refused with its line and the reason.

use std::{collections::BTreeMap, fmt::Write, iter::Peekable, str::FromStr};

use crate::{
    BadNotation, Event, EventOf, Game, Options, Reason, Refused, Seat, Table,
    foreign::{MAX_RECORD_BYTES, admit},
    notation::number,
    table::Judge,
};

/// A record: a table with its tags, such as who played, when and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The table, with all its events.
    pub table: Table<G>,
    tags: Vec<(String, String)>,
}

/// The error for a text that is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadRecord {
    /// The number of the first line that is wrong, from 1.
    pub line: usize,
    /// The reason, as a sentence without a full stop.
    pub reason: Reason,
}

impl From<BadRecord> for Reason {
    fn from(bad: BadRecord) -> Reason {
        Refused::RecordLine { line: bad.line, why: bad.reason }.into()
    }
}

/// The lines of a record that are neither empty nor comments, with their numbers.
struct Lines<'t> {
    rest: Peekable<Box<dyn Iterator<Item = (usize, &'t str)> + 't>>,
    /// The number of the last line that was read.
    last: usize,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        // Some editors begin a text with a mark of its encoding.
        let text = text.trim_start_matches('\u{FEFF}');
        // The lines of a file are kept to the letter.
        let trimmed = |line: &'t str| if line.starts_with('|') { line } else { line.trim_end() };
        let numbered = text.lines().enumerate().map(move |(at, line)| (at + 1, trimmed(line)));
        let telling = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let telling: Box<dyn Iterator<Item = _>> = Box::new(telling);
        Lines { rest: telling.peekable(), last: 1 }
    }

    fn next_if(&mut self, fits: impl Fn(&str) -> bool) -> Option<(usize, &'t str)> {
        self.rest.next_if(|(_, line)| fits(line)).inspect(|(at, _)| self.last = *at)
    }
}

impl<'t> Iterator for Lines<'t> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<(usize, &'t str)> {
        self.next_if(|_| true)
    }
}

/// The slug of the title of the record in `text`.
///
/// # Errors
///
/// Refuses a text that does not begin like a record.
pub fn title(text: &str) -> Result<&str, BadRecord> {
    Ok(title_line(&mut Lines::of(text))?.1)
}

impl<G: Game> Record<G> {
    /// The record of `table`, without tags.
    #[must_use]
    pub fn new(table: Table<G>) -> Record<G> {
        Record { table, tags: Vec::new() }
    }

    /// The tags, each a name and a value, in their order. They have no meaning in the rules.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Adds a tag. The name and the value may be any text that people type, so they are first brought into the
    /// form of a record: a name of one word, a value of words with single spaces. A tag of which nothing is
    /// left is dropped.
    pub fn tag(&mut self, name: &str, value: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join("-");
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        if !name.is_empty() && !value.is_empty() {
            self.tags.push((name, value));
        }
    }

    /// Reads a record; every event is checked against the rules.
    ///
    /// # Errors
    ///
    /// Names the first line that is not a line of a record, or whose event the rules do not allow.
    pub fn read(text: &str) -> Result<Record<G>, BadRecord> {
        admit(text, MAX_RECORD_BYTES).map_err(|it| bad(1, it))?;
        let mut lines = Lines::of(text);
        check_title::<G>(&mut lines)?;
        let (at, seats) = field(&mut lines, "seats")?;
        let seats = number(seats).ok_or_else(|| bad(at, Refused::RecordSeats))?;
        G::TITLE.check_seats(seats).map_err(|it| bad(at, it))?;
        let (at, text) = field(&mut lines, "options")?;
        let files = files(&mut lines)?;
        let options = G::Options::read(text, &files).map_err(|it| bad(at, it))?;
        if options.files().len() != files.len() {
            return Err(bad(at, Refused::RecordFiles));
        }
        let tags = tags(&mut lines)?;
        let mut table = Table::open(seats, options).map_err(|it| bad(at, it))?;
        let mut judge = Judge::default();
        for (at, line) in lines {
            let event = event::<G>(line).map_err(|it| bad(at, it))?;
            judge.check(table.game(), &event).map_err(|it| bad(at, it))?;
            table.push(event);
        }
        Ok(Record { table, tags })
    }
}

impl<G: Game> std::fmt::Display for Record<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let title = G::TITLE;
        writeln!(f, "title    {}, rules {}", title.slug, title.rules_version)?;
        writeln!(f, "seats    {}", self.table.seats())?;
        writeln!(f, "{}", format!("options  {}", self.table.options()).trim_end())?;
        for file in self.table.options().files() {
            writeln!(f, "file     {}", file.name)?;
            file.text.lines().try_for_each(|line| writeln!(f, "| {line}"))?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "tag      {name} {value}")?;
        }
        f.write_char('\n')?;
        self.table.events().iter().try_for_each(|event| writeln!(f, "{event}"))
    }
}

/// Reads one event as a record writes it: `luck` or a seat, then the chance or the action.
///
/// # Errors
///
/// Names what cannot be read.
pub fn event<G: Game>(line: &str) -> Result<EventOf<G>, BadNotation> {
    let (who, what) = word(line);
    if who == "luck" {
        return Ok(Event::Chance(what.parse()?));
    }
    let seat = Seat::from_str(who).map_err(|_| BadNotation::new(line, Refused::EventNotation))?;
    Ok(Event::Choice { seat, action: what.parse()? })
}

fn check_title<G: Game>(lines: &mut Lines<'_>) -> Result<(), BadRecord> {
    let (at, slug, version) = title_line(lines)?;
    let title = G::TITLE;
    if slug != title.slug {
        let (slug, title) = (slug.to_owned(), title.slug);
        return Err(bad(at, Refused::RecordTitle { slug, title }));
    }
    if version != title.rules_version.to_string() {
        let ours = title.rules_version;
        return Err(bad(at, Refused::RecordRules { version: version.to_owned(), ours }));
    }
    Ok(())
}

fn title_line<'t>(lines: &mut Lines<'t>) -> Result<(usize, &'t str, &'t str), BadRecord> {
    let (at, title) = field(lines, "title")?;
    let (slug, rules) =
        title.split_once(", rules ").ok_or_else(|| bad(at, Refused::RecordBegins))?;
    Ok((at, slug, rules))
}

fn field<'t>(lines: &mut Lines<'t>, name: &'static str) -> Result<(usize, &'t str), BadRecord> {
    let (at, line) = lines.next().ok_or_else(|| bad(lines.last, Refused::RecordField { name }))?;
    match word(line) {
        (found, value) if found == name => Ok((at, value)),
        _ => Err(bad(at, Refused::RecordField { name })),
    }
}

fn optional<'t>(lines: &mut Lines<'t>, name: &str) -> Option<(usize, &'t str)> {
    let (at, line) = lines.next_if(|line| word(line).0 == name)?;
    Some((at, word(line).1))
}

fn files(lines: &mut Lines<'_>) -> Result<BTreeMap<String, String>, BadRecord> {
    let mut files = BTreeMap::new();
    while let Some((at, name)) = optional(lines, "file") {
        let mut text = String::new();
        while let Some((_, line)) = lines.next_if(|line| line.starts_with('|')) {
            let line = &line[1..];
            text += line.strip_prefix(' ').unwrap_or(line);
            text.push('\n');
        }
        if name.is_empty() || files.insert(name.to_owned(), text).is_some() {
            return Err(bad(at, Refused::RecordFileName));
        }
    }
    Ok(files)
}

fn tags(lines: &mut Lines<'_>) -> Result<Vec<(String, String)>, BadRecord> {
    let mut tags = Vec::new();
    while let Some((at, tag)) = optional(lines, "tag") {
        match word(tag) {
            (_, "") => return Err(bad(at, Refused::RecordTag)),
            (name, value) => tags.push((name.to_owned(), value.to_owned())),
        }
    }
    Ok(tags)
}

/// The first word of `line`, and the rest of `line`.
fn word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim_start())
}

fn bad(line: usize, reason: impl Into<Reason>) -> BadRecord {
    BadRecord { line, reason: reason.into() }
}
