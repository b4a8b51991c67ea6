//! A game as text: a header, then one event a line.
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

use std::{fmt::Write, iter::Peekable, str::FromStr};

use crate::{BadNotation, Event, EventOf, File, Game, Options, Seat, Table, table::Judge};

/// A table, and what is told about it beside the game: who played, when, where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The game, with all its events.
    pub table: Table<G>,
    /// Names with their values, in order; they have no meaning in the rules.
    pub tags: Vec<(String, String)>,
}

/// This text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadRecord {
    /// The first line that does not fit, counted from 1.
    pub line: usize,
    /// Why, as a sentence without a full stop.
    pub reason: String,
}

/// Lines that say something, with their numbers.
type Lines<'t> = Peekable<Box<dyn Iterator<Item = (usize, &'t str)> + 't>>;

/// The slug of the title that the record in `text` is a game of.
///
/// # Errors
///
/// Refuses a text that does not begin as a record does.
pub fn title(text: &str) -> Result<&str, BadRecord> {
    Ok(title_line(&mut lines(text))?.1)
}

impl<G: Game> Record<G> {
    /// Reads a record, every event checked against the rules.
    ///
    /// # Errors
    ///
    /// Names the first line that is not a record's, or that the rules do not allow.
    pub fn read(text: &str) -> Result<Record<G>, BadRecord> {
        let mut lines = lines(text);
        check_title::<G>(&mut lines)?;
        let (at, seats) = field(&mut lines, "seats")?;
        let seats = seats.parse().map_err(|_| bad(at, "seats is a number of players"))?;
        let (at, text) = field(&mut lines, "options")?;
        let files = files(&mut lines)?;
        let options = G::Options::read(text, &files).map_err(|it| bad(at, &it))?;
        let tags = tags(&mut lines)?;
        let mut table = Table::open(seats, options).map_err(|it| bad(at, &it))?;
        let mut judge = Judge::default();
        for (at, line) in lines {
            let event = event::<G>(line).map_err(|it| bad(at, &it))?;
            judge.check(table.game(), &event).map_err(|it| bad(at, &it))?;
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
            // A line break in a name someone chose must not become a line of the record.
            writeln!(f, "tag      {}", format!("{name} {value}").replace('\n', " "))?;
        }
        f.write_char('\n')?;
        self.table.events().iter().try_for_each(|event| writeln!(f, "{event}"))
    }
}

/// Reads one event as a record writes it: `luck` or a seat, then the text.
///
/// # Errors
///
/// Says what cannot be read.
pub fn event<G: Game>(line: &str) -> Result<EventOf<G>, BadNotation> {
    let (who, what) = word(line);
    if who == "luck" {
        return Ok(Event::Chance(what.parse()?));
    }
    let seat = Seat::from_str(who)
        .map_err(|_| BadNotation::new(line, "an event: «luck» or a seat, then what happened"))?;
    Ok(Event::Choice { seat, action: what.parse()? })
}

fn lines(text: &str) -> Lines<'_> {
    let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
    let all: Box<dyn Iterator<Item = _>> =
        Box::new(numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')));
    all.peekable()
}

fn check_title<G: Game>(lines: &mut Lines<'_>) -> Result<(), BadRecord> {
    let (at, slug, version) = title_line(lines)?;
    let title = G::TITLE;
    if slug != title.slug {
        return Err(bad(at, &format!("this is a game of {slug}, not of {}", title.slug)));
    }
    if version != title.rules_version.to_string() {
        let ours = title.rules_version;
        return Err(bad(
            at,
            &format!("played by rules {version}; this program knows rules {ours}"),
        ));
    }
    Ok(())
}

fn title_line<'t>(lines: &mut Lines<'t>) -> Result<(usize, &'t str, &'t str), BadRecord> {
    let (at, title) = field(lines, "title")?;
    let (slug, rules) = title
        .split_once(", rules ")
        .ok_or_else(|| bad(at, "a record begins with «title SLUG, rules NUMBER»"))?;
    Ok((at, slug, rules))
}

fn field<'t>(lines: &mut Lines<'t>, name: &str) -> Result<(usize, &'t str), BadRecord> {
    let (at, line) = lines.next().ok_or_else(|| bad(1, &format!("«{name}» is missing")))?;
    match word(line) {
        (found, value) if found == name => Ok((at, value)),
        _ => Err(bad(at, &format!("here a record says «{name}»"))),
    }
}

fn optional<'t>(lines: &mut Lines<'t>, name: &str) -> Option<(usize, &'t str)> {
    let (at, line) = lines.next_if(|(_, line)| word(line).0 == name)?;
    Some((at, word(line).1))
}

fn files(lines: &mut Lines<'_>) -> Result<Vec<File>, BadRecord> {
    let mut files: Vec<File> = Vec::new();
    while let Some((at, name)) = optional(lines, "file") {
        if name.is_empty() || files.iter().any(|file| file.name == name) {
            return Err(bad(at, "a file has a name of its own"));
        }
        let mut text = String::new();
        while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with('|')) {
            let line = &line[1..];
            text += line.strip_prefix(' ').unwrap_or(line);
            text.push('\n');
        }
        files.push(File { name: name.to_owned(), text });
    }
    Ok(files)
}

fn tags(lines: &mut Lines<'_>) -> Result<Vec<(String, String)>, BadRecord> {
    let mut tags = Vec::new();
    while let Some((at, tag)) = optional(lines, "tag") {
        let (name, value) = word(tag);
        if value.is_empty() {
            return Err(bad(at, "a tag has a name and a value"));
        }
        tags.push((name.to_owned(), value.to_owned()));
    }
    Ok(tags)
}

/// The first word of `line` and the rest.
fn word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim_start())
}

fn bad(line: usize, reason: &(impl ToString + ?Sized)) -> BadRecord {
    BadRecord { line, reason: reason.to_string() }
}
